import Foundation
import FoundationXML
import QuoinCore
import Testing

@testable import QuoinRender

@Suite struct SVGTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  static func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

  @Test func shapes() throws {
    let svg = try studio.svg(ScenePage(100, 50.5, [.box(1, 2, 3.25, 4, .blue)]))
    #expect(
      svg == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="100pt" height="50.5pt" \
        viewBox="0 0 100 50.5">
        <path d="M0 0H100V50.5H0V0Z" fill="#ffffff"/>
        <path d="M1 2H4.25V6H1V2Z" fill="#0000ff"/>
        </svg>\n
        """)
  }

  @Test func textIsText() throws {
    let runs = [
      TextRun("<b> & \"q\" ", style: .mono),
      TextRun("link", style: .mono, link: "https://a.b/?x=1&y=2"),
    ]
    let svg = try studio.svg(
      ScenePage(200, 50, [.mono(runs, Rect(x: 10, y: 5, width: 150, height: 24))]))
    #expect(Self.isWellFormed(svg))
    // Baseline: 5 + 9.
    #expect(
      svg.contains(
        """
        <text y="14" font-family="'Quoin Mono'" font-size="10" fill="#000000" \
        xml:space="preserve"><tspan x="10">&lt;b&gt; </tspan><tspan x="50">&amp; </tspan>\
        <tspan x="70">&quot;q&quot; </tspan></text>
        """))
    #expect(svg.contains("<a href=\"https://a.b/?x=1&amp;y=2\"><text y=\"14\""))
  }

  @Test func everythingIsWellFormed() throws {
    let path = try studio.file("red.png", Pixels.file(1, 1, [255, 0, 0, 100]))
    let rect = Rect(x: 0, y: 0, width: 50, height: 50)
    let stops = [GradientStop(offset: 0, color: .red), GradientStop(offset: 1, color: .clear)]
    let group = SceneGroup(
      rect: rect, opacity: 0.5, clips: true, radius: CornerRadii(9), rotation: 10, link: "#page",
      anchor: "a\"<", items: [.picture(path, rect, .cover), .picture(path, rect)])
    let gradients: [SceneItem] = [
      .linear(LinearGradient(angle: 30, stops: stops)),
      .radial(RadialGradient(isCircle: false, stops: stops)),
    ].map { .shape(SceneShape(rect: rect, outline: .ellipse, fill: $0, stroke: nil)) }
    var style = TextStyle.mono
    style.features = ["tnum", "liga=0"]
    style.tracking = 1
    style.underline = true
    let words = SceneItem.mono([TextRun("a\u{1}b שלום", style: style)], rect)
    let page = ScenePage(100, 100, gradients + [.group(group), words])
    let svg = try studio.svg(page)
    #expect(Self.isWellFormed(svg))
    #expect(svg.ranges(of: "<image ").count == 1)
    #expect(svg.ranges(of: "<use ").count == 2)
    #expect(try studio.svg(page) == svg)
    #expect(try Studio().svg(page) == svg)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
  }

  @Test func numbers() {
    #expect("\(NumberText(1.5))" == "1.5")
    #expect("\(NumberText(-0.00001))" == "0")
    #expect("\(NumberText(-0.05))" == "-0.05")
    #expect("\(NumberText(595.2755905511812))" == "595.2756")
    #expect("\(NumberText(.nan))" == "0")
    #expect("\(NumberText(1e300))" == "0")
  }
}
