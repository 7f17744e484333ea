import Foundation
import Quoin
import QuoinCore
import Testing

/// The poster of `Templates/`: five compositions, none with anything wrong.
@Suite struct PosterTests {
  private let template: DocumentTemplate
  private let data: DocumentData

  init() throws {
    template = try DocumentTemplate(path: Repository.templates + "/poster.xml")
    data = try template.sample()
  }

  private func layOut(_ variants: [String]?) throws -> LayoutReport {
    try Typesetting(template).layOut(data, variants: variants)
  }

  @Test func thereIsNothingToSayAboutIt() throws {
    let report = try layOut(nil)
    #expect(report.diagnostics == [])
    #expect(
      report.pages.map(\.variant) == ["a3", "a4-landscape", "square", "story", "banner"])
    // A3 is 297 × 420 mm, A4 210 × 297; a px is 0.75 pt.
    let sizes = [(841.8898, 1190.5512), (841.8898, 595.2756), (810, 810), (810, 1440), (1125, 375)]
    for (page, size) in zip(report.pages, sizes) {
      #expect(abs(page.scene.size.width - size.0) < 1e-3)
      #expect(abs(page.scene.size.height - size.1) < 1e-3)
    }
  }

  /// Every text stands inside its page; none ends in an ellipsis, and all its words are there.
  @Test func noTextIsCutOrOutside() throws {
    var texts = 0
    for page in try layOut(nil).pages {
      let size = page.scene.size
      for frame in page.scene.frames where !frame.isHidden {
        guard let text = frame.text else { continue }
        texts += 1
        let name = "\(frame.id) of \(page.variant ?? "-")"
        let rect = frame.rect
        #expect(rect.x >= 0 && rect.maxX <= size.width, "\(name)")
        #expect(rect.y >= 0 && rect.maxY <= size.height, "\(name)")
        #expect(text.firstBaseline <= rect.maxY && text.lastBaseline <= rect.maxY, "\(name)")
        #expect(!text.lines.contains { $0.contains("…") || $0.isEmpty }, "\(name)")
      }
      let words = page.scene.frames.filter { $0.id.hasPrefix("word[") }.map(\.text?.lines)
      #expect(words == [["Long"], ["Wave"]])
    }
    // 2 words are in all five; with 1 piece of small print at least each.
    #expect(texts >= 15)
  }

  @Test(arguments: [
    ["a3", "a4-landscape", "square", "story", "banner"],
    ["banner", "story", "square", "a4-landscape", "a3"],
    ["square", "a3", "banner", "a4-landscape", "story"],
    ["story", "banner", "a4-landscape", "square", "a3"],
    ["a4-landscape", "square", "a3", "banner", "story"],
    ["banner"], ["a3", "banner", "a3"],
  ])
  func framesDoNotDependOnTheOrder(_ order: [String]) throws {
    for page in try layOut(order).pages {
      let alone = try layOut(page.variant.map { [$0] })
      try #require(alone.pages.count == 1)
      let together = LayoutReport(template: "poster", pages: [page], diagnostics: [])
      let apart = LayoutReport(template: "poster", pages: alone.pages, diagnostics: [])
      #expect(together.json.pretty == apart.json.pretty)
      #expect(page.scene == alone.pages[0].scene)
    }
  }

  /// Five compositions and not one picture scaled: the same boxes stand elsewhere in each.
  @Test func theVariantsAreCompositionsOfTheirOwn() throws {
    let pages = try layOut(nil).pages
    let places = pages.map { page in
      let horn =
        page.scene.frames.first { $0.id == "horn" }?.rect ?? .init(x: 0, y: 0, width: 0, height: 0)
      return [
        horn.midX / page.scene.size.width, horn.midY / page.scene.size.height,
        horn.width / page.scene.size.width,
      ]
    }
    for (index, place) in places.enumerated() {
      for other in places[(index + 1)...] {
        #expect(zip(place, other).contains { abs($0 - $1) > 0.05 })
      }
    }
  }

  @Test func itsTextCanBeExtracted() throws {
    let typesetter = try Typesetting(template)
    let report = typesetter.layOut(data, variants: ["a3"])
    let pdf = try typesetter.pdf(report.pages, data: data)
    let extracted = try Poppler.ask("pdftotext", ["FILE", "-"], about: pdf)
    let text = extracted.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in [
      "Salt House Concerts", "Long", "Wave", "Ines Halvorsen", "salthouse.example/wave",
    ] {
      #expect(text.contains(words))
    }
    #expect(text.contains("Saturday 17 October 2026"))
    #expect(text.contains("€18.00, reduced €12.00"))
  }
}
