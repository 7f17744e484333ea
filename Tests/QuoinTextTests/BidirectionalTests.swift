import QuoinCore
import Testing

@testable import QuoinText

/// C31, in glyphs.
@Suite struct BidirectionalTests {
  let engine: TextEngine

  init() throws { engine = try TestFonts.engine() }

  private func line(_ text: String) throws -> (set: SetText, runs: [GlyphRun]) {
    let content = TextContent.mono(text) { $0.direction = .rightToLeft }
    let set = engine.set(content, width: nil, height: nil)
    return (set, try #require(set.lines.first).glyphRuns())
  }

  private func run(with text: String, in runs: [GlyphRun]) throws -> GlyphRun {
    try #require(runs.first { String(decoding: $0.text, as: UTF8.self).contains(text) })
  }

  @Test func numbersReadLeftToRightAndStandLeftOfTheWord() throws {
    let (_, runs) = try line("بتن 12345")
    let digits = try run(with: "12345", in: runs)
    let word = try run(with: "بتن", in: runs)
    #expect(digits.x == 0)
    #expect(word.x == 50)  // after five digits; its blank is its last letter
    #expect(!digits.isRightToLeft)
    #expect(word.isRightToLeft)
    let places = digits.clusters.map(\.x)
    #expect(places == places.sorted())
    #expect(places == [0, 10, 20, 30, 40])
  }

  @Test func clustersAreInReadingOrder() throws {
    let (_, runs) = try line("בגד")
    let word = try #require(runs.first)
    #expect(word.clusters.map(\.x) == [20, 10, 0])
    #expect(word.clusters.allSatisfy { $0.byteCount == 2 && $0.glyphCount == 1 })
    #expect(word.glyphs.map(\.x) == [0, 10, 20])
  }

  @Test func lettersJoin() throws {
    func glyphs(_ text: String) throws -> Set<UInt> {
      Set(try line(text).runs.flatMap { $0.glyphs.map(\.index) })
    }
    let alone = try glyphs("ب")
    let joined = try glyphs("ببب")
    #expect(alone.count == 1)
    #expect(joined.count == 3)
    #expect(joined.isDisjoint(with: alone))
  }

  @Test func bracketsEnclose() throws {
    let (_, runs) = try line("ب (abc) ت")
    let latin = try run(with: "abc", in: runs)
    let opening = try run(with: "(", in: runs)
    let closing = try run(with: ")", in: runs)
    #expect(latin.x == 30)  // teh, blank, bracket
    #expect(opening.clusters.contains { $0.x == 60 && $0.byteCount == 1 })
    #expect(closing.clusters.contains { $0.x == 20 && $0.byteCount == 1 })
  }

  @Test func linesStartAtTheRight() throws {
    let (set, _) = try line("בגד")
    let line = try #require(set.lines.first)
    #expect(set.left(of: line, in: 100) == 70)
    let content = TextContent.mono("בגד   בג") { $0.direction = .rightToLeft }
    let wrapped = engine.set(content, width: 40, height: nil)
    #expect(wrapped.metrics.lines == ["בגד", "בג"])
    #expect(wrapped.metrics.width == 30)
    // The blanks at a line's end lie to its left, and outside.
    let runs = try #require(wrapped.lines.first).glyphRuns()
    #expect(runs.flatMap(\.clusters).first?.x == 20)
  }

  @Test func alignments() throws {
    func left(
      _ align: ParagraphStyle.TextAlignment, _ direction: LayoutDirection, indent: Double = 0
    ) throws -> Double {
      let content = TextContent.mono("ab") {
        $0.align = align
        $0.direction = direction
        $0.indent = indent
      }
      let set = engine.set(content, width: nil, height: nil)
      return set.left(of: try #require(set.lines.first), in: 100)
    }
    #expect(try left(.start, .leftToRight) == 0)
    #expect(try left(.end, .leftToRight) == 80)
    #expect(try left(.start, .rightToLeft) == 80)
    #expect(try left(.end, .rightToLeft) == 0)
    #expect(try left(.left, .rightToLeft) == 0)
    #expect(try left(.right, .leftToRight) == 80)
    #expect(try left(.center, .leftToRight) == 40)
    #expect(try left(.start, .leftToRight, indent: 5) == 5)
    #expect(try left(.start, .rightToLeft, indent: 5) == 75)
  }
}
