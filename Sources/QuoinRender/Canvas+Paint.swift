internal import CCairo
internal import QuoinCore

extension Canvas {
  func setSource(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes a paint the source; gradients span a box.
  func setSource(_ paint: Paint, over box: Rect) {
    switch paint {
    case .color(let color): setSource(color)
    case .linear(let gradient):
      let line = GradientLine(gradient, over: box)
      setSource(
        cairo_pattern_create_linear(line.start.x, line.start.y, line.end.x, line.end.y),
        stops: gradient.stops)
    case .radial(let gradient):
      let reach = GradientReach(gradient, over: box)
      guard reach.radii.width > 0, reach.radii.height > 0,
        let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      else {
        setSource(gradient.stops.last?.color ?? .clear)
        return
      }
      // From the page to a unit circle: Cairo's matrices lead from the page to the pattern.
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / reach.radii.width, 1 / reach.radii.height)
      cairo_matrix_translate(&matrix, -reach.center.x, -reach.center.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      setSource(pattern, stops: gradient.stops)
    }
  }

  /// Takes over a pattern.
  private func setSource(_ pattern: OpaquePointer?, stops: [GradientStop]) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
  }
}

extension Paint {
  /// Whether nothing shows through.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linear(let gradient): gradient.stops.isOpaque
    case .radial(let gradient): gradient.stops.isOpaque
    }
  }
}

extension [GradientStop] {
  fileprivate var isOpaque: Bool { !isEmpty && allSatisfy { $0.color.alpha >= 1 } }
}

/// Where a CSS linear gradient starts and ends: on a line through the box's centre, at the points
/// from which a perpendicular meets a corner.
struct GradientLine {
  let start: Point
  let end: Point

  init(_ gradient: LinearGradient, over box: Rect) {
    let (x, y) = Angle.direction(clockwiseFromUp: gradient.angle)
    let half = (abs(box.width * x) + abs(box.height * y)) / 2
    start = Point(x: box.midX - x * half, y: box.midY - y * half)
    end = Point(x: box.midX + x * half, y: box.midY + y * half)
  }
}

/// How far a CSS radial gradient reaches: to the farthest corner.
struct GradientReach {
  let center: Point
  let radii: Size

  init(_ gradient: RadialGradient, over box: Rect) {
    center = Point(x: box.midX, y: box.midY)
    let diagonal = (box.width * box.width + box.height * box.height).squareRoot() / 2
    // An ellipse with the proportions of one that touches the sides, and through the corners.
    radii =
      gradient.isCircle
      ? Size(width: diagonal, height: diagonal)
      : Size(
        width: box.width / 2 * 2.0.squareRoot(), height: box.height / 2 * 2.0.squareRoot())
  }
}
