/// All constraints' rows side by side, as the solver's inner loops want to read them.
struct RowTable {
  /// One constraint: its terms are `terms[start..<start + count]`.
  struct Row {
    var start: Int
    var count: Int
    var constant: Double
    var priority: Double
    var relation: Relation

    var isRequired: Bool { priority >= 1000 }
  }

  private(set) var rows: [Row] = []
  /// Each row's terms sorted by variable, each variable once, no coefficient 0.
  private(set) var terms: [Term] = []
  /// How many of `terms` belong to no row any more.
  private var wasteCount = 0

  /// Puts a constraint in a slot, which may be the next one.
  mutating func set(_ constraint: Constraint, at slot: Int) {
    let row = Row(
      start: terms.count, count: constraint.appendNormalised(to: &terms),
      constant: constraint.constant, priority: constraint.priority.value,
      relation: constraint.relation)
    if slot == rows.count { rows.append(row) } else { rows[slot] = row }
  }

  mutating func setConstant(_ constant: Double, at slot: Int) {
    rows[slot].constant = constant
  }

  mutating func setPriority(_ priority: Priority, at slot: Int) {
    rows[slot].priority = priority.value
  }

  /// Empties a slot; space is taken back once half of it is unused.
  mutating func clear(_ slot: Int) {
    wasteCount += rows[slot].count
    rows[slot].count = 0
    guard wasteCount > 1024, wasteCount > terms.count / 2 else { return }
    var kept: [Term] = []
    kept.reserveCapacity(terms.count - wasteCount)
    for slot in rows.indices {
      let start = kept.count
      kept.append(contentsOf: terms[rows[slot].start..<rows[slot].start + rows[slot].count])
      rows[slot].start = start
    }
    terms = kept
    wasteCount = 0
  }

  /// The terms of a row.
  subscript(slot: Int) -> ArraySlice<Term> {
    terms[rows[slot].start..<rows[slot].start + rows[slot].count]
  }

  /// Whether a constraint holds at a point, give or take a part of the numbers in it.
  func isMet(_ slot: Int, at values: [Double], within tolerance: Double) -> Bool {
    let row = rows[slot]
    var excess = -row.constant
    var size = max(1, row.constant.magnitude)
    for term in self[slot] {
      let part = term.coefficient * values[term.variable.index]
      excess += part
      size = max(size, part.magnitude)
    }
    return row.relation.error(of: excess) <= tolerance * size
  }
}
