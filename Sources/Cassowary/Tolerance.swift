/// The tolerances that several steps share, all relative to the numbers they are compared with.
enum Tolerance {
  /// How far a required constraint may be missed, relative to the numbers in it.
  static let feasible = 1e-9
  /// How much of a sum may be rounding: a rate of change below this part of its summands is none.
  static let rate = 1e-10
  /// How much of what was added up to make a dual value may be rounding.
  static let noise = 1e-12
  /// How much of the largest dual value rounding may leave of one that should be 0.
  static let residue = 1e-12
  /// How large a rate of change must be beside the numbers in it to be one for certain.
  static let certain = 1e-9
  /// The smallest pivot, relative to the largest entry of its column.
  static let pivot = 1e-13
  /// What is left of two numbers that cancel, relative to them.
  static let cancelled = 1e-13
}
