/// A point at which all required constraints hold, to accept more of them without a search.
///
/// Constraints that are added one by one mostly hold where their solver already stands, or speak of
/// a variable that no required constraint has spoken of yet, which can then be moved.
struct Witness {
  private var values: [Double]
  /// How many required constraints use each variable.
  private var useCount: [Int]

  /// Takes a feasible point of the required constraints among `slots`.
  init(_ values: [Double], _ slots: [Int], of table: RowTable) {
    self.values = values
    useCount = Array(repeating: 0, count: values.count)
    for slot in slots where table.rows[slot].isRequired { count(slot, of: table, 1) }
  }

  /// Takes in a variable, anywhere.
  mutating func addVariable() {
    values.append(0)
    useCount.append(0)
  }

  /// Forgets a required constraint.
  mutating func release(_ slot: Int, of table: RowTable) {
    count(slot, of: table, -1)
  }

  private mutating func count(_ slot: Int, of table: RowTable, _ change: Int) {
    for term in table[slot] { useCount[term.variable.index] += change }
  }

  /// Takes in a required constraint if it holds here, or can by moving a variable that is free.
  /// - Returns: Whether it was taken in.
  mutating func admit(_ slot: Int, of table: RowTable) -> Bool {
    let row = table.rows[slot]
    var excess = -row.constant
    var size = row.constant.magnitude
    var free: Term?
    for term in table[slot] {
      let part = term.coefficient * values[term.variable.index]
      excess += part
      size += part.magnitude
      if useCount[term.variable.index] == 0, size.isFinite {
        let isLarger = term.coefficient.magnitude > (free?.coefficient.magnitude ?? 0)
        if isLarger { free = term }
      }
    }
    if row.relation.error(of: excess) > Self.slack * size {
      guard let free else { return false }
      let moved = values[free.variable.index] - excess / free.coefficient
      // Far out, rounding would be larger than what is to be proved.
      guard moved.magnitude <= 1e6 * max(1, size) else { return false }
      values[free.variable.index] = moved
    }
    count(slot, of: table, 1)
    return true
  }

  /// A constraint that is missed by this little, relative to its numbers, holds.
  private static let slack = 1e-13
}
