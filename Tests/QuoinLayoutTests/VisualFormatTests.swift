import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Visual Format Language")
struct VisualFormatTests {
  private func layout(
    _ formats: [String], direction: LayoutDirection = .leftToRight, margin: Double = 0,
    metrics: [String: Double] = [:]
  ) throws -> PageLayout {
    let page = Page(size: PageSize(400, 200), direction: direction)
    page.margin = Insets(margin)
    for id in ["a", "b", "c"] {
      _ = Box.sized(id, 50, 20, in: page.root)
    }
    for format in formats { try page.constrain(format, metrics: metrics) }
    return lay(page)
  }

  @Test("gaps, sizes and both edges")
  func sentence() throws {
    let layout = try layout(["H:|-16-[a(40)]-12-[b(>=80@750)]->=16-[c]-|", "V:|[a(30)]"])
    expect(layout, "a", x: 16, y: 0, width: 40, height: 30)
    expect(layout, "b", x: 68)
    // 400 - 8 - 50
    expect(layout, "c", x: 342, width: 50)
    #expect(!layout.hasConflict)
  }

  @Test("a single dash is 8, or the superview's margin at its edge")
  func standardGaps() throws {
    let plain = try layout(["|-[a]-[b]", "V:|-[a]"])
    expect(plain, "a", x: 8, y: 8)
    expect(plain, "b", x: 66)
    expect(try layout(["|-[a]-[b]"], margin: 30), "a", x: 30)
    expect(try layout(["[a]-|"], margin: 30), "a", x: 320)
  }

  @Test("views that touch, equal sizes, several conditions, metrics")
  func predicates() throws {
    let layout = try layout(
      ["H:|[a(==b)][b(>=100,<=wide)][c(wide@weak)]|"], metrics: ["wide": 120, "weak": 700])
    // c is 120 at 700; the other 280 are shared alike, at most 120 each; so c has 160
    expect(layout, "a", x: 0, width: 120)
    expect(layout, "b", x: 120, width: 120)
    expect(layout, "c", x: 240, width: 160)
  }

  @Test("a sentence reads from leading to trailing")
  func rightToLeft() throws {
    let layout = try layout(["|-10-[a(40)]-5-[b(30)]"], direction: .rightToLeft)
    expect(layout, "a", x: 350)
    expect(layout, "b", x: 315)
  }

  @Test("priorities of gaps")
  func priorities() throws {
    let layout = try layout(["|-(>=20,==5@high)-[a]"])
    expect(layout, "a", x: 20)
  }

  @Test(
    "errors point at the character",
    arguments: [
      ("H:|-16-a", 8, "expected '[', found 'a'"),
      ("[a", 3, "expected ']' after 'a', found the end"),
      ("[]", 2, "expected the id of a box, found ']'"),
      ("|-(4-[a]", 5, "expected ',' or ')', found '-'"),
      ("|-4[a]", 4, "expected '-' after a gap, found '['"),
      ("[a]|[b]", 5, "expected the end after '|', found '['"),
      ("[a(>=)]", 6, "expected a number or a name, found ')'"),
      ("[a(4@)]", 6, "expected a priority, found ')'"),
      ("[a]-1.2.3-[b]", 5, "'1.2.3' is no number"),
      ("[a]?[b]", 4, "expected '-', '[' or '|', found '?'"),
      ("", 1, "expected '[', found the end"),
      ("[aa]", 2, "no 'aa' on this page; did you mean 'a'?"),
      ("[a]-b-[b]", 5, "a gap is a number, not a box"),
    ])
  func errors(format: String, character: Int, message: String) throws {
    let error = try #require(
      #expect(throws: LayoutError.self) { try layout([format]) })
    #expect(error.diagnostic.message.hasPrefix(message), "\(error.diagnostic.message)")
    #expect(
      error.diagnostic.message.hasSuffix("at character \(character) of '\(format)'"),
      "\(error.diagnostic.message)")
  }

  @Test("priorities out of range are refused")
  func range() {
    #expect(throws: LayoutError.self) { try layout(["[a(4@1001)]"]) }
    #expect(throws: LayoutError.self) { try layout(["[a(4@0)]"]) }
  }
}
