import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct TextTests {
  @Test(arguments: [
    ("  one \n\t two  ", "one two"),
    ("a <b> b </b> c", "a b c"),
    ("a<br/>b", "a\nb"), ("a <br/> b", "a\nb"), ("<br/>a", "\na"),
    ("<i> a </i>", "a"),
    ("{{ lines }}", "first\nsecond\nthird"),
    ("{{ gap }}  {{ gap }}", "x  y x  y"),
    ("A {{ empty }} B", "A B"), ("{{ empty }} B", "B"), ("A {{ empty }}", "A"),
    ("a\u{A0} b", "a\u{A0} b"),
    ("<if test='yes'>yes</if><if test='no'>no<else>other</else></if>", "yesother"),
    ("<if test='no'>1<elseif test='yes'>2</elseif><else>3</else></if>", "2"),
    ("<for each='list' as='x' index='i'>{{ i }}={{ x }} </for>", "0=a 1=b"),
    ("<for each='nothing'>x<empty>none</empty></for>", "none"),
    ("<for each='3..1'>x</for><for each='1..3' as='n'>{{ n }}</for>", "123"),
    ("<let name='n' value='{{ list.count }}'/>{{ n + 1 }}", "3"),
    ("<!-- c -->a<!-- c -->b", "ab"),
    ("<![CDATA[<b>]]>", "<b>"),
  ])
  func says(_ content: String, _ text: String) {
    let bound = Bound(
      page: "<text id=\"t\">\(content)</text>",
      """
      {"lines": "first\\r\\nsecond\\nthird", "gap": "x  y", "empty": "", "yes": true, "no": false,
       "list": ["a", "b"], "nothing": []}
      """)
    #expect(bound.diagnostics == [])
    #expect(bound.text("t") == text)
  }

  @Test func runsLookAsTheyAreMarked() throws {
    let bound = Bound(
      """
      <template lang="en"><styles><style name="loud" size="2em" color="red"/></styles>
      <page><text id="t" size="10" tracking="0.1em">a<b>b<i>c</i></b><u>d</u><s>e</s><sub>f</sub>\
      <sup>g</sup><span style="loud" weight="300">h</span><a href="https://x.y/">i</a></text>
      </page></template>
      """)
    #expect(bound.diagnostics == [])
    let runs = try #require(bound.content("t")).runs
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    #expect(runs.map(\.style.weight) == [400, 700, 700, 400, 400, 400, 400, 300, 400])
    #expect(runs[2].style.slant == .italic)
    #expect(runs[3].style.underline)
    #expect(runs[4].style.strikethrough)
    #expect(runs[5].style.script == .subscript)
    #expect(runs[6].style.script == .superscript)
    #expect(runs[7].style.size == 20)
    #expect(runs[7].style.tracking == 2)
    #expect(runs[0].style.tracking == 1)
    #expect(runs[7].style.color == Color(red: 1, green: 0, blue: 0))
    #expect(runs[8].link == "https://x.y/")
    #expect(runs.allSatisfy { $0.style.language == "en" })
  }

  @Test func spacesBetweenRunsBelongToTheFirst() throws {
    let bound = Bound(page: "<text id=\"t\">a<b> b</b> c</text>")
    let runs = try #require(bound.content("t")).runs
    #expect(runs.map(\.text) == ["a", " b", " c"])
  }

  @Test func stylesLieOverOneAnother() throws {
    let bound = Bound(
      """
      <template><styles>
      <style name="base" family="A, B C" size="20" leading="1.5" color="#00f"/>
      <style name="big" extends="base" size="1.5em"/>
      <style name="loud" weight="800" fill="yellow" align="center"/>
      </styles><page style="base">
      <text id="a">x</text><text id="b" style="big loud" weight="700">x</text>
      </page></template>
      """)
    #expect(bound.diagnostics == [])
    let a = try #require(bound.content("a"))
    let b = try #require(bound.content("b"))
    #expect(a.base.families == ["A", "B C"])
    #expect(a.base.size == 20)
    #expect(a.paragraph.leading == .factor(1.5))
    #expect(b.base.size == 30)
    #expect(b.base.weight == 700)
    #expect(b.paragraph.align == .center)
    #expect(bound.box("b")?.paint.fill == .color(Color(red: 1, green: 1, blue: 0)))
    #expect(bound.box("a")?.paint.fill == nil)
  }

  @Test func emptyTextsKnowTheirStyle() throws {
    let content = try #require(Bound(page: "<text id=\"t\" size=\"30\"/>").content("t"))
    #expect(content.runs == [])
    #expect(content.base.size == 30)
  }

  @Test func casesOfLetters() {
    let bound = Bound(
      page: """
        <text id="a" transform="uppercase">straße <b>{{ v }}</b></text>
        <text id="b" transform="capitalize">night o<b>f</b> {{ v }}</text>
        <text id="c" transform="uppercase" lang="tr">istanbul</text>
        """, #"{"v": "stone hall"}"#)
    #expect(bound.text("a") == "STRASSE STONE HALL")
    #expect(bound.text("b") == "Night Of Stone Hall")
    #expect(bound.text("c") == "İSTANBUL")
  }

  @Test func paragraphs() throws {
    let bound = Bound(
      page: """
        <text id="t" lines="2" truncation="middle" breakAnywhere="true"
          indent="2mm" valign="bottom" leading="14pt" fit="shrink" minScale="0.7" dir="rtl"
          features="tnum, liga=0" family="Mono" slant="italic">x</text>
        <text id="u" fit="shrink">x</text>
        """)
    #expect(bound.diagnostics == [])
    let content = try #require(bound.content("t"))
    let paragraph = content.paragraph
    #expect(paragraph.lines == 2)
    #expect(paragraph.truncation == .middle)
    #expect(paragraph.breakAnywhere)
    #expect(paragraph.indent == 2 * 72 / 25.4)
    #expect(paragraph.verticalAlign == .bottom)
    #expect(paragraph.leading == .length(14))
    #expect(paragraph.minimumScale == 0.7)
    #expect(paragraph.direction == .rightToLeft)
    #expect(content.base.features == ["tnum", "liga=0"])
    #expect(bound.content("u")?.paragraph.minimumScale == 0.5)
  }

  @Test func directionFollowsTheLanguage() {
    let bound = Bound(
      """
      <template lang="ar"><page><text id="a">x</text><text id="b" lang="en">x</text>
      <box id="c" dir="ltr"><text id="d">x</text></box></page></template>
      """)
    #expect(bound.pages.first?.direction == .rightToLeft)
    #expect(bound.content("a")?.paragraph.direction == .rightToLeft)
    #expect(bound.content("b")?.paragraph.direction == .leftToRight)
    #expect(bound.content("d")?.paragraph.direction == .leftToRight)
    #expect(bound.box("a")?.direction == nil)
  }
}
