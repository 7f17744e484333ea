import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct LocaleTests {
  @Test(arguments: [
    ("en", "1,234,567.891"), ("de", "1.234.567,891"), ("fr", "1\u{202F}234\u{202F}567,891"),
    ("de-CH", "1’234’567.891"), ("hi", "12,34,567.891"), ("ar-EG", "١٬٢٣٤٬٥٦٧٫٨٩١"),
    ("sv", "1\u{A0}234\u{A0}567,891"),
  ])
  func numbers(_ language: String, _ result: String) {
    #expect(evaluated("{{ 1234567.891 | number }}", language: language) == result)
  }

  @Test(arguments: [
    ("es", "1234"), ("en", "1,234"), ("pl", "1234"), ("de", "1.234"),
  ])
  func shortNumbers(_ language: String, _ result: String) {
    #expect(evaluated("{{ 1234 | number }}", language: language) == result)
  }

  @Test(arguments: [
    ("en", "$", "$1,234.50"), ("en", "€", "-€1,234.50"),
  ])
  func money(_ language: String, _ symbol: String, _ result: String) {
    let code = symbol == "$" ? "USD" : "EUR"
    let sign = result.hasPrefix("-") ? "-" : ""
    #expect(
      evaluated("{{ \(sign)1234.5 | currency:'\(code)' }}", language: language) == result)
  }

  @Test(arguments: [
    ("de", "EUR", "1.234,50\u{A0}€"), ("ja", "JPY", "¥1,234"), ("nl", "EUR", "€\u{A0}1.234,50"),
    ("fr", "EUR", "1\u{202F}234,50\u{A0}€"), ("en", "KWD", "KWD\u{A0}1,234.500"),
    ("en", "CHF", "CHF\u{A0}1,234.50"),
  ])
  func currencies(_ language: String, _ code: String, _ result: String) {
    #expect(evaluated("{{ 1234.5 | currency:'\(code)' }}", language: language) == result)
  }

  @Test(arguments: [
    ("en", "12.5%"), ("de", "12,5\u{A0}%"),
  ])
  func percentages(_ language: String, _ result: String) {
    #expect(evaluated("{{ 0.125 | percent }}", language: language) == result)
  }

  @Test(arguments: [
    ("0.00", "1234.50"), ("#,##0.00", "1,234.50"), ("0", "1234"), ("00000.0", "01234.5"),
    ("0.0 'kg'", "1234.5 kg"), ("0.###", "1234.5"), ("0%", "123450%"), ("#,##,##0", "1,234"),
  ])
  func patterns(_ pattern: String, _ result: String) {
    #expect(evaluated("{{ 1234.5 | number:\"\(pattern)\" }}") == result)
  }

  @Test func patternsTakeTheLanguagesSeparators() {
    #expect(evaluated("{{ 1234.5 | number:'#,##0.00' }}", language: "de") == "1.234,50")
    #expect(evaluated("{{ -1.5 | number:'0.00;(0.00)' }}") == "(1.50)")
    #expect(evaluated("{{ 0.5 | number:'#.00' }}") == ".50")
  }

  @Test func numbersRoundHalfEven() {
    #expect(evaluated("{{ 2.345 | number:'0.00' }} {{ 2.355 | number:'0.00' }}") == "2.34 2.36")
    #expect(evaluated("{{ 0.125 | currency:'USD' }}") == "$0.12")
  }

  @Test func longNumbersStayExact() {
    #expect(
      evaluated("{{ 12345678901234567890.125 | number:'#,##0.000' }}")
        == "12,345,678,901,234,567,890.125")
  }

  @Test(arguments: [
    ("en", "EEEE d MMMM yyyy", "2026-03-01", "Sunday 1 March 2026"),
    ("de", "EEEE, d. MMMM yyyy", "2026-03-01", "Sonntag, 1. März 2026"),
    ("en", "d MMM yyyy, HH:mm", "2026-03-01T19:30", "1 Mar 2026, 19:30"),
    ("en", "yyyy-MM-dd HH:mm", "2026-03-01T23:30:00Z", "2026-03-01 23:30"),
    ("en", "yyyy-MM-dd HH:mm", "2026-03-01T23:30:00+02:00", "2026-03-01 21:30"),
    ("en", "d 'of' MMMM", "1969-12-31", "31 of December"),
    ("en", "yyyy", "0999-01-01", "0999"),
  ])
  func dates(_ language: String, _ pattern: String, _ date: String, _ result: String) {
    #expect(
      evaluated("{{ d | date:\"\(pattern)\" }}", "{\"d\": \"\(date)\"}", language: language)
        == result)
  }

  @Test func timeZones() {
    let bound = Bound(
      """
      <template timezone="Europe/Oslo"><page><text id="t">{{ d | date:"HH:mm" }} \
      {{ e | date:"HH:mm" }}</text></page></template>
      """, #"{"d": "2026-07-01T10:00Z", "e": "2026-07-01T10:00"}"#)
    #expect(bound.text("t") == "12:00 10:00")
  }

  @Test(arguments: [
    ("{{ 'soon' | date:'d' }}", "expected a date such as '2026-03-01', got \"soon\" [bad-value]"),
    (
      "{{ '2026-02-29' | date:'d' }}",
      "expected a date such as '2026-03-01', got \"2026-02-29\" [bad-value]"
    ),
    (
      "{{ '2026-03-01' | date:'d of M' }}",
      "'o' has no meaning in a date pattern; put words in single quotes [bad-value]"
    ),
    (
      "{{ 1 | currency:'euro' }}",
      "expected a currency code such as 'EUR', got \"euro\" [bad-value]"
    ),
    (
      "{{ 1 | number:'abc' }}",
      "expected a number pattern such as '0.00' or '#,##0.##', got 'abc' [bad-value]"
    ),
  ])
  func isRefused(_ expression: String, _ message: String) {
    let result = evaluated(expression)
    #expect(result.hasSuffix(" error: " + message), "\(result)")
  }

  @Test func localeReplacesTheTemplatesLanguageOnly() {
    let template = """
      <template lang="en"><page><text id="a">{{ 1.5 | number:'0.0' }}</text>
      <text id="b" lang="fr">{{ 1.5 | number:'0.0' }} <span lang="en">{{ 1.5 | number }}</span> \
      {{ 2.5 | number }}</text></page></template>
      """
    let bound = Bound(template, locale: "de")
    #expect(bound.text("a") == "1,5")
    #expect(bound.text("b") == "1,5 1.5 2,5")
  }
}
