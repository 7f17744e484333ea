import Foundation
import Testing

/// `quoin explain`: what it prints, line by line; every number is worked out beside it.
///
/// Quoin Mono: every glyph is 1 em wide, a line is 1.2 em high; texts here have size 10.
@Suite struct ExplainTests {
  /// On a page of 420 × 200 with a margin of 20 a picture's place takes 0.3 of the width, and the
  /// headline stands beside it.
  static let card = """
    <template name="card">
      <page id="card" size="420 200" margin="20">
        <box id="art">
          <make>
            <left.top equalTo="page.margins"/>
            <width equalTo="page" multipliedBy="0.3"/>
            <height equalTo="100"/>
          </make>
        </box>
        <text id="headline" family="Quoin Mono">
          <make>
            <left equalTo="art.right" offset="12" label="gap"/>
            <right.top equalTo="page.margins"/>
          </make>
          aaaa bbbb cccc dddd eeee ffff gggg hhhh
        </text>
      </page>
    </template>
    """

  private func explain(
    _ template: String, _ arguments: String, files: [String: String] = [:]
  ) throws -> QuoinProcess.Outcome {
    let quoin = try QuoinProcess(files.merging(["t.xml": template]) { $1 })
    return try quoin.run(
      ["explain", "t.xml", "--font-path", QuoinProcess.fonts, "--ignore-system-fonts"]
        + arguments.split(separator: " ").map(String.init))
  }

  /// The lines with runs of blanks as one, for tests that are not about columns.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  /// The art begins at the margin, 20, and is 420 × 0.3 = 126 wide: it ends at 146; the gap makes
  /// 158. The margins end at 420 − 20 = 400: 400 − 158 = 242 are left. The text has 8 words of 4 and
  /// 7 blanks, 39 glyphs, 390 wide; 242 takes 24 glyphs, 5 words, so there are two lines of 12; it
  /// falls short of its wish by 390 − 242 = 148.
  @Test func theChainOfCauseOfAHeadline() throws {
    let outcome = try explain(Self.card, "--box headline")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.text == """
        headline  text  t.xml:10
        page 1 'card', 420 x 200 pt

        x 158 = art.right 146 + 12                               headline.left == art.right + 12  “gap”                 t.xml:12
          art.right 146 = art.left 20 + art.width 126
            art.left 20 = page.margins.left 20                   art.left == page.margins.left                          t.xml:5
              page.margins.left 20 = margin 20                                                                          t.xml:2
            art.width 126 = page.width 420 * 0.3                 art.width == page.width * 0.3                          t.xml:6

        y 20 = page.margins.top 20                               headline.top == page.margins.top                       t.xml:13
          page.margins.top 20 = margin 20                                                                               t.xml:2

        width 242 = right 400 - left 158
          right 400 = page.margins.right 400                     headline.right == page.margins.right                   t.xml:13
            page.margins.right 400 = page.width 420 - margin 20                                                         t.xml:2
          given up, off by 148                                   headline.width >= 390 @750                             t.xml:10

        height 24 = line 12 * 2                                  headline.height >= 24 @750  (the 2 lines of its text)  t.xml:10

        text: 2 lines, wrapped at 242; unwrapped it is 390 x 12
          | aaaa bbbb cccc dddd eeee
          | ffff gggg hhhh
          made to wrap by                                        headline.left == art.right + 12  “gap”                 t.xml:12
                                                                 headline.right == page.margins.right                   t.xml:13

        """)
  }

  /// The same chains, of which one step is followed: the art's right is said, its parts are not.
  @Test func theDepthIsAsAskedFor() throws {
    let outcome = try explain(Self.card, "--box headline --depth 1")
    let shown = lines(outcome.text)
    #expect(
      shown.contains("x 158 = art.right 146 + 12 headline.left == art.right + 12 “gap” t.xml:12"))
    #expect(shown.contains("art.right 146 = art.left 20 + art.width 126 …"))
    #expect(!outcome.text.contains("art.width 126 ="))
    #expect(shown.last == "… goes on; '--depth 4' follows it further")
    let none = try explain(Self.card, "--box headline --depth 0")
    #expect(lines(none.text).contains("width 242 = right 400 - left 158 …"))
  }

  /// Three boxes share the row from 20 to 400 with two gaps of 10: (400 − 20 − 20) / 3 = 120. The
  /// first ends at 20 + 120 = 140, the second begins at 150.
  @Test func boxesThatShareALengthAreSolvedTogether() throws {
    let row = """
      <template>
        <page id="p" size="420 60" margin="20">
          <stack id="row" spacing="10" distribution="fillEqually">
            <make><edges equalTo="page.margins"/></make>
            <box id="a"/><box id="b"/><box id="c"/>
          </stack>
        </page>
      </template>
      """
    let shown = lines(try explain(row, "--box b").text)
    #expect(
      Array(shown[2..<14]) == [
        "x 150 = a.trailing 140 + 10 b.leading == a.trailing + 10 (by the stack 'row') t.xml:3",
        "a.trailing 140 = a.left 20 + a.width 120",
        "a.left 20 = row.margins.leading 20 a.leading == row.margins.leading (by the stack 'row')"
          + " t.xml:3",
        "row.margins.leading 20 = page.margins.left 20 row.left == page.margins.left t.xml:4",
        "page.margins.left 20 = margin 20 t.xml:2",
        "a.width 120 = (c.right 400 - a.left 20 - 20) / 3 these only together:",
        "b.leading == a.trailing + 10 t.xml:3",
        "c.leading == b.trailing + 10 t.xml:3",
        "b.width == a.width t.xml:3",
        "c.width == a.width t.xml:3",
        "c.right 400 = row.margins.trailing 400 c.trailing == row.margins.trailing"
          + " (by the stack 'row') t.xml:3",
        "row.margins.trailing 400 = page.margins.right 400 row.right == page.margins.right t.xml:4",
      ])
    #expect(
      shown.contains("width 120 = a.width 120 b.width == a.width (by the stack 'row') t.xml:3"))
  }

  /// 40 and 30 wide, with 200 − 10 to share: 190 − 70 = 120 too much whoever takes them. The first
  /// declared keeps its 40 and the other takes 190 − 40 = 150; it could be from 40 to 190 − 30 = 160,
  /// the other from 30 to 150, and both hug at 250.
  @Test func aTieSaysHowFarAndWithWhom() throws {
    let pair = """
      <template>
        <page id="p" size="200 50">
          <text id="a" family="Quoin Mono"><make><left.top equalTo="page"/></make>aaaa</text>
          <text id="b" family="Quoin Mono">
            <make><left equalTo="a.right" offset="10"/><right.top equalTo="page"/></make>bbb
          </text>
        </page>
      </template>
      """
    let shown = lines(try explain(pair, "--box a").text)
    #expect(shown.contains("width 40 a.width >= 40 @750 (its text on one line) t.xml:3"))
    #expect(
      shown.contains(
        "ambiguous: anything from 40 to 160 would do, a tie at priority 250; moves together with 'b'"
      ))
    let other = lines(try explain(pair, "--box b").text)
    #expect(other.contains("width 150 = right 200 - left 50"))
    #expect(other.contains("given up, off by 120 b.width <= 30 @250 t.xml:4"))
  }

  /// 9 is refused: the edges come first and make it as wide as the page, 100 − 9 = 91 off.
  @Test func afterAConflictTheRecoveredPageIsExplained() throws {
    let outcome = try explain(Mistake.clash, "--box b")
    #expect(outcome.exited && outcome.status == 1)
    #expect(outcome.errors.hasPrefix("t.xml:3:46: error: "))
    let shown = lines(outcome.text)
    #expect(shown.contains("width 100 = right 100 - left 0"))
    #expect(shown.contains("refused, off by 91 b.width == 9 t.xml:3"))
    // What is recovered on purpose is no failure.
    #expect(try explain(Mistake.clash, "--box b --recover").status == 0)
  }

  /// In right-to-left leading is the right: 300 − 20 = 280, less 100 is 180. A quarter of a box
  /// that begins at 50 and is 200 wide: its centre is at 150, half of which, measured from its left,
  /// is 150 × 0.5 + 50 × 0.5 = 100, less half of 40 is 80.
  @Test func directionsAndMultipliersAreAddedUp() throws {
    let page = """
      <template>
        <page id="p" size="300 60" dir="rtl">
          <box id="lead">
            <make>
              <leading equalTo="page" offset="20"/><width equalTo="100"/>
              <top equalTo="page"/><height equalTo="5"/>
            </make>
          </box>
          <box id="out">
            <make><left equalTo="page" offset="50"/><width equalTo="200"/></make>
            <make><top.bottom equalTo="page"/></make>
            <box id="in">
              <make>
                <centerX equalTo="superview" multipliedBy="0.5"/><width equalTo="40"/>
                <top.bottom equalTo="superview"/>
              </make>
            </box>
          </box>
        </page>
      </template>
      """
    let lead = lines(try explain(page, "--box lead").text)
    #expect(lead.contains("x 180 = right 280 - width 100"))
    #expect(
      lead.contains("right 280 = page.leading 300 - 20 lead.leading == page.leading + 20 t.xml:5"))
    let inner = lines(try explain(page, "--box in").text)
    #expect(inner.contains("x 80 = centerX 100 - width 40 / 2"))
    #expect(
      inner.contains(
        "centerX 100 = out.centerX 150 / 2 + out.left 50 / 2 in.centerX == out.centerX * 0.5 t.xml:14"
      ))
  }

  /// Each piece is 12 high; the last stands on the page's lower edge: 60 − 12 = 48, the one above on
  /// that one: 48 − 12 = 36.
  @Test func boxesInRoundsAreNamedByTheirRounds() throws {
    let rounds = """
      <template>
        <component name="tag" params="text">
          <text id="label" family="Quoin Mono">{{ text }}</text>
        </component>
        <page id="p" size="100 60">
          <for each="1..3" as="n">
            <text id="piece" family="Quoin Mono">
              <make><left equalTo="page"/><top equalTo="previous.bottom"/></make>{{ n }}
            </text>
          </for>
          <make for="piece[last]"><bottom equalTo="page"/></make>
          <use id="one" component="tag" text="x"><make><right.top equalTo="page"/></make></use>
          <box><make><edges equalTo="page"/></make></box>
        </page>
      </template>
      """
    func heads(_ box: String) throws -> [String] {
      let outcome = try explain(rounds, "--box \(box)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      return lines(outcome.text).filter { $0.contains(" t.xml:") && !$0.contains("=") }
    }
    #expect(try heads("piece[1]").first == "piece[1] text t.xml:7")
    #expect(try heads("piece[last]").first == "piece[2] text t.xml:7")
    #expect(
      try heads("piece[*]").filter { $0.hasPrefix("piece[") }.map { $0.prefix(8) } == [
        "piece[0]", "piece[1]", "piece[2]",
      ])
    #expect(try heads("one.label").first == "one.label text t.xml:3")
    #expect(try heads("p.one.label").first == "one.label text t.xml:3")
    #expect(try heads("box@13").first == "box@13 box t.xml:13")
    #expect(try heads("page").first == "page page t.xml:5")
    let last = lines(try explain(rounds, "--box piece[1]").text)
    #expect(last.contains("y 36 = bottom 48 - height 12"))
    #expect(last.contains("bottom 48 = piece[2].top 48 piece[2].top == piece[1].bottom t.xml:8"))
  }

  @Test func aBoxThatIsNowhereIsNamedWithTheNearest() throws {
    let outcome = try explain(Self.card, "--box headlin")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "quoin: error: no box 'headlin' on any page; did you mean 'headline'? [unknown-target]\n"
    )
    let far = try explain(Self.card, "--box xyzzy")
    #expect(
      far.errors
        == "quoin: error: no box 'xyzzy' on any page; there are 'art', 'headline' [unknown-target]\n"
    )
    #expect(try explain(Self.card, "").errors == "quoin: error: 'explain' needs --box ID\n")
    #expect(try explain(Self.card, "").status == 2)
    #expect(try explain(Self.card, "--box art --depth deep").status == 2)
    #expect(try explain(Self.card, "--box art --pages 2").status == 1)
  }

  /// Each variant has a part of its own, in the order asked for; 300 − 2 × 20 = 260.
  @Test func everyVariantAndPageIsExplained() throws {
    let two = """
      <template>
        <page id="one" size="100 50" margin="20">
          <box id="b"><make><edges equalTo="page.margins"/></make></box>
        </page>
        <page id="two" size="100 50" margin="10">
          <box id="b"><make><edges equalTo="page.margins"/></make></box>
        </page>
        <variants><variant name="plain"/><variant name="wide" page="one" size="300 50"/></variants>
      </template>
      """
    let shown = lines(try explain(two, "--box b").text)
    #expect(
      shown.filter { $0.contains("page 1") || $0.contains("page 2") || $0.hasPrefix("width") } == [
        "variant 'plain', page 1 'one', 100 x 50 pt", "width 60 = right 80 - left 20",
        "variant 'plain', page 2 'two', 100 x 50 pt", "width 80 = right 90 - left 10",
        "variant 'wide', page 1 'one', 300 x 50 pt", "width 260 = right 280 - left 20",
        "variant 'wide', page 2 'two', 100 x 50 pt", "width 80 = right 90 - left 10",
      ])
    let one = try explain(two, "--box two.b --variant wide --pages 2")
    #expect(lines(one.text).filter { $0.contains("page 2") }.count == 1)
    #expect(!one.text.contains("page 1"))
  }

  /// 300 wide the headline would reach from 158 to 458, past the margin at 400: everything that holds
  /// its two ends is in the way. Its height could be 30: more than the 24 that its lines hug, by 6.
  @Test func whatStandsInTheWayOfAnotherNumber() throws {
    let wide = lines(try explain(Self.card, "--box headline --instead width=300").text)
    let start = try #require(
      wide.firstIndex(of: "width 300 instead of 242 cannot hold together with"))
    #expect(
      wide[(start + 1)...].sorted() == [
        "art.left == page.margins.left t.xml:5", "art.width == page.width * 0.3 t.xml:6",
        "headline.left == art.right + 12 “gap” t.xml:12",
        "headline.right == page.margins.right t.xml:13", "page.width == 420 t.xml:2",
      ])
    let high = lines(try explain(Self.card, "--box headline --instead height=30").text)
    #expect(
      high.suffix(2) == [
        "height 30 instead of 24 would hold, but for it would be",
        "given up, off by 6 headline.height <= 24 @250 t.xml:10",
      ])
    // In pt as everywhere, or with a unit: 20 mm are 56.6929.
    let same = lines(try explain(Self.card, "--box headline --instead height=24").text)
    #expect(
      same.last == "height 24 instead of 24 would hold, and nothing would be given up for it")
    let unit = lines(try explain(Self.card, "--box art --instead x=20mm").text)
    #expect(unit.contains("x 56.6929 instead of 20 cannot hold together with"))
    #expect(try explain(Self.card, "--box art --instead size=3").status == 2)
  }

  @Test func theSameAsJSON() throws {
    let outcome = try explain(Self.card, "--box headline --format json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? NSDictionary
    let place = try #require((object?["places"] as? [NSDictionary])?.first)
    #expect(place["box"] as? String == "headline" && place["line"] as? Int == 10)
    let quantities = try #require(place["quantities"] as? [NSDictionary])
    #expect(quantities.map { $0["name"] as? String } == ["x", "y", "width", "height"])
    #expect(quantities.map { $0["value"] as? Double } == [158, 20, 242, 24])
    let width = quantities[2]
    let held = try #require(width["holding"] as? [NSDictionary])
    #expect(
      held.map { $0["text"] as? String }.suffix(4) == [
        "art.left == page.margins.left", "art.width == page.width * 0.3",
        "headline.left == art.right + 12", "headline.right == page.margins.right",
      ])
    let lost = try #require((width["givenUp"] as? [NSDictionary])?.first)
    #expect(lost["error"] as? Double == 148 && lost["priority"] as? Double == 750)
    let fact = try #require(width["fact"] as? NSDictionary)
    let sum = try #require(fact["sum"] as? [NSDictionary])
    #expect(sum.map { $0["name"] as? String } == ["headline.right", "headline.left"])
    #expect(sum.map { $0["factor"] as? Double } == [1, -1])
    let text = try #require(place["text"] as? NSDictionary)
    #expect(text["naturalWidth"] as? Double == 390 && text["wrapWidth"] as? Double == 242)
  }
}
