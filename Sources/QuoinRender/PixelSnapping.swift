internal import QuoinCore

extension Canvas {
  /// Where a rectangle's edges come to lie: on whole pixels, in a picture.
  ///
  /// Edges are rounded, not sizes, so that boxes which share an edge share it in the picture too.
  /// What has a size keeps at least a pixel of it: a hairline must not vanish.
  func snapped(_ rect: Rect) -> Rect {
    guard case .pixels(let scale) = surface, rotations == 0 else { return rect }
    let (x, width) = Self.snap(rect.x, rect.width, scale)
    let (y, height) = Self.snap(rect.y, rect.height, scale)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func snap(
    _ start: Double, _ length: Double, _ scale: Double
  ) -> (start: Double, length: Double) {
    let first = pixel(start * scale)
    var last = pixel((start + length) * scale)
    if last == first, length > 0 { last += 1 }
    return (first / scale, (last - first) / scale)
  }

  /// The nearest pixel edge. One edge may be reached by two sums that differ in their last bits, so
  /// what is all but half-way counts as half-way.
  private static func pixel(_ position: Double) -> Double {
    (position + 0.5 + 1e-6).rounded(.down)
  }
}
