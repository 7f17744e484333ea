import QuoinCore
import Testing

@testable import QuoinText

@Suite struct MeasuringTests {
  let engine: TextEngine

  init() throws { engine = try TestFonts.engine() }

  @Test func oneLine() {
    let metrics = engine.measure(.mono("abcde"), width: nil, height: nil)
    #expect(metrics.width == 50)  // 5 × 10
    #expect(metrics.height == 12)  // 1.2 × 10
    #expect(metrics.firstBaseline == 9)  // (12 − 10) / 2 + 8
    #expect(metrics.lastBaseline == 9)
    #expect(metrics.lines == ["abcde"])
    #expect(!metrics.isTruncated)
    #expect(metrics.scale == 1)
  }

  @Test func emptyTextIsOneLineHigh() {
    let none = TextContent(runs: [], base: .mono(20))
    let metrics = engine.measure(none, width: 100, height: nil)
    #expect(metrics.height == 24)
    #expect(metrics.firstBaseline == 18)
    #expect(metrics.width == 0)
    #expect(metrics.lines == [""])
    #expect(engine.measure(.mono("   "), width: nil, height: nil).width == 0)
  }

  /// C05, and the second paragraph of C04.
  @Test func heightFollowsWidth() {
    let text = TextContent.mono("aaaa bbbb cccc dddd eeee")
    let narrow = engine.measure(text, width: 100, height: nil)
    #expect(narrow.lines == ["aaaa bbbb", "cccc dddd", "eeee"])
    #expect(narrow.height == 36)
    #expect(narrow.width == 90)
    #expect(narrow.lastBaseline == 33)
    let exact = engine.measure(text, width: 240, height: nil)
    #expect(exact.lines.count == 1)
    #expect(exact.height == 12)
    let ten = TextContent.mono("aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj")
    let label = engine.measure(ten, width: 263, height: nil)
    #expect(label.lines.map(\.count) == [24, 24])
    #expect(label.height == 24)
  }

  @Test(arguments: [-1e-7, 0, 1e-9, 1e-3]) func neverWrapsAtItsNaturalWidth(_ off: Double) {
    for size in stride(from: 7.0, through: 13, by: 0.37) {
      let text = TextContent.mono("if wit or fig", style: .family("Quoin Kern", size))
      let natural = engine.measure(text, width: nil, height: nil).width
      #expect(engine.measure(text, width: natural + off, height: nil).lines.count == 1)
      #expect(engine.measure(text, width: natural - 0.01, height: nil).lines.count == 2)
    }
  }

  /// A line that just fits a wrapped text is as safe as a whole text at its natural width.
  @Test func linesFitExactly() {
    let text = TextContent.mono("aaaa bbbb cccc")
    #expect(engine.measure(text, width: 90, height: nil).lines == ["aaaa bbbb", "cccc"])
    #expect(engine.measure(text, width: 89.99, height: nil).lines == ["aaaa", "bbbb", "cccc"])
    #expect(engine.measure(text, width: 90 - 1e-7, height: nil).lines.count == 2)
  }

  @Test func whiteSpaceAtLineEndsIsNoWidth() {
    #expect(engine.measure(.mono("ab   "), width: nil, height: nil).width == 20)
    #expect(engine.measure(.mono("ab  \ncd "), width: nil, height: nil).lines == ["ab", "cd"])
    let wrapped = engine.measure(.mono("ab     cd"), width: 30, height: nil)
    #expect(wrapped.lines == ["ab", "cd"])
    #expect(wrapped.width == 20)
    #expect(engine.measure(.mono("  ab"), width: nil, height: nil).width == 40)
  }

  @Test func lineFeedsBreakLines() {
    let natural = engine.measure(.mono("ab\ncdef\r\n\rg"), width: nil, height: nil)
    #expect(natural.lines == ["ab", "cdef", "", "g"])
    #expect(natural.width == 40)
    #expect(natural.height == 48)
    #expect(engine.measure(.mono("a\n"), width: nil, height: nil).lines == ["a", ""])
    #expect(engine.measure(.mono("a\0b"), width: nil, height: nil).lines == ["a\u{FFFD}b"])
  }

  @Test func leading() {
    let length = engine.measure(
      .mono("a\nb") { $0.leading = .length(20) }, width: nil, height: nil)
    #expect(length.height == 40)
    #expect(length.firstBaseline == 13)  // (20 − 10) / 2 + 8
    #expect(length.lastBaseline == 33)
    let tight = engine.measure(
      .mono("a\nb") { $0.leading = .factor(0.8) }, width: nil, height: nil)
    #expect(tight.height == 16)
    #expect(tight.firstBaseline == 7)  // (8 − 10) / 2 + 8
  }

  @Test func theLargestRunMakesTheLine() {
    var paragraph = ParagraphStyle()
    paragraph.leading = .factor(1.5)
    let text = TextContent(
      runs: [
        TextRun("a", style: .mono(10)), TextRun("b", style: .mono(20)),
        TextRun("c\nd", style: .mono(10)),
      ], paragraph: paragraph, base: .mono(10))
    let metrics = engine.measure(text, width: nil, height: nil)
    #expect(metrics.width == 40)  // 10 + 20 + 10
    #expect(metrics.height == 45)  // 1.5 × 20 + 1.5 × 10
    #expect(metrics.firstBaseline == 21)  // (30 − 20) / 2 + 16
    #expect(metrics.lastBaseline == 40.5)  // 30 + (15 − 10) / 2 + 8
  }

  @Test func aLongWordOverflows() {
    let text = TextContent.mono("see abcdefghijklmnopqrstuvwxy")
    let metrics = engine.measure(text, width: 100, height: nil)
    #expect(metrics.lines == ["see", "abcdefghijklmnopqrstuvwxy"])
    #expect(metrics.width == 250)  // overflow 150
  }

  /// C29.
  @Test func breakAnywhere() {
    let text = TextContent.mono("see abcdefghijklmnopqrstuvwxy") { $0.breakAnywhere = true }
    let metrics = engine.measure(text, width: 100, height: nil)
    #expect(metrics.lines == ["see", "abcdefghij", "klmnopqrst", "uvwxy"])
    #expect(metrics.width == 100)
  }

  @Test func trackingStandsBetweenLettersAndBreaksLigatures() {
    var style = TextStyle.family("Quoin Ligature")
    let joined = engine.measure(.mono("office", style: style), width: nil, height: nil)
    #expect(joined.width == 22.5, "o 5, ffi 7.5, c 5, e 5")
    style.tracking = 2
    let tracked = engine.measure(.mono("office", style: style), width: nil, height: nil)
    #expect(abs(tracked.width - 33.5) < 1e-9, "o 5, f 3, f 3, i 2.5, c 5, e 5, and 5 × 2")
    var mono = TextStyle.mono()
    mono.tracking = 5
    let wrapped = engine.measure(.mono("ab cd", style: mono), width: 25, height: nil)
    #expect(wrapped.lines == ["ab", "cd"])
    #expect(wrapped.width == 25)  // 10 + 5 + 10
  }

  @Test func featuresAndKerning() {
    var style = TextStyle.family("Quoin Ligature")
    style.features = ["liga=0"]
    #expect(engine.measure(.mono("office", style: style), width: nil, height: nil).width == 23.5)
    let kerned = engine.measure(
      .mono("AVA", style: .family("Quoin Kern")), width: nil, height: nil)
    #expect(abs(kerned.width - 15.6) < 0.002, "3 × 6 − 2 × 1.2")
  }

  @Test func aColourInsideAWordChangesNothing() {
    var red = TextStyle.family("Quoin Ligature")
    red.color = Color(red: 1, green: 0, blue: 0)
    let text = TextContent(
      runs: [TextRun("of", style: .family("Quoin Ligature")), TextRun("fice", style: red)],
      base: red)
    #expect(engine.measure(text, width: nil, height: nil).width == 22.5)
  }

  @Test func indents() {
    let first = TextContent.mono("aa bb cc") { $0.indent = 20 }
    #expect(engine.measure(first, width: nil, height: nil).width == 100)
    #expect(engine.measure(first, width: 50, height: nil).lines == ["aa", "bb cc"])
    let hanging = TextContent.mono("aa bb cc") { $0.indent = -20 }
    #expect(engine.measure(hanging, width: 50, height: nil).lines == ["aa bb", "cc"])
    #expect(engine.measure(hanging, width: 50, height: nil).width == 50)
  }

  @Test func boldAndItalicAreOtherFaces() throws {
    var bold = TextStyle.mono()
    bold.weight = 700
    #expect(engine.measure(.mono("abc", style: bold), width: nil, height: nil).width == 30)
  }

  @Test func hostileNumbersDoNotTrap() {
    for size in [0, -5, 1e-300, 1e300, Double.infinity, .nan] {
      _ = engine.measure(.mono("a b", style: .mono(size)), width: 10, height: nil)
    }
    for width in [0, -5, 1e300, Double.infinity, .nan] {
      _ = engine.measure(.mono("a b"), width: width, height: width)
      _ = engine.measure(.mono("a b") { $0.minimumScale = 0 }, width: width, height: width)
      _ = engine.measure(.mono("a b") { $0.indent = width }, width: 5, height: nil)
    }
  }

  @Test func theSameOnEveryEngine() throws {
    let other = try TestFonts.engine()
    for size in stride(from: 5.0, through: 40, by: 1.7) {
      let text = TextContent.mono("Typography Avails", style: .family("Quoin Kern", size))
      for width in [nil, 10, 33.3, 60] {
        #expect(
          engine.measure(text, width: width, height: nil)
            == other.measure(text, width: width, height: nil))
      }
    }
  }
}
