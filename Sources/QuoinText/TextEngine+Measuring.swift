package import QuoinCore

extension TextEngine: TextMeasuring {
  package func measure(_ content: TextContent, width: Double?, height: Double?) -> TextMetrics {
    set(content, width: width, height: height).metrics
  }

  /// Sets a text, or finds it as it was set before.
  ///
  /// - Parameters:
  ///   - content: The text with its styles.
  ///   - width: The width in pt to wrap at; nil sets each paragraph on one line.
  ///   - height: The height in pt that a text with a `minimumScale` must keep to.
  /// - Returns: The lines as they are to be drawn.
  package func set(_ content: TextContent, width: Double?, height: Double?) -> SetText {
    let entry = cache.entry(for: content)
    let natural = entry.natural ?? setAfresh(content, entry.prepared, width: nil)
    entry.natural = natural
    guard let width, width.isFinite else { return natural }
    if let minimum = content.paragraph.minimumScale, minimum < 1 {
      let fit = SettingCache.Fit(width: width, height: height)
      if let known = entry.fitted[fit] { return known }
      let fitted = shrink(
        content, entry, natural, into: width, height: height, minimum: max(minimum, 0.01))
      entry.keep(fitted, for: fit)
      return fitted
    }
    return wrapped(content, entry, natural, width: width)
  }

  /// Sets a text at a width without shrinking it.
  func wrapped(
    _ content: TextContent, _ entry: SettingCache.Entry, _ natural: SetText, width: Double
  ) -> SetText {
    // At its natural width a text never wraps, whatever rounding says.
    if width >= natural.metrics.width - 1e-6 { return natural }
    let fit = SettingCache.Fit(width: width, height: nil)
    if let known = entry.wrapped[fit] { return known }
    let set = setAfresh(content, entry.prepared, width: max(0, width))
    entry.keepWrapped(set, for: fit)
    return set
  }

  func setAfresh(
    _ content: TextContent, _ prepared: PreparedText, width: Double?, most: Int? = nil
  ) -> SetText {
    FontLock.held { setHoldingLock(content, prepared, width: width, most: most) }
  }

  private func setHoldingLock(
    _ content: TextContent, _ prepared: PreparedText, width: Double?, most: Int?
  ) -> SetText {
    let paragraph = content.paragraph
    let shaped = shape(prepared, paragraph, width: width)
    let pieces = shaped.lines.map { LoosePiece($0, of: shaped, paragraph) }
    let limit = most ?? paragraph.lines
    guard limit > 0, let cut = limitLines(of: pieces, to: limit, paragraph, width: width) else {
      return SetText(
        lines: stack(pieces, paragraph), paragraph: paragraph, isTruncated: false)
    }
    return SetText(lines: stack(cut, paragraph), paragraph: paragraph, isTruncated: true)
  }
}
