import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct ConstraintMistakeTests {
  @Test(arguments: [
    (
      "<lfet equalTo='0'/>",
      "error: no attribute 'lfet' of a box can be constrained; did you mean 'left'? "
        + "[unknown-element]", 1
    ),
    (
      "<left.tpo equalTo='0'/>",
      "error: no attribute 'tpo' of a box can be constrained; did you mean 'top'? "
        + "[unknown-element]", 1
    ),
    (
      "<left equalTo='tilte'/>",
      "error: no box 'tilte' on this page; did you mean 'title'? [unknown-target]", 7
    ),
    (
      "<left equalTo='title.botom'/>",
      "error: no attribute 'botom' of a box; did you mean 'bottom'? [unknown-target]", 7
    ),
    (
      "<left equalTo='superview.lft'/>",
      "error: no attribute 'lft' of a box; did you mean 'left'? [unknown-target]", 7
    ),
    (
      "<left equalTo='title.safeArea'/>",
      "error: only the page has a safeArea [unknown-target]", 7
    ),
    (
      "<left equalTo='title[0]'/>",
      "error: 'title' has no rounds: it does not stand in so many <for> [unknown-target]", 7
    ),
    (
      "<left equalTo='row'/>",
      "error: 'row' stands in a <for>: say which, as in 'row[0]', 'row[last]' or 'row[*]' "
        + "[unknown-target]", 7
    ),
    ("<left equalTo='previous'/>", "error: 'previous' stands in a <for> only [unknown-target]", 7),
    (
      "<left equalTo='grid.column[12]'/>",
      "error: there is no 'grid.column[12]': the grid has 12 columns, counted from 0 "
        + "[unknown-target]", 7
    ),
    (
      "<left/>",
      "error: a constraint has one of 'equalTo', 'lessThanOrEqualTo' and 'greaterThanOrEqualTo' "
        + "[schema]", 1
    ),
    (
      "<left equalTo='0' lessThanOrEqualTo='1'/>",
      "error: a constraint has one of 'equalTo', 'lessThanOrEqualTo' and 'greaterThanOrEqualTo' "
        + "[schema]", 1
    ),
    (
      "<left equlTo='0'/>",
      "error: <left> has no attribute 'equlTo'; did you mean 'equalTo'? [unknown-attribute]", 7
    ),
    (
      "<left equalTo='title' offset='1 2'/>",
      "error: two offsets are for two attributes, as in size and center [bad-value]", 23
    ),
    (
      "<left equalTo='1 2'/>",
      "error: two lengths are for two attributes, as in size and center [bad-value]", 7
    ),
    (
      "<left equalTo='2em'/>",
      "error: expected a length in pt, mm, cm, in or px, got '2em' [bad-value]", 7
    ),
    (
      "<left equalTo='title' offset='10q'/>",
      "error: expected a length such as '12mm', or two, got '10q' [bad-value]", 23
    ),
    (
      "<left equalTo='title' priority='1001'/>",
      "error: expected a priority: a number above 0 up to 1000, required, high, medium or low, "
        + "got '1001' [bad-value]", 23
    ),
    ("<left equalTo='title' dividedBy='0'/>", "error: division by zero [bad-value]", 23),
    (
      "<left equalTo='title' multipliedBy='x'/>",
      "error: expected a number, got 'x' [bad-value]", 23
    ),
    ("<left equalTo='title.width'/>", "error: 'left' cannot be set against 'width' [bad-value]", 1),
    ("<left equalTo='title.top'/>", "error: 'left' cannot be set against 'top' [bad-value]", 1),
    ("<left equalTo='me'/>", "error: 'left' of 'me' is set against the box itself [bad-value]", 1),
    (
      "<size equalTo='title.edges'/>",
      "error: 'size' cannot be set against 'edges' [bad-value]", 7
    ),
    ("<left equalTo='{{ 1 / 0 }}'/>", "error: division by zero [bad-value]", 19),
    (
      "<left equalTo='title' offset='{{ gap }}'/>",
      "error: no 'gap' in the data [missing-data]", 34
    ),
  ])
  func isTold(_ constraint: String, _ message: String, _ column: Int) {
    let bound = Bound(
      page: """
        <text id="title"/><grid id="grid" columns="12"/>
        <for each="1..2"><box id="row"/></for>
        <box id="me"><make>
        \(constraint)
        </make></box>
        """)
    #expect(bound.diagnostics.first == "t.xml:6:\(column): \(message)")
  }

  @Test func namesInsideOtherBoxesAndUses() {
    let bound = Bound(
      """
      <template><component name="card"><text id="title"/></component><page>
      <use id="one" component="card"/>
      <box><make for="one.tilte"><left equalTo="0"/></make></box>
      <box><make for="title"><left equalTo="0"/></make></box>
      </page></template>
      """)
    #expect(
      bound.diagnostics == [
        "t.xml:3:12: error: no box 'tilte' in 'one.tilte'; did you mean 'title'? "
          + "[unknown-target]",
        "t.xml:4:12: error: no box 'title' on this page [unknown-target]",
      ])
  }

  @Test func distribute() {
    #expect(
      Bound(page: "<distribute axis='horizontal' boxes='a'/>").diagnostics.first
        == "t.xml:3:1: error: <distribute> has one of 'spacing' and 'itemLength' [schema]")
    #expect(
      Bound(page: "<distribute axis='sideways' boxes='a' spacing='1'/>").diagnostics.first
        == "t.xml:3:13: error: expected horizontal or vertical, got 'sideways' [bad-value]")
  }

  @Test func variants() {
    let bound = Bound(
      """
      <template><page id="p"><box id="art"/></page><page id="q"><box id="note"/></page><variants>
      <variant name="a"><update for="art"><left equalTo="nowhere"/></update>
      <set for="q.note" hidden="true"/><set for="p.note" hidden="true"/>
      <remake for="arts"/></variant></variants></template>
      """)
    #expect(
      bound.diagnostics == [
        "t.xml:2:43: error: no box 'nowhere' on this page [unknown-target]",
        "t.xml:3:39: error: no box 'note' on this page [unknown-target]",
        "t.xml:4:9: error: no box 'arts' on this page; did you mean 'art'? [unknown-target]",
      ])
  }
}
