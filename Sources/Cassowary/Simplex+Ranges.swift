extension Simplex {
  /// Moves a weighted sum of columns down as far as possible.
  /// - Returns: Its least value, at which the columns then are, or minus infinity.
  mutating func minimum(of sum: [(column: Int, factor: Double)]) -> Double {
    cost.clear()
    for (column, factor) in sum { cost.begin(column, slope: factor) }
    var stalled = 0
    var budget = 200 * (columnCount + rowCount) + 1000
    price()
    while budget > 0, let entering = chooseEntering(first: stalled > 60) {
      budget -= 1
      guard let distance = step(entering, first: stalled > 60, attentive: true) else {
        return -.infinity
      }
      stalled = distance > 1e-12 ? 0 : stalled + 1
      price()
    }
    return sum.reduce(0.0) { $0 + $1.factor * value[$1.column] }
  }

  /// How far each of several columns can go down and up.
  ///
  /// All that go down come first: the way of one is mostly that of the next.
  mutating func extents(of columns: [Int]) -> [Extent] {
    var extents = columns.map { Extent(low: minimum(of: [($0, 1)]), high: .infinity) }
    for (index, column) in columns.enumerated() {
      extents[index].high = -minimum(of: [(column, -1)])
    }
    return extents
  }
}

/// How far something can move.
struct Extent {
  var low: Double
  var high: Double

  /// Whether the ends are further apart than rounding explains.
  var isWide: Bool {
    guard low.isFinite, high.isFinite else { return low < high }
    return high - low > 1e-7 * max(1, low.magnitude, high.magnitude)
  }

  /// Whether another extent, within this one, leaves some of it out.
  func isWider(than other: Self) -> Bool {
    Self(low: low, high: other.low).isWide || Self(low: other.high, high: high).isWide
  }
}
