internal import CCairo
internal import CPNG

/// Decodes PNG files of all kinds (palettes, 16 bits, grey, gamma) to 8-bit sRGB with alpha.
///
/// libpng's simple interface catches its own failures, so nothing jumps over Swift's frames.
enum PNGDecoder {
  /// - Throws: `RenderError.unreadablePicture`
  static func decode(
    _ file: [UInt8], _ header: PNGHeader, path: String
  ) throws(RenderError) -> Picture {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(header.width), Int32(header.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else { throw .oversizedPicture(path: path, width: header.width, height: header.height) }
    let picture = Picture(surface: surface, header: header, file: file)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isRead = file.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        Int(image.width) == header.width, Int(image.height) == header.height
      else { return false }
      image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
      return png_image_finish_read(&image, nil, pixels, Int32(stride), nil) != 0
    }
    guard isRead else {
      let reason = withUnsafeBytes(of: image.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .unreadablePicture(path: path, reason: reason.isEmpty ? "damaged PNG file" : reason)
    }
    for row in 0..<header.height {
      premultiply(pixels + row * stride, count: header.width)
    }
    cairo_surface_mark_dirty(surface)
    return picture
  }

  /// Turns a row of R, G, B, A bytes into Cairo's native-endian premultiplied words, in place.
  private static func premultiply(_ row: UnsafeMutablePointer<UInt8>, count: Int) {
    func times(_ value: UInt8, _ alpha: UInt32) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
    row.withMemoryRebound(to: UInt32.self, capacity: count) { words in
      for index in 0..<count {
        let bytes = row + index * 4
        let alpha = UInt32(bytes[3])
        words[index] =
          alpha << 24 | times(bytes[0], alpha) << 16 | times(bytes[1], alpha) << 8
          | times(bytes[2], alpha)
      }
    }
  }
}
