import Quoin
import QuoinCore
import Testing

/// C47: entities of a document type are refused, those that XML builds in work.
@Suite struct EntityTests {
  private func diagnostics(_ text: String, in scratch: Scratch) throws -> [Diagnostic] {
    let file = try scratch.write(text, to: "t.xml")
    do throws(QuoinError) {
      let typesetter = try Typesetting(DocumentTemplate(path: file), fonts: .forTests)
      return typesetter.layOut(DocumentData()).diagnostics
    } catch {
      return error.diagnostics
    }
  }

  private func body(_ reference: String) -> String {
    """
    <template>
      <page size="100 50">
        <text id="t" family="Quoin Mono">
          <make><left.top equalTo="page"/></make>\(reference)</text>
      </page>
    </template>
    """
  }

  private func expectRefused(_ found: [Diagnostic], line: Int, column: Int) {
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.code) == [.syntax])
    #expect(found.first?.location?.line == line)
    #expect(found.first?.location?.column == column)
  }

  /// a
  @Test func anExternalEntityIsRefused() throws {
    let scratch = try Scratch()
    try scratch.write("SECRET", to: "secret.txt")
    let type = "<!DOCTYPE template [<!ENTITY s SYSTEM \"secret.txt\">]>"
    let found = try diagnostics(
      "<?xml version=\"1.0\"?>\n\(type)\n\(body("&s;"))", in: scratch)
    expectRefused(found, line: 2, column: 1)
    #expect(!found.contains { $0.message.contains("SECRET") })
  }

  /// b
  @Test func aParameterEntityOfTheNetworkIsRefused() throws {
    let bell = try Doorbell()
    let entity = "<!ENTITY % p SYSTEM \"http://127.0.0.1:\(bell.port)/x.dtd\"> %p;"
    let found = try diagnostics(
      "<!DOCTYPE template [\(entity)]>\n\(body("x"))", in: Scratch())
    expectRefused(found, line: 1, column: 1)
    let outside = "<!DOCTYPE template SYSTEM \"http://127.0.0.1:\(bell.port)/t.dtd\">"
    expectRefused(try diagnostics("  \(outside)\n\(body("x"))", in: Scratch()), line: 1, column: 3)
    #expect(!bell.rang)
  }

  /// c: nine levels of ten, 3 × 10^9 letters when expanded.
  @Test(.timeLimit(.minutes(1))) func nestedEntitiesAreRefused() throws {
    let levels = (1...9).map { level in
      let inner = String(repeating: "&l\(level - 1);", count: 10)
      return "<!ENTITY l\(level) \"\(inner)\">"
    }
    let type = "<!DOCTYPE template [<!ENTITY l0 \"lol\">\(levels.joined())]>"
    let found = try diagnostics("\n\n\(type)\n\(body("&l9;"))", in: Scratch())
    expectRefused(found, line: 3, column: 1)
  }

  /// d: line 4 begins with six blanks and `<make>…</make>`, 39 letters: the `&` is the 46th.
  @Test func anUndeclaredEntityHasItsPlace() throws {
    let found = try diagnostics(body("&euro;"), in: Scratch())
    expectRefused(found, line: 4, column: 46)
    #expect(found.first?.message.contains("&euro;") == true)
  }

  /// e
  @Test func builtInEntitiesAndNumbersWork() throws {
    let typesetter = try Scratch().typesetter(body("&#x20AC;&#8364;&amp;&lt;&gt;&quot;&apos;"))
    let frame = typesetter.layOut(DocumentData()).pages[0].scene.frames[0]
    #expect(frame.text?.lines == ["€€&<>\"'"])
  }

  /// The same holds for what a template includes.
  @Test func anIncludedFileIsReadJustAsCarefully() throws {
    let scratch = try Scratch()
    try scratch.write("SECRET", to: "secret.txt")
    try scratch.write(
      "<!DOCTYPE styles [<!ENTITY s SYSTEM \"secret.txt\">]>\n<styles>&s;</styles>",
      to: "styles.xml")
    let found = try diagnostics(
      "<template><include src=\"styles.xml\"/><page size=\"10 10\"/></template>", in: scratch)
    expectRefused(found, line: 1, column: 1)
    #expect(found.first?.location?.file.hasSuffix("styles.xml") == true)
  }
}
