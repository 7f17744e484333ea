/// A soft constraint after reduction: one column or row activity should compare with a position.
///
/// Its error is `weight` times the distance by which the position is missed. A wish gives its
/// column's cost a kink at `position`.
struct Wish {
  /// The column: a root, or the number of roots plus a row.
  var column: Int
  var position: Double
  var relation: Relation
  var weight: Double
  var priority: Double
  /// The record it comes from.
  var slot: Int

  /// The slope of the error left of the position.
  var slopeLeft: Double { relation == .lessThanOrEqual ? 0 : -weight }
  /// The slope of the error right of the position.
  var slopeRight: Double { relation == .greaterThanOrEqual ? 0 : weight }
}
