extension Simplex {
  /// A column's extent over all that is still possible, with points that span it.
  struct Extent {
    var low = -Double.infinity
    var high = Double.infinity
    /// Values of the component's roots where the ends are reached, or on the way to infinity.
    var points: [[Double]] = []
  }

  /// Moves a weighted sum of columns down as far as possible.
  /// - Returns: Its least value and a point there, or minus infinity and a point on the way.
  mutating func minimum(
    of sum: [(column: Int, factor: Double)]
  ) -> (least: Double, point: [Double]) {
    cost.clear()
    for (column, factor) in sum { cost.begin(column, slope: factor) }
    var stalled = 0
    var budget = 200 * (columnCount + rowCount) + 1000
    price()
    while budget > 0, let entering = chooseEntering(first: stalled > 60) {
      budget -= 1
      guard let distance = step(entering, first: stalled > 60) else {
        // Nothing is in the way: one unit along the ray tells its direction.
        var point = Array(value[..<columnCount])
        if entering.column < columnCount { point[entering.column] += entering.direction }
        for row in 0..<rowCount where head[row] < columnCount {
          point[head[row]] -= entering.direction * work[row]
        }
        return (-.infinity, point)
      }
      stalled = distance > 1e-12 ? 0 : stalled + 1
      price()
    }
    let least = sum.reduce(0.0) { $0 + $1.factor * value[$1.column] }
    return (least, Array(value[..<columnCount]))
  }

  /// The extent of a column.
  mutating func extent(of column: Int) -> Extent {
    let down = minimum(of: [(column, 1)])
    let up = minimum(of: [(column, -1)])
    return Extent(low: down.least, high: -up.least, points: [down.point, up.point])
  }
}
