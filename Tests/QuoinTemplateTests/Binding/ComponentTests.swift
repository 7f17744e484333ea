import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct ComponentTests {
  static let card = """
    <component name="card" params="title price=0 note='to be paid' gap=4mm">
      <box id="frame" fill="#eee"><make><edges equalTo="superview"/></make></box>
      <text id="title"><make><left equalTo="frame" offset="{{ gap }}"/></make>{{ title }}</text>
      <text id="price">{{ price * 2 }} {{ note }}</text>
      <slot/>
    </component>
    """

  @Test func usesTakeArgumentsAndDefaults() {
    let bound = Bound(
      """
      <template>\(Self.card)<page>
      <use id="one" component="card" title="Hi {{ name }}" fill="red"/>
      <use id="two" component="card" title="{{ deep }}" price="{{ 1.5 }}" gap="1in"/>
      <box id="b"><make><left equalTo="one.title.right"/><top equalTo="two.frame"/></make></box>
      </page></template>
      """, #"{"name": "Ada", "deep": "x"}"#)
    #expect(bound.diagnostics == [])
    #expect(
      bound.ids == [
        "one", "one.frame", "one.title", "one.price", "two", "two.frame", "two.title",
        "two.price", "b",
      ])
    #expect(bound.text("one.title") == "Hi Ada")
    #expect(bound.text("one.price") == "0 to be paid")
    #expect(bound.text("two.price") == "3 to be paid")
    #expect(bound.rules("one.title") == ["one.title.left == one.frame.left + 11.3386"])
    #expect(bound.rules("two.title") == ["two.title.left == two.frame.left + 72"])
    #expect(bound.rules("b") == ["b.left == one.title.right", "b.top == two.frame.top"])
    #expect(bound.box("one")?.paint.fill == .color(Color(red: 1, green: 0, blue: 0)))
  }

  @Test func valuesAreHandedOverWhole() {
    let bound = Bound(
      """
      <template><component name="list" params="items"><for each="items" as="x">
      <text id="t">{{ x.n }}</text></for></component>
      <page><use id="l" component="list" items="{{ order.items }}"/></page></template>
      """, #"{"order": {"items": [{"n": 1.10}, {"n": 2}]}}"#)
    #expect(bound.diagnostics == [])
    #expect(bound.ids == ["l", "l.t[0]", "l.t[1]"])
    #expect(bound.text("l.t[0]") == "1.10")
  }

  @Test func slotsKeepTheScopeTheyWereWrittenIn() {
    let bound = Bound(
      """
      <template>\(Self.card)<page><let name="word" value="out"/>
      <use id="one" component="card" title="x">
        <make><width equalTo="200"/></make>
        <text id="mine"><make><top equalTo="one.title.bottom"/></make>{{ word }}</text>
      </use>
      <box id="b"><make><left equalTo="mine"/></make></box></page></template>
      """)
    #expect(bound.diagnostics == [])
    #expect(bound.ids == ["one", "one.frame", "one.title", "one.price", "mine", "b"])
    #expect(bound.text("mine") == "out")
    #expect(bound.box("mine")?.parent === bound.box("one"))
    #expect(bound.rules("mine") == ["mine.top == one.title.bottom"])
    #expect(bound.rules("one") == ["one.width == 200"])
  }

  @Test func componentsSeeTheDocumentAndNotTheirUser() {
    let bound = Bound(
      """
      <template><let name="a" value="doc"/><component name="c"><text id="t">{{ a }} {{ d }} \
      {{ b | default:'–' }}</text></component>
      <page><let name="b" value="page"/><use id="u" component="c"/></page></template>
      """, #"{"d": "data"}"#)
    #expect(bound.text("u.t") == "doc data –")
  }

  @Test func aSingleBoxWithoutRulesFillsItsUse() {
    let template = { (content: String) in
      "<template><component name=\"c\">\(content)</component><page><use id=\"u\" component=\"c\"/>"
        + "</page></template>"
    }
    #expect(
      Bound(template("<box id=\"b\"/>")).rules("u.b") == [
        "u.b.left == u.left", "u.b.right == u.right", "u.b.top == u.top",
        "u.b.bottom == u.bottom",
      ])
    #expect(
      Bound(template("<box id=\"b\"><make><left equalTo=\"5\"/></make></box>")).rules("u.b")
        == ["u.b.left == u.left + 5"])
    #expect(Bound(template("<box id=\"b\"/><box/>")).rules("u.b") == [])
  }

  @Test(arguments: [
    ("<use component='card'/>", "2:1: error: the component 'card' needs 'title' [schema]"),
    (
      "<use component='card' title='x' prize='1'/>",
      "2:33: error: the component 'card' has no parameter 'prize'; did you mean 'price'? "
        + "[unknown-attribute]"
    ),
    (
      "<use component='crad' title='x'/>",
      "2:1: error: no component 'crad'; did you mean 'card'? [unknown-name]"
    ),
    (
      "<use component='plain'><box/></use>",
      "2:1: error: the component 'plain' has no <slot> for the content of its use [schema]"
    ),
    (
      "<use component='card' title='{{ nobody }}'/>",
      "2:33: error: no 'nobody' in the data [missing-data]"
    ),
  ])
  func mistakes(_ use: String, _ message: String) {
    let card = Self.card.replacing("\n", with: " ")
    let bound = Bound(
      "<template>\(card)<component name=\"plain\"/><page>\n\(use)</page></template>")
    #expect(bound.diagnostics == ["t.xml:" + message])
  }

  @Test func parametersAreChecked() {
    let bound = Bound(
      "<template>\n<component name=\"a\" params=\"x x fill b-c\"/></template>")
    #expect(
      bound.diagnostics == [
        "t.xml:2:21: error: the parameter 'x' is given twice [bad-value]",
        "t.xml:2:21: error: 'fill' is an attribute of every box; call the parameter something "
          + "else [bad-value]",
        "t.xml:2:21: error: expected a name that expressions can use, of letters, digits and "
          + "'_', got 'b-c' [bad-value]",
      ])
  }

  /// Thirty components, each using the one before twice, would make a thousand million boxes.
  @Test func multiplyingComponentsAreBounded() throws {
    let components = (1...30).map {
      "<component name=\"c\($0)\"><use component=\"c\($0 - 1)\"/><use component=\"c\($0 - 1)\"/>"
        + "</component>"
    }.joined()
    let text =
      "<template><component name=\"c0\"><box/></component>\(components)<page>"
      + "<use component=\"c30\"/></page></template>"
    var template = try Template.parse(Array(text.utf8), file: "t.xml")
    template.maximumSteps = 100_000
    let bound = template.bind(data("{}")) { _ in .success(.zero) }
    #expect(bound.diagnostics.contains { $0.code == .tooLarge })
  }
}
