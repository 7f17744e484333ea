extension DecimalNumber {
  package static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(
      isNegative: !number.isNegative, number.coefficient, exponent: number.exponent)
  }

  package static func + (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    let (left, right, exponent) = aligned(a, b)
    if a.isNegative == b.isNegative {
      if case .small(let left) = left, case .small(let right) = right {
        let (sum, overflow) = left.addingReportingOverflow(right)
        if !overflow {
          return DecimalNumber(isNegative: a.isNegative, .small(sum), exponent: exponent)
        }
      }
      return DecimalNumber(
        isNegative: a.isNegative, Coefficient(left.natural + right.natural), exponent: exponent)
    }
    if case .small(let left) = left, case .small(let right) = right {
      return left >= right
        ? DecimalNumber(isNegative: a.isNegative, .small(left - right), exponent: exponent)
        : DecimalNumber(isNegative: b.isNegative, .small(right - left), exponent: exponent)
    }
    let (x, y) = (left.natural, right.natural)
    return x >= y
      ? DecimalNumber(isNegative: a.isNegative, Coefficient(x - y), exponent: exponent)
      : DecimalNumber(isNegative: b.isNegative, Coefficient(y - x), exponent: exponent)
  }

  package static func - (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber { a + -b }

  package static func * (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    let isNegative = a.isNegative != b.isNegative
    let exponent = a.exponent + b.exponent
    if case .small(let x) = a.coefficient, case .small(let y) = b.coefficient {
      let (product, overflow) = x.multipliedReportingOverflow(by: y)
      if !overflow {
        return DecimalNumber(isNegative: isNegative, .small(product), exponent: exponent)
      }
    }
    return DecimalNumber(
      isNegative: isNegative, Coefficient(a.coefficient.natural * b.coefficient.natural),
      exponent: exponent)
  }

  /// The quotient, 34 digits of it, half-even; nil for a zero divisor.
  package static func / (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber? {
    guard !b.isZero else { return nil }
    guard !a.isZero else { return .zero }
    // Enough digits that the quotient has 35 or 36, or all that there are.
    let shift = max(0, 35 + b.digits.count - a.digits.count)
    let exponent = a.exponent - b.exponent - shift
    let isNegative = a.isNegative != b.isNegative
    let quotient: Natural
    let isExact: Bool
    if let small = smallQuotient(a, b, shift: shift) {
      quotient = Natural(small.quotient)
      isExact = small.remainder == 0
    } else {
      guard
        let (whole, remainder) = a.coefficient.natural.scaled(by: shift)
          .divided(by: b.coefficient.natural)
      else { return nil }
      quotient = whole
      isExact = remainder.isZero
    }
    let (digits, dropped) = rounded(
      quotient.digits, dropping: quotient.digits.count - 34, mode: .halfEven,
      hasMore: !isExact, isNegative: isNegative)
    return DecimalNumber(
      isNegative: isNegative, Coefficient(Natural(digits: digits)), exponent: exponent + dropped)
  }

  private static func smallQuotient(
    _ a: DecimalNumber, _ b: DecimalNumber, shift: Int
  ) -> (quotient: UInt128, remainder: UInt128)? {
    guard shift <= 38, case .small(let x) = a.coefficient, case .small(let y) = b.coefficient
    else { return nil }
    let power = (0..<shift).reduce(UInt128(1)) { product, _ in product * 10 }
    let scaled = x.multipliedFullWidth(by: power)
    guard scaled.high < y else { return nil }
    let result = y.dividingFullWidth(scaled)
    return (result.quotient, result.remainder)
  }

  /// What is left after taking the divisor away a whole number of times, with the sign of the
  /// dividend; nil for a zero divisor.
  package static func % (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber? {
    guard !b.isZero else { return nil }
    let (left, right, exponent) = aligned(a, b)
    if case .small(let x) = left, case .small(let y) = right {
      return DecimalNumber(isNegative: a.isNegative, .small(x % y), exponent: exponent)
    }
    guard let remainder = left.natural.divided(by: right.natural)?.remainder else { return nil }
    return DecimalNumber(
      isNegative: a.isNegative, Coefficient(remainder), exponent: exponent)
  }

  /// Both coefficients over the smaller of the two exponents.
  private static func aligned(
    _ a: DecimalNumber, _ b: DecimalNumber
  ) -> (Coefficient, Coefficient, Int) {
    if a.exponent == b.exponent || b.isZero { return (a.coefficient, b.coefficient, a.exponent) }
    if a.isZero { return (a.coefficient, b.coefficient, b.exponent) }
    let exponent = min(a.exponent, b.exponent)
    return (
      a.coefficient.scaled(by: a.exponent - exponent),
      b.coefficient.scaled(by: b.exponent - exponent), exponent
    )
  }
}

extension DecimalNumber.Coefficient {
  fileprivate func scaled(by power: Int) -> Self {
    guard power > 0 else { return self }
    if case .small(var value) = self, power <= 38 {
      var overflow = false
      for _ in 0..<power where !overflow {
        (value, overflow) = value.multipliedReportingOverflow(by: 10)
      }
      if !overflow { return .small(value) }
    }
    return Self(natural.scaled(by: power))
  }
}

extension DecimalNumber: Comparable {
  package static func == (a: DecimalNumber, b: DecimalNumber) -> Bool { (a - b).isZero }

  package static func < (a: DecimalNumber, b: DecimalNumber) -> Bool { (a - b).isNegative }
}
