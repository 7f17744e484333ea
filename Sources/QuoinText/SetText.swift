package import QuoinCore

/// A text set in lines, ready to be drawn: what was measured is what is drawn.
package final class SetText {
  /// Sizes and positions as drawn, `scale` included.
  package let metrics: TextMetrics
  /// The lines from top to bottom; their measures are those before scaling by `metrics.scale`.
  package let lines: [SetLine]
  let paragraph: ParagraphStyle

  init(lines: [SetLine], paragraph: ParagraphStyle, scale: Double = 1, isTruncated: Bool) {
    self.lines = lines
    self.paragraph = paragraph
    metrics = TextMetrics(
      width: scale * (lines.map { $0.indent + $0.width }.max() ?? 0),
      height: scale * (lines.last.map { $0.top + $0.height } ?? 0),
      firstBaseline: scale * (lines.first?.baseline ?? 0),
      lastBaseline: scale * (lines.last?.baseline ?? 0),
      lines: lines.map(\.string), scale: scale, isTruncated: isTruncated)
  }

  /// How far right of its box's left a line starts, in pt before scaling.
  ///
  /// - Parameters:
  ///   - line: One of these lines.
  ///   - width: The box's width in pt, before scaling.
  /// - Returns: A length in pt, negative where a line that is too long is not set from the left.
  package func left(of line: SetLine, in width: Double) -> Double {
    let isRightToLeft = paragraph.direction == .rightToLeft
    let slack = width - line.width - line.indent
    let share =
      switch paragraph.align {
      case .left: 0.0
      case .center: 0.5
      case .right: 1.0
      case .start, .justify: isRightToLeft ? 1.0 : 0.0
      case .end: isRightToLeft ? 0.0 : 1.0
      }
    return slack * share + (isRightToLeft ? 0 : line.indent)
  }
}

/// One line of a set text, in pt from the text's top left.
package struct SetLine {
  package let string: String
  package let top: Double
  /// The height from the line above to the line below: size × leading.
  package let height: Double
  package let baseline: Double
  /// Without white space at its end.
  package let width: Double
  /// Space before its start.
  package let indent: Double
  let shaped: ShapedText
  let line: ShapedText.Line
}
