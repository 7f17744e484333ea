/// A length as an author writes it: a number and a unit.
///
/// No unit is pt, 1/72 of an inch; a px is 1/96 of an inch; an em is the size of the text around.
public struct Length: Hashable, Sendable {
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case point = "pt"
    case millimeter = "mm"
    case centimeter = "cm"
    case inch = "in"
    case pixel = "px"
    case em
  }

  public var amount: Double
  public var unit: Unit

  public init(_ amount: Double, _ unit: Unit = .point) {
    self.amount = amount
    self.unit = unit
  }

  /// The length in pt, an em being as long as given.
  public func points(em: Double) -> Double {
    switch unit {
    case .point: amount
    case .millimeter: amount * 72 / 25.4
    case .centimeter: amount * 720 / 25.4
    case .inch: amount * 72
    case .pixel: amount * 0.75
    case .em: amount * em
    }
  }

  /// The length in pt; nil for an em, which needs a text size.
  public var points: Double? { unit == .em ? nil : points(em: 0) }
}

extension Length {
  /// Reads `12`, `12pt`, `-4.5mm`; nil for anything else.
  public init?(parsing text: some StringProtocol) {
    let letters = text.reversed().prefix { $0.isASCII && $0.isLetter }
    let number = text.dropLast(letters.count)
    guard let amount = Double(plainDecimal: number) else { return nil }
    guard !letters.isEmpty else {
      self.init(amount)
      return
    }
    guard let unit = Unit(rawValue: String(letters.reversed())) else { return nil }
    self.init(amount, unit)
  }
}

extension Double {
  /// Reads an optional sign, digits and at most one point: no exponent, no `nan`, no `0x`.
  public init?(plainDecimal text: some StringProtocol) {
    var digits = 0
    var points = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard index == 0 else { return nil }
      default: return nil
      }
    }
    guard digits > 0, points <= 1, let value = Double(String(text)), value.isFinite else {
      return nil
    }
    self = value
  }
}
