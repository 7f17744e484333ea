internal import CPango
internal import QuoinCore

/// Reads the glyphs of a line out of Pango's structures.
struct GlyphRunBuilder {
  private let shaped: ShapedText
  private let line: ShapedText.Line
  /// From Pango's left of the line, in its units.
  private var x = 0
  private(set) var runs: [GlyphRun] = []

  init(_ line: SetLine) {
    shaped = line.shaped
    self.line = line.line
    x = Int(PangoUnits(-line.line.lead).value)
    var node = line.line.pointer.pointee.runs
    while let current = node {
      if let data = current.pointee.data {
        append(data.assumingMemoryBound(to: PangoGlyphItem.self))
      }
      node = current.pointee.next
    }
  }

  private mutating func append(_ run: UnsafeMutablePointer<PangoGlyphItem>) {
    guard let item = run.pointee.item, let string = run.pointee.glyphs else { return }
    let width = Self.width(of: string)
    defer { x += width }
    guard let pangoFont = item.pointee.analysis.font,
      let font = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont))
    else { return }
    let start = Int(item.pointee.offset)
    let length = Int(item.pointee.length)
    let span = shaped.text.span(at: start)
    let isRightToLeft = item.pointee.analysis.level % 2 == 1
    let (glyphs, clusters) = read(
      string, rise: run.pointee.y_offset, length: length, isRightToLeft: isRightToLeft)
    runs.append(
      GlyphRun(
        font: font, style: span?.style ?? shaped.text.base, link: span?.link,
        isRightToLeft: isRightToLeft, x: points(x), width: points(width),
        rise: points(Int(run.pointee.y_offset)), glyphs: glyphs, clusters: clusters,
        text: Array(shaped.text.bytes[start..<start + length])))
  }

  private func read(
    _ string: UnsafeMutablePointer<PangoGlyphString>, rise: Int32, length: Int, isRightToLeft: Bool
  ) -> (glyphs: [GlyphRun.Glyph], clusters: [GlyphRun.Cluster]) {
    let count = Int(string.pointee.num_glyphs)
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(count)
    /// Clusters as they stand, each with the byte where its text begins.
    var standing: [(byte: Int, glyphCount: Int, x: Int, width: Int)] = []
    standing.reserveCapacity(count)
    var pen = x
    for index in 0..<count {
      let info = string.pointee.glyphs[index]
      let byte = Int(string.pointee.log_clusters[index])
      if standing.last?.byte != byte { standing.append((byte, 0, pen, 0)) }
      let cluster = standing.count - 1
      standing[cluster].width += Int(info.geometry.width)
      if let glyph = Self.drawnIndex(of: info.glyph) {
        standing[cluster].glyphCount += 1
        glyphs.append(
          GlyphRun.Glyph(
            index: glyph, x: points(pen + Int(info.geometry.x_offset)),
            y: points(Int(info.geometry.y_offset) - Int(rise))))
      }
      pen += Int(info.geometry.width)
    }
    if isRightToLeft { standing.reverse() }
    let clusters = standing.indices.map { index in
      let end = index + 1 < standing.count ? standing[index + 1].byte : length
      let cluster = standing[index]
      return GlyphRun.Cluster(
        byteCount: end - cluster.byte, glyphCount: cluster.glyphCount, x: points(cluster.x),
        width: points(cluster.width))
    }
    return (glyphs, clusters)
  }

  /// Nil for what has no ink; the font's own box for a letter that no font has, so that it is seen,
  /// and can still be copied.
  private static func drawnIndex(of glyph: PangoGlyph) -> UInt? {
    if glyph == PangoGlyph.empty { return nil }
    return glyph & PangoGlyph.unknownFlag != 0 ? 0 : UInt(glyph)
  }

  /// Added up here, as Pango's own sum wraps around in lines over 2,000,000 pt.
  static func width(of string: UnsafeMutablePointer<PangoGlyphString>) -> Int {
    (0..<Int(string.pointee.num_glyphs)).reduce(0) { width, index in
      width + Int(string.pointee.glyphs[index].geometry.width)
    }
  }

  /// The width of all runs of a line.
  static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
    var width = 0
    var node = line.pointee.runs
    while let current = node {
      let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      if let string = item?.pointee.glyphs { width += Self.width(of: string) }
      node = current.pointee.next
    }
    return width
  }

  private func points(_ units: Int) -> Double { Double(units) / PangoUnits.perPoint }
}
