/// How much a constraint matters: above 0, up to 1000, which is required; fractions are allowed.
///
/// Two priorities that differ at all are two levels of the hierarchy: no quantity of error at the
/// lower one ever buys error at the higher one, and nothing is weighted or rounded.
public struct Priority: Hashable, Comparable, Sendable {
  /// The priority as a number.
  public var value: Double

  /// Creates a priority; whether it is in range is checked when a constraint is added.
  public init(_ value: Double) {
    self.value = value
  }

  /// 1000: holds, or is refused.
  public static let required = Priority(1000)
  /// 750.
  public static let high = Priority(750)
  /// 500.
  public static let medium = Priority(500)
  /// 250.
  public static let low = Priority(250)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { value >= 1000 }

  /// Compares by number.
  public static func < (left: Self, right: Self) -> Bool {
    left.value < right.value
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal such as `750.5`.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Creates a priority from a literal such as `750`.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
