internal import QuoinCore
internal import QuoinLayout
internal import QuoinText

/// Warns of texts for which none of the families asked for is at hand, and of characters that no
/// font has.
struct FontReport {
  private(set) var diagnostics: [Diagnostic] = []
  private let fonts: FontLibrary
  private let text: TextEngine
  private var families: Set<[String]> = []
  private var characters: Set<Unicode.Scalar> = []

  init(_ pages: [Page], _ fonts: FontLibrary, _ text: TextEngine) {
    self.fonts = fonts
    self.text = text
    for page in pages { visit(page.root) }
  }

  private mutating func visit(_ box: Box) {
    if case .text(let content) = box.content {
      for style in content.runs.map(\.style) where !style.families.contains(where: fonts.resolves) {
        reportFamilies(of: style, in: box)
      }
      for character in text.missingCharacters(in: content) {
        report(character, of: content, in: box)
      }
    }
    for child in box.children { visit(child) }
  }

  private mutating func reportFamilies(of style: TextStyle, in box: Box) {
    guard families.insert(style.families).inserted else { return }
    let names = FontReport.list(style.families)
    warn(
      .missingFont, box,
      style.families.count == 1
        ? "no font of the family \(names); another is used"
        : "no font of any of the families \(names); another is used")
  }

  private mutating func report(
    _ character: Unicode.Scalar, of content: TextContent, in box: Box
  ) {
    guard characters.insert(character).inserted else { return }
    let digits = String(character.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let run = content.runs.first { $0.text.unicodeScalars.contains(character) }
    let names = FontReport.list((run?.style ?? content.base).families)
    warn(.missingGlyph, box, "no font has the character \(code); tried \(names) and the fallbacks")
  }

  private mutating func warn(_ code: Diagnostic.Code, _ box: Box, _ message: String) {
    diagnostics.append(
      Diagnostic(.warning, code, at: box.location, message, boxes: box.id.map { [$0] } ?? []))
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
