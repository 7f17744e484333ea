import Foundation
import FoundationXML
import Quoin
import QuoinCore
import QuoinLayout
import Testing

/// Inspection pictures and pages as users of the library get them.
@Suite struct InspectionTests {
  /// Text and labels that would be code if they were not escaped.
  private static let hostile = """
    <template name="t">
      <page id="sheet" size="200 100" margin="10">
        <text id="a" family="Quoin Mono">
          <make>
            <left.top equalTo="page" offset="10" label="&lt;script>alert('label')&lt;/script>"/>
            <width equalTo="150"/>
            <width equalTo="40" label="&quot; onload=&quot;alert(1)"/>
          </make>
          {{ words }}
        </text>
        <box id="b" href="https://example.com/">
          <make>
            <left equalTo="a"/>
            <top greaterThanOrEqualTo="a.bottom"/>
            <size equalTo="20"/>
          </make>
        </box>
      </page>
      <variants><variant name="bare"/><variant name="plain" size="300 100"/></variants>
    </template>
    """
  private static let data = #"{"words": "</text></svg><script>alert('data')</script> ]]> &amp;"}"#

  private let scratch: Scratch
  private let template: DocumentTemplate
  private let typesetter: Typesetter
  private let report: LayoutReport

  init() throws {
    scratch = try Scratch()
    let path = try scratch.write(Self.hostile, to: "t.xml")
    template = try DocumentTemplate(path: path)
    typesetter = try Typesetter(for: template, fonts: .forTests)
    let data = try DocumentData(json: Array(Self.data.utf8), file: "data.json")
    report = typesetter.layOut(template, data, inspecting: true)
  }

  @Test func pagesSayWhatHoldsThemTogetherOnlyIfAsked() throws {
    #expect(report.pages.count == 2)
    #expect(report.pages.allSatisfy { $0.inspectedBoxes == ["page", "a", "b"] })
    let data = try DocumentData(json: Array(Self.data.utf8), file: "data.json")
    let plain = typesetter.layOut(template, data)
    #expect(plain.pages.allSatisfy { $0.inspection == nil })
    #expect(typesetter.inspectionPicture(of: plain.pages[0]) == nil)
    #expect(typesetter.inspectionPicture(of: report.pages[0], box: "nobody") == nil)
  }

  @Test func thePictureIsAPageThatEveryWriterDraws() throws {
    let picture = try #require(typesetter.inspectionPicture(of: report.pages[0]))
    #expect(picture.scene.size.width > 200 && picture.scene.size.height > 100)
    let svg = String(decoding: try typesetter.svg(picture), as: UTF8.self)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    // Three frames; the rules of a and b: left, top, two widths; left, top, width, height.
    #expect(svg.components(separatedBy: " data-frame=\"\"").count == 1 + 3)
    for rule in 0..<8 { #expect(svg.contains(" data-rule=\"\(rule)\" data-of=")) }
    // Links of the page lead nowhere from here.
    #expect(!svg.contains("https://example.com"))
    #expect(try typesetter.png(picture, dpi: 72).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try typesetter.pdf([picture]).starts(with: Array("%PDF-".utf8)))
  }

  @Test func nothingFromATemplateIsCodeInTheHTML() throws {
    let html = String(decoding: try typesetter.inspectionHTML(report), as: UTF8.self)
    let reader = try ElementReader(html)
    reader.expectNoCode()
    #expect(!html.contains("url(http") && !html.contains("@import"))
    // All of it is there as text.
    #expect(reader.text.contains("alert('label')"))
    #expect(reader.text.contains("alert('data')"))
    let ids = reader.attributes.filter { $0.name == "id" }.map(\.value)
    #expect(Set(ids).count == ids.count)
  }

  /// Templates cannot write such ids; Swift can.
  @Test func noIdIsCodeInTheHTML() throws {
    let id = "\"'><img src=x onerror=alert(1)></style><script>alert(2)</script>]]>"
    let page = Page(id: id, size: PageSize(200, 100))
    let box = Box(id: id)
    page.add(box)
    box.makeConstraints { make in make.left.equalToSuperview().labeled(id) }
    let report = typesetter.layOut([page], named: id, inspecting: true)
    #expect(!report.diagnostics.isEmpty)
    let bytes = try typesetter.inspectionHTML(report, box: id)
    let reader = try ElementReader(String(decoding: bytes, as: UTF8.self))
    reader.expectNoCode()
    #expect(reader.attributes.contains { $0.name == "data-id" && $0.value == id })
    #expect(reader.attributes.contains { $0.name == "data-pin" && $0.value == id })
  }

  @Test func theHTMLHoldsEveryPageWithItsBoxesAndRules() throws {
    let html = String(decoding: try typesetter.inspectionHTML(report, box: "b"), as: UTF8.self)
    #expect(html.components(separatedBy: "<svg ").count == 1 + 2)
    #expect(html.components(separatedBy: "<article data-box=\"2\"").count == 1 + 2)
    #expect(html.contains("<button type=\"button\" data-show=\"1\">plain</button>"))
    #expect(html.contains("<body data-pin=\"b\">"))
    #expect(html.contains("<code>a.width == 40</code>"))
    #expect(html.contains("refused, missed by 110 pt"))
  }

  @Test func aPictureOfManyPagesIsInTheHTMLOnce() throws {
    try scratch.write(try typesetter.png(report.pages[0]), to: "picture.png")
    let path = try scratch.write(
      """
      <template name="t">
        <page id="sheet" size="200 100">
          <image id="i" src="picture.png"><make><left.top equalTo="page"/></make></image>
        </page>
        <variants><variant name="a"/><variant name="b" size="300 100"/></variants>
      </template>
      """, to: "i.xml")
    let template = try DocumentTemplate(path: path)
    let typesetter = try Typesetter(for: template, fonts: .forTests)
    let report = typesetter.layOut(template, DocumentData(), inspecting: true)
    let html = String(decoding: try typesetter.inspectionHTML(report), as: UTF8.self)
    #expect(html.components(separatedBy: "<image id=\"picture-1\"").count == 1 + 1)
    #expect(html.components(separatedBy: "<use href=\"#picture-1\"").count == 1 + 2)
    #expect(html.components(separatedBy: "data:image/png").count == 1 + 1)
    try ElementReader(html).expectNoCode()
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let path = try scratch.write(Self.hostile, to: "t.xml")
    let data = try DocumentData(json: Array(Self.data.utf8), file: "data.json")
    var outcomes: [[UInt8]] = []
    for _ in 0..<2 {
      let template = try DocumentTemplate(path: path)
      let typesetter = try Typesetter(for: template, fonts: .forTests)
      let report = typesetter.layOut(template, data, inspecting: true)
      let picture = try #require(typesetter.inspectionPicture(of: report.pages[1]))
      let pages = [try typesetter.png(picture), try typesetter.svg(picture)]
      outcomes.append(pages.joined() + (try typesetter.inspectionHTML(report)))
    }
    #expect(outcomes[0] == outcomes[1])
  }

  /// A page of a small card and one of a poster: letters as large in both, in pixels.
  @Test func theResolutionFollowsThePage() throws {
    let small = typesetter.layOut(
      [Page(size: PageSize(200, 200))], named: "small", inspecting: true)
    let large = typesetter.layOut(
      [Page(size: PageSize(2000, 2000))], named: "large", inspecting: true)
    let (a, b) = (
      typesetter.inspectionResolution(of: small.pages[0]),
      typesetter.inspectionResolution(of: large.pages[0])
    )
    // Units of 200 / 600 and 2000 / 600, to twentieths: 0.35 and 3.35.
    #expect(abs(a - 144 / 0.35) < 1e-6 && abs(b - 144 / 3.35) < 1e-6)
    // A receipt by its width: 350 / 350.
    let long = typesetter.layOut(
      [Page(size: PageSize(350, 3500))], named: "long", inspecting: true)
    #expect(abs(typesetter.inspectionResolution(of: long.pages[0]) - 144) < 1e-6)
  }
}

/// Notes what is in a file.
private final class ElementReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var attributes: [(name: String, value: String)] = []
  var text = ""

  /// Reads a file, which must be well-formed.
  init(_ file: String) throws {
    super.init()
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = self
    try #require(parser.parse(), "not well-formed: \(parser.parserError as Any)")
  }

  /// Expects one script, no handlers, nothing loaded and nowhere to go.
  func expectNoCode() {
    #expect(names.count { $0 == "script" } == 1)
    #expect(!names.contains("img"))
    #expect(!attributes.contains { $0.name.hasPrefix("on") })
    for (name, value) in attributes where ["src", "href", "xlink:href"].contains(name) {
      #expect(value.hasPrefix("#") || value.hasPrefix("data:"), "\(name)=\(value)")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    self.attributes += attributes.map { ($0.key, $0.value) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
