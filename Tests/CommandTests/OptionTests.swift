import Foundation
import Testing

/// What the options of `render` do to what is written.
@Suite struct OptionTests {
  private let quoin: QuoinProcess

  init() throws {
    quoin = try QuoinProcess([
      "pair.xml": Mistake.pair,
      "text.xml": """
      <template>
        <page id="sheet" size="100 50">
          <text id="t" family="Quoin Mono"><make><left.top equalTo="page"/></make>{{ a.b }}</text>
        </page>
      </template>
      """,
      "vague.xml": """
      <template>
        <page id="sheet" size="100 50">
          <box id="b"><make><left.top equalTo="page"/><height equalTo="9"/></make></box>
        </page>
      </template>
      """,
      "clash.xml": Mistake.clash,
    ])
  }

  private var mono: [String] { ["--font-path", QuoinProcess.fonts, "--ignore-system-fonts"] }

  private func written(_ line: String) throws -> [String] {
    let before = Set(quoin.files())
    let outcome = try quoin.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = quoin.files().filter { name in
      !before.contains(name) && name.contains(".")
    }
    // Standard output names what was written, a path a line.
    #expect(Set(outcome.text.split(separator: "\n").map(String.init)) == Set(after))
    return after
  }

  @Test func defaultNames() throws {
    #expect(try written("render pair.xml") == ["output/pair-square.pdf", "output/pair-wide.pdf"])
    #expect(
      try written("render pair.xml --format png") == [
        "output/pair-square-1.png", "output/pair-square-2.png", "output/pair-wide-1.png",
        "output/pair-wide-2.png",
      ])
  }

  @Test func variantAndPagesChoose() throws {
    #expect(try written("render pair.xml --variant wide -o w/") == ["w/pair-wide.pdf"])
    #expect(
      try written("render pair.xml --pages 2 --format svg -o p/") == [
        "p/pair-square-2.svg", "p/pair-wide-2.svg",
      ])
    #expect(
      try written("render pair.xml --pages 1,2- --variant wide --variant wide --format svg -o q/")
        == ["q/pair-wide-1.svg", "q/pair-wide-2.svg"])
  }

  @Test func theExtensionGivesTheFormatAndFormatOverrules() throws {
    #expect(try written("render pair.xml --variant wide --pages 1 -o a.png") == ["a.png"])
    #expect(try quoin.bytes(of: "a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try written("render pair.xml -o b.out") == ["b.out"])
    #expect(try quoin.bytes(of: "b.out").starts(with: Array("%PDF-".utf8)))
    #expect(
      try written("render pair.xml --format svg --variant wide --pages 1 -o c.dat") == ["c.dat"])
    #expect(String(decoding: try quoin.bytes(of: "c.dat"), as: UTF8.self).contains("<svg"))
  }

  @Test func standardOutputIsTheFile() throws {
    _ = try written("render pair.xml -o all.pdf")
    let outcome = try quoin.run("render pair.xml -o -")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == (try quoin.bytes(of: "all.pdf")))
  }

  @Test func setPutsATextOverTheData() throws {
    try quoin.write(#"{"a": {"b": "from the file"}}"#, to: "d.json")
    let set = try quoin.run(
      ["layout", "text.xml", "-d", "d.json", "--set", "a.b=<b>1 = 1</b>"] + mono)
    #expect(set.status == 0)
    #expect(set.text.contains(#""lines":["<b>1 = 1</b>"]"#))
    let input = try quoin.run(
      ["layout", "text.xml", "-d", "-"] + mono, input: #"{"a": {"b": "piped"}}"#)
    #expect(input.text.contains(#""lines":["piped"]"#))
  }

  @Test func strictMakesWarningsErrors() throws {
    let lenient = try quoin.run("render vague.xml -o a.pdf")
    #expect(lenient.status == 0)
    #expect(lenient.errors.hasPrefix("vague.xml:3:5: warning: "))
    #expect(quoin.files().contains("a.pdf"))
    let strict = try quoin.run("render vague.xml --strict -o b.pdf")
    #expect(strict.status == 1)
    #expect(strict.errors.hasPrefix("vague.xml:3:5: error: "))
    #expect(strict.errors.contains("[ambiguous]"))
    #expect(!quoin.files().contains("b.pdf"))
  }

  @Test func recoverDrawsWhatIsLeftOfAConflict() throws {
    #expect(try quoin.run("render clash.xml -o a.pdf").status == 1)
    #expect(!quoin.files().contains("a.pdf"))
    let recovered = try quoin.run("render clash.xml --recover -o a.pdf")
    #expect(recovered.status == 0)
    #expect(recovered.errors.hasPrefix("clash.xml:3:46: warning: "))
    #expect(quoin.files().contains("a.pdf"))
    for verb in ["layout", "check"] {
      #expect(try quoin.run("\(verb) clash.xml --recover").status == 0)
    }
    #expect(try quoin.run("render clash.xml --recover --strict -o b.pdf").status == 1)
  }

  @Test func quietSaysNothingButErrors() throws {
    let outcome = try quoin.run("render vague.xml -q -o a.pdf")
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty)
    #expect(!(try quoin.run("render clash.xml -q -o b.pdf").errors.isEmpty))
  }

  @Test func datesComeFromTheOptionOrTheEnvironmentAndNeverFromTheClock() throws {
    func dates(_ more: [String], _ environment: [String: String] = [:]) throws -> String {
      let outcome = try quoin.run(
        ["render", "pair.xml", "-o", "-"] + more, environment: environment)
      #expect(outcome.status == 0)
      return String(decoding: outcome.output, as: UTF8.self)
    }
    // 1000000000 s after 1970 is 2001-09-09T01:46:40Z.
    let epoch = ["SOURCE_DATE_EPOCH": "1000000000"]
    #expect(!(try dates([]).contains("CreationDate")))
    #expect(try dates([], epoch).contains("20010909014640Z)"))
    let option = try dates(["--creation-date", "2026-11-30T12:00:00Z"], epoch)
    #expect(option.contains("20261130120000Z)"))
    #expect(!option.contains("20010909"))
    // The last of February in a leap year, and a day without a time.
    #expect(try dates(["--creation-date", "2028-02-29"]).contains("20280229000000Z)"))
    #expect(option.contains("/CreationDate (D:20261130120000Z)"))
  }
}
