import QuoinCore

/// Colours and measures of inspection pictures.
///
/// The colours are told apart by colour-blind eyes (after Okabe and Ito), and every one comes with a
/// form of its own, so that a print in grey says the same.
struct InspectionStyle {
  /// What measures are multiples of: about 1 on an A4 page, in proportion to the page's size on
  /// others, so that a visiting card and a poster come out alike; a long page counts by its width.
  let unit: Double

  init(for size: Size) {
    let side = min(
      max(0, size.width * size.height).squareRoot() / 600, min(size.width, size.height) / 350)
    unit = max(0.15, (side * 20).rounded() / 20)
  }

  var hairline: Double { 0.5 * unit }
  var line: Double { 0.7 * unit }
  var heavyLine: Double { 1.3 * unit }
  /// The length of an arrow's head, and half its width.
  var head: Size { Size(width: 3 * unit, height: 1.5 * unit) }
  /// Between the page and the edge of the picture.
  var pasteboard: Double { 20 * unit }
  var textSize: Double { 6 * unit }
}

extension InspectionStyle {
  enum Ink {
    static let pasteboard = Color(hex: 0xE9EBEF)
    static let paper = Color.white
    static let text = Color(hex: 0x20242E)
    static let frame = Color(hex: 0x39425A)
    static let unnamed = Color(hex: 0x8A92A6)
    static let rule = Color(hex: 0x005B9F)
    static let arranged = Color(hex: 0x5A8FBC)
    static let guide = Color(hex: 0x00735C)
    static let baseline = Color(hex: 0x5E5E5E)
    static let margin = Color(hex: 0x56B4E9).opacity(0.16)
    static let refused = Color(hex: 0xC00018)
    static let givenUp = Color(hex: 0xB85C00)
    static let givenUpFill = Color(hex: 0xFFE3BF)
    static let free = Color(hex: 0x7A3AA8)
  }

  /// The colour of a rule by how it fared.
  static func ink(of rule: InspectedRuleLook) -> Color {
    switch rule {
    case .written: Ink.rule
    case .arranged: Ink.arranged
    case .slack: Ink.arranged
    case .givenUp: Ink.givenUp
    case .refused: Ink.refused
    }
  }

  func stroke(_ look: InspectedRuleLook, isSoft: Bool) -> Stroke {
    let width =
      switch look {
      case .written, .givenUp: line
      case .arranged, .slack: hairline
      case .refused: heavyLine
      }
    return Stroke(
      width: width, color: InspectionStyle.ink(of: look), dash: isSoft ? .dashed : .solid)
  }

  /// A text of the picture's own.
  func content(
    _ text: String, size: Double? = nil, weight: Int = 500, color: Color = Ink.text
  ) -> TextContent {
    var style = TextStyle()
    // The first is what ours are measured in; the others are for viewers without it.
    style.families = ["Noto Sans", "DejaVu Sans", "Arial", "Helvetica"]
    style.size = size ?? textSize
    style.weight = weight
    style.color = color
    var paragraph = ParagraphStyle()
    paragraph.align = .left
    return TextContent(
      runs: [TextRun(text, style: style)], paragraph: paragraph, base: style)
  }
}

/// How a rule is drawn.
enum InspectedRuleLook: Hashable {
  case written, arranged, slack, givenUp, refused
}

extension Color {
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  func opacity(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
