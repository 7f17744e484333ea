internal import CCairo
package import QuoinCore
package import QuoinText

/// Draws a scene as PDF: fonts subset, text as text, each picture stored once.
///
/// A page's media box is its trim size with the bleed around it. The same scene, metadata, fonts and
/// pictures give the same bytes.
///
/// - Parameters:
///   - scene: The pages.
///   - metadata: What the file says about itself.
///   - text: The engine that measured the scene's texts, or one over the same fonts.
///   - pictures: The pictures read so far.
/// - Returns: The file's bytes.
/// - Throws: `RenderError`
package func renderPDF(
  _ scene: Scene, metadata: DocumentMetadata = DocumentMetadata(), text: TextEngine,
  pictures: PictureStore
) throws(RenderError) -> [UInt8] {
  let sink = ByteSink()
  try FontLock.held { () throws(RenderError) in
    let document = try PDFDocument(into: sink)
    document.describe(metadata)
    let destinations = LinkDestinations(of: scene)
    for page in scene.pages {
      try document.draw(page, destinations, text: text, pictures: pictures)
    }
    try document.finish()
  }
  return PDFFinishing(metadata, scene).finish(sink.bytes)
}

/// A PDF file that Cairo is writing.
private struct PDFDocument: ~Copyable {
  private let surface: OpaquePointer
  /// Cairo writes into it even while the surface is destroyed.
  private let sink: ByteSink

  /// - Parameter sink: Where the file goes.
  /// - Throws: `RenderError.drawing`
  init(into sink: ByteSink) throws(RenderError) {
    let surface = cairo_pdf_surface_create_for_stream(
      { context, bytes, count in
        guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        ByteSink.from(context).append(bytes, Int(count))
        return CAIRO_STATUS_SUCCESS
      }, sink.context, 1, 1)
    guard let surface else { throw .drawing(reason: "out of memory") }
    try CairoStatus.check(cairo_surface_status(surface)) { cairo_surface_destroy(surface) }
    self.surface = surface
    self.sink = sink
  }

  deinit {
    cairo_surface_destroy(surface)
    withExtendedLifetime(sink) {}
  }

  func describe(_ metadata: DocumentMetadata) {
    func set(_ key: cairo_pdf_metadata_t, _ value: String?) {
      guard let value else { return }
      cairo_pdf_surface_set_metadata(surface, key, Noncharacters.replaced(in: value))
    }
    set(CAIRO_PDF_METADATA_TITLE, metadata.title)
    set(CAIRO_PDF_METADATA_AUTHOR, metadata.author)
    set(CAIRO_PDF_METADATA_SUBJECT, metadata.subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, metadata.keywords)
    set(CAIRO_PDF_METADATA_CREATOR, metadata.creator)
    // Without a date given, Cairo would write the clock's; nil takes that away again.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, metadata.creationDate)
  }

  func draw(
    _ page: ScenePage, _ destinations: LinkDestinations, text: TextEngine, pictures: PictureStore
  ) throws(RenderError) {
    let bleed = page.bleed
    let whole = Rect(
      x: -bleed.left, y: -bleed.top, width: page.size.width + bleed.left + bleed.right,
      height: page.size.height + bleed.top + bleed.bottom)
    guard whole.isDrawable, whole.width > 0, whole.height > 0 else {
      throw .drawing(reason: "a page has no area")
    }
    cairo_pdf_surface_set_size(surface, whole.width, whole.height)
    var canvas = try Canvas(on: surface, .pdf, text: text, pictures: pictures)
    cairo_translate(canvas.cairo, bleed.left, bleed.top)
    if let fill = page.fill {
      canvas.draw(SceneShape(rect: whole, outline: .rectangle(.zero), fill: fill, stroke: nil))
    }
    try canvas.draw(page.items)
    canvas.tagLinks(of: page, destinations)
    cairo_show_page(canvas.cairo)
    try canvas.check()
  }

  /// Writes fonts, pictures and the table of contents of the file.
  func finish() throws(RenderError) {
    cairo_surface_finish(surface)
    try CairoStatus.check(cairo_surface_status(surface))
  }
}
