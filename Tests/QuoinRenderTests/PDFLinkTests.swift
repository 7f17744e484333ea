import QuoinCore
import Testing

@testable import QuoinRender

@Suite struct PDFLinkTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  /// The link areas of a file, from the top left of a page this high.
  private func areas(_ pdf: [UInt8], pageHeight: Double) -> [Rect] {
    String(decoding: pdf, as: UTF8.self).split(separator: "/QuadPoints [ ").dropFirst().map {
      part in
      let numbers = part.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
      let xs = stride(from: 0, to: 8, by: 2).map { numbers[$0] }
      let ys = stride(from: 1, to: 8, by: 2).map { pageHeight - numbers[$0] }
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return Rect(
        x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }

  /// C45.
  @Test func aWrappedLinkHasAnAreaPerLine() throws {
    let runs = [
      TextRun("aaaaaaaaaa ", style: .mono),
      TextRun("bbbbbbbb cccc", style: .mono, link: "https://example.org/"),
      TextRun(" dddd", style: .mono),
    ]
    let pdf = try studio.pdf([
      ScenePage(200, 100, [.mono(runs, Rect(x: 0, y: 0, width: 200, height: 24))])
    ])
    let areas = areas(pdf, pageHeight: 100)
    #expect(
      areas == [
        Rect(x: 110, y: 0, width: 80, height: 12), Rect(x: 0, y: 12, width: 40, height: 12),
      ])
    let urls = try studio.ask("pdfinfo", ["-url", "FILE"], about: pdf)
    #expect(urls.ranges(of: "https://example.org/").count == 2)
  }

  @Test func boxesLead() throws {
    let box = SceneGroup(
      rect: Rect(x: 10, y: 20, width: 30, height: 40), rotation: 90,
      link: "https://example.org/it's", items: [])
    let inside = SceneGroup(
      rect: Rect(x: 0, y: 0, width: 10, height: 10), opacity: 0.5,
      items: [
        .group(SceneGroup(rect: Rect(x: 1, y: 2, width: 3, height: 4), link: "#there", items: []))
      ])
    let anchor = SceneGroup(
      rect: Rect(x: 50, y: 60, width: 1, height: 1), anchor: "there", items: [])
    let pdf = try studio.pdf([ScenePage(100, 100, [.group(box), .group(inside), .group(anchor)])])
    // Turned about its centre (25, 40): 40 across, 30 down.
    let found = areas(pdf, pageHeight: 100)
    #expect(found.count == 2)
    #expect(found.first == Rect(x: 5, y: 25, width: 40, height: 30))
    #expect(found.last == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      try studio.ask("pdfinfo", ["-dests", "FILE"], about: pdf).contains("\"there\""))
  }

  @Test(arguments: ["#nowhere", "javascript:alert(1)", "file:///etc/passwd", "#", ""])
  func linksThatLeadNowhereAreLeftOut(link: String) throws {
    let box = SceneGroup(rect: Rect(x: 0, y: 0, width: 9, height: 9), link: link, items: [])
    let page = ScenePage(100, 100, [.group(box)])
    #expect(try areas(studio.pdf([page]), pageHeight: 100).isEmpty)
    if link != "#nowhere" { #expect(try !studio.svg(page).contains("<a")) }
  }
}
