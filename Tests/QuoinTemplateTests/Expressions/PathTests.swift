import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct PathTests {
  static let order = """
    {"customer": {"name": "Ada", "vat": null, "zip": "01730"},
     "items": [{"price": 1.10, "qty": 3}, {"price": "n/a", "qty": 1}], "i": 1, "empty": [],
     "big": 9007199254740993, "exp": 1e2, "odd key": {"a b": 5}}
    """

  @Test(arguments: [
    ("{{ customer.name }}", "Ada"),
    ("{{ items[0].price }}", "1.10"),
    ("{{ items[i - 1].price }}", "1.10"),
    ("{{ items.count }}", "2"),
    ("{{ customer.zip }}", "01730"),
    ("{{ big }} {{ exp }}", "9007199254740993 1e2"),
    ("{{ exp + 0 }}", "100"),
    ("{{ customer.vat }}|", "|"),
    ("{{ customer.phone | default:'–' }}", "–"),
    ("{{ nobody.phone.home | default:'–' }}", "–"),
    ("{{ customer.vat | default:'–' }}", "–"),
    ("{{ customer.phone ? 'yes' : 'no' }}", "no"),
    ("{{ not customer.phone }}", "true"),
    ("{{ customer.phone or customer.name }}", "Ada"),
    ("{{ customer.phone == 'x' ? 1 : 2 }} {{ customer.phone > 3 ? 1 : 2 }}", "2 2"),
    ("{{ items[7].price ? 1 : 2 }}", "2"),
    ("{{ empty ? 1 : 2 }}", "2"),
    ("{{ (customer.phone | upper) ? 1 : 2 }}", "2"),
  ])
  func leadsTo(_ expression: String, _ result: String) {
    #expect(evaluated(expression, Self.order) == result)
  }

  @Test(arguments: [
    (
      "{{ customer.nmae }}",
      "no 'customer.nmae' in the data; did you mean 'customer.name'? [missing-data]"
    ),
    ("{{ custmer.name }}", "no 'custmer' in the data; did you mean 'customer'? [missing-data]"),
    (
      "{{ items[7].price }}",
      "no 'items[7]' in the data: 'items' is a list of 2, counted from 0 [missing-data]"
    ),
    (
      "{{ items[i - 2].price }}",
      "no 'items[-1]' in the data: 'items' is a list of 2, counted from 0 [missing-data]"
    ),
    ("{{ empty[0] }}", "no 'empty[0]' in the data: 'empty' is an empty list [missing-data]"),
    (
      "{{ customer.name.first }}",
      "no 'customer.name.first' in the data: 'customer.name' is \"Ada\" [missing-data]"
    ),
    ("{{ items }}", "a list of 2 cannot be printed; use join or <for> [bad-value]"),
    ("{{ customer }}", "an object cannot be printed; name one of its fields [bad-value]"),
    (
      "{{ items[1].price * 2 }}",
      "items[1].price: expected a number, got \"n/a\" [bad-value]"
    ),
    (
      "{{ items | sum:'qty * price' }}",
      "items[1].price: expected a number, got \"n/a\" [bad-value]"
    ),
    ("{{ items | sum:'qty * cost' }}", "no 'items[0].cost' in the data [missing-data]"),
    ("{{ items['x'] }}", "expected a whole number as index, got \"x\" [bad-value]"),
  ])
  func isRefused(_ expression: String, _ message: String) {
    let result = evaluated(expression, Self.order)
    #expect(result.hasSuffix(" error: " + message), "\(result)")
  }

  /// CASES.md C46: markup and braces in data are text, never read and never expanded again.
  @Test(arguments: [
    "S&P 500", "0.1 < A < 0.9", #""A" & 'B'"#, "<b>x</b>",
    #"<img src="http://127.0.0.1/x.png"/>"#, "&amp;", "{{other}}", "{{", "two  spaces",
  ])
  func dataIsText(_ value: String) {
    let json = DataValue.object(DataObject([("v", .text(value))])).json
    let bound = Bound(
      "<template title=\"{{ v }}\"><page><text id=\"t\" alt=\"{{ v }}\">{{ v }}</text></page>"
        + "</template>", json)
    #expect(bound.diagnostics == [])
    #expect(bound.text("t") == value)
    #expect(bound.box("t")?.paint.alternativeText == value)
  }

  @Test func expressionsComeFromTheTemplateOnly() {
    let result = evaluated("{{ items | sum:formula }}", #"{"items": [], "formula": "1"}"#)
    #expect(result.contains("'sum' takes an expression in quotes"))
  }
}
