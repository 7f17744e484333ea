import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct FilterTests {
  @Test(arguments: [
    ("{{ 'aé' | upper }} {{ 'ÀB' | lower }}", "AÉ àb"),
    ("{{ 'night of stone' | capitalize }}", "Night Of Stone"),
    ("{{ ' x ' | trim }}", "x"),
    ("{{ 'banana' | replace:'an','o' }}", "booa"),
    ("{{ '' | default:'–' | upper }}", "–"),
    (
      "{{ 2.345 | round:2 }} {{ -2.5 | round }} {{ 2.5 | round }} {{ 1250 | round:-2 }}",
      "2.35 -3 3 1300"
    ),
    ("{{ 12.345mm | round:1 }}", "12.3mm"),
  ])
  func texts(_ expression: String, _ result: String) {
    #expect(evaluated(expression) == result)
  }

  static let items = """
    {"items": [{"n": "pear", "qty": 2, "price": 0.10}, {"n": "Apple", "qty": 0, "price": 7},
     {"n": "fig", "qty": 10, "price": 0.20}], "list": [3, 1, 2], "min": 2,
     "nested": {"b": 1, "a": [1.10, null, true, "x\\"\\n"]}}
    """

  @Test(arguments: [
    ("{{ items | count }}", "3"),
    ("{{ items | sum:'qty * price' }}", "2.2"),
    ("{{ items | where:'qty > 0' | count }}", "2"),
    ("{{ items | where:'qty >= min' | count }}", "2"),
    ("{{ items | where:'missing' | count }}", "0"),
    ("{{ items | max:'price' }} {{ items | min:'price' }} {{ list | avg }}", "7 0.10 2"),
    ("{{ (items | sort:'qty')[2].n }}", "fig"),
    ("{{ (items | sort:'n')[0].n }}", "Apple"),
    ("{{ list | sort | join:', ' }}", "1, 2, 3"),
    ("{{ list | sum }}", "6"),
    ("{{ list | sum:'item * item' }}", "14"),
    ("{{ list | slice:1 | join:'-' }} {{ list | slice:0,2 | join:'-' }}", "1-2 3-1"),
    ("{{ 'abcdef' | slice:2,3 }} {{ 'abcdef' | slice:-2 }}", "cde ef"),
    ("{{ (list | chunk:2).count }} {{ (list | chunk:2)[1] | join:'' }}", "2 2"),
    ("{{ nested | json }}", #"{"b":1,"a":[1.10,null,true,"x\"\n"]}"#),
    ("{{ (items | where:'qty > 100') | sum:'qty' }}", "0"),
  ])
  func lists(_ expression: String, _ result: String) {
    #expect(evaluated(expression, Self.items) == result)
  }

  @Test(arguments: [
    ("{{ 5 | join:',' }}", "expected a list, got 5 [bad-value]"),
    ("{{ list | slice:'x' }}", "expected a whole number, got \"x\" [bad-value]"),
    ("{{ list | chunk:0 }}", "expected a whole number, got 0 [bad-value]"),
    ("{{ (list | where:'item > 9') | max }}", "an empty list has no max [bad-value]"),
    ("{{ list | sum:'item *' }}", "a value is expected here, not the end [syntax]"),
  ])
  func isRefused(_ expression: String, _ message: String) {
    let result = evaluated(expression, Self.items)
    #expect(result.hasSuffix(" error: " + message), "\(result)")
  }

  @Test func errorsInQuotesHaveTheirPlace() {
    let result = evaluated("{{ list | sum:'item ! 2' }}", Self.items)
    // <template lang="en"><page><text id="t"><![CDATA[ is 48 characters long.
    #expect(result == "t.xml:1:69: error: '!' is written 'not' [syntax]")
  }

  @Test func textsCannotGrowWithoutBound() {
    let lets = (1...40).map { #"<let name="a\#($0)" value="{{ a\#($0 - 1) }}{{ a\#($0 - 1) }}"/>"# }
      .joined()
    let bound = Bound(
      #"<template><let name="a0" value="xxxxxxxxxx"/>\#(lets)<page/></template>"#)
    #expect(bound.diagnostics.first?.hasSuffix("a text is longer than 4 MB [too-large]") == true)
  }

  @Test func roundsCannotGrowWithoutBound() throws {
    let text = """
      <template><page><for each="1..1000"><for each="1..1000"><for each="1..1000"><box/></for>\
      </for></for></page></template>
      """
    var template = try Template.parse(Array(text.utf8), file: "t.xml")
    template.maximumSteps = 100_000
    let bound = template.bind(data("{}")) { _ in .success(.zero) }
    #expect(bound.diagnostics.contains { $0.message == "binding takes more than 100000 steps" })
    #expect(bound.pages.count == 1)
  }
}
