import Foundation
import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

/// The reference names everything in the language, and its tables are those of the code.
@Suite struct ReferenceTests {
  private let pages: [MarkdownPage]

  init() throws {
    pages = try MarkdownPage.all(in: "Docs/Reference")
  }

  private func pages(with heading: String) -> [String] {
    pages.filter { page in page.headings.contains { $0.contains(heading) } }.map(\.path)
  }

  @Test func everyElementHasItsHeading() {
    for entry in Language.elements where entry.isSupported {
      let found = pages(with: "`<\(entry.name.rawValue)>`")
      #expect(found.count == 1, "<\(entry.name.rawValue)>: \(found)")
    }
  }

  @Test func everyFilterHasItsHeading() {
    for filter in Filter.allCases {
      let found = pages(with: "`\(filter.rawValue)`")
      #expect(found == ["Docs/Reference/filters.md"], "\(filter.rawValue): \(found)")
    }
  }

  /// Each attribute of a box that a constraint can be about, and each name for several.
  @Test func everyConstraintAttributeIsNamed() throws {
    let text = try MarkdownPage("Docs/Reference/constraints.md").text
    let composites = [
      "edges", "horizontalEdges", "verticalEdges", "directionalEdges", "directionalHorizontalEdges",
      "directionalVerticalEdges", "size", "center", "margins", "directionalMargins",
      "centerWithinMargins", "baseline",
    ]
    for name in Attribute.allCases.map(\.rawValue) + composites {
      #expect(text.contains("`\(name)`"), "\(name)")
    }
  }

  /// `QUOIN_RECORD=1` writes the tables anew.
  @Test func tablesAreThoseOfTheCode() throws {
    let records = ProcessInfo.processInfo.environment["QUOIN_RECORD"] == "1"
    var found: [String] = []
    for page in pages {
      var text = page.text
      for table in ReferenceTable.all {
        let opening = "<!-- table \(table.name) -->\n"
        guard let start = text.range(of: opening)?.upperBound else { continue }
        let end = try #require(
          text.range(of: "<!-- end -->", range: start..<text.endIndex)?.lowerBound)
        found.append(table.name)
        let wanted = table.text + "\n"
        if records {
          text.replaceSubrange(start..<end, with: wanted)
        } else {
          #expect(text[start..<end] == wanted, "\(page.path): \(table.name) is stale")
        }
      }
      #expect(
        page.text.components(separatedBy: "<!-- table ").count
          == ReferenceTable.all.count { page.text.contains("<!-- table \($0.name) -->") } + 1,
        "\(page.path) has a table of an unknown name")
      if records {
        try text.write(
          toFile: Repository.root + "/" + page.path, atomically: true, encoding: .utf8)
      }
    }
    #expect(found.sorted() == ReferenceTable.all.map(\.name).sorted())
  }

  @Test func everyPageIsInTheIndex() throws {
    let index = try MarkdownPage("Docs/Reference/README.md").text
    for page in pages {
      let name = URL(filePath: page.path).lastPathComponent
      #expect(name == "README.md" || index.contains("](\(name))"), "\(name)")
    }
  }

  /// Every link from page to page leads to a page and a heading that are there.
  @Test func linksLeadSomewhere() throws {
    for page in pages + [try MarkdownPage("Docs/Tutorial.md")] {
      let folder = URL(filePath: Repository.root + "/" + page.path).deletingLastPathComponent()
      for match in page.text.matches(of: /\]\(([^)\s]+)\)/) {
        let parts = match.1.split(separator: "#", omittingEmptySubsequences: false)
        guard !match.1.hasPrefix("http"), let path = parts.first else { continue }
        let file = path.isEmpty ? Repository.root + "/" + page.path : folder.path + "/" + path
        #expect(FileManager.default.fileExists(atPath: file), "\(page.path): \(match.1)")
        guard parts.count > 1 else { continue }
        let headings = try String(contentsOfFile: file, encoding: .utf8)
          .split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
        #expect(headings.contains(String(parts[1])), "\(page.path): \(match.1)")
      }
    }
  }

  /// What a heading is called in links.
  private static func anchor(_ heading: Substring) -> String {
    String(
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " || $0 == "_" }
        .map { $0 == " " ? "-" : $0 })
  }

  /// The rows of tables that begin with an expression: `{{ 0.1 + 0.2 }}` gives `0.3`. A cell in
  /// between is the language.
  @Test(arguments: ["data", "filters"]) func expressionsGiveWhatIsWritten(_ name: String) throws {
    let page = try MarkdownPage("Docs/Reference/\(name).md")
    var used: Set<String> = []
    var count = 0
    for row in page.rows {
      guard let expression = code(row.cells.first), expression.contains("{{"),
        let wanted = code(row.cells.last)
      else { continue }
      count += 1
      let language = row.cells.count > 2 ? code(row.cells[1]) ?? "en" : "en"
      let json = page.blocks.prefix(row.blocksBefore).last { $0.language == "json" }?.text ?? "{}"
      let given = evaluate(expression, json, language)
      #expect(given == wanted, "\(page.path):\(row.line)")
      for filter in Filter.allCases where expression.contains("| \(filter.rawValue)") {
        used.insert(filter.rawValue)
      }
    }
    #expect(count > 20)
    if name == "filters" {
      #expect(Filter.allCases.map(\.rawValue).filter { !used.contains($0) } == [])
    }
  }

  private func code(_ cell: String?) -> String? {
    guard let cell, cell.hasPrefix("`"), cell.hasSuffix("`"), cell.count > 1 else { return nil }
    return String(cell.dropFirst().dropLast())
  }

  /// What an expression prints, or the message it ends with.
  private func evaluate(_ expression: String, _ json: String, _ language: String) -> String {
    let text = """
      <template lang="\(language)"><page><text><![CDATA[\(expression)]]></text></page></template>
      """
    do throws(TemplateError) {
      let bound = try Template.parse(Array(text.utf8), file: "t.xml")
        .bind(JSONReader.read(Array(json.utf8), file: "data.json")) { _ in .success(.zero) }
      if let fault = bound.diagnostics.first { return "error: " + fault.message }
      for box in bound.pages[0].root.children {
        if case .text(let content) = box.content { return content.plainText }
      }
      return ""
    } catch {
      return "error: " + (error.diagnostics.first?.message ?? "")
    }
  }
}
