internal import QuoinCore
public import QuoinLayout

extension Typesetter {
  /// How far a chain of cause is followed unless somebody says otherwise.
  public static let explanationDepth = 5

  /// Explains a box of a template on every page of some variants.
  ///
  /// - Parameters:
  ///   - box: An id as `quoin layout` prints it: `title`, `row[0]`, `use.title`. `row[*]` and
  ///     `row[last]` stand for rounds, `cover.title` for the box on the page `cover`, `page` for the
  ///     page itself; a box without an id is asked for as messages call it, `text@12`.
  ///   - template: One whose fonts this typesetter was made for.
  ///   - data: What to bind.
  ///   - variants: Names, in the order wanted; nil for all, or for the pages as declared if the
  ///     template has none.
  ///   - locale: Replaces the template's own `lang` in filters.
  ///   - depth: How many steps the chain of cause is followed, from 0.
  ///   - wish: What one of its numbers should rather be: what stands in the way is reported.
  /// - Returns: The box wherever it stands, and everything found wrong on the way: an
  ///   `unknown-target` error with the nearest name where it stands nowhere. A page with conflicts is
  ///   explained as it stands without the constraints that were refused.
  public func explain(
    _ box: String, in template: DocumentTemplate, _ data: DocumentData, variants: [String]? = nil,
    locale: String? = nil, depth: Int = Typesetter.explanationDepth,
    wish: ExplanationWish? = nil
  ) -> ExplanationReport {
    let name = BoxName(text: box)
    var report = ExplanationReport(template: template.name, box: box)
    var ids: [String] = []
    let laid = layOut(template, data, template.cases(variants), locale: locale) { page, place, _ in
      ids += page.root.withDescendants.dropFirst().compactMap(\.id)
      for box in name.boxes(on: page) {
        guard let explanation = self.layout.explain(box, depth: depth) else { continue }
        report.places.append(
          ExplainedBox(
            name: box.name, kind: box.kind.rawValue, isHidden: box.isHidden,
            location: box.location, variant: place.variant, page: page.id, number: place.number,
            size: place.scene.size, explanation: explanation,
            alternative: wish.flatMap { wish in
              self.layout.alternative(wish.attribute, wish.length, of: box, on: page)
            }))
      }
    }
    report.diagnostics = laid.diagnostics
    if report.places.isEmpty, !laid.pages.isEmpty {
      report.diagnostics.append(Typesetter.unknown(box, among: ids))
    }
    return report
  }

  /// Explains a box of a page made in Swift.
  ///
  /// - Returns: nil for a box that is not on the page.
  public func explain(
    _ box: Box, on page: Page, depth: Int = Typesetter.explanationDepth
  ) -> BoxExplanation? {
    _ = layout.layout(page)
    return layout.explain(box, depth: depth)
  }

  private static func unknown(_ box: String, among ids: [String]) -> Diagnostic {
    var hint = box.nearest(in: ids).hint
    // Of a box in a loop its rounds were most likely forgotten.
    if hint.isEmpty, let round = ids.first(where: { $0.hasPrefix(box + "[") }) {
      hint = "; did you mean '\(round)'?"
    }
    if hint.isEmpty, !ids.isEmpty {
      var known: [String] = []
      for id in ids where !known.contains(id) && known.count < 12 { known.append(id) }
      hint = "; there are " + known.map { "'\($0)'" }.joined(separator: ", ")
      if ids.contains(where: { !known.contains($0) }) { hint += " and others" }
    }
    return Diagnostic(.error, .unknownTarget, "no box '\(box)' on any page\(hint)")
  }
}
