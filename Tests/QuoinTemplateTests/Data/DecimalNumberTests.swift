import Testing

@testable import QuoinTemplate

@Suite struct DecimalNumberTests {
  private func number(_ text: String) -> DecimalNumber {
    DecimalNumber(parsing: text) ?? .zero
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("1.10", "1.1"), ("007", "7"), ("1e2", "100"), ("1.5e-3", "0.0015"),
    ("-12.500", "-12.5"), ("100", "100"), (".5", "0.5"),
    (
      "123456789012345678901234567890123456789012345678901234567890",
      "123456789012345678901234567890123456789012345678901234567890"
    ),
  ])
  func printsPlainly(_ text: String, _ result: String) {
    #expect(number(text).description == result)
  }

  @Test(arguments: ["", "-", "a", "1a", "1..2", "1e", "1e99999", "+-1", "0x10", "1,5", " 1"])
  func refuses(_ text: String) {
    #expect(DecimalNumber(parsing: text) == nil)
  }

  /// Each result checked against arithmetic that is right by construction: (a + b) − b = a, and
  /// (a × b) / b = a, and a = (a / b whole) × b + a % b.
  @Test func lawsHold() throws {
    var random = SplitMix(state: 7)
    for _ in 0..<2000 {
      let a = random.decimal()
      let b = random.decimal()
      #expect(a + b - b == a, "\(a) + \(b)")
      #expect(a * b == b * a)
      #expect((a - b).isNegative == (a < b))
      guard !b.isZero else { continue }
      if a.digits.count <= 34 { #expect(a * b / b == a, "\(a) × \(b)") }
      let taken: DecimalNumber? = a % b
      let remainder = try #require(taken)
      let divided: DecimalNumber? = (a - remainder) / b
      let whole = try #require(divided)
      #expect(remainder.isZero || remainder.isNegative == a.isNegative)
      if a.digits.count < 30, b.digits.count < 30, abs(a.exponent - b.exponent) < 5 {
        #expect(whole * b + remainder == a, "\(a) % \(b)")
      }
    }
  }

  @Test func divisionKeeps34DigitsHalfEven() {
    #expect((number("1") / number("7"))?.description == "0.1428571428571428571428571428571429")
    // 34 digits and a half: to the even neighbour, up and down.
    #expect(
      (number("20000000000000000000000000000000005") / number("2"))?.description
        == "10000000000000000000000000000000000")
    #expect(
      (number("20000000000000000000000000000000015") / number("2"))?.description
        == "10000000000000000000000000000000010")
    #expect(
      (number("20000000000000000000000000000000025") / number("2"))?.description
        == "10000000000000000000000000000000010")
    let none: DecimalNumber? = number("1") / .zero
    #expect(none == nil)
  }

  @Test(arguments: [
    ("2.5", 0, "2", "3"), ("-2.5", 0, "-2", "-3"), ("0.05", 1, "0", "0.1"),
    ("0.15", 1, "0.2", "0.2"), ("9.995", 2, "10", "10"), ("999.5", 0, "1000", "1000"),
    ("1250", -2, "1200", "1300"), ("0.4", 0, "0", "0"), ("49", -2, "0", "0"),
    ("50", -2, "0", "100"), ("0.001", 0, "0", "0"),
  ])
  func rounds(_ text: String, _ places: Int, _ even: String, _ away: String) {
    #expect(number(text).rounded(toPlaces: places, .halfEven).description == even)
    #expect(number(text).rounded(toPlaces: places, .halfAwayFromZero).description == away)
  }

  @Test func becomesBinaryExactly() {
    for text in ["0.1", "595.2755905511812", "1e22", "123456789.123456789", "-2.5", "1e-30"] {
      #expect(number(text).double == Double(text))
    }
  }

  @Test func wholeNumbers() {
    #expect(number("1e3").integer == 1000)
    #expect(number("1.5").integer == nil)
    #expect(number("1e30").integer == nil)
    #expect(number("-7").integer == -7)
  }
}

extension SplitMix {
  /// Numbers of all lengths, so that short and long ways of computing meet.
  fileprivate mutating func decimal() -> DecimalNumber {
    let count = Int(next() % 45) + 1
    var text = next() % 2 == 0 ? "-" : ""
    let point = Int(next() % 50)
    for index in 0..<count {
      if index == point { text += index == 0 ? "0." : "." }
      text += String(next() % 10)
    }
    return DecimalNumber(parsing: text) ?? .zero
  }
}
