internal import QuoinCore

extension TextEngine {
  /// Finds the largest scale at which a text fits its box, and sets it there.
  ///
  /// Unhinted text scales exactly: set at scale s in width w it is the text set at scale 1 in width
  /// w / s, drawn smaller. So widths are tried, not sizes, and nothing depends on rounded font
  /// sizes. Bisection finds the line breaks; the scale that these breaks allow is then exact.
  func shrink(
    _ content: TextContent, _ entry: SettingCache.Entry, _ natural: SetText,
    into width: Double, height: Double?, minimum: Double
  ) -> SetText {
    guard width > 0 else { return wrapped(content, entry, natural, width: width) }
    var free = content
    free.paragraph.lines = 0
    let limit = content.paragraph.lines
    let unlimited =
      limit == 0 ? natural : setAfresh(free, entry.prepared, width: nil)

    /// The text at a scale, and whether it fits.
    func attempt(_ scale: Double) -> (set: SetText, fits: Bool) {
      let available = width / scale
      let set =
        available >= unlimited.metrics.width - 1e-6
        ? unlimited : setAfresh(free, entry.prepared, width: available)
      let fits =
        (limit == 0 || set.lines.count <= limit) && set.metrics.width <= available + 1e-6
        && height.map { set.metrics.height <= $0 / scale + 1e-6 } ?? true
      return (set, fits)
    }

    let full = attempt(1)
    if full.fits { return full.set }
    var best = attempt(minimum)
    guard best.fits else { return cut(content, entry, to: minimum, width: width, height: height) }
    var low = minimum
    var high = 1.0
    while high - low > 1e-4 {
      let middle = (low + high) / 2
      let tried = attempt(middle)
      if tried.fits {
        best = tried
        low = middle
      } else {
        high = middle
      }
    }
    var exact = min(1, width / best.set.metrics.width)
    if let height { exact = min(exact, height / best.set.metrics.height) }
    return SetText(
      lines: best.set.lines, paragraph: content.paragraph, scale: max(low, exact),
      isTruncated: false)
  }

  /// At the least scale the text is still too large: as many of its lines as the box holds.
  private func cut(
    _ content: TextContent, _ entry: SettingCache.Entry, to scale: Double, width: Double,
    height: Double?
  ) -> SetText {
    var limit = content.paragraph.lines
    let whole = setAfresh(content, entry.prepared, width: width / scale, most: 0)
    if let height, content.paragraph.truncation != .none {
      let fitting = whole.lines.prefix { $0.top + $0.height <= height / scale + 1e-6 }.count
      limit = limit == 0 ? max(1, fitting) : min(limit, max(1, fitting))
    }
    let set = setAfresh(content, entry.prepared, width: width / scale, most: limit)
    return SetText(
      lines: set.lines, paragraph: content.paragraph, scale: scale,
      isTruncated: set.metrics.isTruncated)
  }
}
