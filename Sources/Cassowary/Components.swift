/// Roots that meet in no row are solved apart: this sorts an assembly's parts by component.
struct Components {
  /// The component of each root; -1 for variables that are no roots, and eliminated roots.
  private(set) var component: [Int]
  private(set) var count = 0
  /// The roots, component by component, each in order of creation.
  private(set) var columns: [Int]
  private(set) var columnStart: [Int]
  private(set) var rows: [Int]
  private(set) var rowStart: [Int]

  init(_ assembly: Assembly, reduction: Reduction, elimination: Elimination?) {
    let variableCount = assembly.variableCount
    var sets = DisjointSets(count: variableCount)
    for row in 0..<assembly.rowCount {
      let entries = assembly.rowStart[row]..<assembly.rowStart[row + 1]
      var lead = sets.leader(of: assembly.rowRoot[entries.lowerBound])
      for entry in entries.dropFirst() {
        lead = sets.join(lead, sets.leader(of: assembly.rowRoot[entry]))
      }
    }
    component = Array(repeating: -1, count: variableCount)
    for variable in 0..<variableCount where reduction.links[variable].parent == variable {
      if let elimination, elimination.stepOf[variable] >= 0 { continue }
      let lead = sets.leader(of: variable)
      if component[lead] < 0 {
        component[lead] = count
        count += 1
      }
      component[variable] = component[lead]
    }
    let belongs = component
    let roots = (0..<variableCount).filter { belongs[$0] >= 0 }
    (columns, columnStart) = Self.group(roots, count) { belongs[$0] }
    (rows, rowStart) = Self.group(Array(0..<assembly.rowCount), count) {
      belongs[assembly.rowRoot[assembly.rowStart[$0]]]
    }
  }

  /// A stable counting sort of `items` by the bucket each belongs to.
  static func group<Item>(
    _ items: [Item], _ bucketCount: Int, by bucket: (Item) -> Int
  ) -> (items: [Item], start: [Int]) {
    var start = Array(repeating: 0, count: bucketCount + 1)
    let homes = items.map(bucket)
    for home in homes { start[home + 1] += 1 }
    for index in 0..<bucketCount { start[index + 1] += start[index] }
    var next = start
    var sorted = items
    for (item, home) in zip(items, homes) {
      sorted[next[home]] = item
      next[home] += 1
    }
    return (sorted, start)
  }
}
