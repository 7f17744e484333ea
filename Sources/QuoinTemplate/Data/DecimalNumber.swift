/// A decimal number: digits and a power of ten, never a binary fraction.
///
/// Sums, differences and products are exact; a quotient keeps 34 significant digits, half-even, as
/// IEEE 754 decimal128. Values are normalised: no zeros at the end of the digits.
package struct DecimalNumber: Sendable {
  private(set) var isNegative: Bool
  private(set) var coefficient: Coefficient
  private(set) var exponent: Int

  /// Digits before the point, or places after it, beyond which numbers are refused.
  static let maximumDigits = 1_000

  /// The digits as a machine word while they fit: nearly always.
  enum Coefficient: Sendable {
    case small(UInt128)
    case large(Natural)

    init(_ natural: Natural) {
      self = natural.small.map { .small($0) } ?? .large(natural)
    }

    var natural: Natural {
      switch self {
      case .small(let value): Natural(value)
      case .large(let value): value
      }
    }

    var isZero: Bool {
      if case .small(0) = self { return true }
      return false
    }
  }

  package init(_ value: Int) {
    self.init(isNegative: value < 0, .small(UInt128(value.magnitude)), exponent: 0)
  }

  init(isNegative: Bool, _ coefficient: Coefficient, exponent: Int) {
    self.isNegative = isNegative && !coefficient.isZero
    self.coefficient = coefficient
    self.exponent = coefficient.isZero ? 0 : exponent
    dropTrailingZeros()
  }

  package static let zero = DecimalNumber(0)

  package var isZero: Bool { coefficient.isZero }

  /// Whether the number is too long to be computed with further.
  var isOutOfRange: Bool {
    exponent > Self.maximumDigits || exponent < -Self.maximumDigits
      || (isLarge && coefficient.natural.digits.count > Self.maximumDigits)
  }

  private var isLarge: Bool {
    if case .large = coefficient { true } else { false }
  }

  private mutating func dropTrailingZeros() {
    switch coefficient {
    case .small(var value):
      guard value != 0, value % 10 == 0 else { return }
      while value % 10 == 0 {
        value /= 10
        exponent += 1
      }
      coefficient = .small(value)
    case .large(let value):
      let digits = value.digits
      let zeros = digits.reversed().prefix { $0 == 0 }.count
      guard zeros > 0 else { return }
      coefficient = Coefficient(Natural(digits: digits.dropLast(zeros)))
      exponent += zeros
    }
  }
}

extension DecimalNumber {
  /// Reads a number as JSON, CSV or an expression writes it: sign, digits, point, exponent.
  ///
  /// - Returns: nil for anything else, and for exponents beyond ±10,000.
  package init?(parsing text: some StringProtocol) {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0
    var isPastPoint = false
    var hasDigits = false
    var rest = Substring(text).utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    scan: while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - 48) }
        if isPastPoint { exponent -= 1 }
      case UInt8(ascii: "."):
        guard !isPastPoint else { return nil }
        isPastPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let power = Int(Substring(rest)), abs(power) <= 10_000 else { return nil }
        exponent += power
        break scan
      default: return nil
      }
    }
    guard hasDigits else { return nil }
    let small: UInt128? =
      digits.count <= 38 ? digits.reduce(UInt128(0)) { $0 * 10 + UInt128($1) } : nil
    self.init(
      isNegative: isNegative,
      small.map { .small($0) } ?? Coefficient(Natural(digits: digits)), exponent: exponent)
  }

  /// The digits of the coefficient, most significant first; none for zero.
  var digits: [UInt8] {
    switch coefficient {
    case .small(var value):
      var digits: [UInt8] = []
      while value > 0 {
        digits.append(UInt8(value % 10))
        value /= 10
      }
      return digits.reversed()
    case .large(let value): return value.digits
    }
  }

  /// The nearest binary number.
  package var double: Double {
    if case .small(let value) = coefficient, value < 1 << 53, (-22...0).contains(exponent) {
      let divisor = (0..<(-exponent)).reduce(1.0) { product, _ in product * 10 }
      let result = Double(value) / divisor
      return isNegative ? -result : result
    }
    let digits = String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
    let result = Double("\(digits.isEmpty ? "0" : digits)e\(exponent)") ?? 0
    return isNegative ? -result : result
  }

  /// The number if it is a whole one that fits.
  package var integer: Int? {
    guard exponent >= 0, exponent <= 18, case .small(let value) = coefficient else { return nil }
    let scale = (0..<exponent).reduce(UInt128(1)) { product, _ in product * 10 }
    let (product, overflow) = value.multipliedReportingOverflow(by: scale)
    guard !overflow, let result = Int(exactly: product) else { return nil }
    return isNegative ? -result : result
  }

  /// The number nearest to a binary one, by its shortest spelling.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(parsing: value.description)
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// Plain notation: `-1234.5`, whatever the locale.
  package var description: String {
    let text = plain()
    return isNegative ? "-" + text : text
  }

  /// The number without its sign, in plain notation.
  private func plain() -> String {
    var bytes = digits.map { $0 + 48 }
    if bytes.isEmpty { return "0" }
    if exponent >= 0 {
      bytes += Array(repeating: UInt8(ascii: "0"), count: exponent)
    } else {
      let missing = 1 - exponent - bytes.count
      if missing > 0 {
        bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "0"), count: missing), at: 0)
      }
      bytes.insert(UInt8(ascii: "."), at: bytes.count + exponent)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
