internal import CCairo

/// A few pixels that stand for a picture while Cairo writes a PDF; `PDFFinishing` puts the picture in
/// their place.
///
/// Cairo would deflate the picture anew for every file, and has no straight colours to write: what
/// it makes of premultiplied ones is black where the picture is clear.
final class PicturePlaceholder {
  /// A `cairo_surface_t`.
  let surface: OpaquePointer?

  static let width = pixelCount
  static let height = 1

  /// Later versions of Cairo write files that `PDFObjects` does not know, and pictures themselves.
  static let canBeReplaced = cairo_version() < 11_700

  /// - Parameters:
  ///   - number: The picture's, which the pixels spell.
  ///   - hasAlpha: Whether Cairo is to write a mask.
  init(number: Int, hasAlpha: Bool) {
    surface = cairo_image_surface_create(
      hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(Self.width), Int32(Self.height))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let bytes = Self.mark + (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - $0 * 8)) }
    data.withMemoryRebound(to: UInt32.self, capacity: Self.pixelCount) { words in
      for index in 0..<Self.pixelCount - 1 {
        let color = bytes[index * 3..<index * 3 + 3].reduce(0) { $0 << 8 | UInt32($1) }
        words[index] = 0xFF00_0000 | color
      }
      // Half-clear, if it can be, so that Cairo writes a mask.
      words[Self.pixelCount - 1] = 0x8000_0000
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The picture's number, out of an image as Cairo deflated it; nil for any other image.
  static func number(in deflated: ArraySlice<UInt8>) -> Int? {
    var bytes: [UInt8] = []
    // Behind the stream stands the rest of its object.
    _ = Inflation.inflate(deflated, pieceLength: pixelCount * 3) { piece in
      bytes = Array(piece)
      return true
    }
    guard bytes.starts(with: mark) else { return nil }
    return bytes[mark.count..<mark.count + 8].reduce(0) { $0 << 8 | Int($1) }
  }

  private static let mark = Array("quoin: a picture".utf8)
  /// Mark and number, three bytes to the pixel, and a pixel to spare.
  private static let pixelCount = 9
}
