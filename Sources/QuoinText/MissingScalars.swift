internal import CPango

extension SetLine {
  /// The letters for which Pango found no glyph: it hides their code in a glyph number of its own.
  func missingScalars() -> [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    var node = line.pointer.pointee.runs
    while let current = node {
      defer { node = current.pointee.next }
      let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let string = run?.pointee.glyphs else { continue }
      for index in 0..<Int(string.pointee.num_glyphs) {
        let glyph = string.pointee.glyphs[index].glyph
        guard glyph != PangoGlyph.empty, glyph & PangoGlyph.unknownFlag != 0,
          let scalar = Unicode.Scalar(glyph & ~PangoGlyph.unknownFlag)
        else { continue }
        missing.append(scalar)
      }
    }
    return missing
  }
}

extension PangoGlyph {
  /// `PANGO_GLYPH_EMPTY`: a glyph without ink. The macro's cast keeps it from being imported.
  static let empty: PangoGlyph = 0x0FFF_FFFF
  /// `PANGO_GLYPH_UNKNOWN_FLAG`: no font has a glyph for the letter in the other bits.
  static let unknownFlag: PangoGlyph = 0x1000_0000
}
