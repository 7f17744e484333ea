/// An unknown of a ``Solver``, known by its order of creation.
///
/// A variable belongs to the solver that made it. It is a plain value: copying costs nothing, and
/// an index is never used twice by one solver.
public struct Variable: Hashable, Sendable, Comparable {
  /// The place in the order of creation, from 0.
  public var index: Int

  /// Creates the name of the variable that was created as number `index`.
  public init(index: Int) {
    self.index = index
  }

  /// Compares by order of creation.
  public static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
}

/// A variable times a coefficient, one summand of a ``Constraint``.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The factor; finite, and 0 or between 1e-12 and 1e12 in size.
  public var coefficient: Double

  /// Creates `coefficient × variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
