import QuoinCore

/// Sets text by plain arithmetic: every glyph, space included, advances 1 em; lines are filled
/// greedily; the ascent is 0.8 em, and what leading adds is split above and below.
struct MonoText: TextMeasuring {
  func measure(_ content: TextContent, width: Double?, height: Double?) -> TextMetrics {
    let em = content.base.size
    let leading =
      switch content.paragraph.leading {
      case .factor(let factor): em * factor
      case .length(let length): length
      }
    let glyphs = width.map { max(1, Int(($0 + 1e-6) / em)) }
    var lines: [String] = []
    for paragraph in content.plainText.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += Self.wrap(String(paragraph), glyphs, content.paragraph.breakAnywhere)
    }
    let limit = content.paragraph.lines
    let isTruncated = limit > 0 && lines.count > limit
    if isTruncated { lines = Array(lines.prefix(limit)) }
    let first = (leading - em) / 2 + 0.8 * em
    return TextMetrics(
      width: em * Double(lines.map(\.count).max() ?? 0), height: leading * Double(lines.count),
      firstBaseline: first, lastBaseline: first + leading * Double(lines.count - 1),
      lines: lines, isTruncated: isTruncated)
  }

  private static func wrap(_ text: String, _ limit: Int?, _ breaksAnywhere: Bool) -> [String] {
    guard let limit, text.count > limit else { return [text] }
    var lines: [String] = []
    var line = ""
    for part in text.split(separator: " ") {
      var word = String(part)
      if line.isEmpty {
        line = word
      } else if line.count + 1 + word.count <= limit {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
      while breaksAnywhere, line.count > limit {
        lines.append(String(line.prefix(limit)))
        word = String(line.dropFirst(limit))
        line = word
      }
    }
    return lines + [line]
  }
}

extension TextContent {
  /// A text in Mono: size 10 and line height 12 unless said otherwise.
  static func mono(
    _ text: String, size: Double = 10, line: Double = 12,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextContent {
    var base = TextStyle()
    base.size = size
    var paragraph = ParagraphStyle()
    paragraph.leading = .length(line)
    change(&paragraph)
    return TextContent(runs: [TextRun(text, style: base)], paragraph: paragraph, base: base)
  }

  /// Words of the given length, each after a space but the first.
  static func words(_ count: Int, of length: Int) -> String {
    Array(repeating: String(repeating: "a", count: length), count: count).joined(separator: " ")
  }
}
