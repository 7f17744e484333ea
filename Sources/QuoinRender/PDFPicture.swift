/// A picture as a PDF stores it: an image of its colours and, where the paper shows through, a mask
/// of its alpha (ISO 32000-1, 8.9.5 and 11.6.5.3).
struct PDFPicture {
  let color: Image
  let mask: Image?

  struct Image {
    /// Entries of the image's dictionary that tell how to read its bytes.
    var entries: [String]
    /// Deflated.
    var bytes: [UInt8]
  }

  /// The file's own bytes, untouched; nil where they do not mean to a PDF's reader what they mean to
  /// ours.
  init?(verbatim rows: PNGRows, _ header: PNGHeader) {
    guard header.bitDepth <= 8, header.gamma.map(Self.sRGBGammas.contains) ?? true else {
      return nil
    }
    let space: String
    switch header.colorType {
    case .grey: space = "/DeviceGray"
    case .rgb: space = "/DeviceRGB"
    case .palette:
      let entryCount = min(header.palette.count / 3, 1 << Int(header.bitDepth))
      guard entryCount > 0 else { return nil }
      let entries = header.palette.prefix(entryCount * 3).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      space = "[ /Indexed /DeviceRGB \(entryCount - 1) <\(entries.joined())> ]"
    case .greyWithAlpha, .rgbWithAlpha: return nil
    }
    color = Image(
      width: header.width, height: header.height, space: space, bitDepth: header.bitDepth,
      channels: header.colorType.channels, bytes: rows.deflated)
    mask = nil
  }

  /// Colours and alpha apart.
  ///
  /// - Parameters:
  ///   - samples: Straight. The colours of clear pixels change.
  ///   - filters: With which filter the file had each row, where that is known.
  /// - Throws: `RenderError.drawing`
  init(_ samples: PictureSamples, filters: [UInt8]?) throws(RenderError) {
    guard let pixels = samples.straight else { throw .drawing(reason: "a picture is spent") }
    let planes = PicturePlanes(samples, pixels, filters: filters)
    if samples.hasAlpha {
      mask = Image(
        width: samples.width, height: samples.height, space: "/DeviceGray", channels: 1,
        bytes: try planes.deflated(3..<4))
      ColorBleeding(pixels: pixels, width: samples.width, height: samples.height).bleed()
    } else {
      mask = nil
    }
    let isGrey = planes.isGrey
    color = Image(
      width: samples.width, height: samples.height, space: isGrey ? "/DeviceGray" : "/DeviceRGB",
      channels: isGrey ? 1 : 3, bytes: try planes.deflated(isGrey ? 0..<1 : 0..<3))
  }

  /// 1 / 2.2, rounded either way.
  private static let sRGBGammas = 45_454...45_456
}

extension PDFPicture.Image {
  init(
    width: Int, height: Int, space: String, bitDepth: UInt8 = 8, channels: Int, bytes: [UInt8]
  ) {
    entries = [
      "/Type /XObject", "/Subtype /Image", "/Width \(width)", "/Height \(height)",
      "/ColorSpace \(space)", "/BitsPerComponent \(bitDepth)", "/Filter /FlateDecode",
      // Rows filtered as in PNG.
      "/DecodeParms << /Predictor 15 /Colors \(channels) /BitsPerComponent \(bitDepth)"
        + " /Columns \(width) >>",
    ]
    self.bytes = bytes
  }
}
