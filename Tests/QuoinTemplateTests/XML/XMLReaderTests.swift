import QuoinCore
import Testing

@testable import QuoinTemplate

@Suite struct XMLReaderTests {
  private func read(_ text: String) throws(TemplateError) -> XMLElement {
    try XMLReader.read(Array(text.utf8), file: "t.xml")
  }

  private func place(_ location: QuoinCore.SourceLocation) -> String {
    "\(location.line):\(location.column)"
  }

  @Test func placesOfElementsAttributesAndText() throws {
    let root = try read(
      "<?xml version=\"1.0\"?>\n<!-- <no> -->\n<a  x='1'\n   é = \"zwei\">\r\n  täxt<b/>&amp;&#x20AC;!"
        + "<![CDATA[<&]]>\n</a>\n")
    #expect(place(root.location) == "3:1")
    #expect(root.attributes.map(\.name) == ["x", "é"])
    #expect(root.attributes.map { place($0.location) } == ["3:5", "4:4"])
    #expect(root.attributes.map { place($0.text.location) } == ["3:8", "4:9"])
    let texts = root.children.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.map(\.value) == ["\n  täxt", "&€!<&\n"])
    #expect(place(texts[0].location(at: 3)) == "5:3")
    #expect(place(texts[0].location(at: 6)) == "5:5")
    // & is one byte of the value and five of the file; € is three bytes and eight.
    #expect(place(texts[1].location(at: 0)) == "5:11")
    #expect(place(texts[1].location(at: 1)) == "5:16")
    #expect(place(texts[1].location(at: 4)) == "5:24")
    #expect(place(texts[1].location(at: 5)) == "5:34")
    #expect(root.elements.map { place($0.location) } == ["5:7"])
  }

  @Test func builtInEntities() throws {
    let root = try read("<a x='&lt;&gt;&amp;&quot;&apos;&#233;'>&#x20AC;&amp;amp;</a>")
    #expect(root.attributes[0].value == "<>&\"'é")
    #expect(root.children.count == 1)
    if case .text(let text) = root.children[0] { #expect(text.value == "€&amp;") }
  }

  @Test func linesBeyondSixteenBits() throws {
    let root = try read("<a>" + String(repeating: "\n", count: 70_000) + "<b/></a>")
    #expect(place(root.elements[0].location) == "70001:1")
  }

  @Test func encodings() throws {
    let latin: [UInt8] =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a x='".utf8) + [0xE9, 0xE8]
      + Array("' y=''/>".utf8)
    let root = try XMLReader.read(latin, file: "t.xml")
    #expect(root.attributes[0].value == "éè")
    #expect(place(root.attributes[1].location) == "1:54")
    let wide = Array("<a x='é€'/>".utf16)
    for isLittle in [true, false] {
      let bytes = ([0xFEFF] + wide).flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? pair : pair.reversed()
      }
      #expect(try XMLReader.read(bytes, file: "t.xml").attributes[0].value == "é€")
    }
    let marked = [0xEF, 0xBB, 0xBF] + Array("<a x='é'/>".utf8)
    #expect(place(try XMLReader.read(marked, file: "t.xml").attributes[0].location) == "1:4")
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty [syntax]"),
    ("hello", "1:1: error: the file does not begin with an element [syntax]"),
    (
      "<a>\n  <b>\n</a>",
      "3:1: error: '</a>' does not close '<b>', which was opened in line 2 [syntax]"
    ),
    ("<a><b/>", "1:8: error: the file ends before '<a>' is closed [syntax]"),
    ("<a x='1' x='2'/>", "1:10: error: the attribute 'x' is given twice [syntax]"),
    ("<a x=1/>", "1:6: error: an attribute's value stands in quotes [syntax]"),
    ("<a x/>", "1:5: error: the attribute 'x' has no value [syntax]"),
    ("<a x='a < b'/>", "1:9: error: '<' in an attribute's value is written '&lt;' [syntax]"),
    ("<a>\n S&P</a>", "2:3: error: '&' is written '&amp;' [syntax]"),
    ("<a> R & D</a>", "1:7: error: '&' is written '&amp;' [syntax]"),
    (
      "<a>é &euro;</a>",
      "1:6: error: '&euro;' is not known; only '&lt;' '&gt;' '&amp;' '&quot;' '&apos;' and "
        + "numbers such as '&#x20AC;' are [syntax]"
    ),
    (
      "<a x='&euro;'/>",
      "1:7: error: '&euro;' is not known; only '&lt;' '&gt;' '&amp;' '&quot;' '&apos;' and "
        + "numbers such as '&#x20AC;' are [syntax]"
    ),
    ("<a>&#0;</a>", "1:4: error: this reference stands for no character [syntax]"),
    ("<a/><b/>", "1:5: error: nothing may follow the end of the root element [syntax]"),
    ("<a><!-- x </a>", "1:15: error: a comment is not closed by '-->' [syntax]"),
    ("<a>\u{1}</a>", "1:4: error: a character that XML does not allow [syntax]"),
    (
      "<!DOCTYPE a><a/>",
      "1:1: error: a document type declaration is not allowed in a template [syntax]"
    ),
  ])
  func isRefused(_ text: String, _ message: String) {
    let error = #expect(throws: TemplateError.self) {
      try XMLReader.read(Array(text.utf8), file: "t.xml")
    }
    #expect(lines(error?.diagnostics ?? []) == ["t.xml:" + message])
  }

  @Test func brokenUTF8IsRefused() {
    let error = #expect(throws: TemplateError.self) {
      try XMLReader.read(Array("<a>ok\n".utf8) + [0xC3, 0x28] + Array("</a>".utf8), file: "t.xml")
    }
    #expect(
      lines(error?.diagnostics ?? []) == ["t.xml:2:1: error: bytes that are not UTF-8 [syntax]"])
  }

  @Test func sizeAndDepthAreBounded() throws {
    let deep = { (count: Int) in
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    _ = try read(deep(256))
    let error = #expect(throws: TemplateError.self) { try read(deep(257)) }
    #expect(error?.diagnostics.first?.code == .tooLarge)
    #expect(throws: TemplateError.self) { try read(deep(100_000)) }
    let large = #expect(throws: TemplateError.self) {
      try XMLReader.read([UInt8](repeating: 0x20, count: 17 << 20), file: "t.xml")
    }
    #expect(large?.diagnostics.first?.code == .tooLarge)
  }

  /// CASES.md C47: bombs and entities to files or the network are refused before they are read.
  @Test func documentTypesAreRefused() throws {
    var bomb = "<?xml version='1.0'?>\n<!-- c -->\n<!DOCTYPE lolz [\n<!ENTITY l0 \"ha\">\n"
    for level in 1...9 {
      bomb += "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">\n"
    }
    bomb += "]>\n<a>&l9;</a>"
    let external = "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>"
    let parameter = "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://127.0.0.1/x'> %x;]><a/>"
    let clock = ContinuousClock()
    for text in [bomb, external, parameter] {
      let time = clock.measure {
        let error = #expect(throws: TemplateError.self) { try read(text) }
        #expect(
          error?.diagnostics.first?.message
            == "a document type declaration is not allowed in a template")
      }
      #expect(time < .seconds(1))
    }
    let error = #expect(throws: TemplateError.self) { try read(bomb) }
    #expect(error?.diagnostics.first?.location?.line == 3)
  }
}
