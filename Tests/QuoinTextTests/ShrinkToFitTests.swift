import QuoinCore
import Testing

@testable import QuoinText

@Suite struct ShrinkToFitTests {
  let engine: TextEngine

  init() throws { engine = try TestFonts.engine() }

  private func metrics(
    _ text: String, _ width: Double?, _ height: Double?, minimum: Double = 0.5, lines: Int = 0
  ) -> TextMetrics {
    let content = TextContent.mono(text) {
      $0.minimumScale = minimum
      $0.lines = lines
    }
    return engine.measure(content, width: width, height: height)
  }

  @Test func fitsAlready() {
    #expect(metrics("abcd", 40, 12).scale == 1)
    #expect(metrics("abcd", nil, nil).scale == 1)
    #expect(metrics("abcd efgh", 40, nil).lines == ["abcd", "efgh"])
  }

  @Test func oneLineShrinksToItsWidth() {
    let fitted = metrics("abcdefgh", 60, nil, lines: 1)
    #expect(fitted.scale == 0.75)  // 60 / 80
    #expect(fitted.width == 60)
    #expect(fitted.height == 9)
    #expect(fitted.firstBaseline == 6.75)
  }

  @Test func wordsMoveUpAsLettersShrink() {
    // One line needs 90 s ≤ 60, two lines of "aaaa" need 24 s ≤ 20 and 40 s ≤ 60.
    let fitted = metrics("aaaa bbbb", 60, 20)
    #expect(abs(fitted.scale - 20.0 / 24) < 1e-12)
    #expect(fitted.lines == ["aaaa", "bbbb"])
    // With 12 to stand in: one line at 60 / 90, and two at 12 / 24.
    let flat = metrics("aaaa bbbb", 60, 12)
    #expect(abs(flat.scale - 60.0 / 90) < 1e-12)
    #expect(flat.lines == ["aaaa bbbb"])
  }

  @Test func belowTheLeastScaleItIsCut() {
    let cut = metrics("abcdefghij", 40, nil, minimum: 0.8, lines: 1)
    #expect(cut.scale == 0.8)
    #expect(cut.isTruncated)
    #expect(cut.lines == ["abcd…"])  // 5 × 10 × 0.8
    let high = metrics("aaaa bbbb cccc", 40, 20, minimum: 0.8)
    #expect(high.lines == ["aaaa", "bbbb…"])  // two lines of 9.6; 5 × 8
    #expect(high.isTruncated)
  }
}
