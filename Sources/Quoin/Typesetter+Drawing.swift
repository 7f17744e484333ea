internal import QuoinCore
internal import QuoinRender

extension Typesetter {
  /// Draws pages as one PDF.
  ///
  /// - Parameters:
  ///   - pages: Laid out by this typesetter, in reading order.
  ///   - metadata: What the document says about itself.
  /// - Returns: The file's bytes; the same for the same input, always.
  /// - Throws: `QuoinError` for pictures that cannot be decoded.
  public func pdf(
    _ pages: [LaidOutPage], metadata: DocumentMetadata = DocumentMetadata()
  ) throws(QuoinError) -> [UInt8] {
    try drawing(pages) { () throws(RenderError) in
      try renderPDF(
        Scene(pages: pages.map(\.scene)), metadata: metadata.forRendering, text: text,
        pictures: pictures)
    }
  }

  /// Draws a page as PNG.
  ///
  /// - Parameters:
  ///   - page: Laid out by this typesetter.
  ///   - dpi: Pixels to the inch; at 96 a page of `1080px` is 1080 pixels wide.
  ///   - scale: Enlarges the page at that resolution.
  /// - Returns: The file's bytes; the same for the same input, always.
  /// - Throws: `QuoinError` for pictures that cannot be decoded, and for more than 32,767 pixels a
  ///   side.
  public func png(
    _ page: LaidOutPage, dpi: Double = 96, scale: Double = 1
  ) throws(QuoinError) -> [UInt8] {
    try drawing([page]) { () throws(RenderError) in
      try renderPNG(page.scene, dpi: dpi, scale: scale, text: text, pictures: pictures)
    }
  }

  /// Draws a page as SVG with real text.
  ///
  /// - Parameters:
  ///   - page: Laid out by this typesetter.
  ///   - title: What a reader shows as the document's name.
  /// - Returns: The file's bytes, UTF-8; the same for the same input, always.
  /// - Throws: `QuoinError` for pictures that cannot be decoded.
  public func svg(_ page: LaidOutPage, title: String? = nil) throws(QuoinError) -> [UInt8] {
    try drawing([page]) { () throws(RenderError) in
      try renderSVG(page.scene, title: title, text: text, pictures: pictures)
    }
  }

  func drawing<Output>(
    _ pages: [LaidOutPage], _ draw: () throws(RenderError) -> Output
  ) throws(QuoinError) -> Output {
    do throws(RenderError) {
      return try draw()
    } catch {
      let location = error.path.flatMap { path in
        pages.lazy.compactMap { $0.pictures[path] }.first
      }
      throw QuoinError(error.code, at: location, "\(error)")
    }
  }
}

extension RenderError {
  /// The picture at fault.
  fileprivate var path: String? {
    switch self {
    case .unreadablePicture(let path, _), .oversizedPicture(let path, _, _): path
    case .oversizedPage, .drawing: nil
    }
  }

  fileprivate var code: Diagnostic.Code {
    switch self {
    case .unreadablePicture: .missingImage
    case .oversizedPicture, .oversizedPage: .tooLarge
    case .drawing: .badValue
    }
  }

  /// Why a picture cannot be used, as the end of a sentence.
  var reason: String {
    switch self {
    case .unreadablePicture(_, let reason): reason
    case .oversizedPicture(_, let width, let height):
      "it is too large: \(width) × \(height) pixels, of which at most"
        + " \(PictureStore.mostPixels) are decoded"
    case .oversizedPage, .drawing: "\(self)"
    }
  }
}
