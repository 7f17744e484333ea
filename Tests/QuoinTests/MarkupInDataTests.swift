import Foundation
import Quoin
import QuoinCore
import Testing

/// C46: values are text, letter for letter, wherever they are put.
@Suite struct MarkupInDataTests {
  static let values = [
    "S&P 500", "0.1 < A < 0.9", "\"A\" & 'B'", "<b>x</b>",
    "<img src=\"http://127.0.0.1:PORT/x.png\"/>", "&amp;", "{{other}}", "{{ other }}",
    "]]>", "&#60;b&#62;", "<!-- x -->", "a|b", "%{other}", "$other",
  ]

  private let template = """
    <template title="{{ v }}" author="by {{ v }}">
      <let name="named" value="{{ v }}"/>
      <page id="sheet" size="800 100">
        <text id="plain" family="Quoin Mono">
          <make><left.top equalTo="page"/></make>{{ v }}</text>
        <text id="bold" family="Quoin Mono">
          <make><left equalTo="page"/><top equalTo="plain.bottom"/></make>
          <b>{{ v }}</b></text>
        <text id="let" family="Quoin Mono" alt="{{ v }}">
          <make><left equalTo="page"/><top equalTo="bold.bottom"/></make>{{ named }}</text>
        <for each="list" as="item">
          <text id="item" family="Quoin Mono">
            <make><left equalTo="page"/><top equalTo="let.bottom"/></make>{{ item }}</text>
        </for>
      </page>
    </template>
    """

  private func data(_ value: String) throws -> DocumentData {
    let json = try JSONSerialization.data(
      withJSONObject: ["v": value, "list": [value], "other": "EXPANDED"])
    return try DocumentData(json: Array(json), file: "data.json")
  }

  @Test(arguments: values) func valuesArePrintedLetterForLetter(_ pattern: String) throws {
    let bell = try Doorbell()
    let value = pattern.replacingOccurrences(of: "PORT", with: "\(bell.port)")
    let typesetter = try Scratch().typesetter(template)
    let data = try data(value)
    let report = typesetter.layOut(data)
    #expect(report.diagnostics == [])
    #expect(report.pages[0].scene.frames.map(\.text?.lines) == Array(repeating: [value], count: 4))

    let pdf = try typesetter.pdf(report.pages, data: data)
    let text = try Poppler.ask("pdftotext", ["-raw", "FILE", "-"], about: pdf)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces.union(.controlCharacters))
    }
    #expect(lines.filter { !$0.isEmpty } == Array(repeating: value, count: 4))

    // In attributes: the metadata are attributes of the template.
    let info = try Poppler.ask("pdfinfo", ["FILE"], about: pdf)
    #expect(info.contains("Title:           \(value)\n"))
    #expect(info.contains("Author:          by \(value)\n"))

    let svg = String(
      decoding: try typesetter.svg(report.pages[0], data: data), as: UTF8.self)
    #expect(!svg.contains("EXPANDED") && !svg.contains("<img"))
    #expect(!bell.rang)
  }

  /// The same through `--set`'s way in.
  @Test(arguments: values) func setValuesAreTextToo(_ value: String) throws {
    let typesetter = try Scratch().typesetter(template)
    let data = try data("x").setting("v", to: value)
    let frames = typesetter.layOut(data).pages[0].scene.frames
    #expect(frames.first { $0.id == "plain" }?.text?.lines == [value])
  }

  /// A value in an attribute that means something is judged as that thing, and never expanded.
  @Test func aValueInAnAttributeIsNotExpandedAgain() throws {
    let typesetter = try Scratch().typesetter(
      """
      <template>
        <page size="100 50">
          <box id="b" fill="{{ v }}"><make><edges equalTo="page"/></make></box>
        </page>
      </template>
      """)
    let report = typesetter.layOut(try data("{{ other }}"))
    #expect(report.diagnostics.map(\.code) == [.badValue])
    #expect(report.diagnostics[0].location?.line == 3)
    #expect(report.diagnostics[0].message.contains("{{ other }}"))
  }
}
