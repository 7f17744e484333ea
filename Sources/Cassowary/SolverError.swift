/// Why a solver refused something; whatever is refused leaves no trace.
public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint, or a change of one, cannot hold together with those that stand.
  case conflict(Conflict)
  /// A coefficient or constant is NaN or infinite.
  case notFinite(Constraint)
  /// A constant beyond 1e15, or a coefficient that is neither 0 nor between 1e-12 and 1e12.
  case outOfRange(Constraint)
  /// A priority that is not above 0 and at most 1000.
  case priorityOutOfRange(Priority)
  /// The variable was never created here, or has been removed.
  case unknownVariable(Variable)
  /// The constraint was never accepted here, or has been removed.
  case unknownConstraint(ConstraintID)
  /// A constraint, or another variable's default, still uses the variable.
  case variableInUse(Variable)
}

/// What a refused constraint conflicts with.
///
/// Together with the refused one the members cannot all hold; without any single one of them they
/// can. Where several such sets exist this is the one left by a deletion filter (Chinneck,
/// *Feasibility and Infeasibility in Optimization*, 2008, §6.1) that tries the last declared first.
public struct Conflict: Hashable, Sendable {
  /// The refused constraint, as it would have stood.
  public var refused: Constraint
  /// Its name, if it was there before the refused change.
  public var refusedID: ConstraintID?
  /// Its index in the array that was given, if it was one of several.
  public var refusedIndex: Int?
  /// Those that stand and take part, in declared order.
  public var members: [ConstraintID]
  /// Those of the same atomic batch that take part, as indices into it, in declared order.
  public var batchMembers: [Int]
}
