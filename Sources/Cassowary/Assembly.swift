/// What is left of a system after reduction: bounds and wishes on roots, and rows over several.
///
/// A row `i` defines an activity, its scaled sum over roots; bounds and wishes of a constraint with
/// several roots are bounds and wishes of that activity, column `variableCount + i`.
struct Assembly {
  let variableCount: Int
  private(set) var lower: [Double]
  private(set) var upper: [Double]
  private(set) var wishes: [Wish] = []
  /// What `lower` and `upper` are made of.
  private(set) var limits: [Wish] = []
  private(set) var rowStart: [Int] = [0]
  private(set) var rowRoot: [Int] = []
  private(set) var rowValue: [Double] = []
  /// The record that each row comes from, until rows are rewritten.
  private(set) var rowSlot: [Int] = []
  /// What each row was multiplied by, until rows are rewritten.
  private(set) var rowScale: [Double] = []
  /// False once two required constraints contradict each other without any need to pivot.
  private(set) var isConsistent = true

  var rowCount: Int { rowStart.count - 1 }

  /// Writes the constraints in `order` in terms of the roots of `reduction`.
  ///
  /// Stops at the first contradiction, unless it `insists` on the rest.
  init(_ order: [Int], of table: RowTable, reduction: inout Reduction, insists: Bool) {
    variableCount = reduction.links.count
    lower = Array(repeating: -.infinity, count: variableCount)
    upper = Array(repeating: .infinity, count: variableCount)
    var open = reduction.remaining[...]
    for slot in order {
      let row = table.rows[slot]
      if row.isRequired, row.relation == .equal {
        // Equalities are in `remaining`, in the same order, or done with.
        guard open.first == slot else { continue }
        open.removeFirst()
      }
      reduction.express(row, of: table)
      append(row, slot: slot, reduction: reduction)
      reduction.clear()
      if !isConsistent, !insists { return }
    }
    closeGaps()
  }

  private mutating func append(_ row: RowTable.Row, slot: Int, reduction: Reduction) {
    let right = row.constant - reduction.known
    switch reduction.roots.count {
    case 0:
      let size = max(1, row.constant.magnitude + reduction.knownSize)
      if row.isRequired, row.relation.error(of: -right) > Tolerance.feasible * size {
        isConsistent = false
      }
    case 1:
      let root = reduction.roots[0]
      let coefficient = reduction.coefficient(of: root)
      let relation = coefficient < 0 ? row.relation.flipped : row.relation
      demand(
        Wish(
          column: root, position: right / coefficient, relation: relation,
          weight: coefficient.magnitude, priority: row.priority, slot: slot,
          rate: 1 / coefficient))
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
      rowSlot.append(slot)
      rowScale.append(scale)
      lower.append(-.infinity)
      upper.append(.infinity)
      demand(
        Wish(
          column: lower.count - 1, position: scale * right, relation: row.relation,
          weight: 1 / scale, priority: row.priority, slot: slot, rate: scale))
    }
  }

  /// Records a bound or a wish of one column.
  private mutating func demand(_ demand: Wish) {
    guard demand.isRequired else {
      wishes.append(demand)
      return
    }
    limits.append(demand)
    demand.narrow(&lower[demand.column], &upper[demand.column])
  }

  /// Finds bounds that contradict each other, and makes those meet that do so by rounding only.
  private mutating func closeGaps() {
    for column in lower.indices where lower[column] > upper[column] {
      if !Self.closeGap(&lower[column], upper[column]) { isConsistent = false }
    }
  }

  /// Makes a lower bound above the upper one meet it; false if more than rounding parts them.
  static func closeGap(_ lower: inout Double, _ upper: Double) -> Bool {
    let gap = lower - upper
    let size = max(1, lower.magnitude, upper.magnitude)
    lower = upper
    return gap <= Tolerance.feasible * size
  }

  /// Gives a root other bounds.
  mutating func confine(_ root: Int, _ low: Double, _ high: Double) {
    lower[root] = low
    upper[root] = high
  }

  /// Takes over rows from an elimination: those that are gone are left out, positions on the others
  /// move, and those left with a single root turn into bounds and wishes of it.
  mutating func rewrite(_ rows: SparseRows, isGone: [Bool], shift: [Double]) {
    let oldCount = rowCount
    var newRow = Array(repeating: -1, count: oldCount)
    var single: [Int: (root: Int, value: Double)] = [:]
    var oldLower = Array(lower[variableCount...])
    var oldUpper = Array(upper[variableCount...])
    lower.removeLast(oldCount)
    upper.removeLast(oldCount)
    rowStart = [0]
    rowRoot.removeAll(keepingCapacity: true)
    rowValue.removeAll(keepingCapacity: true)
    var sum = Array(repeating: 0.0, count: variableCount)
    for row in 0..<oldCount where !isGone[row] {
      oldLower[row] += shift[row]
      oldUpper[row] += shift[row]
      let start = rowRoot.count
      collect(row, of: rows, into: &sum)
      switch rowRoot.count - start {
      case 0:
        close(oldLower[row], oldUpper[row], shift: shift[row])
      case 1:
        let entry = (root: rowRoot.removeLast(), value: rowValue.removeLast())
        single[row] = entry
        narrow(entry.root, oldLower[row] / entry.value, oldUpper[row] / entry.value)
      default:
        newRow[row] = rowStart.count - 1
        rowStart.append(rowRoot.count)
        lower.append(oldLower[row])
        upper.append(oldUpper[row])
      }
    }
    rowSlot = []
    rowScale = []
    wishes = moved(wishes, shift, newRow, single)
    limits = moved(limits, shift, newRow, single)
    closeGaps()
  }

  /// Appends a row's entries, adding up those of the same root.
  private mutating func collect(_ row: Int, of rows: SparseRows, into sum: inout [Double]) {
    let start = rowRoot.count
    var largest = 0.0
    var node = rows.first(inRow: row)
    while node >= 0 {
      let root = rows.column[node]
      let value = rows.value[node]
      if value != 0 {
        if sum[root] == 0 { rowRoot.append(root) }
        sum[root] += value
        largest = max(largest, value.magnitude)
        // A sum that vanishes on the way keeps its place by a number that is nothing beside it.
        if sum[root] == 0 { sum[root] = 1e-300 }
      }
      node = rows.after(node)
    }
    var kept = start
    for entry in start..<rowRoot.count {
      let root = rowRoot[entry]
      if sum[root].magnitude > 1e-11 * largest {
        rowRoot[kept] = root
        rowValue.append(sum[root])
        kept += 1
      }
      sum[root] = 0
    }
    rowRoot.removeLast(rowRoot.count - kept)
  }

  /// Checks a row that nothing is left of.
  private mutating func close(_ low: Double, _ high: Double, shift: Double) {
    let slack = Tolerance.feasible * max(1, shift.magnitude)
    if low > slack || high < -slack { isConsistent = false }
  }

  private mutating func narrow(_ root: Int, _ first: Double, _ second: Double) {
    // An infinite bound stays one whatever it is divided by; its sign may turn.
    lower[root] = max(lower[root], min(first, second))
    upper[root] = min(upper[root], max(first, second))
  }

  /// Demands on activities, moved along with their rows.
  private func moved(
    _ demands: [Wish], _ shift: [Double], _ newRow: [Int],
    _ single: [Int: (root: Int, value: Double)]
  ) -> [Wish] {
    var kept: [Wish] = []
    kept.reserveCapacity(demands.count)
    for var demand in demands {
      let row = demand.column - variableCount
      if row >= 0 {
        demand.position += shift[row]
        if newRow[row] >= 0 {
          demand.column = variableCount + newRow[row]
        } else if let entry = single[row] {
          demand.column = entry.root
          demand.position /= entry.value
          demand.rate /= entry.value
          demand.weight *= entry.value.magnitude
          if entry.value < 0 { demand.relation = demand.relation.flipped }
        } else {
          continue
        }
      }
      kept.append(demand)
    }
    return kept
  }
}
