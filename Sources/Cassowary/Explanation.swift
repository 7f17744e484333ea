/// Why a variable has the value that it has.
public struct Explanation: Hashable, Sendable {
  /// A soft constraint that is missed, and by how much.
  public struct GivenUp: Hashable, Sendable {
    /// The constraint.
    public var id: ConstraintID
    /// Its error in the solution, above 0.
    public var error: Double

    /// Creates a record of a constraint that was given up.
    public init(id: ConstraintID, error: Double) {
      self.id = id
      self.error = error
    }
  }

  /// The variable.
  public var variable: Variable
  /// Its value in the solution.
  public var value: Double
  /// The tight constraints that hold it, in declared order: together they leave it one value, and
  /// each has a part in that.
  public var holding: [ConstraintID]
  /// Variables that stand at their defaults and have a part in it, because no constraint does; in
  /// order of creation.
  public var defaults: [Variable]
  /// The soft constraints given up on this variable or on those it is held by, in declared order.
  public var givenUp: [GivenUp]
}
