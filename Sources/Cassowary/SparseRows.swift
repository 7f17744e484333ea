/// Rows that lose and gain entries, with each column's entries linked across rows.
struct SparseRows {
  private(set) var row: [Int] = []
  private(set) var column: [Int] = []
  var value: [Double] = []
  private var nextInRow: [Int] = []
  private var nextInColumn: [Int] = []
  private var previousInColumn: [Int] = []
  private var rowHead: [Int]
  private var rowTail: [Int]
  private var columnHead: [Int]
  private(set) var rowLength: [Int]
  private(set) var columnLength: [Int]

  init(rowCount: Int, columnCount: Int, capacity: Int) {
    rowHead = Array(repeating: -1, count: rowCount)
    rowTail = rowHead
    rowLength = Array(repeating: 0, count: rowCount)
    columnHead = Array(repeating: -1, count: columnCount)
    columnLength = Array(repeating: 0, count: columnCount)
    row.reserveCapacity(capacity)
    column.reserveCapacity(capacity)
    value.reserveCapacity(capacity)
    nextInRow.reserveCapacity(capacity)
    nextInColumn.reserveCapacity(capacity)
    previousInColumn.reserveCapacity(capacity)
  }

  /// Appends an entry to a row.
  mutating func append(_ entry: Double, row home: Int, column owner: Int) {
    let node = row.count
    row.append(home)
    column.append(owner)
    value.append(entry)
    nextInRow.append(-1)
    if rowTail[home] >= 0 { nextInRow[rowTail[home]] = node } else { rowHead[home] = node }
    rowTail[home] = node
    rowLength[home] += 1
    nextInColumn.append(columnHead[owner])
    previousInColumn.append(-1)
    if columnHead[owner] >= 0 { previousInColumn[columnHead[owner]] = node }
    columnHead[owner] = node
    columnLength[owner] += 1
  }

  /// Takes an entry out of its column; in its row it stays, as 0 unless the row is done with.
  mutating func unlink(_ node: Int) {
    let owner = column[node]
    let before = previousInColumn[node]
    let after = nextInColumn[node]
    if before >= 0 { nextInColumn[before] = after } else { columnHead[owner] = after }
    if after >= 0 { previousInColumn[after] = before }
    columnLength[owner] -= 1
    rowLength[row[node]] -= 1
  }

  /// Calls `body` with each entry of a row, dead ones included.
  func forEach(inRow home: Int, _ body: (Int) -> Void) {
    var node = rowHead[home]
    while node >= 0 {
      body(node)
      node = nextInRow[node]
    }
  }

  /// The live entries of a column, latest first.
  func entries(ofColumn owner: Int) -> [Int] {
    var nodes: [Int] = []
    var node = columnHead[owner]
    while node >= 0 {
      nodes.append(node)
      node = nextInColumn[node]
    }
    return nodes
  }

  /// The live entry of a column in a row, if the column is short enough to look through.
  func entry(row home: Int, column owner: Int) -> Int? {
    guard columnLength[owner] <= 8 else { return nil }
    var node = columnHead[owner]
    while node >= 0 {
      if row[node] == home { return node }
      node = nextInColumn[node]
    }
    return nil
  }

  /// The first entry of a row, or -1; with ``after(_:)`` a loop that may change other rows.
  func first(inRow home: Int) -> Int { rowHead[home] }

  /// The entry that follows in the same row, or -1.
  func after(_ node: Int) -> Int { nextInRow[node] }
}
