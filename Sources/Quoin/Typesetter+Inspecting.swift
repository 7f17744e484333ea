internal import QuoinCore
internal import QuoinInspection
internal import QuoinLayout
internal import QuoinRender

extension Typesetter {
  /// Draws what holds a page together over the page itself: frames, ids, guides, baselines, rules as
  /// arrows with their numbers, broken ones in red, ambiguous boxes hatched.
  ///
  /// The picture is a page like any other, to be drawn as PDF, PNG or SVG. It is larger than the page
  /// it shows: there is a title above, and notes and a legend below.
  ///
  /// - Parameters:
  ///   - page: Laid out by this typesetter with `inspecting: true`.
  ///   - box: The id of the only box whose rules are shown; nil for all.
  /// - Returns: nil if the page was laid out without `inspecting`, or has no such box.
  public func inspectionPicture(of page: LaidOutPage, box: String? = nil) -> LaidOutPage? {
    picture(of: page, box: box, keepsQuiet: false)
  }

  private func picture(of page: LaidOutPage, box: String?, keepsQuiet: Bool) -> LaidOutPage? {
    guard let inspection = page.inspection else { return nil }
    let chosen = box.flatMap { id in inspection.boxes.firstIndex { $0.name == id } }
    if box != nil, chosen == nil { return nil }
    let picture = InspectionPicture(
      of: page.scene, inspection, title: page.inspectionTitle, chosen: chosen,
      keepsQuiet: keepsQuiet, text: text)
    return LaidOutPage(
      variant: page.variant, number: page.number, scene: picture.scene(), pictures: page.pictures)
  }

  /// A resolution at which the letters of a page's inspection picture can be read, in pixels to the
  /// inch.
  ///
  /// They are larger on larger pages, so that every picture has about as many pixels.
  public func inspectionResolution(of page: LaidOutPage) -> Double {
    // No side may be longer than PNG takes.
    let longest = max(page.scene.size.width, page.scene.size.height, 1)
    return min(144 / InspectionPicture.unit(for: page.scene.size), 16_000 * 72 / longest)
  }

  /// Makes one HTML page, complete in itself, of all pages of a report: pointing at a box shows its
  /// rules, a click or `#box=ID` in the address keeps it.
  ///
  /// - Parameters:
  ///   - report: Laid out by this typesetter with `inspecting: true`; other pages are left out.
  ///   - box: The id of a box to begin with.
  /// - Returns: The file's bytes, UTF-8; the same for the same input, always.
  /// - Throws: `QuoinError` for pictures that cannot be decoded.
  public func inspectionHTML(
    _ report: LayoutReport, box: String? = nil
  ) throws(QuoinError) -> [UInt8] {
    var pages: [InspectionDocument.Page] = []
    var shared = SVGSharedPictures()
    for page in report.pages {
      guard let inspection = page.inspection,
        let picture = picture(of: page, box: nil, keepsQuiet: true)
      else { continue }
      let prefix = "page\(pages.count + 1)-"
      let svg = try drawing([page]) { () throws(RenderError) in
        try svgElement(
          picture.scene, prefix: prefix, shared: &shared, text: text, pictures: pictures)
      }
      pages.append(
        InspectionDocument.Page(name: page.inspectionTab, svg: svg, inspection: inspection))
    }
    let document = InspectionDocument(
      title: report.template, pages: pages, sharedSVG: shared.element,
      diagnostics: report.diagnostics, pinned: box)
    return Array(document.html.utf8)
  }
}

extension LaidOutPage {
  /// What messages call the boxes of a page that was laid out with `inspecting: true`: their ids, or
  /// element and line; in document order.
  public var inspectedBoxes: [String] { inspection?.boxes.map(\.name) ?? [] }

  /// `square · poster · page 2 · 810 × 810 pt`
  fileprivate var inspectionTitle: String {
    let sides = [scene.size.width, scene.size.height].map { NumberText(($0 * 100).rounded() / 100) }
    let size = "\(sides[0]) × \(sides[1]) pt"
    return [variant, scene.id, number > 1 ? "page \(number)" : nil, size].compactMap { $0 }
      .joined(separator: " · ")
  }

  fileprivate var inspectionTab: String {
    let name = variant ?? scene.id ?? "page \(number)"
    return variant != nil && number > 1 ? "\(name) \(number)" : name
  }
}
