internal import QuoinCore

/// What the head of a PNG file says about it: libpng's simple interface, which decodes, keeps the
/// resolution to itself.
struct PNGHeader {
  var width: Int
  var height: Int
  /// Pixels to the metre, across and down, where the file states them.
  var density: (x: Double, y: Double)?

  /// Reads the chunks before the pixels; nil where the bytes are no PNG.
  init?(_ bytes: [UInt8]) {
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.starts(with: Self.signature), bytes.count >= 33,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    width = number(at: 16)
    height = number(at: 20)
    guard width > 0, height > 0 else { return nil }
    var chunk = 33
    while chunk + 12 <= bytes.count {
      let length = number(at: chunk)
      let kind = bytes[chunk + 4..<chunk + 8]
      if kind.elementsEqual("IDAT".utf8) { break }
      if kind.elementsEqual("pHYs".utf8), length == 9, chunk + 21 <= bytes.count {
        let x = Double(number(at: chunk + 8))
        let y = Double(number(at: chunk + 12))
        // Unit 0 states proportions only.
        if bytes[chunk + 16] == 1, x > 0, y > 0 { density = (x, y) }
      }
      chunk += 12 + length
    }
  }

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
