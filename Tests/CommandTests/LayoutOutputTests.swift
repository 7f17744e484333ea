import Foundation
import Testing

/// `quoin layout`: the JSON of CLI.md, its keys and their order.
@Suite struct LayoutOutputTests {
  private let quoin: QuoinProcess

  /// Two texts of Quoin Mono (ascent 0.8, line height 1.2 em): at size 10 the first baseline is at
  /// (12 − 10) / 2 + 8 = 9, a line lower at 21. The hidden box and the guide are listed too.
  init() throws {
    quoin = try QuoinProcess([
      "concert.xml": """
      <template name="concert">
        <page id="poster" size="100 60">
          <text id="headline" family="Quoin Mono">
            <make><left.top equalTo="page" offset="5"/><width equalTo="50"/></make>
            Night of
          </text>
          <box><make><edges equalTo="page"/></make></box>
          <for each="1..2" as="n">
            <guide id="g"><make><edges equalTo="page"/></make></guide>
          </for>
          <box id="ghost" hidden="true"><make><edges equalTo="page" inset="10"/></make></box>
        </page>
        <variants>
          <variant name="plain"/>
          <variant name="wide" size="133.33333 60"/>
        </variants>
      </template>
      """,
      "clash.xml": Mistake.clash,
    ])
  }

  private func layout(_ arguments: String) throws -> QuoinProcess.Outcome {
    try quoin.run(
      ["layout"] + arguments.split(separator: " ").map(String.init)
        + ["--font-path", QuoinProcess.fonts, "--ignore-system-fonts"])
  }

  /// Without blanks between the tokens, so that only keys, values and their order count.
  private func packed(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.trimmingCharacters(in: .whitespaces)
    }.joined().replacingOccurrences(of: "\": ", with: "\":")
  }

  @Test func theWholeOutput() throws {
    let outcome = try layout("concert.xml --variant plain")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      packed(outcome.text)
        == #"{"template":"concert","pages":[{"page":"poster","variant":"plain","number":1,"#
        + #""width":100,"height":60,"boxes":["#
        + #"{"id":"headline","kind":"text","x":5,"y":5,"width":50,"height":24,"#
        + #""lines":["Night","of"],"firstBaseline":14,"lastBaseline":26},"#
        + #"{"id":"g[0]","kind":"guide","x":0,"y":0,"width":100,"height":60},"#
        + #"{"id":"g[1]","kind":"guide","x":0,"y":0,"width":100,"height":60},"#
        + #"{"id":"ghost","kind":"box","x":10,"y":10,"width":80,"height":40,"hidden":true}]}],"#
        + #""diagnostics":[]}"#)
  }

  @Test func numbersAreRoundedToTenThousandths() throws {
    let outcome = try layout("concert.xml --variant wide")
    #expect(packed(outcome.text).contains(#""variant":"wide","number":1,"width":133.3333,"#))
    #expect(
      packed(outcome.text).contains(#""id":"ghost","kind":"box","x":10,"y":10,"width":113.3333,"#))
  }

  @Test func variantsComeInTheOrderAskedForAndAreTheSameAlone() throws {
    func pages(_ text: String) throws -> [NSDictionary] {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      return try #require(object?["pages"] as? [NSDictionary])
    }
    let both = try pages(layout("concert.xml").text)
    #expect(both.map { $0["variant"] as? String } == ["plain", "wide"])
    let reversed = try pages(layout("concert.xml --variant wide --variant plain").text)
    #expect(reversed == both.reversed())
    #expect(try pages(layout("concert.xml --variant wide").text) == [both[1]])
  }

  @Test func afterAConflictTheRecoveredPageIsPrinted() throws {
    let outcome = try layout("clash.xml")
    #expect(outcome.exited && outcome.status == 1)
    let text = packed(outcome.text)
    #expect(
      text.contains(
        #""page":"sheet","variant":null,"number":1,"width":100,"height":50,"boxes":["#
          + #"{"id":"b","kind":"box","x":0,"y":0,"width":100,"height":50}]"#))
    // The diagnostics stand here as well as on standard error.
    #expect(text.contains(#""diagnostics":[{"severity":"error","code":"conflict","#))
    #expect(outcome.errors.hasPrefix("clash.xml:3:46: error: "))
  }

  @Test func whatCannotBeReadHasNoPages() throws {
    let outcome = try layout("nowhere.xml")
    #expect(outcome.status == 1)
    #expect(
      packed(outcome.text)
        == #"{"template":"nowhere","pages":[],"diagnostics":[{"severity":"error","#
        + #""code":"unknown-name","file":null,"line":null,"column":null,"#
        + #""message":"no template 'nowhere.xml'","boxes":[],"constraints":[]}]}"#)
  }

  @Test func pagesThatAreNotThereAreAnError() throws {
    let outcome = try layout("concert.xml --pages 2")
    let message = "no page is chosen: the document has one page"
    #expect(outcome.status == 1)
    #expect(outcome.errors == "quoin: error: \(message) [unknown-name]\n")
    #expect(packed(outcome.text).hasPrefix(#"{"template":"concert","pages":[],"diagnostics":[{"#))
    #expect(outcome.text.contains(message))
  }

  @Test func itCanBeWrittenToAFile() throws {
    let text = try layout("concert.xml").output
    #expect(try layout("concert.xml -o frames.json").output.isEmpty)
    #expect(try quoin.bytes(of: "frames.json") == text)
  }
}
