internal import QuoinCore

/// A line on its way into a text: broken, but not yet given its height.
struct LoosePiece {
  var shaped: ShapedText
  var line: ShapedText.Line
  var indent: Double
}

extension TextEngine {
  /// Stacks lines from top to bottom.
  ///
  /// A line is as high as its leading makes its largest run; fallback fonts do not change it. The
  /// extra over that run's ascent and descent stands half above and half below.
  func stack(_ pieces: [LoosePiece], _ paragraph: ParagraphStyle) -> [SetLine] {
    var top = 0.0
    return pieces.map { piece in
      let style = largestStyle(of: piece)
      let extent = descriptions.extent(of: style)
      let height =
        switch paragraph.leading {
        case .factor(let factor): factor * style.size
        case .length(let length): length
        }
      let extra = height - (extent.ascent + extent.descent) * style.size
      defer { top += height }
      return SetLine(
        string: piece.shaped.text.string(piece.line.range), top: top, height: height,
        baseline: top + extra / 2 + extent.ascent * style.size, width: piece.line.width,
        indent: piece.indent, shaped: piece.shaped, line: piece.line)
    }
  }

  private func largestStyle(of piece: LoosePiece) -> TextStyle {
    let text = piece.shaped.text
    let range = piece.line.range
    guard var index = text.spanIndex(at: range.lowerBound) else { return text.base }
    var largest = text.spans[index].style
    while index + 1 < text.spans.count, text.spans[index + 1].range.lowerBound < range.upperBound {
      index += 1
      if text.spans[index].style.size > largest.size { largest = text.spans[index].style }
    }
    return largest
  }
}

extension LoosePiece {
  /// A hanging (negative) indent moves all lines but a paragraph's first.
  init(_ line: ShapedText.Line, of shaped: ShapedText, _ paragraph: ParagraphStyle) {
    self.shaped = shaped
    self.line = line
    let isIndented = line.isParagraphStart == (paragraph.indent > 0)
    indent = isIndented ? abs(paragraph.indent) : 0
  }
}
