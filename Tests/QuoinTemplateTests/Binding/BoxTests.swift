import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct BoxTests {
  @Test func pictures() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.png")
    let bound = Bound(
      """
      <template><page><image id="i" src="{{ file }}" fit="cover" position="right top" alt="x"/>
      </page></template>
      """, #"{"file": "a.png"}"#, directory: folder.path)
    #expect(bound.diagnostics == [])
    guard case .image(let source, let fit, let position) = bound.box("i")?.content else {
      Issue.record("no picture")
      return
    }
    #expect(source.size == Size(width: 100, height: 50))
    #expect(source.path.hasSuffix("/a.png"))
    #expect(fit == .cover)
    #expect(position == ImagePosition(x: 1, y: 0))
  }

  @Test func stacks() {
    let bound = Bound(
      page: """
        <stack id="s" axis="vertical" spacing="4mm" alignment="center" distribution="equalSpacing">
        <box id="a" spacingAfter="10"/></stack><stack id="t"/>
        """)
    #expect(
      bound.box("s")?.stack
        == StackStyle(
          axis: .vertical, spacing: 4 * 72 / 25.4, alignment: .center,
          distribution: .equalSpacing))
    #expect(bound.box("a")?.spacingAfter == 10)
    #expect(bound.box("t")?.stack == StackStyle())
  }

  @Test func looks() {
    let bound = Bound(
      page: """
        <box id="a" opacity="0.5" rotate="-45" stroke="0.5pt dashed red" strokeTop="dotted"
          radius="1 2 3 4" clip="true" z="-1" aspect="16:9" hugging="751 250" compression="1"
          fill="radial-gradient(circle, #fff, #000 50%)" href="#a" hidden="{{ yes }}"/>
        <ellipse id="e" fill="none"/><line id="l"/><guide id="g" aspect="natural"/>
        """, #"{"yes": 1}"#)
    #expect(bound.diagnostics == [])
    let paint = bound.box("a")?.paint
    #expect(paint?.opacity == 0.5)
    #expect(paint?.rotation == -45)
    #expect(
      paint?.stroke
        == Stroke(width: 0.5, color: Color(red: 1, green: 0, blue: 0), dash: .dashed))
    #expect(paint?.strokeTop == Stroke(width: 1, color: .black, dash: .dotted))
    #expect(
      paint?.radius == CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    #expect(
      paint?.fill
        == .radial(
          RadialGradient(
            isCircle: true,
            stops: [
              GradientStop(offset: 0, color: .white), GradientStop(offset: 0.5, color: .black),
            ])))
    #expect(paint?.link == "#a")
    #expect(bound.box("a")?.aspect == .ratio(16.0 / 9))
    #expect(bound.box("a")?.isHidden == true)
    #expect(bound.box("g")?.aspect == .natural)
    #expect(bound.boxes.map(\.kind) == [.box, .ellipse, .line, .guide])
  }

  @Test func presence() {
    let bound = Bound(
      page: """
        <box id="a" present="{{ vat }}"/><box id="b" present="{{ missing.vat }}"/>
        <box id="c" present="{{ name }}"><box id="d" present="false"/></box>
        """, #"{"vat": "", "name": "x"}"#)
    #expect(bound.diagnostics == [])
    #expect(bound.ids == ["c"])
  }

  @Test func pages() {
    let bound = Bound(
      """
      <template><if test="cover"><page id="cover"/></if>
      <for each="items" as="item"><page id="item" size="letter" bleed="3mm" safe="1">
      <text id="t">{{ item }} {{ page.number }}/{{ page.count }} {{ document.last }} \
      {{ page.width }}</text></page></for>
      <page id="end" size="80mm auto"><text id="u">{{ page.width | round:2 }} \
      {{ page.height | default:'auto' }}</text></page></template>
      """, #"{"items": ["a", "b"]}"#)
    #expect(bound.diagnostics == [])
    #expect(bound.pages.map(\.id) == ["item[0]", "item[1]", "end"])
    #expect(bound.ids == ["t", "t", "u"])
    #expect(bound.text("t") == "a 1/3 false 612")
    #expect(bound.text("u") == "226.77 auto")
    #expect(bound.pages[0].bleedInsets == Insets(3 * 72 / 25.4))
    #expect(bound.pages[0].safeAreaInsets == Insets(1))
    #expect(bound.pages[2].size == PageSize(width: .fixed(80 * 72 / 25.4), height: .fitting))
  }

  @Test func autoSidesHaveNoData() {
    let bound = Bound(
      "<template><page size=\"80mm auto\"><text>{{ page.height }}</text></page></template>")
    #expect(
      bound.diagnostics == [
        "t.xml:1:43: error: 'page.height' is not known here: that side of the page is auto "
          + "[missing-data]"
      ])
  }

  @Test func dataMustBeAnObject() {
    #expect(
      Bound("<template><page/></template>", "[1]").diagnostics
        == ["error: the data must be an object, got a list of 1 [bad-value]"])
  }

  /// CASES.md C40: lengths in every unit.
  @Test func units() {
    let bound = Bound(page: "<box id=\"a\" margin=\"1in 25.4mm 2.54cm 96px\"/>")
    #expect(bound.box("a")?.margin == Insets(72))
    let page = Bound("<template><page size=\"794px 1123px\"/></template>").pages.first
    #expect(page?.size == PageSize(595.5, 842.25))
  }
}

@Suite struct LinkTests {
  @Test func linksLeadToDeclaredPlaces() {
    let bound = Bound(
      """
      <template><page id="first"><box id="a" href="#b" present="true"/>
      <text href="#first">x <a href="#row[1]">y</a> <a href="#{{ to }}">z</a></text>
      </page>
      <page><box id="b" present="false"/><for each="1..2"><box id="row"/></for></page></template>
      """, #"{"to": "frist"}"#)
    #expect(
      bound.diagnostics == [
        "t.xml:2:50: error: no box 'frist' in the document; did you mean 'first'? "
          + "[unknown-target]"
      ])
    #expect(
      Bound(page: "<box href='#nowhere'/>").diagnostics
        == ["t.xml:3:6: error: no box 'nowhere' in the document [unknown-target]"])
  }
}
