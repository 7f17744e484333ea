import Foundation
import Testing

/// `quoin check`: several data files, the paths that a template reads, the sizes at which it breaks.
@Suite struct CheckTests {
  private func check(
    _ arguments: String, _ files: [String: String], input: String = ""
  ) throws -> QuoinProcess.Outcome {
    try QuoinProcess(files).run(
      ["check"] + arguments.split(separator: " ").map(String.init)
        + ["--font-path", QuoinProcess.fonts, "--ignore-system-fonts"], input: input)
  }

  private static let greeting = """
    <template>
      <page size="100 50">
        <text family="Quoin Mono"><make><left.top equalTo="page"/></make>{{ name }}{{ rank }}</text>
      </page>
    </template>
    """

  @Test func everyDataFileIsTried() throws {
    let files = [
      "t.xml": Self.greeting, "good.json": #"{"name": "A", "rank": 1}"#,
      "one.json": #"{"name": "B"}"#, "none.json": "{}",
    ]
    #expect(try check("t.xml -d good.json", files).status == 0)
    let outcome = try check("t.xml -d good.json -d one.json -d none.json -d nowhere.json", files)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      errors == [
        "quoin: error: cannot read the data file 'nowhere.json' [missing-data]",
        "t.xml:3:83: error: no 'rank' in the data (data 'one.json', 'none.json') [missing-data]",
        "t.xml:3:73: error: no 'name' in the data (data 'none.json') [missing-data]",
      ])
  }

  @Test func whatIsWrongWithAllDataIsSaidOnce() throws {
    let files = ["t.xml": Self.greeting, "a.json": "{}", "b.json": #"{"x": 1}"#]
    let errors = try check("t.xml -d a.json -d b.json", files).errors
    #expect(errors.contains("no 'name' in the data [missing-data]"))
    #expect(!errors.contains("(data"))
    let twice = try check("t.xml -d - -d -", files)
    #expect(twice.status == 2)
    #expect(twice.errors.hasPrefix("quoin: error: standard input can be read once"))
    #expect(try check("t.xml -d -", files, input: #"{"name": 1, "rank": 2}"#).status == 0)
  }

  @Test func pathsAreListedWithoutData() throws {
    let outcome = try check("t.xml --paths", ["t.xml": Self.greeting])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text == "name  t.xml:3:73\nrank  t.xml:3:83\n")
    let json = try check("t.xml --paths --format json", ["t.xml": Self.greeting]).text
    #expect(json.contains(#""path": "name""#) && json.contains(#""column":73"#))
    // With data the template is checked as well.
    let both = try check("t.xml --paths -d d.json", ["t.xml": Self.greeting, "d.json": "{}"])
    #expect(both.status == 1 && both.text == outcome.text)
    #expect(both.errors.contains("no 'name' in the data"))
    let two = try check("t.xml u.xml --paths", ["t.xml": Self.greeting, "u.xml": Mistake.card])
    #expect(two.text == "t.xml:\nname  t.xml:3:73\nrank  t.xml:3:83\n\nu.xml:\n")
  }

  /// A of 100 stands at 10, B of at least 50 after a gap of 10, and 20 are left on the right:
  /// 10 + 100 + 10 + 50 + 20 = 190 is the least width, and 140 if B were nothing at all; A alone needs
  /// 10 + 100 = 110. A hangs from 10 and is 120 high: below 130 it
  /// leaves the page. Steps of 40 in width and of 15 in height.
  private static let pair = """
    <template name="pair">
      <page id="p" size="260 160">
        <box id="a" fill="red">
          <make>
            <left.top equalTo="page" offset="10"/><width equalTo="100"/><height equalTo="120"/>
          </make>
        </box>
        <box id="b">
          <make>
            <left equalTo="a.right" offset="10"/><right equalTo="page" offset="-20"/>
            <width greaterThanOrEqualTo="50" label="room"/><top.height equalTo="a"/>
          </make>
        </box>
      </page>
    </template>
    """

  @Test func theMapOfSizesAndTheirBorders() throws {
    let outcome = try check("t.xml --sizes 100x100..260x160:5", ["t.xml": Self.pair])
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.text == """
        page sizes (pt): 5 widths across, 5 heights down

               100  140  180  220  260
          100    #    #    #    ~    ~
          115    #    #    #    ~    ~
          130    #    #    #    .    .
          145    #    #    #    .    .
          160    #    #    #    .    .

          . good   ~ something does not fit   # broken

        smallest good size  220 x 130 pt
        largest good size   260 x 160 pt

        narrower than 140 pt: conflict  t.xml:10
          at 100 x 160 pt 'b.right == page.right - 20' cannot hold together with 5 other constraints
             page.width == 100           t.xml:2
             b.width >= 0                t.xml:8
             a.left == page.left + 10    t.xml:5
             a.width == 100              t.xml:5
             b.left == a.right + 10      t.xml:10
             b.right == page.right - 20  t.xml:10

        narrower than 190 pt: conflict  t.xml:11
          at 180 x 160 pt 'room' (b.width >= 50) cannot hold together with 5 other constraints
             page.width == 180           t.xml:2
             a.left == page.left + 10    t.xml:5
             a.width == 100              t.xml:5
             b.left == a.right + 10      t.xml:10
             b.right == page.right - 20  t.xml:10
             b.width >= 50  “room”       t.xml:11

        narrower than 110 pt: outside-page  t.xml:3
          at 100 x 160 pt 'a' reaches 10 pt over the page's right
             a.left == page.left + 10  t.xml:5
             a.width == 100            t.xml:5

        shorter than 130 pt: outside-page  t.xml:3
          at 260 x 115 pt 'a' reaches 15 pt over the page's bottom
             a.top == page.top + 10  t.xml:5
             a.height == 120         t.xml:5

        """)
  }

  /// Only misfits: an error where warnings are. Sizes in millimetres: A is 120 pt = 42.333 mm high
  /// and hangs from 3.528 mm, so it needs 45.861 mm: 45.9 in tenths.
  @Test func misfitsAreWarningsAndUnitsAreAsAskedFor() throws {
    let files = ["t.xml": Self.pair]
    let outcome = try check("t.xml --sizes 80x40..100x50mm:3", files)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("page sizes (mm): 3 widths across, 3 heights down"))
    #expect(outcome.text.contains("smallest good size  80 x 50 mm"))
    #expect(outcome.text.contains("shorter than 45.9 mm: outside-page  t.xml:3"))
    #expect(try check("t.xml --sizes 80x40..100x50mm:3 --strict", files).status == 1)
    #expect(try check("t.xml --sizes 10x10..50x50mm:3 --recover", files).status == 0)
    for wrong in [
      "300", "300x200", "3x2..1x1:4", "1x1..2x2:1", "1x1..2x2:x", "0x1..2x2", "1emx2..3x4",
    ] {
      let outcome = try check("t.xml --sizes \(wrong)", files)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors
          == "quoin: error: '\(wrong)' is no range of page sizes such as 300x200..1200x800:8\n")
    }
  }

  @Test func theSurveyAsJSON() throws {
    let outcome = try check("t.xml --sizes 100x100..260x160:5 --format json", ["t.xml": Self.pair])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? NSDictionary
    let template = try #require((object?["templates"] as? [NSDictionary])?.first)
    let sizes = try #require((template["sizes"] as? [NSDictionary])?.first)
    let survey = try #require(sizes["survey"] as? NSDictionary)
    #expect(survey["outcomes"] as? [String] == ["###~~", "###~~", "###..", "###..", "###.."])
    #expect(survey["widths"] as? [Double] == [100, 140, 180, 220, 260])
    let borders = try #require(survey["borders"] as? [NSDictionary])
    let limits = borders.compactMap { ($0["limits"] as? [NSDictionary])?.first }
    #expect(
      limits.map { $0["side"] as? String } == ["narrower", "narrower", "narrower", "shorter"])
    #expect(limits.map { $0["length"] as? Double } == [140, 190, 110, 130])
  }
}
