import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct RuleTests {
  private func rules(_ constraints: String, _ json: String = "{}") -> [String] {
    let bound = Bound(
      page: """
        <text id="a"/><box id="b" margin="5"><text id="c"/></box>
        <box id="me" margin="3"><make>\(constraints)</make></box>
        """, json)
    return bound.diagnostics.isEmpty ? bound.rules("me") : bound.diagnostics
  }

  @Test(arguments: [
    ("<left equalTo='a'/>", ["me.left == a.left"]),
    ("<left.top equalTo='superview'/>", ["me.left == page.left", "me.top == page.top"]),
    ("<left equalTo='a.right' offset='4mm'/>", ["me.left == a.right + 11.3386"]),
    (
      "<edges equalTo='superview' inset='10 20 30 40'/>",
      [
        "me.left == page.left + 20", "me.right == page.right - 40", "me.top == page.top + 10",
        "me.bottom == page.bottom - 30",
      ]
    ),
    ("<size equalTo='100 50'/>", ["me.width == 100", "me.height == 50"]),
    ("<size equalTo='10mm'/>", ["me.width == 28.3465", "me.height == 28.3465"]),
    ("<left equalTo='10'/>", ["me.left == page.left + 10"]),
    ("<right equalTo='-10'/>", ["me.right == page.right - 10"]),
    (
      "<center equalTo='a' offset='1 -2'/>",
      ["me.centerX == a.centerX + 1", "me.centerY == a.centerY - 2"]
    ),
    (
      "<width equalTo='a' multipliedBy='3' dividedBy='4' offset='2'/>",
      ["me.width == a.width * 0.75 + 2"]
    ),
    ("<width equalTo='a.height'/>", ["me.width == a.height"]),
    (
      "<top greaterThanOrEqualTo='a.bottom b.bottom' priority='high'/>",
      ["me.top >= a.bottom @750", "me.top >= b.bottom @750"]
    ),
    (
      "<left.right equalTo='page.margins'/>",
      ["me.left == page.margins.left", "me.right == page.margins.right"]
    ),
    ("<top equalTo='page.safeArea.top'/>", ["me.top == page.safeArea.top"]),
    ("<left equalTo='b.margins'/>", ["me.left == b.margins.left"]),
    (
      "<centerX lessThanOrEqualTo='page' priority='250.5'/>",
      ["me.centerX <= page.centerX @250.5"]
    ),
    ("<baseline equalTo='a.firstBaseline'/>", ["me.lastBaseline == a.firstBaseline"]),
    ("<leading equalTo='superview' inset='1 2 3 4'/>", ["me.leading == page.leading + 2"]),
    ("<leftMargin equalTo='c.left'/>", ["me.leftMargin == c.left"]),
    (
      "<if test='wide'><width equalTo='200'/><else><width equalTo='100'/></else></if>",
      ["me.width == 100"]
    ),
    (
      "<for each='1..2' as='n'><top greaterThanOrEqualTo='{{ n * 10 }}'/></for>",
      ["me.top >= page.top + 10", "me.top >= page.top + 20"]
    ),
    (
      "<let name='g' value='4mm'/><left equalTo='{{ which }}' offset='{{ g * 2 }}'/>",
      ["me.left == a.left + 22.6772"]
    ),
  ])
  func comeTo(_ constraints: String, _ result: [String]) {
    #expect(rules(constraints, #"{"wide": false, "which": "a"}"#) == result)
  }

  @Test func labelsAndPlacesStay() throws {
    let bound = Bound(
      page: "<box id=\"a\"><make>\n  <left equalTo=\"superview\" label=\"gap {{ 1 + 1 }}\"/>\n"
        + "</make></box>")
    let rule = try #require(bound.box("a")?.rules.rules.first).description
    #expect(rule.label == "gap 2")
    #expect(rule.location?.description == "t.xml:4:3")
  }

  @Test func verbsInPages() {
    let bound = Bound(
      page: """
        <box id="a"><make><left equalTo="10"/><top equalTo="10"/><width equalTo="50"/></make></box>
        <box id="b"/>
        <update for="a"><left equalTo="20" priority="high"/></update>
        <remove for="a"><top equalTo="superview"/></remove>
        <make for="a b"><height equalTo="5"/></make>
        <remake for="b"><left equalTo="a.right"/></remake>
        """)
    #expect(bound.diagnostics == [])
    #expect(
      bound.rules("a") == ["a.left == page.left + 20 @750", "a.width == 50", "a.height == 5"])
    #expect(bound.rules("b") == ["b.left == a.right"])
  }

  /// CASES.md C12: an update that matches nothing is added, with a warning at its place.
  @Test func updatesThatMatchNothing() {
    let bound = Bound(
      page: """
        <box id="a"><make><width equalTo="superview" offset="-200"/></make></box>
        <update for="a"><width equalTo="superview" multipliedBy="0.2"/></update>
        <update for="a"><width lessThanOrEqualTo="220"/></update>
        """)
    #expect(bound.rules("a") == ["a.width == page.width * 0.2", "a.width <= 220"])
    #expect(
      bound.diagnostics == [
        "t.xml:5:17: warning: no constraint on 'a' matches 'a.width <= 220'; it was added "
          + "[update-added]"
      ])
  }

  @Test func rulesAboutBoxesThatComeLater() {
    let bound = Bound(
      page: "<make for=\"late\"><left equalTo=\"later.right\"/></make><box id=\"late\"/>"
        + "<box id=\"later\"/>")
    #expect(bound.diagnostics == [])
    #expect(bound.rules("late") == ["late.left == later.right"])
  }

  @Test func absentTargetsLeaveTheRuleInactive() {
    let bound = Bound(
      page: """
        <text id="a" present="{{ title }}">x</text>
        <if test="subtitle"><text id="b"/></if>
        <box id="me"><make>
          <top equalTo="a.bottom" orElse="superview"/>
          <left equalTo="b.left"/>
          <right equalTo="a b" orElse="superview"/>
        </make></box>
        """, #"{"title": ""}"#)
    #expect(bound.diagnostics == [])
    #expect(bound.ids == ["me"])
    #expect(
      bound.rules("me") == [
        "me.top == page.top", "me.right == page.right", "me.right == page.right",
      ])
  }

  @Test func distributionsAndVisualFormats() {
    let bound = Bound(
      page: """
        <box id="a"/><box id="b"/>
        <distribute axis="horizontal" boxes="a b" spacing="12" lead="16"/>
        <visual format="V:|-16-[a(40)]"/>
        """)
    #expect(bound.diagnostics == [])
    #expect(
      bound.rules("a") == ["a.left == page.left + 16", "a.top == page.top + 16", "a.height == 40"])
    #expect(
      bound.rules("b") == ["b.width == a.width", "b.left == a.right + 12", "b.right == page.right"])
  }

  @Test func grids() {
    let bound = Bound(
      page: """
        <grid id="g" columns="12" rows="2" gutter="4mm 2mm"/>
        <box id="a"><make><left equalTo="g.column[1..4]"/><top equalTo="g.row[1].bottom"/></make></box>
        """)
    #expect(bound.diagnostics == [])
    #expect(bound.rules("a") == ["a.left == g.column[1..4].left", "a.top == g.row[1].bottom"])
    #expect(bound.box("g")?.grid?.columns == 12)
    #expect(bound.box("g")?.grid?.rowGutter == 2 * 72 / 25.4)
  }
}
