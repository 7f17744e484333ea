/// A constraint after reduction: one column or row activity should compare with a position.
///
/// Its error is `weight` times the distance by which the position is missed. A soft one gives its
/// column's cost a kink at `position`; a required one, of priority 1000, is a bound.
struct Wish {
  /// The column: a root, or the number of roots plus a row.
  var column: Int
  var position: Double
  var relation: Relation
  var weight: Double
  var priority: Double
  /// The record it comes from.
  var slot: Int
  /// How far `position` moves when that record's constant grows by 1.
  var rate: Double

  /// The slope of the error left of the position.
  var slopeLeft: Double { relation == .lessThanOrEqual ? 0 : -weight }
  /// The slope of the error right of the position.
  var slopeRight: Double { relation == .greaterThanOrEqual ? 0 : weight }

  var isRequired: Bool { priority >= 1000 }

  /// Narrows bounds to what a required demand leaves.
  func narrow(_ lower: inout Double, _ upper: inout Double) {
    if relation != .lessThanOrEqual { lower = max(lower, position) }
    if relation != .greaterThanOrEqual { upper = min(upper, position) }
  }
}
