import QuoinCore

/// Finds places for labels: none covers another, and few cover a line.
struct LabelPlacement {
  let bounds: Rect
  private var labels: Occupancy
  private var lines: Occupancy
  private var texts: Occupancy
  /// How many labels found no place.
  private(set) var missing = 0

  init(_ bounds: Rect, unit: Double) {
    self.bounds = bounds
    labels = Occupancy(bounds, side: 24 * unit)
    lines = Occupancy(bounds, side: 24 * unit, limit: 48)
    texts = Occupancy(bounds, side: 24 * unit, limit: 48)
  }

  /// Where a label may stand; places with a low penalty, in square pt of covered lines, come first.
  struct Candidate {
    var origin: Point
    var penalty: Double
  }

  /// Takes the best free place; nil if there is none.
  mutating func place(_ size: Size, at candidates: [Candidate]) -> Rect? {
    var best: (rect: Rect, cost: Double)?
    for candidate in candidates {
      let rect = Rect(
        x: candidate.origin.x, y: candidate.origin.y, width: size.width, height: size.height)
      guard candidate.penalty < best?.cost ?? .infinity, bounds.contains(rect),
        labels.overlap(rect) == 0
      else { continue }
      let cost = candidate.penalty + lines.overlap(rect) + 0.5 * texts.overlap(rect)
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    guard let best else {
      missing += 1
      return nil
    }
    labels.insert(best.rect)
    return best.rect
  }

  /// The place that a label would have if it were alone, which it does not take.
  func rect(_ size: Size, at candidates: [Candidate]) -> Rect? {
    candidates.min { $0.penalty < $1.penalty }.map { best in
      Rect(x: best.origin.x, y: best.origin.y, width: size.width, height: size.height)
    }
  }

  /// Takes the lane, of some at parts of a range, on which a line covers the least.
  mutating func lane(
    in range: ClosedRange<Double>, at parts: [Double], _ rect: (Double) -> Rect
  ) -> Double {
    var best = range.lowerBound
    var least = Double.infinity
    for (index, part) in parts.enumerated() {
      let lane = range.lowerBound + (range.upperBound - range.lowerBound) * part
      let taken = rect(lane)
      // A hair for each step away from the preferred lane.
      let cost = lines.overlap(taken) + Double(index) * taken.area * 1e-3
      if cost < least { (best, least) = (lane, cost) }
    }
    lines.insert(rect(best))
    return best
  }

  /// Marks a text of the page, which labels had better not cover.
  mutating func avoid(text rect: Rect) {
    texts.insert(rect)
  }
}
