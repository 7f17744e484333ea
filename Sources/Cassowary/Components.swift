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
  /// Indices of wishes, component by component, highest priority first, then by place.
  private(set) var wishes: [Int]
  private(set) var wishStart: [Int]

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
    (wishes, wishStart) = Self.group(Array(assembly.wishes.indices), count) {
      let column = assembly.wishes[$0].column
      return column < variableCount
        ? belongs[column]
        : belongs[assembly.rowRoot[assembly.rowStart[column - variableCount]]]
    }
    for index in 0..<count { sortWishes(wishStart[index]..<wishStart[index + 1], of: assembly) }
  }

  /// Sorts a range of wishes by falling priority; equal ones stay in place order.
  private mutating func sortWishes(_ range: Range<Int>, of assembly: Assembly) {
    guard range.count > 1 else { return }
    if range.count > 12 {
      wishes[range].sort {
        let left = assembly.wishes[$0].priority
        let right = assembly.wishes[$1].priority
        return left == right ? $0 < $1 : left > right
      }
      return
    }
    for start in range.dropFirst() {
      let wish = wishes[start]
      var hole = start
      while hole > range.lowerBound,
        assembly.wishes[wishes[hole - 1]].priority < assembly.wishes[wish].priority
      {
        wishes[hole] = wishes[hole - 1]
        hole -= 1
      }
      wishes[hole] = wish
    }
  }

  /// A stable counting sort of `items` by the bucket each belongs to.
  private static func group(
    _ items: [Int], _ bucketCount: Int, by bucket: (Int) -> Int
  ) -> (items: [Int], start: [Int]) {
    var start = Array(repeating: 0, count: bucketCount + 1)
    for item in items { start[bucket(item) + 1] += 1 }
    for index in 0..<bucketCount { start[index + 1] += start[index] }
    var next = start
    var sorted = Array(repeating: 0, count: items.count)
    for item in items {
      let home = bucket(item)
      sorted[next[home]] = item
      next[home] += 1
    }
    return (sorted, start)
  }
}
