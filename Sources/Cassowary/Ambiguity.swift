/// What one component's levels leave open, by column.
struct Ambiguity {
  /// The columns that can move, as the component counts them.
  private(set) var columns: [Int] = []
  private(set) var extents: [Simplex.Extent] = []
  private(set) var levels: [Double] = []
  /// For each of `columns` the number of the group that moves together.
  private(set) var groups: [Int] = []

  /// Examines a component after its levels and before single errors; `wishes` are sorted.
  init(_ core: Simplex, wishes: ArraySlice<Wish>) {
    guard !core.isDecided else { return }
    var probe = core
    for column in 0..<core.columnCount {
      let extent = probe.extent(of: column)
      guard Self.isWide(extent.low, extent.high) else { continue }
      columns.append(column)
      extents.append(extent)
    }
    levels = Array(repeating: 0, count: columns.count)
    findLevels(core, wishes)
    findGroups(&probe)
  }

  /// Whether two ends are further apart than rounding explains.
  static func isWide(_ low: Double, _ high: Double) -> Bool {
    guard low.isFinite, high.isFinite else { return low < high }
    return high - low > 1e-7 * max(1, low.magnitude, high.magnitude)
  }

  /// Fixes single errors level by level and sees when an extent first shrinks.
  private mutating func findLevels(_ core: Simplex, _ wishes: ArraySlice<Wish>) {
    var narrowed = core
    var start = wishes.startIndex
    while start < wishes.endIndex {
      let priority = wishes[start].priority
      while start < wishes.endIndex, wishes[start].priority == priority {
        narrowed.minimiseError(wishes[start])
        start += 1
      }
      var probe = narrowed
      for index in columns.indices where levels[index] == 0 {
        let now = probe.extent(of: columns[index])
        let before = extents[index]
        if Self.isWide(before.low, now.low) || Self.isWide(now.high, before.high) {
          levels[index] = priority
        }
      }
    }
  }

  /// Groups columns that are multiples of each other, plus a constant, on all optima.
  ///
  /// Proportion on the points found is necessary; that the difference is constant is then proved by
  /// its own least and greatest value.
  private mutating func findGroups(_ probe: inout Simplex) {
    groups = []
    var leaders: [Int] = []
    let points = extents.flatMap(\.points)
    for index in columns.indices {
      let found = leaders.firstIndex { leader in
        guard let factor = Self.factor(columns[index], columns[leader], points) else {
          return false
        }
        let difference = [(columns[index], 1.0), (columns[leader], -factor)]
        let least = probe.minimum(of: difference).least
        let most = -probe.minimum(of: difference.map { ($0.0, -$0.1) }).least
        return !Self.isWide(least, most)
      }
      groups.append(found ?? leaders.count)
      if found == nil { leaders.append(index) }
    }
  }

  /// The factor by which `column` moves when `leader` does, if it is the same at all points.
  private static func factor(_ column: Int, _ leader: Int, _ points: [[Double]]) -> Double? {
    guard let base = points.first,
      let far = points.max(by: {
        ($0[leader] - base[leader]).magnitude < ($1[leader] - base[leader]).magnitude
      })
    else { return nil }
    let reach = far[leader] - base[leader]
    guard reach != 0 else { return nil }
    let factor = (far[column] - base[column]) / reach
    guard factor.magnitude > 1e-9 else { return nil }
    for point in points {
      let expected = factor * (point[leader] - base[leader])
      let found = point[column] - base[column]
      guard (found - expected).magnitude <= 1e-7 * max(1, found.magnitude, point[column].magnitude)
      else { return nil }
    }
    return factor
  }
}
