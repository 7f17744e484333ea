/// A variable that required constraints and the sums of errors leave free to move (rule 6).
public struct Freedom: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The least value it could have; `nil` if there is none.
  public var low: Double?
  /// The greatest value it could have; `nil` if there is none.
  public var high: Double?
  /// The level of the tie: the highest priority at which single errors have to change for the
  /// variable to range from `low` to `high`; 0 if none has to.
  public var level: Double
  /// The other variables that move whenever this one does, each in proportion, in order of creation.
  public var companions: [Variable]

  /// Creates a report.
  public init(
    variable: Variable, low: Double?, high: Double?, level: Double, companions: [Variable]
  ) {
    self.variable = variable
    self.low = low
    self.high = high
    self.level = level
    self.companions = companions
  }
}
