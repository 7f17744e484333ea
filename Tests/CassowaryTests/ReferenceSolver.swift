import Cassowary

/// The plain solver that the fast one has to agree with: a dense simplex in standard form.
///
/// Every free variable is a difference of two, every error a pair of columns, every objective of
/// the hierarchy is optimised in turn under Bland's rule, and columns with a positive reduced cost
/// are then struck out, which leaves exactly the optima. Slow, and without a single idea.
struct ReferenceSolver {
  var variableCount: Int
  /// For each variable the one whose value it takes by default, or nil for 0.
  var defaults: [Int?]
  /// In declared order.
  var constraints: [Constraint]

  /// The solution, or nil if the required constraints contradict each other.
  func solve() -> [Double]? {
    var columnCount = 2 * variableCount
    func column() -> Int {
      columnCount += 1
      return columnCount - 1
    }
    var rows: [(entries: [(Int, Double)], right: Double)] = []
    var errors: [(priority: Double, columns: [Int])] = []
    for constraint in constraints {
      var entries: [(Int, Double)] = []
      for term in constraint.terms {
        entries.append((2 * term.variable.index, term.coefficient))
        entries.append((2 * term.variable.index + 1, -term.coefficient))
      }
      if constraint.priority.isRequired {
        if constraint.relation == .lessThanOrEqual { entries.append((column(), 1)) }
        if constraint.relation == .greaterThanOrEqual { entries.append((column(), -1)) }
      } else {
        let under = column()
        let over = column()
        entries.append((under, 1))
        entries.append((over, -1))
        switch constraint.relation {
        case .equal: errors.append((constraint.priority.value, [under, over]))
        case .lessThanOrEqual: errors.append((constraint.priority.value, [over]))
        case .greaterThanOrEqual: errors.append((constraint.priority.value, [under]))
        }
      }
      rows.append((entries, constraint.constant))
    }
    var objectives: [[Int]] = []
    for level in Set(errors.map(\.priority)).sorted(by: >) {
      objectives.append(errors.filter { $0.priority == level }.flatMap(\.columns))
    }
    let byPriority = errors.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }
    objectives += byPriority.map(\.element.columns)
    for variable in 0..<variableCount {
      let pair = [column(), column()]
      var entries = [(2 * variable, 1.0), (2 * variable + 1, -1), (pair[0], 1), (pair[1], -1)]
      if let other = defaults[variable] {
        entries += [(2 * other, -1), (2 * other + 1, 1)]
      }
      rows.append((entries, 0))
      objectives.append(pair)
    }
    var table = DenseTable(rows: rows, columnCount: columnCount)
    guard table.findFeasible() else { return nil }
    for objective in objectives { table.minimise(objective) }
    let values = table.values()
    return (0..<variableCount).map { values[2 * $0] - values[2 * $0 + 1] }
  }
}

/// A simplex tableau with every number written out.
struct DenseTable {
  private var table: [[Double]]
  private var right: [Double]
  private var basic: [Int]
  private var isStruck: [Bool]
  private let columnCount: Int

  init(rows: [(entries: [(Int, Double)], right: Double)], columnCount: Int) {
    self.columnCount = columnCount
    let total = columnCount + rows.count
    table = []
    right = []
    for (index, row) in rows.enumerated() {
      var line = Array(repeating: 0.0, count: total)
      for (column, value) in row.entries { line[column] += value }
      if row.right < 0 { line = line.map { -$0 } }
      line[columnCount + index] = 1
      table.append(line)
      right.append(abs(row.right))
    }
    basic = Array(columnCount..<total)
    isStruck = Array(repeating: false, count: total)
  }

  /// Drives the artificial columns out; false if they cannot all become 0.
  mutating func findFeasible() -> Bool {
    let artificial = Array(columnCount..<isStruck.count)
    minimise(artificial, strikes: false)
    var rest = 0.0
    for (row, column) in basic.enumerated() where column >= columnCount { rest += right[row] }
    guard rest <= 1e-7 else { return false }
    for row in basic.indices where basic[row] >= columnCount {
      guard let column = (0..<columnCount).first(where: { abs(table[row][$0]) > 1e-9 }) else {
        continue
      }
      pivot(row, column)
    }
    for column in artificial { isStruck[column] = true }
    return true
  }

  /// Minimises the sum of some columns, then strikes out what would make it grow.
  mutating func minimise(_ columns: [Int], strikes: Bool = true) {
    var isCosted = Array(repeating: false, count: isStruck.count)
    for column in columns { isCosted[column] = true }
    while true {
      let costs = reducedCosts(isCosted)
      guard
        let entering = costs.indices.first(where: { !isStruck[$0] && costs[$0] < -1e-9 })
      else {
        if strikes {
          for column in costs.indices where costs[column] > 1e-9 { isStruck[column] = true }
        }
        return
      }
      var leaving: Int?
      var best = Double.infinity
      for row in basic.indices where table[row][entering] > 1e-9 {
        let ratio = right[row] / table[row][entering]
        let isTie = abs(ratio - best) <= 1e-12
        if ratio < best - 1e-12 || (isTie && basic[row] < basic[leaving ?? row]) {
          best = min(best, ratio)
          leaving = row
        }
      }
      guard let leaving else { return }
      pivot(leaving, entering)
    }
  }

  private func reducedCosts(_ isCosted: [Bool]) -> [Double] {
    var costs = isCosted.map { $0 ? 1.0 : 0.0 }
    for row in basic.indices where isCosted[basic[row]] {
      for column in costs.indices { costs[column] -= table[row][column] }
    }
    for column in basic { costs[column] = 0 }
    return costs
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = table[row][column]
    table[row] = table[row].map { $0 / factor }
    right[row] /= factor
    for other in basic.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
      table[other][column] = 0
      right[other] = max(0, right[other] - factor * right[row])
    }
    basic[row] = column
  }

  /// The value of each column.
  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: isStruck.count)
    for (row, column) in basic.enumerated() { values[column] = right[row] }
    return values
  }
}
