/// Substitutes away roots that only tie others together, before any simplex step.
///
/// A root without wishes, and without bounds that the rest does not imply, is solved for in one
/// required equality and replaced in its few other rows, as long as that adds no entries: the free
/// and implied free column substitution of linear programming (Andersen and Andersen, "Presolving
/// in linear programming", 1995). The tops of a chain of boxes go this way: its end, if nothing
/// holds it, peels off row by row; a chain held at both ends becomes one row.
struct Elimination {
  /// A root and the equality that gives its value once those after it are known.
  struct Step {
    var root: Int
    var pivot: Double
    var right: Double
    var start: Int
    var end: Int
    /// The record that the equality comes from, and how fast `right` grows with its right side.
    var slot: Int
    var rate: Double
    /// Whether the root has bounds, which follow from the equality and other bounds.
    var isImplied: Bool
    /// Where the rows stand that `right` was carried into: `targets[targetStart..<targetEnd]`.
    var targetStart: Int
    var targetEnd: Int
  }

  /// A row that an equality was subtracted from.
  struct Target {
    var slot: Int
    /// How much of the equality's right side, in its record's units, went into that of this row.
    var rate: Double
  }

  /// In the order of elimination; values are found in the opposite order.
  private(set) var steps: [Step] = []
  private(set) var stepRoot: [Int] = []
  private(set) var stepValue: [Double] = []
  private(set) var targets: [Target] = []
  /// The step that eliminated a root, or -1.
  private(set) var stepOf: [Int]
  /// What to add to positions on each row's activity.
  private var shift: [Double]
  private var isGone: [Bool]
  private var rows: SparseRows
  private var queue: [Int] = []
  private var isQueued: [Bool]

  /// Eliminates from `assembly` whatever is cheap to eliminate, and rewrites it.
  init(_ assembly: inout Assembly) {
    let rowCount = assembly.rowCount
    stepOf = Array(repeating: -1, count: assembly.variableCount)
    shift = Array(repeating: 0, count: rowCount)
    isGone = Array(repeating: false, count: rowCount)
    isQueued = Array(repeating: false, count: assembly.variableCount)
    rows = SparseRows(
      rowCount: rowCount, columnCount: assembly.variableCount,
      capacity: 2 * assembly.rowRoot.count)
    var isEquality = Array(repeating: false, count: rowCount)
    for row in 0..<rowCount {
      let activity = assembly.variableCount + row
      isEquality[row] = assembly.lower[activity] == assembly.upper[activity]
      for entry in assembly.rowStart[row]..<assembly.rowStart[row + 1] {
        rows.append(assembly.rowValue[entry], row: row, column: assembly.rowRoot[entry])
      }
    }
    guard isEquality.contains(true) else { return }
    var isWished = Array(repeating: false, count: assembly.lower.count)
    for wish in assembly.wishes { isWished[wish.column] = true }
    // An equality that is wished for as well is kept, with the wish.
    for row in 0..<rowCount where isWished[assembly.variableCount + row] { isEquality[row] = false }
    for row in 0..<rowCount where isEquality[row] { enqueue(row) }
    var next = 0
    while next < queue.count {
      let root = queue[next]
      next += 1
      isQueued[root] = false
      if !isWished[root], stepOf[root] < 0 { consider(root, isEquality, assembly) }
    }
    if !steps.isEmpty { assembly.rewrite(rows, isGone: isGone, shift: shift) }
  }

  private mutating func enqueue(_ row: Int) {
    var node = rows.first(inRow: row)
    while node >= 0 {
      let root = rows.column[node]
      if rows.value[node] != 0, !isQueued[root], stepOf[root] < 0 {
        isQueued[root] = true
        queue.append(root)
      }
      node = rows.after(node)
    }
  }

  /// Eliminates a root if some equality is fit for it.
  private mutating func consider(_ root: Int, _ isEquality: [Bool], _ assembly: Assembly) {
    let count = rows.columnLength[root]
    guard count > 0, count <= 8 else { return }
    let entries = rows.entries(ofColumn: root)
    var best = -1
    for node in entries where isEquality[rows.row[node]] {
      if best < 0 || isShorter(node, than: best) { best = node }
    }
    guard best >= 0 else { return }
    let length = rows.rowLength[rows.row[best]]
    let isCheap = count <= 2 || (length - 1) * (count - 1) <= length + count - 1
    guard isCheap || growth(by: best, others: entries) <= 0 else { return }
    guard isLarge(best), isFree(root, through: best, assembly) else { return }
    eliminate(root, by: best, others: entries, assembly)
  }

  /// How many entries more there would be after eliminating by a pivot: where it cancels, fewer.
  private func growth(by pivot: Int, others: [Int]) -> Int {
    let source = rows.row[pivot]
    var growth = -rows.rowLength[source] - (others.count - 1)
    for other in others where rows.row[other] != source {
      let factor = rows.value[other] / rows.value[pivot]
      rows.forEach(inRow: source) { node in
        guard node != pivot, rows.value[node] != 0 else { return }
        guard let met = rows.entry(row: rows.row[other], column: rows.column[node]) else {
          growth += 1
          return
        }
        let part = factor * rows.value[node]
        if (rows.value[met] - part).magnitude <= 1e-11 * part.magnitude { growth -= 1 }
      }
    }
    return growth
  }

  private func isShorter(_ left: Int, than right: Int) -> Bool {
    let leftRow = rows.row[left]
    let rightRow = rows.row[right]
    if rows.rowLength[leftRow] != rows.rowLength[rightRow] {
      return rows.rowLength[leftRow] < rows.rowLength[rightRow]
    }
    return leftRow < rightRow
  }

  /// Whether an entry is large enough within its row to divide by.
  private func isLarge(_ pivot: Int) -> Bool {
    let limit = 100 * rows.value[pivot].magnitude
    var isLarge = true
    rows.forEach(inRow: rows.row[pivot]) { if rows.value[$0].magnitude > limit { isLarge = false } }
    return isLarge
  }

  /// Whether a root's bounds, if it has any, follow from an equality and the others' bounds.
  private func isFree(_ root: Int, through pivot: Int, _ assembly: Assembly) -> Bool {
    let lower = assembly.lower[root]
    let upper = assembly.upper[root]
    if lower == -.infinity, upper == .infinity { return true }
    let row = rows.row[pivot]
    let right = assembly.lower[assembly.variableCount + row] + shift[row]
    var least = right / rows.value[pivot]
    var most = least
    rows.forEach(inRow: row) { node in
      guard node != pivot, rows.value[node] != 0 else { return }
      let factor = -rows.value[node] / rows.value[pivot]
      let low = assembly.lower[rows.column[node]]
      let high = assembly.upper[rows.column[node]]
      least += factor > 0 ? factor * low : factor * high
      most += factor > 0 ? factor * high : factor * low
    }
    return least >= lower && most <= upper
  }

  private mutating func eliminate(
    _ root: Int, by pivot: Int, others: [Int], _ assembly: Assembly
  ) {
    let source = rows.row[pivot]
    let right = assembly.lower[assembly.variableCount + source] + shift[source]
    let start = stepRoot.count
    let targetStart = targets.count
    let rate = assembly.rowScale[source]
    var node = rows.first(inRow: source)
    while node >= 0 {
      if rows.value[node] != 0 {
        rows.unlink(node)
        if node != pivot {
          stepRoot.append(rows.column[node])
          stepValue.append(rows.value[node])
        }
      }
      node = rows.after(node)
    }
    for other in others where rows.row[other] != source {
      let target = rows.row[other]
      let factor = rows.value[other] / rows.value[pivot]
      rows.unlink(other)
      rows.value[other] = 0
      shift[target] -= factor * right
      targets.append(
        Target(slot: assembly.rowSlot[target], rate: -factor * rate / assembly.rowScale[target]))
      for entry in start..<stepRoot.count {
        add(-factor * stepValue[entry], row: target, column: stepRoot[entry])
      }
    }
    isGone[source] = true
    stepOf[root] = steps.count
    steps.append(
      Step(
        root: root, pivot: rows.value[pivot], right: right, start: start, end: stepRoot.count,
        slot: assembly.rowSlot[source], rate: rate,
        isImplied: assembly.lower[root] > -.infinity || assembly.upper[root] < .infinity,
        targetStart: targetStart, targetEnd: targets.count))
    enqueue(source)
  }

  /// Adds to an entry, or makes one; what cancels is no entry any more.
  private mutating func add(_ part: Double, row: Int, column: Int) {
    guard let node = rows.entry(row: row, column: column) else {
      rows.append(part, row: row, column: column)
      return
    }
    let sum = rows.value[node] + part
    if sum.magnitude <= 1e-11 * part.magnitude {
      rows.unlink(node)
      rows.value[node] = 0
    } else {
      rows.value[node] = sum
    }
  }

  /// Moves the right side of a step.
  mutating func shift(_ step: Int, by distance: Double) {
    steps[step].right += distance
  }

  /// Whether every bound that was left out still follows from those in `assembly`.
  func impliesOmittedBounds(_ assembly: Assembly) -> Bool {
    steps.allSatisfy { step in
      guard step.isImplied else { return true }
      var least = step.right / step.pivot
      var most = least
      for entry in step.start..<step.end {
        let factor = -stepValue[entry] / step.pivot
        let low = factor * assembly.lower[stepRoot[entry]]
        let high = factor * assembly.upper[stepRoot[entry]]
        least += min(low, high)
        most += max(low, high)
      }
      return least >= assembly.lower[step.root] && most <= assembly.upper[step.root]
    }
  }

  /// Completes the values of roots by those that were eliminated.
  func complete(_ values: inout [Double]) {
    for step in steps.reversed() { values[step.root] = value(of: step, values) }
  }

  /// The value that a step gives its root.
  func value(of step: Step, _ values: [Double]) -> Double {
    var rest = step.right
    for entry in step.start..<step.end { rest -= stepValue[entry] * values[stepRoot[entry]] }
    return rest / step.pivot
  }
}
