import Foundation
import Testing

/// Each mistake is one clear line with its place; nothing is written, nothing traps.
@Suite struct MistakeTests {
  /// Those that need no data.
  static let inTemplates =
    Mistake.inTemplates + Mistake.inStructure + Mistake.inSyntax + Mistake.inParts
    + Mistake.inValues

  static let all =
    inTemplates + Mistake.inData + Mistake.inExpressions + Mistake.inWarnings + Mistake.inNames
    + Mistake.inCommandLines

  @Test(arguments: all) func mistakesAreOneClearLine(_ mistake: Mistake) throws {
    let quoin = try QuoinProcess(mistake.files)
    let before = quoin.files()
    let outcome = try quoin.run(mistake.arguments)
    #expect(outcome.exited)
    #expect(outcome.status == mistake.status)
    #expect(outcome.errors == mistake.says)
    #expect(outcome.output.isEmpty)
    #expect(quoin.files() == before)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.filter { $0.contains("error: ") }.count == mistake.errors)
  }

  /// `check` and `layout` say the same of a template, and `check` writes nothing at all.
  @Test(arguments: inTemplates) func everyVerbSaysTheSame(_ mistake: Mistake) throws {
    let quoin = try QuoinProcess(mistake.files)
    for verb in ["check", "layout"] {
      let outcome = try quoin.run([verb, "t.xml"])
      #expect(outcome.exited && outcome.status == 1)
      #expect(outcome.errors == mistake.says)
      #expect(outcome.output.isEmpty == (verb == "check"))
    }
  }

  @Test func withoutAVerbThereIsHelp() throws {
    let outcome = try QuoinProcess().run([])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("quoin render TEMPLATE"))
    #expect(outcome.output.isEmpty)
  }
}
