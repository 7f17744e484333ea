/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  /// The sum is the constant.
  case equal
  /// The sum is at most the constant.
  case lessThanOrEqual
  /// The sum is at least the constant.
  case greaterThanOrEqual

  /// The relation after both sides were multiplied by a negative number.
  var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// By how much a sum that exceeds the constant by `excess` breaks the relation; 0 when it holds.
  func error(of excess: Double) -> Double {
    switch self {
    case .equal: excess.magnitude
    case .lessThanOrEqual: max(0, excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }
}

/// A linear equation or inequality, `Σ terms  relation  constant`, with a priority and a place.
public struct Constraint: Hashable, Sendable {
  /// The left side; a variable may occur more than once, a coefficient may be 0, and there may be
  /// no term at all.
  public var terms: [Term]
  /// How the sides compare.
  public var relation: Relation
  /// The right side; finite, at most 1e15 in size.
  public var constant: Double
  /// How much it matters.
  public var priority: Priority
  /// Where it was declared.
  public var place: Place

  /// Creates a constraint; it is checked when it is added to a solver.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Priority = .required, place: Place = Place(0)
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.place = place
  }
}

/// The name of a constraint within the solver that accepted it; compares by order of adding.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// How many constraints the solver had seen before this one; never used twice.
  let serial: Int
  /// Where the solver keeps it.
  let slot: Int

  /// Compares by order of adding.
  public static func < (left: Self, right: Self) -> Bool {
    left.serial < right.serial
  }
}
