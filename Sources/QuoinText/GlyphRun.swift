package import QuoinCore

/// Glyphs of one font and one style, in the order in which they stand, left to right.
package struct GlyphRun {
  /// The `cairo_scaled_font_t` to draw with; lives as long as the set text.
  package let font: OpaquePointer
  package let style: TextStyle
  package let link: String?
  package let isRightToLeft: Bool
  /// From the line's left to the run's, in pt.
  package let x: Double
  package let width: Double
  /// How far the run stands above the line's baseline, in pt.
  package let rise: Double
  package let glyphs: [Glyph]
  /// In the order of the text, whichever way it runs.
  package let clusters: [Cluster]
  /// The UTF-8 text that the glyphs stand for.
  package let text: [UInt8]

  /// A glyph of the run's font.
  package struct Glyph {
    package let index: UInt
    /// From the line's left, in pt.
    package let x: Double
    /// Below the line's baseline, in pt.
    package let y: Double
  }

  /// Letters and glyphs that belong together, such as a ligature or a letter with its accents.
  package struct Cluster {
    package let byteCount: Int
    package let glyphCount: Int
    /// From the line's left, in pt.
    package let x: Double
    package let width: Double
  }
}

/// A stroke drawn under or through a line.
package struct TextRule {
  /// From the line's left, in pt.
  package let x: Double
  package let width: Double
  /// The rule's top, below the line's baseline, in pt.
  package let y: Double
  package let thickness: Double
  package let color: Color
}
