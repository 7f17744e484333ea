import Foundation
import QuoinCore
import Testing

@testable import QuoinRender

@Suite struct TextDrawingTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  /// Columns that have ink, and rows.
  private func ink(_ page: ScenePage) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?
  {
    let art = try studio.pixels(page).art.map(Array.init)
    let rows = art.indices.filter { art[$0].contains { $0 != "_" } }
    let columns = (art.first ?? []).indices.filter { x in art.contains { $0[x] != "_" } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return nil }
    return (left...right, top...bottom)
  }

  private func page(
    _ text: String, style: TextStyle = .mono, width: Double = 100,
    _ change: (inout ParagraphStyle) -> Void
  ) -> ScenePage {
    ScenePage(
      120, 60,
      [
        .mono(
          [TextRun(text, style: style)], Rect(x: 10, y: 10, width: width, height: 40), change)
      ])
  }

  /// A letter's ink is from 1 to 9 across its em, a capital's from 2 to 9 below its line's top.
  @Test func linesStandWhereTheyWereMeasured() throws {
    let left = try #require(try ink(page("HH") { _ in }))
    #expect(left.columns == 11...28)
    #expect(left.rows == 12...18)
    #expect(try ink(page("HH") { $0.align = .right })?.columns == 91...108)
    #expect(try ink(page("HH") { $0.align = .center })?.columns == 51...68)
    #expect(try ink(page("HH") { $0.align = .end })?.columns == 91...108)
    #expect(try ink(page("HH") { $0.direction = .rightToLeft })?.columns == 91...108)
    #expect(try ink(page("HH") { $0.verticalAlign = .center })?.rows == 26...32)
    #expect(try ink(page("HH") { $0.verticalAlign = .bottom })?.rows == 40...46)
    #expect(try ink(page("HH") { $0.indent = 20 })?.columns == 31...48)
    #expect(try ink(page("H H   \nH") { $0.align = .right })?.columns == 81...108)
  }

  @Test func justifiedLinesReachBothSides() throws {
    let first = try #require(try ink(page("HH HH HH HH", width: 95) { $0.align = .justify }))
    #expect(first.columns == 11...103)
  }

  @Test func shrunkTextStaysInItsBox() throws {
    let fitted = try #require(
      try ink(
        page("HHHHHHHHHHHHHHHHHHHH") {
          $0.minimumScale = 0.2
          $0.lines = 1
        }))
    #expect(fitted.columns.lowerBound == 10)
    #expect(fitted.columns.upperBound <= 109)
    #expect(fitted.rows.count <= 5)
  }

  /// C34: the ink, too, stays inside.
  @Test(arguments: [45.0, 30, 10, 5]) func theEllipsisStaysInside(width: Double) throws {
    let found = try ink(page("on Kickstarter", width: width) { $0.lines = 1 })
    if width == 5 {
      #expect(found == nil)
    } else {
      #expect(try #require(found).columns.upperBound < 10 + Int(width))
    }
  }

  @Test func rules() throws {
    var style = TextStyle.mono
    style.underline = true
    // Position −0.1 em, thickness 0.05 em, from the baseline at 19.
    let found = try #require(try ink(page("HH HH", style: style) { _ in }))
    #expect(found.columns == 10...59)
    #expect(found.rows.upperBound == 20)
  }

  @Test func glyphsKeepFractions() throws {
    // Cairo's cached glyphs would all begin on whole pixels and look alike.
    var style = TextStyle.mono
    style.size = 10.3
    let pixels = try studio.pixels(page("HHHH", style: style) { _ in })
    let starts = (0..<4).map { pixels[11 + Int((Double($0) * 10.3).rounded()), 15] }
    #expect(Set(starts).count > 1)
  }

  /// Small letters come out of a cache, large and turned ones are filled outlines: all stand alike.
  @Test func cachedGlyphsStandWhereOutlinesDo() throws {
    var large = TextStyle.mono
    large.size = 70
    let whole = ScenePage(
      90, 80, [.mono([TextRun("H", style: large)], Rect(x: 3, y: 0, width: 80, height: 80))])
    // 64 pixels to the em is the limit: 70 is above it at a pixel to the point, below it at less.
    let outline = try #require(try ink(whole))
    #expect(outline.columns == 10...65)
    let half = try studio.pixels(whole, dpi: 36).art.map(Array.init)
    #expect(half[20][5] == "k")
    #expect(half[20][4] == "_")
    #expect(half.joined().filter { $0 == "k" }.count > 100)
  }

  @Test func textInAFaintGroupStandsWhereItStood() throws {
    let rect = Rect(x: 13.3, y: 7.7, width: 50, height: 20)
    let item = SceneItem.mono([TextRun("Hgx", style: .mono)], rect)
    let group = SceneGroup(rect: rect, opacity: 0.9999, clips: true, items: [item])
    let plain = try studio.pixels(ScenePage(80, 40, [item]))
    let grouped = try studio.pixels(ScenePage(80, 40, [.group(group)]))
    for y in 0..<40 {
      for x in 0..<80 { #expect(abs(Int(plain[x, y][0]) - Int(grouped[x, y][0])) <= 2) }
    }
  }

  /// The same page by an independent renderer.
  @Test func pdfAndPNGAgree() throws {
    let page = ScenePage(
      120, 60,
      [
        .box(10, 10, 50, 30, .blue),
        .mono(
          [TextRun("Hxg AVA 12 é", style: .mono)], Rect(x: 5, y: 15, width: 100, height: 30)),
      ])
    let ours = try studio.pixels(page, dpi: 144)
    let prefix = studio.folder.appendingPathComponent("poppler").path
    _ = try studio.ask(
      "pdftoppm", ["-r", "144", "-png", "-singlefile", "FILE", prefix], about: studio.pdf([page]))
    let theirs = try Pixels(FileBytes.read(prefix + ".png", atMost: 1 << 20))
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    var different = 0
    for y in 0..<ours.height {
      for x in 0..<ours.width {
        let (a, b) = (ours[x, y], theirs[x, y])
        if zip(a, b).contains(where: { abs(Int($0) - Int($1)) > 96 }) { different += 1 }
      }
    }
    #expect(different < 20)
  }
}
