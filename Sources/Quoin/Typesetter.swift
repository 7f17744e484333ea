internal import QuoinCore
public import QuoinLayout
internal import QuoinRender
internal import QuoinTemplate
internal import QuoinText

/// Solves pages and draws them.
///
/// One typesetter per worker. It keeps its solver, fonts, set texts and pictures from one page,
/// variant and record to the next; what comes out never depends on what was made before.
public final class Typesetter {
  let text: TextEngine
  let pictures = PictureStore()
  private let fonts: FontLibrary
  let layout: LayoutEngine

  /// Opens the fonts of folders and of the system.
  ///
  /// - Throws: `QuoinError` for a folder that cannot be read, or if there are no fonts at all.
  public convenience init(fonts options: FontOptions = FontOptions()) throws(QuoinError) {
    try self.init(library: try FontLibrary([], options))
  }

  /// Opens the fonts that a template may use: its own before all others.
  ///
  /// - Throws: `QuoinError` for a font of the template's or a folder that cannot be read.
  public convenience init(
    for template: DocumentTemplate, fonts options: FontOptions = FontOptions()
  ) throws(QuoinError) {
    try self.init(library: try FontLibrary(template.fonts, options))
  }

  private init(library: FontLibrary) throws(QuoinError) {
    fonts = library
    do throws(TextError) {
      text = try TextEngine(fonts: library)
    } catch {
      throw QuoinError(.missingFont, "\(error)")
    }
    layout = LayoutEngine(text: text)
  }

  /// Solves the pages of one document, made in Swift.
  ///
  /// - Parameters:
  ///   - pages: In reading order.
  ///   - name: What the document is called.
  ///   - inspecting: Whether the pages are to say what holds them together, which takes time.
  /// - Returns: The pages, with everything found wrong on the way; a page with conflicts is there as
  ///   it stands without the constraints that were refused.
  public func layOut(
    _ pages: [Page], named name: String, inspecting: Bool = false
  ) -> LayoutReport {
    let solved = solve(pages, variant: nil, inspecting) { _, _, _ in }
    return LayoutReport(template: name, pages: solved.pages, diagnostics: solved.diagnostics)
  }

  /// Binds data into a template and solves every page of some variants.
  ///
  /// - Parameters:
  ///   - template: One whose fonts this typesetter was made for.
  ///   - data: What to bind.
  ///   - variants: Names, in the order wanted; nil for all, or for the pages as declared if the
  ///     template has none.
  ///   - locale: Replaces the template's own `lang` in filters.
  ///   - inspecting: Whether the pages are to say what holds them together, which takes time.
  /// - Returns: The pages, with everything found wrong on the way. A variant whose data cannot be
  ///   bound has no pages; a page with conflicts is there as it stands without the constraints that
  ///   were refused.
  public func layOut(
    _ template: DocumentTemplate, _ data: DocumentData, variants: [String]? = nil,
    locale: String? = nil, inspecting: Bool = false
  ) -> LayoutReport {
    layOut(
      template, data, template.cases(variants), locale: locale, inspecting: inspecting
    ) { _, _, _ in }
  }

  /// Lays out as the public method does, and shows every page while the engine still holds it; nil
  /// among the variants is the pages as declared.
  func layOut(
    _ template: DocumentTemplate, _ data: DocumentData, _ wanted: [String?], locale: String?,
    pageSize: PageSize? = nil, inspecting: Bool = false,
    visit: (Page, LaidOutPage, PageLayout) -> Void
  ) -> LayoutReport {
    var pages: [LaidOutPage] = []
    var findings = SharedFindings(cases: wanted, ("variant", "variants"))
    for variant in wanted {
      let bound = template.template.bind(
        data.value, variant: variant, locale: locale, pageSize: pageSize, measure: measure)
      findings.add(bound.diagnostics, in: variant)
      guard !bound.hasErrors else { continue }
      let solved = solve(bound.pages, variant: variant, inspecting, visit: visit)
      findings.add(solved.diagnostics, in: variant)
      pages += solved.pages
    }
    return LayoutReport(template: template.name, pages: pages, diagnostics: findings.all)
  }

  private func solve(
    _ pages: [Page], variant: String?, _ inspecting: Bool,
    visit: (Page, LaidOutPage, PageLayout) -> Void
  ) -> (pages: [LaidOutPage], diagnostics: [Diagnostic]) {
    let linked = Set(pages.flatMap { $0.root.allLinkedIDs })
    var diagnostics = FontReport(pages, fonts, text).diagnostics
    var solved: [LaidOutPage] = []
    for (index, page) in pages.enumerated() {
      let outcome = layout.layout(page, linked: linked)
      diagnostics += outcome.diagnostics
      let laid = LaidOutPage(
        variant: variant, number: index + 1, scene: outcome.scenePage,
        pictures: page.root.pictureLocations,
        inspection: inspecting ? layout.inspection() : nil)
      visit(page, laid, outcome)
      solved.append(laid)
    }
    return (solved, diagnostics)
  }

  func measure(_ path: String) -> Result<Size, PictureFailure> {
    do throws(RenderError) {
      return .success(try pictures.naturalSize(ofPictureAt: path))
    } catch {
      return .failure(PictureFailure(error.reason))
    }
  }
}

extension FontLibrary {
  /// A template's fonts first, then those of folders, then the system's.
  fileprivate convenience init(
    _ fonts: [Template.Font], _ options: FontOptions
  ) throws(QuoinError) {
    let files = fonts.map { font in
      FontFile(path: font.path, family: font.family, weight: font.weight, slant: font.slant)
    }
    do throws(TextError) {
      try self.init(
        files: files, folders: options.folders, ignoreSystemFonts: options.ignoresSystemFonts)
    } catch {
      guard case .unreadableFont(let path) = error,
        let font = fonts.first(where: { $0.path == path })
      else { throw QuoinError(.missingFont, "\(error)") }
      // The folder is not named: the place says enough, and the same on every machine.
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw QuoinError(.missingFont, at: font.location, "cannot read a font from '\(name)'")
    }
  }
}
