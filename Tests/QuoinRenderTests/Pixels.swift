import CPNG

/// A decoded PNG, read by libpng's simple interface and not by the code under test.
struct Pixels {
  let width: Int
  let height: Int
  let hasAlpha: Bool
  /// R, G, B, A, not premultiplied.
  private var bytes: [UInt8] = []

  init(_ file: [UInt8]) throws {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else {
      throw Unreadable()
    }
    hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
    width = Int(image.width)
    height = Int(image.height)
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { throw Unreadable() }
  }

  struct Unreadable: Error {}

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// Rows of letters: `R`ed, `B`lue, white `_`, blac`k`, clear `.`, and `?` for anything between.
  var art: [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { x -> Character in
          let pixel = self[x, y]
          if pixel[3] == 0 { return "." }
          switch pixel {
          case [255, 0, 0, 255]: return "R"
          case [0, 0, 255, 255]: return "B"
          case [255, 255, 255, 255]: return "_"
          case [0, 0, 0, 255]: return "k"
          default: return "?"
          }
        })
    }
  }

  /// A PNG file of these R, G, B, A bytes, with a palette on demand.
  static func file(_ width: Int, _ height: Int, _ rgba: [UInt8], palette: Bool = false) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    var pixels = rgba
    var colors: [UInt8] = []
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
    if palette {
      image.format |= UInt32(PNG_FORMAT_FLAG_COLORMAP)
      pixels = []
      for start in stride(from: 0, to: rgba.count, by: 4) {
        let color = Array(rgba[start..<start + 4])
        let known = stride(from: 0, to: colors.count, by: 4)
          .first { Array(colors[$0..<$0 + 4]) == color }
        pixels.append(UInt8((known ?? colors.count) / 4))
        if known == nil { colors += color }
      }
      image.colormap_entries = UInt32(colors.count / 4)
    }
    var count = 0
    png_image_write_to_memory(&image, nil, &count, 0, pixels, 0, colors)
    var file = [UInt8](repeating: 0, count: count)
    png_image_write_to_memory(&image, &file, &count, 0, pixels, 0, colors)
    return Array(file.prefix(count))
  }
}
