/// A column that may enter, the way it moves, and the rate at which the cost changes.
struct Entering {
  var column: Int
  /// 1 up, -1 down.
  var direction: Double
  var rate: Double

  /// Whether to prefer it to another: the steeper one; of equals the one created last, which leaves
  /// the first ones where they are, as rule 3 will want it.
  func precedes(_ other: Self) -> Bool {
    rate < other.rate || (rate == other.rate && column > other.column)
  }
}

extension Simplex {
  /// Computes the dual solution for the pieces on which the basic columns are, and from it the
  /// part of each column's rate of change that comes through the basis.
  mutating func price() {
    arePricesOld = false
    isGrown = false
    for column in touched {
      reduced[column] = 0
      reducedSize[column] = 0
      reducedPeak[column] = 0
      isTouched[column] = false
    }
    touched.removeAll(keepingCapacity: true)
    for row in 0..<rowCount {
      dual[row] = 0
      dualSize[row] = 0
    }
    var isFlat = true
    for (index, column) in cost.columns.enumerated() where position[column] >= 0 {
      let slope = cost.slope(index, piece: cost.piece[index])
      if slope != 0 {
        dual[position[column]] = slope
        dualSize[position[column]] = slope.magnitude
        isFlat = false
      }
    }
    if isFlat { return }
    basis.transformTransposed(&dual, size: &dualSize)
    let peak = dual.reduce(0) { max($0, $1.magnitude) }
    for row in 0..<rowCount where dualSize[row] != 0 {
      let factor = dual[row]
      let size = dualSize[row]
      let actual = max(factor.magnitude, 1e-3 * peak)
      isGrown = isGrown || size > 1e4 * actual
      for entry in rowStart[row]..<rowStart[row + 1] {
        let magnitude = rowValue[entry].magnitude
        touch(rowColumn[entry], factor * rowValue[entry], size * magnitude, actual * magnitude)
      }
      touch(columnCount + row, -factor, size, actual)
    }
  }

  private mutating func touch(_ column: Int, _ part: Double, _ size: Double, _ actual: Double) {
    guard position[column] < 0 else { return }
    if !isTouched[column] {
      isTouched[column] = true
      touched.append(column)
    }
    reduced[column] += part
    reducedSize[column] += size
    reducedPeak[column] += actual
  }

  /// The rates at which the cost grows when a column outside the basis moves up and down, each
  /// exactly 0 when it is nothing but rounding.
  func rates(of column: Int) -> (up: Double, down: Double) {
    var up = reduced[column]
    var down = -reduced[column]
    var upSize = reducedSize[column]
    var downSize = upSize
    var upPeak = reducedPeak[column]
    var downPeak = upPeak
    let index = cost.index[column]
    if index >= 0 {
      let right = cost.slope(index, piece: cost.piece(index, rightOf: value[column]))
      let left = cost.slope(index, piece: cost.piece(index, leftOf: value[column]))
      up += right
      down -= left
      upSize += right.magnitude
      downSize += left.magnitude
      upPeak += right.magnitude
      downPeak += left.magnitude
    }
    if up.magnitude <= min(Tolerance.rate * upSize, Tolerance.certain * upPeak) { up = 0 }
    if down.magnitude <= min(Tolerance.rate * downSize, Tolerance.certain * downPeak) { down = 0 }
    return (up, down)
  }

  /// The column to move: the steepest, or (Bland, 1977) the first when steps have stalled.
  func chooseEntering(first isBland: Bool) -> Entering? {
    var best: Entering?
    func consider(_ column: Int) {
      guard let offer = offer(of: column) else { return }
      guard let current = best else {
        best = offer
        return
      }
      if isBland ? column < current.column : offer.precedes(current) { best = offer }
    }
    for column in touched { consider(column) }
    for column in cost.columns where !isTouched[column] { consider(column) }
    return best
  }

  /// All columns worth moving, steepest first.
  func entrants() -> [Entering] {
    var offers = touched.compactMap(offer)
    for column in cost.columns where !isTouched[column] {
      if let offer = offer(of: column) { offers.append(offer) }
    }
    offers.sort { $0.precedes($1) }
    return offers
  }

  /// How a column should move, if it may and the cost falls.
  func offer(of column: Int) -> Entering? {
    guard position[column] < 0, lower[column] < upper[column], !isBanned[column] else { return nil }
    let rates = rates(of: column)
    if rates.up < 0, value[column] < upper[column] {
      return Entering(column: column, direction: 1, rate: rates.up)
    }
    if rates.down < 0, value[column] > lower[column] {
      return Entering(column: column, direction: -1, rate: rates.down)
    }
    return nil
  }
}
