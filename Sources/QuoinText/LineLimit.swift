internal import QuoinCore

extension TextEngine {
  /// The lines that a limit leaves, the last one cut with an ellipsis; nil where nothing is cut.
  ///
  /// Pango's own ellipsis may leave the box and keeps the space before it, so candidates for the
  /// last line are set and measured here: the one that keeps most letters and fits is taken.
  func limitLines(
    of pieces: [LoosePiece], to limit: Int, _ paragraph: ParagraphStyle, width: Double?
  ) -> [LoosePiece]? {
    guard let last = pieces.prefix(limit).last else { return nil }
    let available = width.map { $0 - last.indent + 1e-6 } ?? .infinity
    let isCut = pieces.count > limit
    let isTooWide = pieces.count == limit && last.line.width > available
    guard isCut || (isTooWide && paragraph.truncation != .none) else { return nil }
    var kept = Array(pieces.prefix(limit))
    guard paragraph.truncation != .none else { return kept }
    let rest = LineRest(last, paragraph.truncation)
    kept[limit - 1] = ellipsize(rest, last, paragraph, available: available)
    return kept
  }

  private func ellipsize(
    _ rest: LineRest, _ last: LoosePiece, _ paragraph: ParagraphStyle, available: Double
  ) -> LoosePiece {
    func piece(keeping count: Int) -> LoosePiece? {
      var style = paragraph
      style.indent = 0
      let shaped = shape(rest.candidate(keeping: count), style, width: nil)
      guard let line = shaped.lines.first, line.width <= available else { return nil }
      return LoosePiece(shaped: shaped, line: line, indent: last.indent)
    }
    guard var best = piece(keeping: 0) else {
      let start = last.line.range.lowerBound
      let text = PreparedText(
        last.shaped.text, keeping: start..<start, ellipsis: false, tail: start..<start)
      let nothing = shape(text, paragraph, width: nil)
      // Not even the ellipsis fits, and an empty line stays inside.
      return nothing.lines.first.map {
        LoosePiece(shaped: nothing, line: $0, indent: last.indent)
      } ?? last
    }
    // Gallop, then halve: the cost is that of a line's letters, however long the text is.
    var low = 0
    var high = min(8, rest.count)
    while high > low {
      guard let found = piece(keeping: high) else {
        break
      }
      best = found
      low = high
      if high == rest.count { return best }
      high = min(high * 2, rest.count)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if let found = piece(keeping: middle) {
        best = found
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }
}

/// What would stand on the last line if it were long enough, and the ways to cut it.
private struct LineRest {
  private let text: PreparedText
  private let truncation: ParagraphStyle.Truncation
  /// Byte offsets between letters as readers see them, the start and end among them.
  private let boundaries: [Int]

  /// How many letters there are to keep.
  var count: Int { boundaries.count - 1 }

  init(_ last: LoosePiece, _ truncation: ParagraphStyle.Truncation) {
    text = last.shaped.text
    self.truncation = truncation
    let start = last.line.range.lowerBound
    // A tail cut shows the end of its paragraph as cut; the others reach to the text's end.
    let end = truncation == .tail ? text.lineEnd(after: start) : text.bytes.count
    var boundaries = [start]
    for letter in text.string(start..<end) {
      boundaries.append(boundaries[boundaries.count - 1] + letter.utf8.count)
    }
    self.boundaries = boundaries
  }

  func candidate(keeping kept: Int) -> PreparedText {
    let head =
      switch truncation {
      case .tail, .none: kept
      case .head: 0
      case .middle: (kept + 1) / 2
      }
    let tail = kept - head
    return PreparedText(
      text, keeping: boundaries[0]..<boundaries[head], ellipsis: true,
      tail: boundaries[count - tail]..<boundaries[count])
  }
}
