internal import CFontconfig
internal import CPango
internal import QuoinCore

/// Sets texts through Pango: measures them for layout and hands the same lines to the renderer.
///
/// One engine per worker, used from one thread at a time: it keeps a font map, and what it has set
/// lately. Two engines over one library give the same measures to the last bit.
package final class TextEngine {
  let fonts: FontLibrary
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// One context per base direction: changing a context would break every layout made with it anew.
  private let contexts: (leftToRight: OpaquePointer, rightToLeft: OpaquePointer)
  var descriptions: FontDescriptions
  var cache = SettingCache()
  /// What the renderer makes of this engine's fonts and wants to find again for the next page.
  package var drawingCache: AnyObject?

  /// Makes an engine; its fonts are opened as texts ask for them.
  ///
  /// - Throws: `TextError.noFonts` where Pango has no font map for fontconfig.
  package init(fonts: FontLibrary) throws(TextError) {
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .noFonts
    }
    self.fonts = fonts
    self.fontMap = fontMap
    // Points are Pango's device units.
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    quoin_font_map_set_config(fontMap, fonts.configuration)
    let leftToRight = Self.context(of: fontMap, PANGO_DIRECTION_LTR)
    contexts = (leftToRight, Self.context(of: fontMap, PANGO_DIRECTION_RTL))
    descriptions = FontDescriptions(library: fonts, context: leftToRight)
  }

  deinit {
    FontLock.held {
      drawingCache = nil
      cache.removeAll()
      g_object_unref(UnsafeMutableRawPointer(contexts.leftToRight))
      g_object_unref(UnsafeMutableRawPointer(contexts.rightToLeft))
      g_object_unref(fontMap)
    }
  }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text with the style of each byte.
  ///   - paragraph: How its lines are set.
  ///   - width: The width in pt to wrap at; nil leaves each paragraph on one line.
  /// - Returns: All lines, whatever their number.
  func shape(_ text: PreparedText, _ paragraph: ParagraphStyle, width: Double?) -> ShapedText {
    let context =
      paragraph.direction == .leftToRight ? contexts.leftToRight : contexts.rightToLeft
    let layout: OpaquePointer = pango_layout_new(context)
    let first = text.spans.first?.style ?? text.base
    pango_layout_set_font_description(layout, descriptions.description(of: first))
    // A box reads in its own direction, whatever its first letter is.
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_wrap(layout, paragraph.breakAnywhere ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    if paragraph.indent != 0 {
      pango_layout_set_indent(layout, PangoUnits(paragraph.indent).value)
    }
    if let width {
      pango_layout_set_width(layout, max(0, PangoUnits(wrapping: width).value))
      if paragraph.align == .justify { pango_layout_set_justify(layout, 1) }
    }
    let attributes = SpanAttributes(
      text, fonts: &descriptions, breaksAnywhere: paragraph.breakAnywhere)
    pango_layout_set_attributes(layout, attributes.list)
    text.bytes.withUnsafeBytes { bytes in
      // A new layout is empty; and an empty array has no address to give.
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      pango_layout_set_text(layout, start, Int32(bytes.count))
    }
    return ShapedText(layout: layout, text: text)
  }

  private static func context(
    of map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(map)
    pango_context_set_base_dir(context, direction)
    // The environment's language must not choose glyphs; a style's may.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, 0)
    // Hinted metrics differ from resolution to resolution, and lines would break differently.
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    return context
  }
}
