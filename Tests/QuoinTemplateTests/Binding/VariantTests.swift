import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct VariantTests {
  static let poster = """
    <template><styles><style name="meta" size="14" color="#444"/></styles>
    <page id="poster" size="A3" margin="18mm" fill="#fff8e7">
      <box id="art"><make><left equalTo="10"/><width equalTo="40"/></make></box>
      <text id="title" style="meta" size="54">
        <make><left equalTo="art.right" offset="10"/><width equalTo="30"/></make>
        {{ variant }} {{ page.width | round:1 }}</text>
      <for each="1..3" as="n"><text id="row" style="meta">{{ n }}</text></for>
    </page>
    <page id="inside"><box id="art"/></page>
    <variants>
      <variant name="plain"/>
      <variant name="square" size="1080px 1080px" margin="48px" dir="rtl">
        <remake for="art"><left equalTo="50"/><width equalTo="60"/></remake>
        <update for="title"><left equalTo="art.right" offset="24px"/></update>
        <set for="title" size="72px" weight="{{ 700 + 100 }}"/>
        <set for="row[last]" color="red"/><set for="row[*]" align="right"/>
        <set style="meta" tracking="1"/>
      </variant>
      <variant name="small" extends="square" size="A6">
        <remove for="title"><width equalTo="30"/></remove>
        <set for="art" present="false"/>
      </variant>
      <variant name="one" page="inside" size="A5"><set for="inside.art" hidden="true"/></variant>
    </variants></template>
    """

  @Test func theDeclaredPage() {
    let bound = Bound(Self.poster)
    #expect(bound.diagnostics == [])
    #expect(bound.pages.map(\.id) == ["poster", "inside"])
    #expect(bound.pages[0].size == PageSize(297 * 72 / 25.4, 420 * 72 / 25.4))
    #expect(bound.pages[0].margin == Insets(18 * 72 / 25.4))
    #expect(bound.text("title") == "841.9")
    #expect(bound.content("title")?.base.size == 54)
    #expect(bound.rules("art") == ["art.left == page.left + 10", "art.width == 40"])
  }

  @Test func aVariantChangesPagesRulesAndAttributes() {
    let bound = Bound(Self.poster, variant: "square")
    #expect(bound.diagnostics == [])
    #expect(bound.pages[0].size == PageSize(810, 810))
    #expect(bound.pages[1].size == PageSize(810, 810))
    #expect(bound.pages[0].margin == Insets(36))
    #expect(bound.pages[0].direction == .rightToLeft)
    #expect(bound.text("title") == "square 810")
    #expect(bound.content("title")?.base.size == 54)
    #expect(bound.content("title")?.base.weight == 800)
    #expect(bound.content("title")?.base.tracking == 1)
    #expect(bound.rules("art") == ["art.left == page.left + 50", "art.width == 60"])
    #expect(bound.rules("title") == ["title.left == art.right + 18", "title.width == 30"])
    #expect(bound.content("row[2]")?.base.color == Color(red: 1, green: 0, blue: 0))
    #expect(bound.content("row[1]")?.base.color != Color(red: 1, green: 0, blue: 0))
    #expect(bound.content("row[1]")?.paragraph.align == .right)
  }

  @Test func variantsExtendOthers() {
    let bound = Bound(Self.poster, variant: "small")
    #expect(bound.diagnostics == [])
    #expect(bound.pages[0].size == PageSize(105 * 72 / 25.4, 148 * 72 / 25.4))
    #expect(bound.pages[0].margin == Insets(36))
    #expect(bound.content("title")?.base.weight == 800)
    // Without the art, what hangs on it is inactive; the page's own width was removed.
    #expect(bound.rules("title") == [])
    #expect(!bound.ids.contains("art"))
  }

  @Test func variantsCanBeLimitedToPages() {
    let bound = Bound(Self.poster, variant: "one")
    #expect(bound.pages[0].size == PageSize(297 * 72 / 25.4, 420 * 72 / 25.4))
    #expect(bound.pages[1].size == PageSize(148 * 72 / 25.4, 210 * 72 / 25.4))
    #expect(bound.boxes.filter { $0.id == "art" }.map(\.isHidden) == [false, true])
  }

  /// CASES.md C14: a variant leaves no trace, whatever was bound before.
  @Test func orderOfVariantsDoesNotMatter() throws {
    let template = try Template.parse(Array(Self.poster.utf8), file: "t.xml")
    func rules(_ variant: String?) -> [String] {
      let bound = template.bind(data("{}"), variant: variant) { _ in .success(.zero) }
      var result: [String] = []
      for page in bound.pages {
        page.root.forEach { box in
          result += box.rules.rules.map { $0.description.text(on: box) }
        }
      }
      return result
    }
    let names: [String?] = [nil, "plain", "square", "small", "one"]
    let first = names.map(rules)
    let second = Array(names.reversed()).map(rules)
    #expect(first == second.reversed())
    #expect(first[0] == first[1])
  }

  @Test func unknownVariants() {
    #expect(
      Bound(Self.poster, variant: "sqaure").diagnostics
        == ["error: no variant 'sqaure'; did you mean 'square'? [unknown-name]"])
  }

  @Test func setsCanUseWhatTheirBoxSees() {
    let bound = Bound(
      """
      <template><page><for each="1..2" as="n"><box id="b"/></for></page><variants>
      <variant name="v"><let name="base" value="5"/>
      <set for="b[*]" z="{{ base + n }}"/></variant></variants></template>
      """, variant: "v")
    #expect(bound.diagnostics == [])
    #expect(bound.boxes.map(\.paint.z) == [6, 7])
  }
}
