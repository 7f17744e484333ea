extension DecimalNumber {
  /// Where a number halfway between two goes.
  package enum Rounding: Sendable {
    case halfEven
    case halfAwayFromZero
  }

  /// The number with at most so many places after the point; negative places round before it.
  package func rounded(toPlaces places: Int, _ mode: Rounding) -> DecimalNumber {
    let excess = -exponent - places
    guard excess > 0, !isZero else { return self }
    let (digits, dropped) = Self.rounded(
      digits, dropping: excess, mode: mode, hasMore: false, isNegative: isNegative)
    return DecimalNumber(
      isNegative: isNegative, Coefficient(Natural(digits: digits)), exponent: exponent + dropped)
  }

  /// The number with at most so many significant digits, half-even.
  package func rounded(toDigits count: Int) -> DecimalNumber {
    let digits = digits
    return digits.count <= count
      ? self : rounded(toPlaces: count - digits.count - exponent, .halfEven)
  }

  /// The digits without their last ones, rounded, and how many powers of ten they now stand for.
  static func rounded(
    _ digits: [UInt8], dropping count: Int, mode: Rounding, hasMore: Bool, isNegative: Bool
  ) -> (digits: [UInt8], dropped: Int) {
    guard count > 0 else { return (digits, 0) }
    guard count <= digits.count else { return ([], count) }
    var kept = Array(digits.dropLast(count))
    let tail = digits.suffix(count)
    let first = tail.first ?? 0
    let isHalf = first == 5 && !hasMore && tail.dropFirst().allSatisfy { $0 == 0 }
    let isUp =
      isHalf
      ? mode == .halfAwayFromZero || (kept.last ?? 0) % 2 == 1
      : first >= 5
    if isUp {
      var index = kept.count - 1
      while index >= 0, kept[index] == 9 {
        kept[index] = 0
        index -= 1
      }
      if index >= 0 { kept[index] += 1 } else { kept.insert(1, at: 0) }
    }
    return (kept, count)
  }

  /// The digits before and after the point, zeros filling up to so many places after it.
  package func split(places: Int) -> (whole: String, fraction: String) {
    var text = digits.map { $0 + 48 }
    let zero = UInt8(ascii: "0")
    if exponent > 0 { text += Array(repeating: zero, count: exponent) }
    let fractionCount = max(0, -exponent)
    if text.count <= fractionCount {
      text.insert(contentsOf: Array(repeating: zero, count: fractionCount + 1 - text.count), at: 0)
    }
    let fraction =
      Array(text.suffix(fractionCount))
      + Array(repeating: zero, count: max(0, places - fractionCount))
    return (
      String(decoding: text.dropLast(fractionCount), as: UTF8.self),
      String(decoding: fraction, as: UTF8.self)
    )
  }
}
