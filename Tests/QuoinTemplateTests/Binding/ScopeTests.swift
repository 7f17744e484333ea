import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct ScopeTests {
  @Test func roundsAreNamedFromOutside() {
    let bound = Bound(
      page: """
        <for each="items" as="item" index="i">
          <text id="row"><make>
            <top equalTo="previous.bottom" orElse="superview"/>
            <left equalTo="page" offset="{{ i * 10 }}"/>
          </make>{{ item }}</text>
          <for each="1..2" as="n"><box id="cell"><make><left equalTo="row.left"/></make></box></for>
        </for>
        <box id="foot"><make>
          <top equalTo="row[last].bottom"/>
          <left greaterThanOrEqualTo="row[*].left"/>
          <right equalTo="cell[1][0]"/>
          <bottom equalTo="row[7]"/>
        </make></box>
        """, #"{"items": ["a", "b"]}"#)
    #expect(bound.diagnostics == [])
    #expect(
      bound.ids == [
        "row[0]", "cell[0][0]", "cell[0][1]", "row[1]", "cell[1][0]", "cell[1][1]", "foot",
      ])
    #expect(bound.text("row[1]") == "b")
    #expect(bound.rules("row[0]") == ["row[0].top == page.top", "row[0].left == page.left"])
    #expect(
      bound.rules("row[1]") == ["row[1].top == row[0].bottom", "row[1].left == page.left + 10"])
    #expect(bound.rules("cell[1][0]") == ["cell[1][0].left == row[1].left"])
    #expect(
      bound.rules("foot") == [
        "foot.top == row[1].bottom", "foot.left >= row[0].left", "foot.left >= row[1].left",
        "foot.right == cell[1][0].right",
      ])
  }

  @Test func emptyLoopsLeaveTheirNamesAbsent() {
    let bound = Bound(
      page: """
        <for each="items"><box id="row"/><empty><text id="none">–</text></empty></for>
        <box id="foot"><make><top equalTo="row[last].bottom" orElse="none.bottom"/></make></box>
        """, #"{"items": []}"#)
    #expect(bound.diagnostics == [])
    #expect(bound.ids == ["none", "foot"])
    #expect(bound.rules("foot") == ["foot.top == none.bottom"])
  }

  @Test func rulesForRoundsFromOutside() {
    let bound = Bound(
      page: """
        <for each="1..3"><box id="row"/></for>
        <make for="row[*]"><left equalTo="superview"/></make>
        <make for="row[1] row[last]"><width equalTo="5"/></make>
        <distribute axis="vertical" boxes="row[*]" spacing="2"/>
        """)
    #expect(bound.diagnostics == [])
    #expect(
      bound.rules("row[1]") == [
        "row[1].left == page.left", "row[1].width == 5", "row[1].height == row[0].height",
        "row[1].top == row[0].bottom + 2",
      ])
    #expect(bound.rules("row[0]").count == 2)
  }

  @Test func keysAreUniqueAndTheSameOverVariants() {
    let template = """
      <template><component name="c"><box/><for each="1..2"><box id="x"/></for></component><page>
      <for each="1..2"><box/><use id="u" component="c"/><use component="c"/></for></page>
      <page><box/></page><variants><variant name="v"/></variants></template>
      """
    let plain = Bound(template)
    let variant = Bound(template, variant: "v")
    #expect(plain.diagnostics == [])
    for page in plain.pages {
      var keys: Set<String> = []
      page.root.forEach { #expect(keys.insert($0.key).inserted, "\($0.key)") }
    }
    #expect(plain.boxes.map(\.key) == variant.boxes.map(\.key))
    #expect(
      plain.ids.filter { $0 != "-" } == [
        "u[0]", "u[0].x[0]", "u[0].x[1]", "u[1]",
        "u[1].x[0]", "u[1].x[1]",
      ])
  }

  @Test func branchesMayShareAnId() {
    let template = """
      <if test="big"><text id="t" size="20"/><else><text id="t"/></else></if>
      <box id="b"><make><left equalTo="t"/></make></box>
      """
    #expect(Bound(page: template, #"{"big": true}"#).content("t")?.base.size == 20)
    let small = Bound(page: template)
    #expect(small.diagnostics == [])
    #expect(small.content("t")?.base.size == 10)
    #expect(small.rules("b") == ["b.left == t.left"])
  }

  @Test func computedIds() {
    let bound = Bound(
      page: """
        <box id="{{ name }}"/><box id="b"><make><left equalTo="first"/><top equalTo="{{ name }}"/>
        <right equalTo="{{ wrong }}"/></make></box>
        """, #"{"name": "first", "wrong": "b.lft"}"#)
    #expect(bound.rules("b") == ["b.left == first.left", "b.top == first.top"])
    #expect(
      bound.diagnostics == [
        "t.xml:4:8: error: no attribute 'lft' of a box; did you mean 'left'? [unknown-target]"
      ])
  }

  @Test func letsHoldForWhatFollowsInTheirScope() {
    let bound = Bound(
      """
      <template><let name="a" value="1"/><page><let name="b" value="{{ a + 1 }}"/>
      <box><let name="b" value="{{ b + 1 }}"/><text id="in">{{ b }}</text></box>
      <text id="out">{{ b }}</text></page>
      <page><text id="other">{{ b | default:'none' }}</text></page></template>
      """)
    #expect(bound.diagnostics == [])
    #expect(bound.text("in") == "3")
    #expect(bound.text("out") == "2")
    #expect(bound.text("other") == "none")
  }

  @Test func lengthsGoOnPaper() {
    let bound = Bound(
      page: """
        <let name="gap" value="12mm"/><let name="half" value="{{ gap / 2 }}"/>
        <text id="t">{{ gap }} {{ half }} {{ half * 4 > 20mm }}</text>
        <box id="b" margin="{{ half }} 10"/>
        """)
    #expect(bound.diagnostics == [])
    #expect(bound.text("t") == "12mm 6mm true")
    #expect(
      bound.box("b")?.margin
        == Insets(
          top: 6 * 72 / 25.4, left: 10, bottom: 6 * 72 / 25.4, right: 10))
  }
}
