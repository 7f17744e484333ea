internal import CCairo
internal import QuoinText

/// Fonts whose glyphs are pixels, each drawn once for every quarter of a pixel it may stand at.
///
/// Cairo 1.16 caches glyphs as pixels but puts them on whole ones only, which tears words apart at
/// low resolutions; filling outlines is exact, but takes eight times as long. A Cairo user font gives
/// both: its glyph number holds the wanted fractions, it draws the outline there, and Cairo caches
/// what it drew.
final class GlyphMasks {
  private struct Key: Hashable {
    var font: OpaquePointer
    var pixelsPerPoint: Double
  }

  private var fonts: [Key: OpaquePointer] = [:]
  private static let most = 256
  /// A glyph's place is kept to this part of a pixel, across and down.
  private static let steps = 4.0
  /// Above this many pixels to the em outlines are as fast, and masks large.
  static let largestSize = 64.0

  /// The masks of an engine's fonts, which live as long as it does.
  static func kept(by engine: TextEngine) -> GlyphMasks {
    if let known = engine.drawingCache as? GlyphMasks { return known }
    let masks = GlyphMasks()
    engine.drawingCache = masks
    return masks
  }

  deinit { removeAll() }

  /// The font to draw with where a point is so many pixels; nil where Cairo has none.
  ///
  /// - Parameters:
  ///   - font: A `cairo_scaled_font_t` in points.
  ///   - pixelsPerPoint: How much larger it is drawn.
  /// - Returns: A `cairo_scaled_font_t` in pixels, valid until the next call.
  func font(for font: OpaquePointer, pixelsPerPoint: Double) -> OpaquePointer? {
    let key = Key(font: font, pixelsPerPoint: pixelsPerPoint)
    if let known = fonts[key] { return known }
    guard let made = Self.make(font, pixelsPerPoint) else { return nil }
    if fonts.count >= Self.most { removeAll() }
    fonts[key] = made
    return made
  }

  /// A glyph and its place in pixels, as the font of masks has it.
  static func glyph(_ index: UInt, x: Double, y: Double) -> cairo_glyph_t {
    let across = (x * steps + 0.5).rounded(.down)
    let down = (y * steps + 0.5).rounded(.down)
    let (left, top) = ((across / steps).rounded(.down), (down / steps).rounded(.down))
    let phase = (down - top * steps) * steps + (across - left * steps)
    return cairo_glyph_t(index: index * UInt(steps * steps) + UInt(phase), x: left, y: top)
  }

  private func removeAll() {
    FontLock.held { for font in fonts.values { cairo_scaled_font_destroy(font) } }
    fonts.removeAll()
  }

  private static func make(_ font: OpaquePointer, _ pixelsPerPoint: Double) -> OpaquePointer? {
    guard let face = cairo_user_font_face_create() else { return nil }
    defer { cairo_font_face_destroy(face) }
    let source = Unmanaged.passRetained(MaskSource(font, pixelsPerPoint))
    let status = cairo_font_face_set_user_data(
      face, MaskSource.key, source.toOpaque(),
      { if let data = $0 { Unmanaged<MaskSource>.fromOpaque(data).release() } })
    guard status == CAIRO_STATUS_SUCCESS else {
      source.release()
      return nil
    }
    cairo_user_font_face_set_init_func(face) { font, _, extents in
      guard let source = MaskSource.of(font) else { return CAIRO_STATUS_USER_FONT_ERROR }
      // Cairo cuts off what reaches beyond these, and letters with stacked accents reach far.
      var measured = cairo_font_extents_t()
      cairo_scaled_font_extents(source.font, &measured)
      let reach = 2 * source.pixelsPerPoint
      extents?.pointee.ascent = measured.ascent * reach
      extents?.pointee.descent = measured.descent * reach
      extents?.pointee.height = measured.height * reach
      extents?.pointee.max_x_advance = max(measured.max_x_advance, measured.height) * reach
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, cairo, _ in
      guard let source = MaskSource.of(font) else { return CAIRO_STATUS_USER_FONT_ERROR }
      let phases = UInt(GlyphMasks.steps * GlyphMasks.steps)
      let phase = Double(glyph % phases)
      let down = (phase / GlyphMasks.steps).rounded(.down)
      let across = phase - down * GlyphMasks.steps
      cairo_translate(cairo, across / GlyphMasks.steps, down / GlyphMasks.steps)
      cairo_scale(cairo, source.pixelsPerPoint, source.pixelsPerPoint)
      cairo_set_scaled_font(cairo, source.font)
      var glyph = cairo_glyph_t(index: glyph / phases, x: 0, y: 0)
      cairo_glyph_path(cairo, &glyph, 1)
      cairo_fill(cairo)
      return CAIRO_STATUS_SUCCESS
    }
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let made = cairo_scaled_font_create(face, &identity, &identity, options),
      cairo_scaled_font_status(made) == CAIRO_STATUS_SUCCESS
    else { return nil }
    return made
  }
}

/// The font whose outlines a font of masks draws.
private final class MaskSource {
  let font: OpaquePointer
  let pixelsPerPoint: Double

  /// Cairo finds the source under the address of this key; what stands there is not looked at.
  nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  init(_ font: OpaquePointer, _ pixelsPerPoint: Double) {
    self.font = cairo_scaled_font_reference(font)
    self.pixelsPerPoint = pixelsPerPoint
  }

  deinit { FontLock.held { cairo_scaled_font_destroy(font) } }

  static func of(_ masks: OpaquePointer?) -> MaskSource? {
    cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(masks), key).map {
      Unmanaged<MaskSource>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
