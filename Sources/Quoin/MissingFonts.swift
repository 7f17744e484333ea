internal import QuoinCore
internal import QuoinLayout
internal import QuoinText

/// Warns of texts for which none of the families asked for is at hand.
struct MissingFonts {
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<[String]> = []

  init(in pages: [Page], _ fonts: FontLibrary) {
    for page in pages { visit(page.root, fonts) }
  }

  private mutating func visit(_ box: Box, _ fonts: FontLibrary) {
    if case .text(let content) = box.content {
      for style in content.runs.map(\.style) where !style.families.contains(where: fonts.resolves) {
        warn(style.families, of: box)
      }
    }
    for child in box.children { visit(child, fonts) }
  }

  private mutating func warn(_ families: [String], of box: Box) {
    guard reported.insert(families).inserted else { return }
    let names = families.map { "'\($0)'" }.joined(separator: ", ")
    let message =
      families.count == 1
      ? "no font of the family \(names); another is used"
      : "no font of any of the families \(names); another is used"
    diagnostics.append(
      Diagnostic(
        .warning, .missingFont, at: box.location, message, boxes: box.id.map { [$0] } ?? []))
  }
}
