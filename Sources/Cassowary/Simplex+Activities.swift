extension Simplex {
  /// The value of a weighted sum of columns, if it can have only one.
  mutating func onlyValue(of sum: [(column: Int, factor: Double)]) -> Double? {
    let least = minimum(of: sum)
    guard least.isFinite else { return nil }
    let most = -minimum(of: sum.map { ($0.column, -$0.factor) })
    return most - least <= 1e-9 * max(1, least.magnitude) ? least : nil
  }

  /// Adds a row for a weighted sum of columns.
  ///
  /// Costs a factorisation.
  /// - Returns: The activity's column; nothing confines it.
  mutating func addActivity(of sum: [(column: Int, factor: Double)]) -> Int {
    let activity = columnCount + rowCount
    for (column, factor) in sum {
      rowColumn.append(column)
      rowValue.append(factor)
    }
    rowStart.append(rowColumn.count)
    rowCount += 1
    rebuildColumns()
    unit.append(1)
    lower.append(-.infinity)
    upper.append(.infinity)
    value.append(0)
    position.append(rowCount - 1)
    head.append(activity)
    cost.addColumn()
    dual.append(0)
    dualSize.append(0)
    work.append(0)
    reduced.append(0)
    reducedSize.append(0)
    reducedPeak.append(0)
    isTouched.append(false)
    isBanned.append(false)
    isPinned.append(false)
    factorise()
    return activity
  }

  /// Sorts the rows' entries by column.
  private mutating func rebuildColumns() {
    var start = Array(repeating: 0, count: columnCount + 1)
    for column in rowColumn { start[column + 1] += 1 }
    for column in 0..<columnCount { start[column + 1] += start[column] }
    var next = start
    columnRow = Array(repeating: 0, count: rowColumn.count)
    columnValue = Array(repeating: 0, count: rowColumn.count)
    for row in 0..<rowCount {
      for place in rowStart[row]..<rowStart[row + 1] {
        let home = next[rowColumn[place]]
        columnRow[home] = row
        columnValue[home] = rowValue[place]
        next[rowColumn[place]] += 1
      }
    }
    columnStart = start
  }
}
