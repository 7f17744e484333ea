internal import CCairo

/// A picture's pixels: first straight, as the file has them, then as Cairo draws them.
///
/// Both stand in the same memory, since a picture may be large.
final class PictureSamples {
  let width: Int
  let height: Int
  /// Whether any pixel lets the paper through.
  let hasAlpha: Bool
  private let image: OpaquePointer
  private var isStraight = true

  /// Takes over a Cairo surface full of R, G, B, A bytes.
  init(_ image: OpaquePointer, mayHaveAlpha: Bool) {
    self.image = image
    width = Int(cairo_image_surface_get_width(image))
    height = Int(cairo_image_surface_get_height(image))
    var hasAlpha = false
    if mayHaveAlpha {
      let pixels = Self.pixels(of: image)
      hasAlpha = stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] != 255 }
    }
    self.hasAlpha = hasAlpha
  }

  deinit { cairo_surface_destroy(image) }

  /// The straight pixels, without gaps between rows; nil after they were turned into a surface.
  var straight: UnsafeMutableBufferPointer<UInt8>? {
    isStraight ? Self.pixels(of: image) : nil
  }

  /// An ARGB32 `cairo_surface_t`, premultiplied, as long as the samples live.
  func surface() -> OpaquePointer {
    if isStraight {
      Self.premultiply(Self.pixels(of: image))
      cairo_surface_mark_dirty(image)
      isStraight = false
    }
    return image
  }

  private static func pixels(of image: OpaquePointer) -> UnsafeMutableBufferPointer<UInt8> {
    // Cairo's rows of 32-bit pixels have no gaps.
    let count = Int(cairo_image_surface_get_stride(image) * cairo_image_surface_get_height(image))
    return UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(image), count: count)
  }

  /// Turns R, G, B, A bytes into Cairo's native-endian premultiplied words, in place.
  private static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    func times(_ value: UInt8, _ alpha: UInt32) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
    pixels.withMemoryRebound(to: UInt32.self) { words in
      for index in words.indices {
        let start = index * 4
        let alpha = UInt32(pixels[start + 3])
        words[index] =
          alpha << 24 | times(pixels[start], alpha) << 16 | times(pixels[start + 1], alpha) << 8
          | times(pixels[start + 2], alpha)
      }
    }
  }
}
