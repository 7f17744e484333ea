/// A bounded-variable primal simplex on one component, for costs that are convex and kinked.
///
/// Columns `0..<columnCount` are roots; column `columnCount + i` is the activity of row `i`, tied by
/// `activity − Σ a x = 0`. Constants appear only as bounds and kinks, so the matrix is the same for
/// all of a component's sizes. A column outside the basis rests at a bound, at a kink, or anywhere
/// if nothing holds it.
///
/// Levels are optimised one after another. After each, every column is confined to where the
/// level's dual solution is complementary to it, which is exactly the level's set of optima; the
/// next level then works within it. Nothing is weighted and no objective is ever subtracted from
/// another.
struct Simplex {
  let columnCount: Int
  var rowCount: Int
  var columnStart: [Int]
  var columnRow: [Int]
  var columnValue: [Double]
  var rowStart: [Int]
  var rowColumn: [Int]
  var rowValue: [Double]

  /// What 1 in this simplex is outside: columns and activities are scaled by powers of two.
  var unit: [Double]

  var lower: [Double]
  var upper: [Double]
  var value: [Double]
  /// The row in which a column is basic, or -1.
  var position: [Int]
  /// The column that is basic in each row.
  var head: [Int]
  var basis = Basis()
  /// How many elementary matrices the last factorisation left.
  var factoredCount = 0
  /// Columns outside the basis that may still move; once there is none, all is decided.
  var freeCount = 0

  /// The longest way that a column has moved at once since values were last computed afresh.
  var farthestMove = 0.0

  var cost: KinkedCost
  var dual: [Double]
  /// For each dual value the magnitudes of what was added up to make it.
  var dualSize: [Double]
  var reduced: [Double]
  var reducedSize: [Double]
  /// For each rate of change the magnitudes of the numbers that make it up.
  var reducedPeak: [Double]
  /// Whether dual values may have lost digits in a long product, so that a fresh inverse is due.
  var isGrown = false
  /// Columns whose `reduced` may differ from 0.
  var touched: [Int] = []
  var isTouched: [Bool]
  var arePricesOld = false
  var work: [Double]
  var breakpoints: [Breakpoint] = []
  var isBanned: [Bool]
  /// Columns that have been brought as near to their defaults as they can go, and stay there.
  var isPinned: [Bool]
  var bannedCount = 0

  /// Takes component `index`; `local` is scratch with one place for each variable.
  ///
  /// Columns start where their most important wish wants them; if it `raises` them, rows are then
  /// mended by raising columns.
  init(
    _ index: Int, of components: Components, _ assembly: Assembly, _ demands: Demands,
    local: inout [Int], raises: Bool
  ) {
    let columns = components.columns[
      components.columnStart[index]..<components.columnStart[index + 1]]
    let rows = components.rows[components.rowStart[index]..<components.rowStart[index + 1]]
    columnCount = columns.count
    rowCount = rows.count
    let total = columns.count + rows.count
    lower = []
    upper = []
    lower.reserveCapacity(total)
    upper.reserveCapacity(total)
    for (place, column) in columns.enumerated() {
      local[column] = place
      lower.append(assembly.lower[column])
      upper.append(assembly.upper[column])
    }
    var start = [0]
    var column: [Int] = []
    var entry: [Double] = []
    var counts = Array(repeating: 0, count: columns.count + 1)
    for row in rows {
      lower.append(assembly.lower[assembly.variableCount + row])
      upper.append(assembly.upper[assembly.variableCount + row])
      for place in assembly.rowStart[row]..<assembly.rowStart[row + 1] {
        let home = local[assembly.rowRoot[place]]
        column.append(home)
        entry.append(assembly.rowValue[place])
        counts[home + 1] += 1
      }
      start.append(column.count)
    }
    let unit = Self.units(start, column, &entry, columnCount: columns.count)
    self.unit = unit
    for place in unit.indices where unit[place] != 1 {
      lower[place] /= unit[place]
      upper[place] /= unit[place]
    }
    for place in 0..<columns.count { counts[place + 1] += counts[place] }
    var next = counts
    var columnRow = Array(repeating: 0, count: column.count)
    var columnValue = Array(repeating: 0.0, count: column.count)
    for row in 0..<rows.count {
      for place in start[row]..<start[row + 1] {
        let home = next[column[place]]
        columnRow[home] = row
        columnValue[home] = entry[place]
        next[column[place]] += 1
      }
    }
    rowStart = start
    rowColumn = column
    rowValue = entry
    columnStart = counts
    self.columnRow = columnRow
    self.columnValue = columnValue

    value = Array(repeating: 0, count: total)
    position = Array(repeating: -1, count: total)
    head = Array(columns.count..<total)
    cost = KinkedCost(columnCount: total)
    dual = Array(repeating: 0, count: rows.count)
    dualSize = dual
    work = dual
    reduced = value
    reducedSize = value
    reducedPeak = value
    isTouched = Array(repeating: false, count: total)
    isBanned = isTouched
    isPinned = isTouched
    for row in 0..<rows.count { position[columns.count + row] = row }
    for place in demands.wishRange(index).reversed() {
      let column = demands.wishes[place].column
      if column < assembly.variableCount {
        value[local[column]] = demands.wishes[place].position / unit[local[column]]
      }
    }
    for place in 0..<columns.count {
      value[place] = max(lower[place], min(upper[place], value[place]))
      if lower[place] < upper[place] { freeCount += 1 }
    }
    if raises { raise() }
    recompute()
  }

  /// A value in the units of the outside.
  func outerValue(_ column: Int) -> Double { value[column] * unit[column] }

  /// Whether nothing can move any more.
  var isDecided: Bool { freeCount == 0 }

  /// Whether a column cannot move any more, as far as can be told without a search.
  func isSettled(_ column: Int) -> Bool {
    isDecided || isPinned[column] || (position[column] < 0 && lower[column] == upper[column])
  }

  /// Confines a column; keeps count of those that may still move.
  mutating func confine(_ column: Int, _ low: Double, _ high: Double) {
    let wasFree = position[column] < 0 && lower[column] < upper[column]
    lower[column] = max(lower[column], low)
    upper[column] = min(upper[column], high)
    let gap = upper[column] - lower[column]
    if gap <= 1e-12 * max(1, value[column].magnitude) {
      // Rounding may cross two bounds that are one; the present value decides.
      let meeting = max(
        min(lower[column], upper[column]),
        min(
          value[column],
          max(
            lower[column], upper[column])))
      lower[column] = meeting
      upper[column] = meeting
    }
    if wasFree, lower[column] == upper[column] { freeCount -= 1 }
  }

  /// Writes `B⁻¹` times a column into `work`.
  mutating func loadColumn(_ column: Int) {
    for row in 0..<rowCount { work[row] = 0 }
    if column >= columnCount {
      work[column - columnCount] = 1
    } else {
      for entry in columnStart[column]..<columnStart[column + 1] {
        work[columnRow[entry]] = -columnValue[entry]
      }
    }
    basis.transform(&work)
  }

  /// Computes the basic columns' values from those of the others.
  mutating func recompute() {
    for row in 0..<rowCount { work[row] = 0 }
    for column in 0..<columnCount where position[column] < 0 && value[column] != 0 {
      for entry in columnStart[column]..<columnStart[column + 1] {
        work[columnRow[entry]] += columnValue[entry] * value[column]
      }
    }
    for row in 0..<rowCount where position[columnCount + row] < 0 {
      work[row] -= value[columnCount + row]
    }
    basis.transform(&work)
    for row in 0..<rowCount { value[head[row]] = work[row] }
  }
}
