import CPNG

/// A decoded PNG, read by libpng's simple interface and not by the code under test.
struct Pixels {
  let width: Int
  let height: Int
  /// R, G, B, A, not premultiplied.
  private var bytes: [UInt8]

  struct Unreadable: Error {}

  init(_ file: [UInt8]) throws {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else {
      throw Unreadable()
    }
    width = Int(image.width)
    height = Int(image.height)
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { throw Unreadable() }
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }
}
