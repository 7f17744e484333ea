internal import CCairo
internal import QuoinCore

extension Canvas {
  func draw(_ shape: SceneShape) {
    guard shape.rect.isDrawable else { return }
    if let fill = shape.fill, shape.outline != .line {
      addPath(shape.outline, in: snapped(shape.rect))
      setSource(fill, over: shape.rect)
      cairo_fill(cairo)
    }
    if let stroke = shape.stroke, stroke.width > 0 {
      addPath(shape.outline, in: shape.rect)
      draw(stroke)
    }
  }

  /// Strokes the current path, which is then gone.
  private func draw(_ stroke: Stroke) {
    setSource(stroke.color)
    cairo_set_line_width(cairo, stroke.width)
    cairo_set_line_cap(cairo, stroke.dash == .dotted ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    let pattern = stroke.dashPattern
    cairo_set_dash(cairo, pattern, Int32(pattern.count), 0)
    cairo_stroke(cairo)
  }

  func addPath(_ outline: SceneShape.Outline, in rect: Rect) {
    switch outline {
    case .rectangle(let radii): addRectangle(rect, radii)
    case .ellipse: addEllipse(rect)
    case .line:
      cairo_move_to(cairo, rect.x, rect.y)
      cairo_line_to(cairo, rect.maxX, rect.maxY)
    }
  }

  func addRectangle(_ rect: Rect, _ radii: CornerRadii) {
    guard radii != .zero else {
      cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let radii = radii.fitting(rect.size)
    let corners = [
      (rect.maxX - radii.topRight, rect.y + radii.topRight, radii.topRight),
      (rect.maxX - radii.bottomRight, rect.maxY - radii.bottomRight, radii.bottomRight),
      (rect.x + radii.bottomLeft, rect.maxY - radii.bottomLeft, radii.bottomLeft),
      (rect.x + radii.topLeft, rect.y + radii.topLeft, radii.topLeft),
    ]
    cairo_new_sub_path(cairo)
    for (index, corner) in corners.enumerated() {
      let start = Double(index - 1) * .pi / 2
      cairo_arc(cairo, corner.0, corner.1, corner.2, start, start + .pi / 2)
    }
    cairo_close_path(cairo)
  }

  private func addEllipse(_ rect: Rect) {
    // A flat matrix would put Cairo out of order.
    guard rect.width > 0, rect.height > 0 else { return }
    saved {
      cairo_translate(cairo, rect.midX, rect.midY)
      cairo_scale(cairo, rect.width / 2, rect.height / 2)
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(cairo)
    }
  }
}

extension Stroke {
  /// Lengths of dashes and gaps in pt; dots are dashes of no length with round ends.
  var dashPattern: [Double] {
    switch dash {
    case .solid: []
    case .dashed: [3 * width, 2 * width]
    case .dotted: [0, 2 * width]
    }
  }
}

extension CornerRadii {
  /// As in CSS: where two radii are longer than their side, all shrink alike.
  func fitting(_ size: Size) -> CornerRadii {
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map { $0.isFinite ? max(0, $0) : 0 }
    let sides = [size.width, size.height, size.width, size.height]
    var scale = 1.0
    for side in 0..<4 {
      let sum = radii[side] + radii[(side + 1) % 4]
      if sum > sides[side] { scale = min(scale, max(0, sides[side]) / sum) }
    }
    return CornerRadii(
      topLeft: radii[0] * scale, topRight: radii[1] * scale, bottomRight: radii[2] * scale,
      bottomLeft: radii[3] * scale)
  }
}
