/// What is left of a system after reduction: bounds and wishes on roots, and rows over several.
///
/// A row `i` defines an activity, its scaled sum over roots; bounds and wishes of a constraint with
/// several roots are bounds and wishes of that activity, column `variableCount + i`.
struct Assembly {
  let variableCount: Int
  private(set) var lower: [Double]
  private(set) var upper: [Double]
  private(set) var wishes: [Wish] = []
  private(set) var rowStart: [Int] = [0]
  private(set) var rowRoot: [Int] = []
  private(set) var rowValue: [Double] = []
  /// False once two required constraints contradict each other without any need to pivot.
  private(set) var isConsistent = true

  var rowCount: Int { rowStart.count - 1 }

  /// Writes the constraints in `order` in terms of the roots of `reduction`.
  init(_ order: [Int], of records: [Record], reduction: inout Reduction) {
    variableCount = reduction.parent.count
    lower = Array(repeating: -.infinity, count: variableCount)
    upper = Array(repeating: .infinity, count: variableCount)
    var open = reduction.remaining[...]
    for slot in order {
      let record = records[slot]
      if record.isRequired, record.constraint.relation == .equal {
        // Equalities are in `remaining`, in the same order, or done with.
        guard open.first == slot else { continue }
        open.removeFirst()
      }
      reduction.express(record.row)
      append(record, slot: slot, reduction: reduction)
      reduction.clear()
      if !isConsistent { return }
    }
    closeGaps()
  }

  private mutating func append(_ record: Record, slot: Int, reduction: Reduction) {
    let constraint = record.constraint
    let right = constraint.constant - reduction.known
    switch reduction.roots.count {
    case 0:
      let size = max(1, constraint.constant.magnitude + reduction.knownSize)
      if record.isRequired, constraint.relation.error(of: -right) > Tolerance.feasible * size {
        isConsistent = false
      }
    case 1:
      let root = reduction.roots[0]
      let coefficient = reduction.coefficient(of: root)
      let relation = coefficient < 0 ? constraint.relation.flipped : constraint.relation
      demand(
        relation, right / coefficient, weight: coefficient.magnitude, of: root, record, slot)
    default:
      let largest = reduction.roots.reduce(0.0) {
        max($0, reduction.coefficient(of: $1).magnitude)
      }
      let scale = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
      for root in reduction.roots {
        rowRoot.append(root)
        rowValue.append(scale * reduction.coefficient(of: root))
      }
      rowStart.append(rowRoot.count)
      lower.append(-.infinity)
      upper.append(.infinity)
      let column = lower.count - 1
      demand(constraint.relation, scale * right, weight: 1 / scale, of: column, record, slot)
    }
  }

  /// Records a bound or a wish of one column.
  private mutating func demand(
    _ relation: Relation, _ position: Double, weight: Double, of column: Int, _ record: Record,
    _ slot: Int
  ) {
    guard record.isRequired else {
      wishes.append(
        Wish(
          column: column, position: position, relation: relation, weight: weight,
          priority: record.constraint.priority.value, slot: slot))
      return
    }
    if relation != .lessThanOrEqual { lower[column] = max(lower[column], position) }
    if relation != .greaterThanOrEqual { upper[column] = min(upper[column], position) }
  }

  /// Finds bounds that contradict each other, and makes those meet that do so by rounding only.
  private mutating func closeGaps() {
    for column in lower.indices where lower[column] > upper[column] {
      let gap = lower[column] - upper[column]
      let size = max(1, lower[column].magnitude, upper[column].magnitude)
      guard gap <= Tolerance.feasible * size else {
        isConsistent = false
        return
      }
      lower[column] = upper[column]
    }
  }
}
