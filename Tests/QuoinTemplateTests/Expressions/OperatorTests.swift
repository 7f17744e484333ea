import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct OperatorTests {
  @Test(arguments: [
    ("{{ 0.1 + 0.2 }}", "0.3"),
    ("{{ 1 / 3 }}", "0.3333333333333333333333333333333333"),
    ("{{ 2 / 3 }}", "0.6666666666666666666666666666666667"),
    ("{{ 1 / 8 }}", "0.125"),
    ("{{ 9007199254740993 + 0 }}", "9007199254740993"),
    ("{{ 9007199254740993 * 9007199254740993 }}", "81129638414606699710187514626049"),
    (
      "{{ 12345678901234567890123 * 12345678901234567890123 }}",
      "152415787532388367504942236884722755800955129"
    ),
    ("{{ 1.50 * 2 }}", "3"),
    ("{{ 1.10 }}", "1.10"),
    ("{{ 100 * 100 }}", "10000"),
    ("{{ 7 % 3 }} {{ -7 % 3 }} {{ 7.5 % 2 }}", "1 -1 1.5"),
    ("{{ 2 + 3 * 4 - 6 / 2 }}", "11"),
    ("{{ (2 + 3) * 4 }}", "20"),
    ("{{ -(2 + 3) }} {{ - -2 }}", "-5 2"),
    ("{{ 10 - 2 - 3 }}", "5"),
    (
      "{{ 1 < 2 }} {{ 2 <= 2 }} {{ 3 > 4 }} {{ 4 ge 4 }} {{ 1 lt 2 }} {{ 1 gt 2 }}",
      "true true false true true false"
    ),
    (
      "{{ 1.10 == 1.1 }} {{ 'a' == \"a\" }} {{ 1 != 2 }} {{ null == null }}",
      "true true true true"
    ),
    ("{{ 'abc' < 'abd' }}", "true"),
    ("{{ true ? 'yes' : 'no' }}", "yes"),
    ("{{ 0 ? 1 : '' ? 2 : 3 }}", "3"),
    ("{{ not 0 }} {{ not 'x' }}", "true false"),
    ("{{ 1 < 2 and 2 < 3 ? 'a' : 'b' }}", "a"),
    ("{{ false or true and false }}", "false"),
    ("{{ 'a' or 'b' }} {{ 0 or 'b' }}", "a b"),
    ("{{ \"{{\" }}", "{{"),
    ("{{ 'it\\'s' }}", "it's"),
    ("{{ '}}' }}", "}}"),
  ])
  func comesTo(_ expression: String, _ result: String) {
    #expect(evaluated(expression) == result)
  }

  @Test(arguments: [
    ("{{ 12mm / 2 }}", "6mm"),
    ("{{ 4mm * 3 }} {{ 3 * 4mm }}", "12mm 12mm"),
    ("{{ 1in + 36pt }}", "108pt"),
    ("{{ 96px == 1in }} {{ 10mm < 1cm + 1mm }}", "true true"),
    ("{{ 20mm / 5mm }}", "4"),
    ("{{ 1in + 8 }}", "80pt"),
    ("{{ -4mm }}", "-4mm"),
    ("{{ 1.5em * 2 }}", "3em"),
  ])
  func lengths(_ expression: String, _ result: String) {
    #expect(evaluated(expression) == result)
  }

  @Test(arguments: [
    ("{{ 1 / 0 }}", "division by zero [bad-value]"),
    ("{{ 'a' + 1 }}", "expected a number, got \"a\" [bad-value]"),
    ("{{ 4mm * 4mm }}", "a length cannot be multiplied by a length [bad-value]"),
    ("{{ 1em + 1mm }}", "'1em + 1mm' has no value [bad-value]"),
    ("{{ 'a' < 1 }}", "expected a number, got \"a\" [bad-value]"),
    ("{{ 1 + }}", "a value is expected here, not the end [syntax]"),
    ("{{ }}", "an expression is expected here [syntax]"),
    ("{{ a && b }}", "'&&' is written 'and' [syntax]"),
    ("{{ a = b }}", "'=' is written '==' [syntax]"),
    ("{{ !a }}", "'!' is written 'not' [syntax]"),
    (
      "{{ 3furlong }}",
      "'furlong' is no unit; those are pt, mm, cm, in, px and em [syntax]"
    ),
    ("{{ 'abc }}", "this text is not closed by its quote [syntax]"),
    ("{{ a ? b }}", "':' is expected here, as in 'a ? b : c' [syntax]"),
    ("{{ 1 < 2 < 3 }}", "comparisons are joined by 'and' [syntax]"),
    ("{{ 1", "'{{' is not closed by '}}' [syntax]"),
    ("{{ 1 | uper }}", "no filter 'uper'; did you mean 'upper'? [unknown-name]"),
    ("{{ 1 | replace:'a' }}", "'replace' takes two arguments, as in replace:\"a\",\"b\" [syntax]"),
    ("{{ a[0 }}", "']' is expected here [syntax]"),
  ])
  func isRefused(_ expression: String, _ message: String) {
    let result = evaluated(expression)
    #expect(result.hasSuffix(" error: " + message), "\(result)")
  }

  @Test func depthIsBounded() {
    let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    #expect(evaluated("{{ \(deep) }}").contains("more than 100 deep [too-large]"))
    let long = Array(repeating: "1", count: 5000).joined(separator: "+")
    #expect(evaluated("{{ \(long) }}").contains("more than 100 deep [too-large]"))
    let nots = String(repeating: "not ", count: 5000)
    #expect(evaluated("{{ \(nots) 1 }}").contains("more than 100 deep [too-large]"))
    let minus = String(repeating: "- ", count: 5000)
    #expect(evaluated("{{ \(minus) 1 }}").contains("more than 100 deep [too-large]"))
  }
}
