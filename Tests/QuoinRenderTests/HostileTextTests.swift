import QuoinCore
import QuoinText
import Testing

@testable import QuoinRender

/// Texts that nobody wrote: whatever data holds, a page comes out, and sound.
@Suite struct HostileTextTests {
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x00...0x7F, 0x80...0x24F, 0x300...0x36F, 0x5D0...0x5EA, 0x600...0x6FF, 0x900...0x97F,
    0xE00...0xE7F, 0x200B...0x202E, 0x2060...0x206F, 0x2190...0x21FF, 0x3000...0x30FF,
    0x4E00...0x4E20, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F468...0x1F469,
    0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0x10FFF0...0x10FFFF,
  ]

  private func text(_ random: inout Seeded) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let range = Self.ranges[Int.random(in: 0..<Self.ranges.count, using: &random)]
      guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  @Test(arguments: [true, false]) func aPageComesOut(ignoringSystemFonts: Bool) throws {
    let studio = try Studio()
    let engine =
      ignoringSystemFonts ? studio.text : try TextEngine(fonts: FontLibrary())
    var random = Seeded(state: 2026)
    var items: [SceneItem] = []
    for index in 0..<150 {
      var style = TextStyle.mono
      style.tracking = index % 7 == 0 ? 1.5 : 0
      style.underline = index % 5 == 0
      style.features = index % 11 == 0 ? [text(&random)] : []
      style.language = index % 13 == 0 ? text(&random) : nil
      let runs = (0..<3).map { _ in
        TextRun(text(&random), style: style, link: index % 3 == 0 ? text(&random) : nil)
      }
      items.append(
        .mono(runs, Rect(x: 0, y: 0, width: Double(index), height: 100)) {
          $0.lines = index % 4
          $0.truncation = [.tail, .middle, .head, .none][index % 4]
          $0.breakAnywhere = index % 2 == 0
          $0.align = [.justify, .start, .center][index % 3]
          $0.direction = index % 5 == 0 ? .rightToLeft : .leftToRight
          $0.minimumScale = index % 6 == 0 ? 0.5 : nil
        })
    }
    let page = ScenePage(200, 200, items)
    let pdf = try renderPDF(
      Scene(pages: [page]), text: engine, pictures: studio.pictures)
    _ = try studio.ask("qpdf", ["--check", "FILE"], about: pdf)
    _ = try renderPNG(page, text: engine, pictures: studio.pictures)
    let svg = try renderSVG(page, text: engine, pictures: studio.pictures)
    #expect(SVGTests.isWellFormed(String(decoding: svg, as: UTF8.self)))
    for case .text(let item) in items {
      let metrics = engine.measure(item.content, width: item.wrapWidth, height: 50)
      #expect(metrics.width.isFinite && metrics.height.isFinite)
      #expect(
        item.content.paragraph.lines == 0 || metrics.lines.count <= item.content.paragraph.lines)
    }
  }
}
