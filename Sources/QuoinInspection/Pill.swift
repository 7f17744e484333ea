import QuoinCore

/// A short text on a small ground.
struct Pill {
  enum Look: Hashable {
    /// A number of a rule.
    case rule(InspectedRuleLook)
    /// The id of a box, a guide.
    case box, guide
    /// How far a box may move.
    case free
  }

  let look: Look
  let content: TextContent
  let size: Size
  private let unit: Double
  private let textSize: Size

  init(_ text: String, _ look: Look, _ style: InspectionStyle, _ measurer: any TextMeasuring) {
    self.look = look
    unit = style.unit
    content = style.content(
      text, size: (look.isTag ? 5.8 : 5.5) * unit, weight: look.isTag ? 600 : 500,
      color: look.colors.text)
    let metrics = measurer.measure(content, width: nil, height: nil)
    textSize = Size(width: metrics.width, height: metrics.height)
    let icon = look.hasCross ? 4.6 * unit : 0
    size = Size(width: textSize.width + 3.2 * unit + icon, height: textSize.height + 0.6 * unit)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let colors = look.colors
    sketch.rectangle(
      rect, fill: colors.ground, stroke: Stroke(width: 0.4 * unit, color: colors.border),
      radius: look.isTag ? 1 * unit : rect.height / 2)
    var left = rect.x + 1.6 * unit
    if look.hasCross {
      let reach = 1.3 * unit
      let (x, y) = (left + reach, rect.midY)
      let stroke = Stroke(width: 0.8 * unit, color: colors.text)
      sketch.line(Point(x: x - reach, y: y - reach), Point(x: x + reach, y: y + reach), stroke)
      sketch.line(Point(x: x - reach, y: y + reach), Point(x: x + reach, y: y - reach), stroke)
      left += 4.6 * unit
    }
    sketch.text(
      content,
      in: Rect(
        x: left, y: rect.midY - textSize.height / 2, width: textSize.width,
        height: textSize.height))
  }
}

extension Pill.Look {
  fileprivate typealias Ink = InspectionStyle.Ink

  fileprivate var isTag: Bool { self == .box || self == .guide }
  /// Refusals are told from misses by more than colour.
  fileprivate var hasCross: Bool { self == .rule(.refused) }

  fileprivate var colors: (text: Color, ground: Color, border: Color) {
    switch self {
    case .box: (.white, Ink.frame, Ink.frame)
    case .guide: (Ink.guide, .white, Ink.guide)
    case .free: (.white, Ink.free, Ink.free)
    case .rule(.refused): (.white, Ink.refused, Ink.refused)
    case .rule(.givenUp): (Color(red: 0.35, green: 0.18, blue: 0), Ink.givenUpFill, Ink.givenUp)
    case .rule(let look):
      (Ink.rule, .white, InspectionStyle.ink(of: look))
    }
  }
}
