import Foundation
import Quoin
import QuoinCore
import Testing

/// `SizeRange` and `Typesetter.survey`: which sizes are tried, and that what is found is so.
@Suite struct SizeSurveyTests {
  /// 300 to 1200 in 7 steps of 900 / 7, 200 to 800 in 7 of 600 / 7.
  @Test func aRangeIsEightSizesAlongEachAxis() throws {
    let range = try #require(SizeRange(parsing: "300x200..1200x800:8"))
    #expect(range.widths.count == 8 && range.heights.count == 8)
    #expect(range.widths.first == 300 && range.widths.last == 1200)
    #expect(abs(range.widths[1] - (300 + 900.0 / 7)) < 1e-9)
    #expect(abs(range.heights[6] - (800 - 600.0 / 7)) < 1e-9)
    #expect(SizeRange(parsing: "300x200..1200x800") == range)
    #expect(SizeRange(parsing: "300x200..1200x200:3")?.heights == [200])
  }

  /// 1 px is 0.75 pt, 1 mm is 72 / 25.4 pt; A6 is 105 × 148 mm, A5 148 × 210 mm.
  @Test(arguments: [
    ("100x50..200x100px:2", 75.0, 37.5, 150.0, 75.0, Length.Unit.pixel),
    ("100px x 50px..200px x 100px:2", 75, 37.5, 150, 75, .pixel),
    ("1inx2in..3inx4in:2", 72, 144, 216, 288, .inch),
    ("10x10pt..25.4x25.4mm:2", 10, 10, 72, 72, .millimeter),
    ("A6..A5:2", 297.6378, 419.5276, 419.5276, 595.2756, .millimeter),
    ("A6 landscape..A5 landscape:2", 419.5276, 297.6378, 595.2756, 419.5276, .millimeter),
  ])
  func endsAreWrittenAsInTemplates(
    _ text: String, _ width: Double, _ height: Double, _ width2: Double, _ height2: Double,
    _ unit: Length.Unit
  ) throws {
    let range = try #require(SizeRange(parsing: text))
    let sides = [
      range.least.width, range.least.height, range.greatest.width, range.greatest.height,
    ]
    for (side, wanted) in zip(sides, [width, height, width2, height2]) {
      #expect(abs(side - wanted) < 1e-3)
    }
    #expect(range.unit == unit)
  }

  @Test(arguments: [
    "", ":8", "..", "300x200", "300x200..", "x..x", "300..400", "1x1..2x2:1", "1x1..2x2:65",
    "2x2..1x3", "0x0..1x1", "-1x1..1x1", "1x1..nanxnan", "1e9x1..1e10x2", "1emx1em..2emx2em",
    "A4..A5:3", "A99..A3",
  ])
  func everythingElseIsNoRange(_ text: String) {
    #expect(SizeRange(parsing: text) == nil)
  }

  /// A headline whose lines depend on the width, and a foot that hangs on the lower edge and must
  /// not meet it. The text has 7 words of 4 and 6 blanks: at 60 wide 6 glyphs, one word, a line: 7
  /// lines of 12 from 10 on, 94; the foot is 20 high and 5 below.
  private static let template = """
    <template>
      <page size="100 100">
        <text id="head" family="Quoin Mono">
          <make><left.top.right equalTo="page" inset="10"/></make>
          aaaa bbbb cccc dddd eeee ffff gggg
        </text>
        <box id="foot">
          <make>
            <left.right.bottom equalTo="page"/><height equalTo="20"/>
            <top greaterThanOrEqualTo="head.bottom" offset="5"/>
          </make>
        </box>
      </page>
    </template>
    """

  /// The solver goes along from size to size; what it says is what a new one says of each size.
  @Test func everySizeFaresAsItDoesAlone() throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.template, to: "t.xml")
    let template = try DocumentTemplate(path: path)
    let range = try #require(SizeRange(parsing: "40x40..200x120:5"))
    let survey = try Typesetter(for: template, fonts: .forTests)
      .survey(range, of: template, DocumentData())
    for (height, row) in zip(range.heights, survey.outcomes) {
      for (width, outcome) in zip(range.widths, row) {
        let alone = Self.template.replacingOccurrences(
          of: "size=\"100 100\"", with: "size=\"\(width) \(height)\"")
        let report = try scratch.typesetter(alone).layOut(DocumentData())
        let isBroken = report.diagnostics.contains { $0.severity == .error }
        let isMisfit = report.diagnostics.contains {
          [.overflow, .outsidePage, .noFixedPoint].contains($0.code)
        }
        #expect(outcome == (isBroken ? .broken : isMisfit ? .misfit : .good))
      }
    }
  }

  /// At 80 wide 60 are left for the text: 7 lines, 84 high. It wishes that at 750, and wants 10 above
  /// and 5 + 20 below: 119. At 200 wide 180 hold 18 glyphs, 3 words a line: 3 lines, 36: 71.
  @Test func aBorderThatDependsOnBothSidesIsToldAtItsEnds() throws {
    let path = try Scratch()
    let template = try DocumentTemplate(path: path.write(Self.template, to: "t.xml"))
    let range = try #require(
      SizeRange(from: Size(width: 80, height: 71), to: Size(width: 200, height: 119), count: 2))
    let survey = try Typesetter(for: template, fonts: .forTests)
      .survey(range, of: template, DocumentData())
    #expect(survey.outcomes == [[.misfit, .good], [.good, .good]])
    #expect(survey.smallest == Size(width: 80, height: 119))
    #expect(survey.largest == Size(width: 200, height: 119))
    let border = try #require(survey.borders.first)
    #expect(survey.borders.count == 1 && border.diagnostic.code == .overflow)
    // Three words a line need 14 glyphs, 140 and 10 on either side.
    let limit = SizeBorder.Limit(side: .narrower, length: 160, other: 71)
    guard case .beyond(let limits) = border.extent else { throw Unexpected() }
    #expect(limits.count == 1)
    #expect(limits[0].side == limit.side && limits[0].other == limit.other)
    #expect(abs(limits[0].length - limit.length) < 1e-6)
  }

  /// Expressions see the size tried: 2 × (page.width − 150) is below 0 under 150, and no box is.
  /// A side that is auto stays so: the height is that of the box, whatever is tried.
  @Test func expressionsSeeTheSizeAndAutoStays() throws {
    let scratch = try Scratch()
    let template = try DocumentTemplate(
      path: scratch.write(
        """
        <template>
          <page size="200 auto">
            <box id="b">
              <make>
                <left.top.bottom equalTo="page"/><height equalTo="30"/>
                <width equalTo="{{ 2 * (page.width - 150) }}"/>
              </make>
            </box>
          </page>
        </template>
        """, to: "t.xml"))
    let range = try #require(SizeRange(parsing: "100x10..250x20:4"))
    let survey = try Typesetter(for: template, fonts: .forTests)
      .survey(range, of: template, DocumentData())
    #expect(survey.outcomes == Array(repeating: [.broken, .good, .good, .good], count: 4))
    let border = try #require(survey.borders.first)
    #expect(border.diagnostic.code == .conflict)
    #expect(
      border.extent
        == .beyond([SizeBorder.Limit(side: .narrower, length: 150, other: nil)]))
  }

  /// Rounds of a loop stand at one place in the file; each is told of by its own name and measure.
  @Test func roundsAreToldApart() throws {
    let scratch = try Scratch()
    let template = try DocumentTemplate(
      path: scratch.write(
        """
        <template>
          <page size="400 100">
            <for each="1..2" as="n">
              <box id="b" fill="black">
                <make>
                  <left.top equalTo="page"/><height equalTo="30"/>
                  <width equalTo="{{ 100 * n }}"/>
                </make>
              </box>
            </for>
          </page>
        </template>
        """, to: "t.xml"))
    let range = try #require(SizeRange(parsing: "50x100..250x100:2"))
    let survey = try Typesetter(for: template, fonts: .forTests)
      .survey(range, of: template, DocumentData())
    #expect(
      survey.borders.map(\.diagnostic.message) == [
        "'b[0]' reaches 50 pt over the page's right", "'b[1]' reaches 150 pt over the page's right",
      ])
    #expect(
      survey.borders.map(\.extent)
        == [100, 200].map { length in
          .beyond([SizeBorder.Limit(side: .narrower, length: length, other: nil)])
        })
  }

  private struct Unexpected: Error {}
}
