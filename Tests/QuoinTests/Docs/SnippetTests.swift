import Foundation
import Quoin
import QuoinCore
import Testing

/// Lays out every snippet of XML in the reference; none has anything wrong.
@Suite struct SnippetTests {
  /// A snippet as the page shows it, with what it needs.
  struct Snippet: CustomTestStringConvertible, Sendable {
    var place: String
    var template: String
    var data: String
    /// The files that it names, by their names.
    var files: [String: String]

    var testDescription: String { place }
  }

  static let all: [Snippet] = {
    let pages = (try? MarkdownPage.all(in: "Docs/Reference")) ?? []
    return pages.flatMap(snippets)
  }()

  /// The data of a snippet are the first JSON below it under the same heading, else the last above.
  private static func snippets(of page: MarkdownPage) -> [Snippet] {
    var files: [String: String] = [:]
    for block in page.blocks { if let name = block.name { files[name] = block.text } }
    return page.blocks.indices.compactMap { index in
      let block = page.blocks[index]
      guard block.language == "xml", block.name == nil else { return nil }
      let json = page.blocks.indices.filter {
        page.blocks[$0].language == "json" && page.blocks[$0].heading == block.heading
          && page.blocks[$0].name == nil
      }
      let data = json.first { $0 > index } ?? json.last
      return Snippet(
        place: "\(page.path):\(block.line)", template: wrapped(block.text),
        data: data.map { page.blocks[$0].text } ?? "{}", files: files)
    }
  }

  /// A snippet stands for a whole template, for parts of one, or for parts of a page.
  private static func wrapped(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    if start.hasPrefix("<template") { return text }
    let ofTemplate = [
      "<page", "<styles", "<fonts", "<component", "<include", "<variants", "<sample",
    ]
    guard ofTemplate.contains(where: { start.contains($0) }) else {
      return template(page(text))
    }
    return template(start.contains("<page") ? text : text + page(""))
  }

  private static func template(_ text: String) -> String {
    "<template lang=\"en\">\n\(text)</template>\n"
  }

  private static func page(_ text: String) -> String {
    "<page size=\"320 200\" margin=\"20\" fill=\"white\">\n\(text)</page>\n"
  }

  @Test func thereAreSnippets() {
    #expect(Self.all.count > 30)
  }

  @Test(arguments: all) func nothingIsWrongWith(_ snippet: Snippet) throws {
    let scratch = try Scratch()
    for (name, folder) in [("art", "Templates/art"), ("fonts", "Fonts")] {
      try FileManager.default.copyItem(
        atPath: Repository.root + "/" + folder, toPath: scratch.path + "/" + name)
    }
    for (name, text) in snippet.files { try scratch.write(text, to: name) }
    do {
      let template = try DocumentTemplate(
        path: scratch.write(snippet.template, to: "snippet.xml"))
      let data = try DocumentData(json: Array(snippet.data.utf8), file: "data.json")
      let report = try Typesetting(template).layOut(data)
      #expect(report.diagnostics.map { "\($0)" } == [], "\(snippet.place)")
      #expect(!report.pages.isEmpty)
    } catch let error as QuoinError {
      for fault in error.diagnostics {
        Issue.record("\(snippet.place), line \(fault.location?.line ?? 0): \(fault.message)")
      }
    }
  }
}
