extension Simplex {
  /// Rebuilds the inverse of the basis from the matrix, and the values from the inverse.
  ///
  /// Activities keep their own rows. Columns that are alone in a row go first, which leaves the
  /// rest untouched and adds nothing; then the others, shortest first, each on its largest entry.
  mutating func factorise() {
    basis.reset()
    var isTaken = Array(repeating: false, count: rowCount)
    var columns: [Int] = []
    for column in head {
      if column >= columnCount {
        isTaken[column - columnCount] = true
      } else {
        columns.append(column)
      }
    }
    for row in 0..<rowCount where isTaken[row] { head[row] = columnCount + row }
    columns.sort()
    let rest = placeSingles(columns, &isTaken)
    for column in rest { place(column, &isTaken) }
    for row in 0..<rowCount {
      if !isTaken[row] { head[row] = columnCount + row }
      let now = head[row]
      if position[now] < 0, lower[now] < upper[now] { freeCount -= 1 }
      if position[now] < 0, cost.index[now] >= 0 {
        cost.piece[cost.index[now]] = cost.piece(cost.index[now], rightOf: value[now])
      }
      position[now] = row
    }
    factoredCount = basis.count
    recompute()
  }

  /// Pivots on rows that only one of `columns` meets, again and again; returns the others.
  private mutating func placeSingles(_ columns: [Int], _ isTaken: inout [Bool]) -> [Int] {
    var count = Array(repeating: 0, count: rowCount)
    var isWaiting = Array(repeating: false, count: columnCount)
    for column in columns {
      isWaiting[column] = true
      for entry in columnStart[column]..<columnStart[column + 1] {
        count[columnRow[entry]] += 1
      }
    }
    var queue = (0..<rowCount).filter { count[$0] == 1 && !isTaken[$0] }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard count[row] == 1, !isTaken[row] else { continue }
      var found = -1
      var pivot = 0.0
      for entry in rowStart[row]..<rowStart[row + 1] where isWaiting[rowColumn[entry]] {
        found = rowColumn[entry]
        pivot = rowValue[entry].magnitude
      }
      guard found >= 0 else { continue }
      let entries = columnStart[found]..<columnStart[found + 1]
      let largest = entries.reduce(0.0) { max($0, columnValue[$1].magnitude) }
      guard pivot >= 1e-3 * largest else { continue }
      for place in 0..<rowCount { work[place] = 0 }
      for entry in entries { work[columnRow[entry]] = -columnValue[entry] }
      basis.append(work, pivot: row)
      isTaken[row] = true
      head[row] = found
      isWaiting[found] = false
      for entry in entries {
        count[columnRow[entry]] -= 1
        if count[columnRow[entry]] == 1 { queue.append(columnRow[entry]) }
      }
    }
    let rest = columns.filter { isWaiting[$0] }
    return rest.sorted {
      let left = columnStart[$0 + 1] - columnStart[$0]
      let right = columnStart[$1 + 1] - columnStart[$1]
      return left == right ? $0 < $1 : left < right
    }
  }

  /// Pivots on the largest entry of a column; one that depends on those before it leaves the basis.
  private mutating func place(_ column: Int, _ isTaken: inout [Bool]) {
    loadColumn(column)
    var best = -1
    var size = 0.0
    var largest = 0.0
    for row in 0..<rowCount {
      largest = max(largest, work[row].magnitude)
      if !isTaken[row], work[row].magnitude > size {
        best = row
        size = work[row].magnitude
      }
    }
    guard best >= 0, size > 1e-11 * largest else {
      position[column] = -1
      value[column] = max(lower[column], min(upper[column], value[column]))
      if lower[column] < upper[column] { freeCount += 1 }
      return
    }
    basis.append(work, pivot: best)
    isTaken[best] = true
    head[best] = column
  }
}
