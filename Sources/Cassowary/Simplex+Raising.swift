extension Simplex {
  /// Looks for a feasible start before the first pivot, by raising columns where rows fall short.
  ///
  /// Where each row compares two columns this is the method of Bellman and Ford, which finds its way
  /// along chains that would cost a pivot for each link. Whatever it leaves, pivots mend.
  ///
  /// Round a cycle of rows that multiplies, columns rise without end; then everything stays where it
  /// was, for out there sums cancel and prove nothing.
  mutating func raise() {
    let start = value
    let reach = (lower + upper + value).reduce(1.0) {
      $1.isFinite ? max($0, $1.magnitude) : $0
    }
    sweep()
    if value.contains(where: { $0.magnitude > 1e4 * reach }) { value = start }
  }

  private mutating func sweep() {
    var isMoving = true
    var sweeps = 0
    while isMoving, sweeps < 6 {
      isMoving = false
      sweeps += 1
      for row in 0..<rowCount {
        let activity = columnCount + row
        var sum = 0.0
        for entry in rowStart[row]..<rowStart[row + 1] {
          sum += rowValue[entry] * value[rowColumn[entry]]
        }
        let missing = max(lower[activity], min(upper[activity], sum)) - sum
        if missing == 0 { continue }
        var left = missing
        for isUp in [true, false] {
          for entry in (rowStart[row]..<rowStart[row + 1]).reversed() where left != 0 {
            let column = rowColumn[entry]
            let wanted = left / rowValue[entry]
            guard wanted > 0 ? isUp : !isUp else { continue }
            let old = value[column]
            value[column] = max(lower[column], min(upper[column], old + wanted))
            let moved = value[column] - old
            left = moved == wanted ? 0 : left - rowValue[entry] * moved
          }
        }
        if left != missing { isMoving = true }
      }
    }
  }
}
