internal import QuoinCore

/// How a text looks while styles and attributes are laid over one another.
struct TextLook {
  var style = TextStyle()
  var paragraph = ParagraphStyle()
  /// In em until the size of the run is known.
  var tracking = Length(0)
  var transform = Transform.none
  var shrinks = false
  var minimumScale: Double?

  enum Transform: String {
    case none, uppercase, lowercase, capitalize
  }

  /// The least scale of `fit="shrink"` where none is given.
  private static let defaultMinimumScale = 0.5

  /// The style of a run, tracking resolved.
  var runStyle: TextStyle {
    var result = style
    result.tracking = tracking.points(em: style.size)
    return result
  }

  var paragraphStyle: ParagraphStyle {
    var result = paragraph
    result.minimumScale = shrinks ? minimumScale ?? Self.defaultMinimumScale : nil
    return result
  }

  /// Takes the value of an attribute; false where the attribute is not about text.
  mutating func take(_ name: AttributeName, _ value: AttributeValue) -> Bool {
    switch (name, value) {
    case (.family, .names(let families)): style.families = families
    case (.size, .length(let length)): style.size = max(0, length.points(em: style.size))
    case (.weight, .integer(let weight)): style.weight = weight
    case (.slant, .text(let word)): style.slant = TextStyle.Slant(rawValue: word) ?? .upright
    case (.color, .color(let color)): style.color = color
    case (.tracking, .length(let length)): tracking = length
    case (.features, .names(let features)): style.features = features
    case (.transform, .text(let word)): transform = Transform(rawValue: word) ?? .none
    default: return takeParagraph(name, value)
    }
    return true
  }

  private mutating func takeParagraph(_ name: AttributeName, _ value: AttributeValue) -> Bool {
    switch (name, value) {
    case (.align, .text(let word)):
      paragraph.align = ParagraphStyle.TextAlignment(rawValue: word) ?? .start
    case (.valign, .text(let word)):
      paragraph.verticalAlign = ParagraphStyle.VerticalAlignment(rawValue: word) ?? .top
    case (.leading, .leading(let leading)): paragraph.leading = leading
    case (.lines, .integer(let count)): paragraph.lines = count
    case (.truncation, .text(let word)):
      paragraph.truncation = ParagraphStyle.Truncation(rawValue: word) ?? .tail
    case (.hyphenate, .boolean(let flag)): paragraph.hyphenate = flag
    case (.breakAnywhere, .boolean(let flag)): paragraph.breakAnywhere = flag
    case (.indent, .lengths(let lengths)): paragraph.indent = lengths.first ?? 0
    case (.minScale, .number(let scale)): minimumScale = scale
    case (.fit, .text("shrink")): shrinks = true
    case (.fit, .text("none")): shrinks = false
    default: return false
    }
    return true
  }
}
