internal import CCairo
internal import CPNGWriter
package import QuoinCore
package import QuoinText

/// Draws a page, without its bleed, as PNG.
///
/// A page whose fill is opaque gives RGB, any other RGB with alpha, the paper transparent. The
/// resolution is written into the file.
///
/// - Parameters:
///   - page: What to draw.
///   - dpi: Pixels to the inch of the page's measures.
///   - scale: Enlarges the page at this resolution; 2 gives twice as many pixels a side.
///   - text: The engine that measured the page's texts, or one over the same fonts.
///   - pictures: The pictures read so far.
/// - Returns: The file's bytes.
/// - Throws: `RenderError`; `.oversizedPage` where a side has more than 32,767 pixels.
package func renderPNG(
  _ page: ScenePage, dpi: Double = 96, scale: Double = 1, text: TextEngine, pictures: PictureStore
) throws(RenderError) -> [UInt8] {
  let pixelsPerPoint = dpi / 72 * scale
  let size = try PixelSize(page.size, pixelsPerPoint: pixelsPerPoint)
  let picture = try PixelPage(size, isOpaque: page.fill?.isOpaque ?? false)
  try FontLock.held { () throws(RenderError) in
    try picture.draw(page, pixelsPerPoint: pixelsPerPoint, text: text, pictures: pictures)
  }
  return try picture.encoded(dpi: dpi * scale)
}

/// A page as pixels.
private struct PixelPage: ~Copyable {
  private let surface: OpaquePointer
  private let size: PixelSize
  private let isOpaque: Bool

  init(_ size: PixelSize, isOpaque: Bool) throws(RenderError) {
    guard
      let surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    else { throw .drawing(reason: "out of memory") }
    try CairoStatus.check(cairo_surface_status(surface)) { cairo_surface_destroy(surface) }
    self.surface = surface
    self.size = size
    self.isOpaque = isOpaque
  }

  deinit { cairo_surface_destroy(surface) }

  func draw(
    _ page: ScenePage, pixelsPerPoint: Double, text: TextEngine, pictures: PictureStore
  ) throws(RenderError) {
    var canvas = try Canvas(
      on: surface, .pixels(perPoint: pixelsPerPoint), text: text, pictures: pictures)
    if let fill = page.fill {
      let bleed = page.bleed
      canvas.setSource(
        fill,
        over: Rect(
          x: -bleed.left, y: -bleed.top, width: page.size.width + bleed.left + bleed.right,
          height: page.size.height + bleed.top + bleed.bottom))
      // To the last pixel, though the page may end inside it.
      cairo_paint(canvas.cairo)
    }
    try canvas.draw(page.items)
    try canvas.check()
  }

  func encoded(dpi: Double) throws(RenderError) -> [UInt8] {
    cairo_surface_flush(surface)
    var picture = quoin_png_picture()
    picture.pixels = UnsafePointer(cairo_image_surface_get_data(surface))
    picture.stride = Int(cairo_image_surface_get_stride(surface))
    picture.width = UInt32(size.width)
    picture.height = UInt32(size.height)
    picture.is_opaque = isOpaque ? 1 : 0
    picture.pixels_per_metre = UInt32(min(max((dpi / 0.0254).rounded(), 1), 1e9))
    picture.compression_level = PNGPageFormat.compressionLevel
    let sink = ByteSink()
    var message = [CChar](repeating: 0, count: 128)
    let status = quoin_png_write(
      &picture,
      { context, bytes, count in
        guard let context, let bytes else { return }
        ByteSink.from(context).append(bytes, count)
      }, sink.context, &message)
    guard status == 0 else {
      let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      throw .drawing(reason: reason)
    }
    return sink.bytes
  }
}

private enum PNGPageFormat {
  /// Drawn pages compress well at any level; above this one time grows and size hardly shrinks.
  static let compressionLevel: Int32 = 2
}
