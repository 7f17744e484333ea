internal import CCairo
internal import CPNG

/// Decodes PNG files of all kinds (palettes, 16 bits, grey, gamma) to 8-bit sRGB with alpha.
///
/// libpng's simple interface catches its own failures, so nothing jumps over Swift's frames.
enum PNGDecoder {
  /// - Throws: `RenderError.unreadablePicture`
  static func decode(
    _ file: [UInt8], _ header: PNGHeader, path: String
  ) throws(RenderError) -> PictureSamples {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(header.width), Int32(header.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else { throw .oversizedPicture(path: path, width: header.width, height: header.height) }
    let stride = cairo_image_surface_get_stride(surface)
    var mayHaveAlpha = true
    let isRead = file.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        Int(image.width) == header.width, Int(image.height) == header.height
      else { return false }
      mayHaveAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
      image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
      // Else 16-bit files without a gamma would be taken for linear light.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      return png_image_finish_read(&image, nil, pixels, stride, nil) != 0
    }
    guard isRead else {
      cairo_surface_destroy(surface)
      let reason = withUnsafeBytes(of: image.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .unreadablePicture(path: path, reason: reason.isEmpty ? "damaged PNG file" : reason)
    }
    return PictureSamples(surface, mayHaveAlpha: mayHaveAlpha)
  }
}
