import Foundation
import Quoin
import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinCommand

/// Runs what the README shows.
@Suite struct ReadmeTests {
  private let readme: String
  private let folder: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path + "/"
    try block("xml").write(toFile: folder + "card.xml", atomically: false, encoding: .utf8)
    try block("json").write(toFile: folder + "card.json", atomically: false, encoding: .utf8)
  }

  /// The first fenced block of a language.
  private func block(_ language: String) throws -> String {
    let start = try #require(readme.range(of: "```\(language)\n"))
    let end = try #require(readme.range(of: "\n```", range: start.upperBound..<readme.endIndex))
    return String(readme[start.upperBound..<end.lowerBound]) + "\n"
  }

  @Test func theFirstTemplateRenders() throws {
    let status = Main.run([
      "render", folder + "card.xml", "-d", folder + "card.json", "--format", "pdf,png", "--strict",
      "-q", "-o", folder + "output/",
    ])
    #expect(status == .done)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder + "output").sorted() == [
        "card-print.pdf", "card-print.png", "card-web.pdf", "card-web.png",
      ])
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func aSlipIsReportedAsShown() throws {
    let slip = try block("xml").replacingOccurrences(of: "name.bottom", with: "nmae.bottom")
    try slip.write(toFile: folder + "card.xml", atomically: false, encoding: .utf8)
    let error = try #require(throws: QuoinError.self) {
      try DocumentTemplate(path: folder + "card.xml")
    }
    let printer = DiagnosticPrinter()
    let text = error.diagnostics.map(printer.text).joined()
    #expect(try text.replacingOccurrences(of: folder, with: "") == block("text"))
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Of what `explain` prints the README shows the lines in which no font has a part.
  @Test func theExplanationIsAsShown() throws {
    let shown = try block("console")
    let end = try #require(shown.firstIndex(of: "\n"))
    let quoin = try QuoinProcess(["card.xml": try block("xml"), "card.json": try block("json")])
    let outcome = try quoin.run(String(shown[..<end].dropFirst("$ quoin ".count)))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains(shown[end...]))
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func theSwiftSnippetIsTheOneCompiledHere() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let body = try block("swift").split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("let page") }
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    #expect(source.contains(body))
  }

  @Test func theSwiftSnippetDraws() throws {
    let page = Page(id: "card", size: PageSize(240, 160))
    let title = Box(id: "title", kind: .text)
    title.content = .text(TextContent(runs: [TextRun("Ada Lovelace")], base: TextStyle()))
    page.root.add(title)

    title.makeConstraints { make in
      make.left.top.equalToSuperview().offset(16).labeled("corner")
      make.right.lessThanOrEqualToSuperview().inset(16)
    }

    let typesetter = try Typesetter()
    let report = typesetter.layOut([page], named: "card")
    let pdf: [UInt8] = try typesetter.pdf(report.pages)
    #expect(report.diagnostics.isEmpty)
    let frame = try #require(report.pages[0].scene.frames.first)
    #expect(abs(frame.rect.x - 16) < 1e-6 && abs(frame.rect.y - 16) < 1e-6)
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
  }
}
