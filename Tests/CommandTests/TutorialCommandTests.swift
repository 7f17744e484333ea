import Foundation
import Testing

/// What the tutorial shows of the command is what the command says.
@Suite struct TutorialCommandTests {
  private static let docs = URL(fileURLWithPath: QuoinProcess.templates)
    .deletingLastPathComponent().appendingPathComponent("Docs").path

  @Test func explainSaysWhatIsShown() throws {
    let text = try String(contentsOfFile: Self.docs + "/Tutorial.md", encoding: .utf8)
    let start = try #require(text.range(of: "\nquoin explain "))
    let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
    let answer = try #require(
      text.range(of: "```text\n", range: end.upperBound..<text.endIndex))
    let close = try #require(text.range(of: "```\n", range: answer.upperBound..<text.endIndex))

    let quoin = try QuoinProcess()
    for name in ["step-7.xml", "swim.json", "art"] {
      try FileManager.default.copyItem(
        atPath: Self.docs + "/Tutorial/" + name, toPath: quoin.folder + "/" + name)
    }
    let outcome = try quoin.run("explain " + text[start.upperBound..<end.lowerBound])
    #expect(outcome.exited && outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text == text[answer.upperBound..<close.lowerBound])
  }
}
