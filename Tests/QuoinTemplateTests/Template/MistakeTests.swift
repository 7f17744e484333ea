import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

/// Mistakes as authors make them, and what they are told.
@Suite struct MistakeTests {
  @Test(arguments: [
    (
      "<tempalte/>",
      "1:1: error: expected <template> at the root, got <tempalte>; did you mean <template>? "
        + "[unknown-element]"
    ),
    (
      "<template><pgae/></template>",
      "1:11: error: no element <pgae>; did you mean <page>? [unknown-element]"
    ),
    (
      "<template nmae='x'/>",
      "1:11: error: <template> has no attribute 'nmae'; did you mean 'name'? [unknown-attribute]"
    ),
    ("<template version='2'/>", "1:11: error: expected version 1, got '2' [bad-value]"),
    (
      "<template lang='english language'/>",
      "1:11: error: expected a language tag such as 'en' or 'de-CH', got 'english language' "
        + "[bad-value]"
    ),
    (
      "<template timezone='Mars'><page/></template>",
      "1:11: error: expected a time zone such as 'Europe/Oslo', got 'Mars' [bad-value]"
    ),
    (
      "<template>words</template>",
      "1:11: error: text cannot stand in <template> [schema]"
    ),
    (
      "<template><make/></template>",
      "1:11: error: <make> cannot stand in <template> [schema]"
    ),
    (
      "<template><page size='A12'/></template>",
      "1:17: error: expected a page size such as 'A4', 'letter landscape' or '100mm auto', got "
        + "'A12' [bad-value]"
    ),
    (
      "<template><page size='-5 5'/></template>",
      "1:17: error: expected a page size such as 'A4', 'letter landscape' or '100mm auto', got "
        + "'-5 5' [bad-value]"
    ),
    (
      "<template><page margin='1 2 3'/></template>",
      "1:17: error: expected insets such as '20', '20 16', '10 20 30 40' or 'top 10 left 20', "
        + "got '1 2 3' [bad-value]"
    ),
    (
      "<template><page fill='redd'/></template>",
      "1:17: error: expected a colour such as '#444', '#fff8e7', 'rgb(0 0 0 / 50%)' or a CSS "
        + "name, got 'redd' [bad-value]"
    ),
    ("<template><page style='x'/></template>", "1:17: error: no style 'x' [unknown-style]"),
    (
      "<template><styles><style name='meta'/><style name='meta'/></styles></template>",
      "1:39: error: the style 'meta' is already there, in line 1 [bad-value]"
    ),
    (
      "<template><styles><style size='9'/></styles></template>",
      "1:19: error: <style> needs 'name' [schema]"
    ),
    (
      "<template><styles><style name='a' extends='b'/></styles></template>",
      "1:35: error: no style 'b' [unknown-style]"
    ),
    (
      "<template><styles><style name='a' extends='b'/><style name='b' extends='a'/></styles>"
        + "</template>",
      "1:19: error: the style 'a' extends itself: a (t.xml:1) → b (t.xml:1) → a [bad-value]"
    ),
    (
      "<template><fonts><font family='X'/></fonts></template>",
      "1:18: error: <font> needs 'src' [schema]"
    ),
    (
      "<template><include src='nowhere.xml'/></template>",
      "1:20: error: no file 'nowhere.xml' [unknown-name]"
    ),
    (
      "<template><include src='http://127.0.0.1/x.xml'/></template>",
      "1:20: error: 'http://127.0.0.1/x.xml' is not a file; nothing is read from the network "
        + "[unsafe-path]"
    ),
    (
      "<template><include src='../../../etc/passwd'/></template>",
      "1:20: error: the file '../../../etc/passwd' is outside the root folder [unsafe-path]"
    ),
    (
      "<template><let name='a-b' value='1'/></template>",
      "1:16: error: expected a name that expressions can use, of letters, digits and '_', got "
        + "'a-b' [bad-value]"
    ),
    (
      "<template><variants><variant name='a' extends='b'/></variants></template>",
      "1:39: error: no variant 'b' [unknown-name]"
    ),
    (
      "<template><page id='p'/><variants><variant name='a' page='q'/></variants></template>",
      "1:53: error: no page 'q' [unknown-name]"
    ),
    (
      "<template><page/><variants><variant name='a'><make><left equalTo='0'/></make></variant>"
        + "</variants></template>",
      "1:46: error: <make> in a variant needs 'for' [schema]"
    ),
    (
      "<template><page/><variants><variant name='a'><set size='9'/></variant></variants>"
        + "</template>",
      "1:46: error: <set> needs 'for' or 'style' [schema]"
    ),
    (
      "<template><component name='a'><use component='b'/></component>"
        + "<component name='b'><use component='a'/></component></template>",
      "1:11: error: the component 'a' uses itself: a (t.xml:1) → b (t.xml:1) → a "
        + "[bad-value]"
    ),
    (
      "<template><page><table/></page></template>",
      "1:17: error: <table> is not supported by this version [unknown-element]"
    ),
  ])
  func inDocuments(_ template: String, _ message: String) {
    #expect(Bound(template).diagnostics.first == "t.xml:" + message)
  }

  @Test(arguments: [
    ("<txet/>", "3:1: error: no element <txet>; did you mean <text>? [unknown-element]"),
    ("hello", "3:1: error: text cannot stand in <page>; put it in a <text> [schema]"),
    (
      "<text colour='red'/>",
      "3:7: error: <text> has no attribute 'colour'; did you mean 'color'? [unknown-attribute]"
    ),
    (
      "<box shadow='1 1 2 #000'/>",
      "3:6: error: 'shadow' is not supported by this version [unknown-attribute]"
    ),
    (
      "<text align='centre'/>",
      "3:7: error: expected left, center, right, start, end or justify, got 'centre'; did you "
        + "mean 'center'? [bad-value]"
    ),
    (
      "<text size='12 pt'/>",
      "3:7: error: expected a size above 0 such as '12pt' or '1.2em', got '12 pt' [bad-value]"
    ),
    (
      "<text weight='bold'/>",
      "3:7: error: expected a whole number from 1 to 1000, got 'bold'; did you mean '700'? [bad-value]"
    ),
    ("<box opacity='50%'/>", "3:6: error: expected a number from 0 to 1, got '50%' [bad-value]"),
    ("<box hidden='yes'/>", "3:6: error: expected true or false, got 'yes' [bad-value]"),
    (
      "<box aspect='16/9'/>",
      "3:6: error: expected proportions such as '16:9', 'natural' or 'none', got '16/9' "
        + "[bad-value]"
    ),
    (
      "<box hugging='high mid'/>",
      "3:6: error: expected one or two priorities, each above 0 and at most 1000, got "
        + "'high mid' [bad-value]"
    ),
    (
      "<box stroke='1pt wavy'/>",
      "3:6: error: expected a stroke such as '1pt #ccc' or '0.5pt dashed red', got '1pt wavy' "
        + "[bad-value]"
    ),
    (
      "<box fill='linear-gradient(to top left, red, blue)'/>",
      "3:6: error: expected a gradient such as 'linear-gradient(45deg, #fff, #ccc 80%)', got "
        + "'linear-gradient(to top left, red, blue)' [bad-value]"
    ),
    (
      "<box href='javascript:alert(1)'/>",
      "3:6: error: expected 'https://…', 'http://…', 'mailto:…', 'tel:…' or '#id', got "
        + "'javascript:alert(1)' [bad-value]"
    ),
    ("<text style='haedline'/>", "3:7: error: no style 'haedline' [unknown-style]"),
    ("<box id='page'/>", "3:6: error: 'page' is reserved and cannot be an id [bad-value]"),
    (
      "<box id='1a'/>",
      "3:6: error: expected a name of letters, digits, '-' and '_', got '1a' [bad-value]"
    ),
    (
      "<box id='a'/>\n<box id='a'/>",
      "4:6: error: the id 'a' is already there, in line 3 [bad-value]"
    ),
    ("<image/>", "3:1: error: <image> needs 'src' [schema]"),
    ("<image src='none.png'/>", "3:8: error: no picture 'none.png' [missing-image]"),
    (
      "<image src='/etc/passwd'/>",
      "3:8: error: the picture '/etc/passwd' is outside the root folder [unsafe-path]"
    ),
    ("<image src='{{ a }}'/>", "3:16: error: no 'a' in the data [missing-data]"),
    ("<ellipse><box/></ellipse>", "3:10: error: <box> cannot stand in <ellipse> [schema]"),
    ("<text><box/></text>", "3:7: error: <box> cannot stand in <text> [schema]"),
    ("<b>x</b>", "3:1: error: <b> cannot stand in <page>; put it in a <text> [schema]"),
    ("<else/>", "3:1: error: <else> cannot stand in <page>; it stands in an <if> [schema]"),
    ("<slot/>", "3:1: error: <slot> stands in a <component> only [schema]"),
    ("<use component='card'/>", "3:1: error: no component 'card' [unknown-name]"),
    ("<if><box/></if>", "3:1: error: <if> needs 'test' [schema]"),
    ("<if test='{{ a }}'/>", "3:5: error: 'test' is written without braces [syntax]"),
    ("<if test='a >'/>", "3:14: error: a value is expected here, not the end [syntax]"),
    (
      "<if test='a'/><if test='1 +* 2'/>",
      "3:28: error: a value is expected here, not '*' [syntax]"
    ),
    (
      "<if test='a'><else/><else/></if>",
      "3:21: error: <else> is the last branch of an <if> [schema]"
    ),
    ("<for each='items'><box/></for>", "3:12: error: no 'items' in the data [missing-data]"),
    ("<for each='5'><box/></for>", "3:12: error: expected a list, got 5 [bad-value]"),
    ("<for each='1..x'/>", "3:15: error: no 'x' in the data [missing-data]"),
    ("<for each='1...3'/>", "3:15: error: a value is expected here, not '.' [syntax]"),
    ("<for as='x'/>", "3:1: error: <for> needs 'each' [schema]"),
    (
      "<text>\n  Dear {{ customer.nmae }},</text>",
      "4:11: error: no 'customer' in the data [missing-data]"
    ),
    ("<text>{{ a </text>", "3:7: error: '{{' is not closed by '}}' [syntax]"),
    ("<box id='{{ x.y }}'/>", "3:13: error: no 'x' in the data [missing-data]"),
    (
      "<visual format='H:|-[nobody]-|'/>",
      "3:22: error: no box 'nobody' on this page at character 6 of 'H:|-[nobody]-|' [unknown-target]"
    ),
  ])
  func onPages(_ content: String, _ message: String) {
    #expect(Bound(page: content).diagnostics.first == "t.xml:" + message)
  }

  @Test func severalAreToldInOrderOfPlace() {
    let bound = Bound(
      page: "<box id='b'><make><left equalTo='nobody'/></make></box>\n<txet/>\n<text sise='1'/>")
    #expect(
      bound.diagnostics == [
        "t.xml:3:25: error: no box 'nobody' on this page [unknown-target]",
        "t.xml:4:1: error: no element <txet>; did you mean <text>? [unknown-element]",
        "t.xml:5:7: error: <text> has no attribute 'sise'; did you mean 'size'? "
          + "[unknown-attribute]",
      ])
  }

  @Test func atMostFiftyAreTold() {
    let bound = Bound(page: String(repeating: "<txet/>\n", count: 500))
    #expect(bound.diagnostics.count == 50)
    #expect(bound.diagnostics.last?.hasPrefix("t.xml:52:1:") == true)
    let texts = Bound(page: String(repeating: "<text>{{ a }}</text>\n", count: 500))
    #expect(texts.diagnostics.count == 50)
  }
}
