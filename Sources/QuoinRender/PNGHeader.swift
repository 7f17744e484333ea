internal import QuoinCore

/// What the head of a PNG file says about it: libpng's simple interface, which decodes, keeps the
/// resolution and the way of storing to itself.
struct PNGHeader {
  var width: Int
  var height: Int
  var bitDepth: UInt8
  var colorType: ColorType
  var isInterlaced: Bool
  /// Pixels to the metre, across and down, where the file states them.
  var density: (x: Double, y: Double)?
  /// 100,000 times the exponent, where the file states one.
  var gamma: Int?
  /// R, G, B of each entry.
  var palette: ArraySlice<UInt8> = []

  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyWithAlpha = 4
    case rgbWithAlpha = 6

    /// How many numbers the file has for a pixel.
    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyWithAlpha: 2
      case .rgb: 3
      case .rgbWithAlpha: 4
      }
    }
  }

  /// Reads the chunks before the pixels; nil where the bytes are no PNG.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature), bytes.count >= 33,
      bytes[12..<16].elementsEqual("IHDR".utf8), let colorType = ColorType(rawValue: bytes[25])
    else { return nil }
    width = bytes.bigEndian(at: 16)
    height = bytes.bigEndian(at: 20)
    bitDepth = bytes[24]
    self.colorType = colorType
    isInterlaced = bytes[28] != 0
    guard width > 0, height > 0 else { return nil }
    for chunk in PNGChunks(bytes) {
      if chunk.isA("IDAT") { break }
      let content = chunk.content
      if chunk.isA("pHYs"), content.count == 9 {
        let x = Double(content.bigEndian(at: content.startIndex))
        let y = Double(content.bigEndian(at: content.startIndex + 4))
        // Unit 0 states proportions only.
        if content.last == 1, x > 0, y > 0 { density = (x, y) }
      } else if chunk.isA("gAMA"), content.count == 4 {
        gamma = content.bigEndian(at: content.startIndex)
      } else if chunk.isA("PLTE") {
        palette = content
      }
    }
  }

  /// The bytes of a row of pixels, in a file without interlacing.
  var rowLength: Int { (width * colorType.channels * Int(bitDepth) + 7) / 8 }

  /// The natural size in pt: by the stated resolution, else 96 pixels to the inch.
  var naturalSize: Size {
    guard let density else {
      return Size(width: Double(width) * 0.75, height: Double(height) * 0.75)
    }
    return Size(
      width: Self.points(width, density.x), height: Self.points(height, density.y))
  }

  /// A whole number of dots to the inch, which files can only state rounded, is meant as such:
  /// 11811 to the metre is 300 to the inch.
  private static func points(_ pixels: Int, _ perMetre: Double) -> Double {
    let perInch = perMetre * 0.0254
    let whole = perInch.rounded()
    let exact = whole > 0 && (whole / 0.0254).rounded() == perMetre ? whole : perInch
    return Double(pixels) * 72 / exact
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
