import QuoinCore
import Testing

@testable import QuoinText

@Suite struct GlyphRunTests {
  let engine: TextEngine

  init() throws { engine = try TestFonts.engine() }

  private func runs(_ runs: [TextRun]) throws -> [GlyphRun] {
    let set = engine.set(TextContent(runs: runs, base: .mono()), width: nil, height: nil)
    return try #require(set.lines.first).glyphRuns()
  }

  @Test func ligaturesAreOneCluster() throws {
    let run = try #require(try runs([TextRun("office", style: .family("Quoin Ligature"))]).first)
    #expect(run.glyphs.count == 4)
    #expect(run.clusters.map(\.byteCount) == [1, 3, 1, 1])
    var tracked = TextStyle.family("Quoin Ligature")
    tracked.tracking = 2
    #expect(try runs([TextRun("office", style: tracked)]).first?.glyphs.count == 6)
  }

  @Test func stylesCutRuns() throws {
    var red = TextStyle.mono()
    red.color = Color(red: 1, green: 0, blue: 0)
    let found = try runs([
      TextRun("ab", style: .mono()), TextRun("cd", style: red),
      TextRun("ef", style: red, link: "#x"),
    ])
    #expect(found.map { String(decoding: $0.text, as: UTF8.self) } == ["ab", "cd", "ef"])
    #expect(found.map(\.style.color) == [.black, red.color, red.color])
    #expect(found.map(\.link) == [nil, nil, "#x"])
    #expect(found.map(\.x) == [0, 20, 40])
  }

  @Test func scriptsAreSmallerAndRaised() throws {
    var up = TextStyle.mono()
    up.script = .superscript
    var down = TextStyle.mono()
    down.script = .subscript
    let found = try runs([
      TextRun("a", style: .mono()), TextRun("b", style: up), TextRun("c", style: down),
    ])
    #expect(found.map(\.width) == [10, 6.5, 6.5])
    #expect(abs(found[1].rise - 3.5) < 0.001)
    #expect(abs(found[2].rise + 1.5) < 0.001)
    #expect(abs((found[1].glyphs.first?.y ?? 0) + 3.5) < 0.001)
  }

  @Test func rulesJoin() throws {
    var under = TextStyle.mono()
    under.underline = true
    var other = under
    other.features = ["tnum"]
    let rules = engine.rules(
      of: try runs([TextRun("ab", style: under), TextRun("cd", style: other)]))
    #expect(rules.count == 1)
    #expect(rules.first?.width == 40)
    #expect(abs((rules.first?.thickness ?? 0) - 0.5) < 0.001)  // 0.05 em
    #expect(abs((rules.first?.y ?? 0) - 1) < 0.001)  // 0.1 em below the baseline
  }

  @Test func missingCharactersAreNamedOnce() {
    let content = TextContent.mono("a\u{0416}b\u{0416}\u{0905}")
    #expect(engine.missingCharacters(in: content) == ["\u{0416}", "\u{0905}"])
    #expect(engine.missingCharacters(in: .mono("abc é ب א 日")).isEmpty)
  }

  /// Workers share a library, and nothing of one shows in another.
  @Test func enginesWorkSideBySide() async throws {
    let library = try FontLibrary(folders: [TestFonts.folder], ignoreSystemFonts: true)
    let texts = (0..<200).map { "Worker text \($0) AVATAR office بتن" }
    let results = try await withThrowingTaskGroup(of: [TextMetrics].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let engine = try TextEngine(fonts: library)
          return texts.map { text in
            engine.measure(
              .mono(text, style: .family("Quoin Kern", 11.3)), width: 90, height: nil)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 4)
    #expect(results.allSatisfy { $0 == results.first })
  }
}
