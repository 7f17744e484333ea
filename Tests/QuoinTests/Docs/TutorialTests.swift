import Foundation
import Quoin
import QuoinCore
import Testing

/// The tutorial shows what its steps say, and each step draws without a word.
@Suite struct TutorialTests {
  private static let folder = "Docs/Tutorial"

  private static let steps =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root + "/" + folder)) ?? []).filter { $0.hasSuffix(".xml") }.sorted()

  private static func source(_ step: String) throws -> String {
    try String(contentsOfFile: Repository.root + "/\(folder)/\(step)", encoding: .utf8)
  }

  @Test(arguments: steps) func eachStepDraws(_ step: String) throws {
    let template = try DocumentTemplate(path: Repository.root + "/\(Self.folder)/\(step)")
    let typesetting = try Typesetting(template)
    let report = typesetting.layOut(try template.sample())
    #expect(report.diagnostics.map(\.message) == [], "\(step)")
    #expect(report.pages.count == max(1, template.variants.count))
    for page in report.pages {
      #expect(try typesetting.png(page, dpi: 24).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  /// Under a heading that begins with a number, every line of XML stands in that step's file, in
  /// that order; "…" stands for lines that are left out.
  @Test func theTextShowsTheSteps() throws {
    let page = try MarkdownPage("Docs/Tutorial.md")
    var shown: Set<String> = []
    for block in page.blocks where block.language == "xml" {
      let number = try #require(block.heading.first)
      let step = try #require(Self.steps.first { $0.hasPrefix("step-\(number)") })
      shown.insert(step)
      var lines = try Self.source(step).split(separator: "\n").map(Self.trimmed)[...]
      for line in block.text.split(separator: "\n").map(Self.trimmed) where line != "…" {
        let place = lines.firstIndex(of: line)
        #expect(place != nil, "\(step) has no '\(line)' there")
        if let place { lines = lines[(place + 1)...] }
      }
    }
    #expect(shown.sorted() == Self.steps)
    #expect(Self.steps.count >= 6)
    let data = page.blocks.filter { $0.language == "json" }.map(\.text)
    #expect(try data == [Self.source("swim.json")])
  }

  private static func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }

  /// What the tutorial says that `quoin check` answers is what is found.
  @Test func theSlipIsAnsweredAsShown() throws {
    let page = try MarkdownPage("Docs/Tutorial.md")
    let answer = try #require(page.blocks.first { $0.text.contains("[unknown-target]") })
    let last = try #require(Self.steps.last)
    let slip = try Self.source(last).replacingOccurrences(of: "about.bottom", with: "abuot.bottom")
    let scratch = try Scratch()
    let error = try #require(throws: QuoinError.self) {
      try DocumentTemplate(path: scratch.write(slip, to: "poster.xml"))
    }
    let fault = try #require(error.diagnostics.first)
    let place = try #require(fault.location)
    #expect(
      answer.text.contains(
        "poster.xml:\(place.line):\(place.column): error: \(fault.message) [unknown-target]"))
  }

  /// Every picture is there, is shown, and is small.
  @Test func picturesAreShownAndSmall() throws {
    let text = try MarkdownPage("Docs/Tutorial.md").text
    let folder = Repository.root + "/Docs/Images"
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("tutorial-") }
    #expect(pictures.count >= Self.steps.count)
    for picture in pictures {
      let size = try Data(contentsOf: URL(filePath: folder + "/" + picture)).count
      #expect(size <= 60_000, "\(picture): \(size)")
      #expect(text.contains("Images/\(picture)"), "\(picture)")
    }
  }
}
