package import QuoinCore

/// A length in an expression: exact in its own unit, so that `12mm / 2` is `6mm`.
package struct LengthValue: Sendable {
  package var amount: DecimalNumber
  package var unit: Length.Unit

  package init(_ amount: DecimalNumber, _ unit: Length.Unit) {
    self.amount = amount
    self.unit = unit
  }

  /// The length as attributes take it.
  package var length: Length { Length(amount.double, unit) }

  /// How many pt one of the unit is, as a fraction; nil for em.
  private static func points(_ unit: Length.Unit) -> (DecimalNumber, DecimalNumber)? {
    switch unit {
    case .point: (DecimalNumber(1), DecimalNumber(1))
    case .millimeter: (DecimalNumber(360), DecimalNumber(127))
    case .centimeter: (DecimalNumber(3600), DecimalNumber(127))
    case .inch: (DecimalNumber(72), DecimalNumber(1))
    case .pixel: (DecimalNumber(3), DecimalNumber(4))
    case .em: nil
    }
  }

  /// The length in pt; nil for em.
  package var inPoints: DecimalNumber? {
    guard let (numerator, denominator) = Self.points(unit) else { return nil }
    return amount * numerator / denominator
  }

  /// Two lengths in one unit: their own where they share it, else pt; nil if one is in em.
  static func common(
    _ a: LengthValue, _ b: LengthValue
  ) -> (DecimalNumber, DecimalNumber, Length.Unit)? {
    if a.unit == b.unit { return (a.amount, b.amount, a.unit) }
    guard let left = a.inPoints, let right = b.inPoints else { return nil }
    return (left, right, .point)
  }
}

extension LengthValue: CustomStringConvertible {
  package var description: String { amount.description + unit.rawValue }
}
