internal import QuoinCore

extension SVGWriter {
  mutating func write(_ shape: SceneShape) {
    guard shape.rect.isDrawable else { return }
    let isLine = shape.outline == .line
    var attributes = ""
    if let fill = shape.fill, !isLine {
      attributes += self.attributes(of: fill, over: shape.rect)
    } else {
      attributes += " fill=\"none\""
    }
    if let stroke = shape.stroke, stroke.width > 0 {
      attributes += stroke.svgAttributes
    } else if shape.fill == nil || isLine {
      return
    }
    body += "<path d=\"\(SVGPath(shape.outline, in: shape.rect))\"\(attributes)/>\n"
  }

  /// The attributes that fill an element, a space before each; gradients are defined on the way.
  private mutating func attributes(of paint: Paint, over box: Rect) -> String {
    switch paint {
    case .color(let color): return color.svgAttributes("fill")
    case .linear(let gradient):
      let line = GradientLine(gradient, over: box)
      let name = nextName()
      definitions += """
        <linearGradient id="\(name)" gradientUnits="userSpaceOnUse" \
        x1="\(NumberText(line.start.x))" y1="\(NumberText(line.start.y))" \
        x2="\(NumberText(line.end.x))" y2="\(NumberText(line.end.y))">\
        \(Self.elements(of: gradient.stops))</linearGradient>\n
        """
      return " fill=\"url(#\(name))\""
    case .radial(let gradient):
      let reach = GradientReach(gradient, over: box)
      let name = nextName()
      definitions += """
        <radialGradient id="\(name)" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" \
        gradientTransform="translate(\(NumberText(reach.center.x)) \(NumberText(reach.center.y))) \
        scale(\(NumberText(reach.radii.width)) \(NumberText(reach.radii.height)))">\
        \(Self.elements(of: gradient.stops))</radialGradient>\n
        """
      return " fill=\"url(#\(name))\""
    }
  }

  private static func elements(of stops: [GradientStop]) -> String {
    stops.map { stop in
      "<stop offset=\"\(NumberText(stop.offset))\"\(stop.color.svgAttributes("stop"))/>"
    }.joined()
  }
}

extension Color {
  /// `fill="#rrggbb"`, with an opacity where it shows through; `stop` is spelt `stop-color`.
  func svgAttributes(_ property: String) -> String {
    let name = property == "stop" ? "stop-color" : property
    let digits = [red, green, blue].map { component in
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }.joined()
    let opacity = alpha < 1 ? " \(property)-opacity=\"\(NumberText(max(0, alpha)))\"" : ""
    return " \(name)=\"#\(digits)\"\(opacity)"
  }
}

extension Stroke {
  fileprivate var svgAttributes: String {
    var attributes = color.svgAttributes("stroke") + " stroke-width=\"\(NumberText(width))\""
    if dash != .solid {
      let lengths = dashPattern.map { NumberText($0).description }.joined(separator: " ")
      attributes += " stroke-dasharray=\"\(lengths)\""
    }
    if dash == .dotted { attributes += " stroke-linecap=\"round\"" }
    return attributes
  }
}

/// An outline as SVG path data.
struct SVGPath: CustomStringConvertible {
  private(set) var description = ""

  init(_ outline: SceneShape.Outline, in rect: Rect) {
    switch outline {
    case .line:
      add("M", rect.x, rect.y)
      add("L", rect.maxX, rect.maxY)
    case .ellipse:
      let (across, down) = (rect.width / 2, rect.height / 2)
      add("M", rect.maxX, rect.midY)
      add("A", across, down, 0, 0, 1, rect.x, rect.midY)
      add("A", across, down, 0, 0, 1, rect.maxX, rect.midY)
      description += "Z"
    case .rectangle(let radii):
      let radii = radii.fitting(rect.size)
      add("M", rect.x + radii.topLeft, rect.y)
      add("H", rect.maxX - radii.topRight)
      addCorner(radii.topRight, rect.maxX, rect.y + radii.topRight)
      add("V", rect.maxY - radii.bottomRight)
      addCorner(radii.bottomRight, rect.maxX - radii.bottomRight, rect.maxY)
      add("H", rect.x + radii.bottomLeft)
      addCorner(radii.bottomLeft, rect.x, rect.maxY - radii.bottomLeft)
      add("V", rect.y + radii.topLeft)
      addCorner(radii.topLeft, rect.x + radii.topLeft, rect.y)
      description += "Z"
    }
  }

  private mutating func addCorner(_ radius: Double, _ x: Double, _ y: Double) {
    if radius > 0 { add("A", radius, radius, 0, 0, 1, x, y) }
  }

  private mutating func add(_ command: String, _ numbers: Double...) {
    description += command + numbers.map { NumberText($0).description }.joined(separator: " ")
  }
}
