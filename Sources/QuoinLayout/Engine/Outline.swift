import QuoinCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

// The outline of a box on paper: the corners of a convex shape, in order.
extension [Point] {
  /// The corners turned clockwise about a rectangle's centre.
  func turned(by degrees: Double, about rect: Rect) -> [Point] {
    guard degrees != 0 else { return self }
    let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    return map { point in
      let (x, y) = (point.x - rect.midX, point.y - rect.midY)
      return Point(x: rect.midX + x * cosine - y * sine, y: rect.midY + x * sine + y * cosine)
    }
  }

  /// What of the shape lies inside a rectangle; empty where that has no area.
  ///
  /// Source: Sutherland & Hodgman, "Reentrant Polygon Clipping", 1974.
  func cut(by rect: Rect) -> [Point] {
    let inside = cut { $0.x - rect.x }.cut { rect.maxX - $0.x }.cut { $0.y - rect.y }
      .cut { rect.maxY - $0.y }
    return inside.area > 0 ? inside : []
  }

  /// Keeps the side of a line on which the distance from it is not negative.
  private func cut(_ distance: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (here, there) = (distance(point), distance(next))
      if here >= 0 { kept.append(point) }
      guard (here < 0) != (there < 0) else { continue }
      let part = here / (here - there)
      kept.append(
        Point(x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part))
    }
    return kept
  }

  private var area: Double {
    let doubled = indices.reduce(0.0) { sum, index in
      let (a, b) = (self[index], self[(index + 1) % count])
      return sum + a.x * b.y - b.x * a.y
    }
    return abs(doubled) / 2
  }
}
