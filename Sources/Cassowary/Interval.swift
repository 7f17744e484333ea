/// The values that a component of a single column may still take.
///
/// With one unknown the hierarchy needs no simplex: each level's sum of errors is a convex function
/// with kinks, and its minima form an interval.
struct Interval: Equatable {
  var low: Double
  var high: Double

  var isPoint: Bool { low == high }

  /// Keeps the minima of the sum of `wishes`' errors.
  mutating func minimise(_ wishes: ArraySlice<Wish>) {
    guard !isPoint, let first = wishes.first else { return }
    if wishes.count == 1 {
      keep(first)
      return
    }
    var slope = wishes.reduce(0.0) { $0 + $1.slopeLeft }
    let noise = Tolerance.rate * wishes.reduce(0.0) { $0 + $1.weight }
    var bestLow = -Double.infinity
    var bestHigh = Double.infinity
    var isDescending = slope < -noise
    for wish in wishes.sorted(by: { $0.position < $1.position }) {
      slope += wish.slopeRight - wish.slopeLeft
      if isDescending, slope >= -noise {
        isDescending = false
        bestLow = wish.position
      }
      if slope > noise {
        bestHigh = wish.position
        break
      }
    }
    clamp(bestLow, bestHigh)
  }

  /// Keeps the minima of one error.
  mutating func keep(_ wish: Wish) {
    guard !isPoint else { return }
    switch wish.relation {
    case .equal: clamp(wish.position, wish.position)
    case .lessThanOrEqual: clamp(-.infinity, wish.position)
    case .greaterThanOrEqual: clamp(wish.position, .infinity)
    }
  }

  /// Keeps what lies between `bestLow` and `bestHigh`, or what is nearest to it.
  mutating func clamp(_ bestLow: Double, _ bestHigh: Double) {
    let nearestLow = max(low, min(high, bestLow))
    let nearestHigh = min(high, max(low, bestHigh))
    low = nearestLow
    high = nearestHigh
  }
}
