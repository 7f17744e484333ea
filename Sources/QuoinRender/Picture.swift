internal import CCairo
internal import QuoinCore

/// A picture, shared by all pages and files that show it; what a format needs of it is made when
/// first asked for, and once.
final class Picture {
  /// Which of the store's pictures it is.
  let number: Int
  let path: String
  let width: Int
  let height: Int
  /// In pt.
  let naturalSize: Size
  /// The file as it is, for formats that take it up unchanged.
  let file: [UInt8]
  let hasAlpha: Bool
  private let header: PNGHeader
  private let samples: PictureSamples
  private var pdfPicture: PDFPicture?
  /// Stands for it while Cairo writes a PDF.
  private(set) lazy var placeholder = PicturePlaceholder(number: number, hasAlpha: hasAlpha)

  /// - Throws: `RenderError.unreadablePicture`, `.oversizedPicture`
  init(_ file: [UInt8], _ header: PNGHeader, path: String, number: Int) throws(RenderError) {
    let samples = try PNGDecoder.decode(file, header, path: path)
    self.samples = samples
    self.number = number
    self.path = path
    self.header = header
    self.file = file
    width = header.width
    height = header.height
    naturalSize = header.naturalSize
    hasAlpha = samples.hasAlpha
  }

  /// An ARGB32 `cairo_surface_t`, premultiplied, as long as the picture lives.
  var surface: OpaquePointer { samples.surface() }

  /// The picture as a PDF stores it.
  ///
  /// - Throws: `RenderError`
  func inPDF() throws(RenderError) -> PDFPicture {
    if let known = pdfPicture { return known }
    let made = try makePDFPicture()
    pdfPicture = made
    return made
  }

  private func makePDFPicture() throws(RenderError) -> PDFPicture {
    let rows = PNGRows(file, header)
    if !hasAlpha, let rows, let verbatim = PDFPicture(verbatim: rows, header),
      try !isWastefullyFiltered(rows)
    {
      return verbatim
    }
    return try PDFPicture(straightSamples(), filters: rows?.filters)
  }

  /// Whether the pixels would take a fifth less room without filters.
  private func isWastefullyFiltered(_ rows: PNGRows) throws(RenderError) -> Bool {
    guard header.colorType == .rgb, header.bitDepth == 8 else { return false }
    let samples = try straightSamples()
    guard let pixels = samples.straight else { return false }
    return try PicturePlanes(samples, pixels, filters: rows.filters)
      .filtersCost(0..<3, over: 1.25)
  }

  /// Premultiplied pixels have lost the colours of what is all but clear: these are then read anew.
  private func straightSamples() throws(RenderError) -> PictureSamples {
    if samples.straight != nil { return samples }
    return try PNGDecoder.decode(file, header, path: path)
  }
}
