import QuoinCore
import QuoinText
import Testing

@testable import QuoinRender

@Suite struct PDFTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  private func text(_ string: String, _ style: TextStyle = .readable) -> [ScenePage] {
    [
      ScenePage(
        400, 200,
        [.mono([TextRun(string, style: style)], Rect(x: 0, y: 0, width: 400, height: 200))])
    ]
  }

  /// C40 (a).
  @Test func thePageHasItsSize() throws {
    let pdf = try studio.pdf([
      ScenePage(595.2755905511812, 841.8897637795276, []), ScenePage(595.5, 842.25, []),
    ])
    let info = try studio.ask("pdfinfo", ["-f", "1", "-l", "2", "FILE"], about: pdf)
    #expect(info.contains("595.276 x 841.89 pts"))
    #expect(info.contains("595.5 x 842.25 pts"))
    #expect(info.contains("Pages:           2"))
  }

  @Test func bleedLiesAroundTheTrim() throws {
    var page = ScenePage(100, 50, [])
    page.bleed = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let boxes = try studio.ask("pdfinfo", ["-box", "FILE"], about: studio.pdf([page]))
    let lines = boxes.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    func box(_ name: String) -> [String]? {
      lines.first { $0.first == name }.map { Array($0.dropFirst()) }
    }
    #expect(box("MediaBox:") == ["0.00", "0.00", "106.00", "54.00"])
    #expect(box("TrimBox:") == ["2.00", "3.00", "102.00", "53.00"])
    #expect(box("BleedBox:") == ["0.00", "0.00", "106.00", "54.00"])
  }

  @Test func metadata() throws {
    let metadata = DocumentMetadata(
      title: "Tïtle (1)\u{FFFF}\0", author: "Ann \"A\" Lee", subject: "S", keywords: "a, b",
      language: "en-GB",
      creator: "Quoin", creationDate: "2026-11-30T12:34:56Z")
    let pdf = try studio.pdf(text("x"), metadata)
    let info = try studio.ask("pdfinfo", ["-rawdates", "FILE"], about: pdf)
    #expect(info.contains("Title:           Tïtle (1)\u{FFFD}\u{FFFD}\n"))
    #expect(info.contains("Author:          Ann \"A\" Lee\n"))
    #expect(info.contains("Keywords:        a, b\n"))
    #expect(info.contains("CreationDate:    D:20261130123456Z\n"))
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Lang (en-GB)"))
  }

  @Test func thereIsNoClock() throws {
    let pdf = try studio.pdf(text("x"))
    let info = try studio.ask("pdfinfo", ["FILE"], about: pdf)
    #expect(!info.contains("Date"))
    #expect(!String(decoding: pdf, as: UTF8.self).contains("Date"))
  }

  @Test func filesAreSound() throws {
    let red = try studio.file("red.png", Pixels.file(1, 1, [255, 0, 0, 100]))
    let rect = Rect(x: 0, y: 0, width: 50, height: 50)
    let group = SceneGroup(
      rect: rect, opacity: 0.5, clips: true, radius: CornerRadii(9), rotation: 10,
      link: "#page", anchor: "a (b'\\", items: [.picture(red, rect), .picture(red, rect)])
    let link = SceneGroup(rect: rect, link: "#a (b'\\", items: [])
    let pages = [
      ScenePage(100, 100, [.group(group), .group(link), .picture(red, rect)]),
      ScenePage(100, 100, [.picture(red, rect)]),
    ]
    let report = try studio.ask("qpdf", ["--check", "FILE"], about: studio.pdf(pages))
    #expect(report.contains("No syntax or stream encoding errors found"))
  }

  /// C38: one picture, whatever the path and however often.
  @Test func picturesAreStoredOnce() throws {
    let noise = (0..<40_000).map {
      UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) | ($0 % 4 == 3 ? 255 : 0)
    }
    let file = Pixels.file(100, 100, noise)
    let one = try studio.file("one.png", file)
    let two = try studio.file("two.png", file)
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let single = try studio.pdf([ScenePage(100, 100, [.picture(one, rect)])])
    let many = try studio.pdf(
      (0..<100).map { ScenePage(100, 100, [.picture($0 % 2 == 0 ? one : two, rect)]) })
    let images = try studio.ask("pdfimages", ["-list", "FILE"], about: many)
    let objects = Set(
      images.split(separator: "\n").dropFirst(2).compactMap {
        $0.split(separator: " ").dropFirst(10).first
      })
    #expect(objects.count == 1)
    #expect(many.count - single.count < 100 * 2000)
  }

  @Test func textExtracts() throws {
    let pdf = try studio.pdf(
      text("Dear S&P 500, <b>x</b> &amp; {{other}} é ü ß\nsecond line"))
    let extracted = try studio.ask("pdftotext", ["FILE", "-"], about: pdf)
    #expect(
      extracted.hasPrefix("Dear S&P 500, <b>x</b> &amp; {{other}} é ü ß\nsecond line\n"))
  }

  @Test func wrappedTextExtractsInOrder() throws {
    let page = ScenePage(
      120, 200,
      [
        .mono(
          [TextRun("aaaa bbbb cccc dddd", style: .readable)],
          Rect(x: 0, y: 0, width: 50, height: 60))
      ])
    let extracted = try studio.ask("pdftotext", ["FILE", "-"], about: studio.pdf([page]))
    #expect(extracted.hasPrefix("aaaa bbbb\ncccc dddd\n"))
  }

  /// C29: the token comes out whole.
  @Test func brokenTokensExtractWhole() throws {
    let token = "abcdefghijklmnopqrstuvwxy"
    let page = ScenePage(
      120, 200,
      [
        .mono([TextRun(token, style: .mono)], Rect(x: 0, y: 0, width: 100, height: 60)) {
          $0.breakAnywhere = true
        }
      ])
    let extracted = try studio.ask("pdftotext", ["FILE", "-"], about: studio.pdf([page]))
    #expect(extracted.filter(\.isLetter) == token)
    #expect(!extracted.contains("-"))
  }

  @Test func ligaturesExtractAsLetters() throws {
    var style = TextStyle.family("Quoin Ligature")
    #expect(
      try studio.ask("pdftotext", ["FILE", "-"], about: studio.pdf(text("office fi", style)))
        .hasPrefix("office fi\n"))
    style.tracking = 2
    #expect(
      try studio.ask("pdftotext", ["FILE", "-"], about: studio.pdf(text("office fi", style)))
        .hasPrefix("office fi\n"))
  }

  @Test func lettersWithoutGlyphStillExtract() throws {
    let pages = text("a\u{10A0}b")
    #expect(
      try studio.ask("pdftotext", ["FILE", "-"], about: studio.pdf(pages))
        .hasPrefix("a\u{10A0}b\n"))
    guard case .text(let item) = pages[0].items[0] else { return }
    #expect(studio.text.missingCharacters(in: item.content) == ["\u{10A0}"])
  }

  @Test func fontsAreSubset() throws {
    let fonts = try studio.ask("pdffonts", ["FILE"], about: studio.pdf(text("abc")))
    let lines = fonts.split(separator: "\n").dropFirst(2)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("+QuoinLigature-Regular") == true)
    #expect(lines.first?.contains("yes yes yes") == true)
  }

  @Test func theSameBytesEveryTime() throws {
    let pages = text("The same again, “quoted” and abc")
    let first = try studio.pdf(pages)
    #expect(try studio.pdf(pages) == first)
    #expect(try Studio().pdf(pages) == first)
  }

  @Test func aPageWithoutAreaIsRefused() throws {
    #expect(throws: RenderError.drawing(reason: "a page has no area")) {
      try studio.pdf([ScenePage(0, 10, [])])
    }
  }
}

extension TextStyle {
  /// Of usual proportions: what reads text out of a PDF takes the wide spaces of Quoin Mono for
  /// gaps between columns.
  fileprivate static var readable: TextStyle { family("Quoin Ligature") }
}
