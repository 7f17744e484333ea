/// A whole number of any length, for decimals whose digits outgrow a machine word.
///
/// Limbs are in base 10⁹, least first, without zeros at the end: scaling by powers of ten, which is
/// most of what decimals do, stays cheap, and printing needs no division.
struct Natural: Hashable, Sendable {
  private var limbs: [UInt32]
  private static let base: UInt64 = 1_000_000_000

  init(_ value: UInt128) {
    limbs = []
    var rest = value
    while rest > 0 {
      limbs.append(UInt32(rest % UInt128(Self.base)))
      rest /= UInt128(Self.base)
    }
  }

  /// A number from its decimal digits, most significant first.
  init(digits: [UInt8]) {
    limbs = []
    var end = digits.count
    while end > 0 {
      let start = max(0, end - 9)
      limbs.append(digits[start..<end].reduce(0) { $0 * 10 + UInt32($1) })
      end = start
    }
    normalize()
  }

  var isZero: Bool { limbs.isEmpty }

  /// The number as a machine word, if it fits.
  var small: UInt128? {
    var value: UInt128 = 0
    for limb in limbs.reversed() {
      let (product, overflow) = value.multipliedReportingOverflow(by: UInt128(Self.base))
      let (sum, carry) = product.addingReportingOverflow(UInt128(limb))
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }

  /// Decimal digits, most significant first; none for zero.
  var digits: [UInt8] {
    var result: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        result.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while result.last == 0 { result.removeLast() }
    return result.reversed()
  }

  private mutating func normalize() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func + (a: Natural, b: Natural) -> Natural {
    var result = a
    var carry: UInt64 = 0
    for index in 0..<max(a.limbs.count, b.limbs.count) {
      let left = index < a.limbs.count ? UInt64(a.limbs[index]) : 0
      let right = index < b.limbs.count ? UInt64(b.limbs[index]) : 0
      let sum = left + right + carry
      carry = sum / base
      if index < result.limbs.count {
        result.limbs[index] = UInt32(sum % base)
      } else {
        result.limbs.append(UInt32(sum % base))
      }
    }
    if carry > 0 { result.limbs.append(UInt32(carry)) }
    return result
  }

  /// The difference of a number and one that is not larger.
  static func - (a: Natural, b: Natural) -> Natural {
    var result = a
    var borrow: Int64 = 0
    for index in a.limbs.indices {
      let right = index < b.limbs.count ? Int64(b.limbs[index]) : 0
      var difference = Int64(a.limbs[index]) - right - borrow
      borrow = difference < 0 ? 1 : 0
      if difference < 0 { difference += Int64(base) }
      result.limbs[index] = UInt32(difference)
    }
    result.normalize()
    return result
  }

  static func * (a: Natural, b: Natural) -> Natural {
    var result = Natural(0)
    guard !a.isZero, !b.isZero else { return result }
    result.limbs = Array(repeating: 0, count: a.limbs.count + b.limbs.count)
    for (i, left) in a.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, right) in b.limbs.enumerated() {
        let sum = UInt64(result.limbs[i + j]) + UInt64(left) * UInt64(right) + carry
        result.limbs[i + j] = UInt32(sum % base)
        carry = sum / base
      }
      result.limbs[i + b.limbs.count] = UInt32(carry)
    }
    result.normalize()
    return result
  }

  /// The number times ten to the power given.
  func scaled(by power: Int) -> Natural {
    guard power > 0, !isZero else { return self }
    var result = self
    let factor = (0..<power % 9).reduce(UInt128(1)) { product, _ in product * 10 }
    if factor > 1 { result = result * Natural(factor) }
    result.limbs.insert(contentsOf: Array(repeating: 0, count: power / 9), at: 0)
    return result
  }

  /// Quotient and remainder, digit by digit as on paper; nil for a zero divisor.
  func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural)? {
    guard !divisor.isZero else { return nil }
    var remainder = Natural(0)
    var quotient: [UInt8] = []
    for digit in digits {
      remainder = remainder.scaled(by: 1) + Natural(UInt128(digit))
      var count: UInt8 = 0
      while remainder >= divisor {
        remainder = remainder - divisor
        count += 1
      }
      quotient.append(count)
    }
    return (Natural(digits: quotient), remainder)
  }
}

extension Natural: Comparable {
  static func < (a: Natural, b: Natural) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for (left, right) in zip(a.limbs.reversed(), b.limbs.reversed()) where left != right {
      return left < right
    }
    return false
  }
}
