import QuoinCore
import Testing

@testable import QuoinText

@Suite struct LineLimitTests {
  let engine: TextEngine

  init() throws { engine = try TestFonts.engine() }

  private func lines(
    _ text: String, _ width: Double?, lines: Int = 1,
    _ truncation: ParagraphStyle.Truncation = .tail
  ) -> [String] {
    let content = TextContent.mono(text) {
      $0.lines = lines
      $0.truncation = truncation
    }
    let metrics = engine.measure(content, width: width, height: nil)
    if let width, truncation != .none { #expect(metrics.width <= width) }
    return metrics.lines
  }

  /// C34.
  @Test func theEllipsisStaysInside() {
    #expect(lines("on Kickstarter", 45) == ["on…"])
    #expect(lines("on Kickstarter", 30) == ["on…"])
    #expect(lines("on Kickstarter", 10) == ["…"])
    #expect(lines("on Kickstarter", 5) == [""])
    #expect(lines("on Kickstarter", 60) == ["on Ki…"])
    #expect(lines("on Kickstarter", 140) == ["on Kickstarter"])
    #expect(lines("on Kickstarter", 139) == ["on Kickstart…"])
  }

  @Test func aWordTooLongForALimitedLineIsCut() {
    #expect(lines("Kickstarter", 45) == ["Kic…"])
    #expect(lines("Kickstarter", 45, .none) == ["Kickstarter"])
  }

  @Test func otherEndsAreCut() {
    #expect(lines("abcdefghij", 50, .head) == ["…ghij"])
    #expect(lines("abcdefghij", 50, .middle) == ["ab…ij"])
    #expect(lines("abcd efghij", 60, .middle) == ["abc…ij"])
    #expect(lines("ab cd ef", 30, .none) == ["ab"])
  }

  @Test func laterLinesAreCut() {
    #expect(lines("aaaa bbbb cccc dddd", 90, lines: 2) == ["aaaa bbbb", "cccc dddd"])
    #expect(lines("aaaa bbbb cccc dddd e", 90, lines: 2) == ["aaaa bbbb", "cccc ddd…"])
    #expect(lines("aaaa bbbb cccc dddd e", 90, lines: 2, .head) == ["aaaa bbbb", "…c dddd e"])
    #expect(lines("a\nb\nc", 90, lines: 2) == ["a", "b…"])
    #expect(lines("a\nb\nc", nil, lines: 2) == ["a", "b…"])
    #expect(lines("ab\ncd", 90, lines: 1, .head) == ["…ab cd"])
  }

  @Test func naturalWidthHoldsTheEllipsis() {
    let content = TextContent.mono("a\nb") { $0.lines = 1 }
    let natural = engine.measure(content, width: nil, height: nil)
    #expect(natural.width == 20)
    #expect(natural.isTruncated)
    #expect(engine.measure(content, width: natural.width, height: nil) == natural)
  }

  @Test func whatIsCutKeepsItsHeight() {
    var paragraph = ParagraphStyle()
    paragraph.lines = 1
    let content = TextContent(
      runs: [TextRun("on Kickstarter", style: .mono(20))], paragraph: paragraph, base: .mono(10))
    for width in [90.0, 20, 5] {
      #expect(engine.measure(content, width: width, height: nil).height == 24)
    }
  }

  @Test func lettersAreNeverTorn() {
    #expect(lines("e\u{301}e\u{301}e\u{301}e\u{301}", 20) == ["e\u{301}…"])
  }

  @Test func aLongTextCostsOneLine() {
    let content = String(repeating: "word ", count: 20_000)
    #expect(lines(content, 100) == ["word word…"])
  }
}
