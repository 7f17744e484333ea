/// The values of all variables of a ``Solver`` at one time.
public struct Solution: Sendable {
  @usableFromInline let values: [Double]

  init(_ values: [Double]) {
    self.values = values
  }

  /// The value of a variable; never NaN. 0 for a variable that the solver did not have then.
  ///
  /// Costs constant time.
  @inlinable public subscript(variable: Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }
}
