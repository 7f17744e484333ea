extension Solver {
  /// Those of newly inserted slots that contradict an earlier bound of the same single variable,
  /// with their conflicts, if leaving just these out makes the rest possible.
  ///
  /// Then they are exactly the ones to refuse, however many there are: the rest can stand together,
  /// and each of these contradicts a part of it. Otherwise there is nothing to be told this way.
  func plainRefusals(_ slots: [Int]) -> [(index: Int, conflict: Conflict)] {
    var place = Array(repeating: -1, count: records.count)
    for (index, slot) in slots.enumerated() { place[slot] = index }
    var bounds: [Int: Interval] = [:]
    let standing = sortedOrder().filter { records[$0].isRequired }
    for slot in standing where place[slot] < 0 { _ = narrow(&bounds, by: slot) }
    var refused: [Int] = []
    var isRefused = Array(repeating: false, count: slots.count)
    for (index, slot) in slots.enumerated() where records[slot].isRequired {
      if !narrow(&bounds, by: slot) {
        refused.append(index)
        isRefused[index] = true
      }
    }
    guard !refused.isEmpty else { return [] }
    let accepted = standing.filter { place[$0] < 0 || !isRefused[place[$0]] }
    guard isFeasible(accepted) else { return [] }
    return refused.map { index in
      (index, conflict(refusing: slots[index], among: accepted.filter { place[$0] < index }))
    }
  }

  /// Narrows the bounds of a row's only variable; false, and nothing is done, if none are left.
  private func narrow(_ bounds: inout [Int: Interval], by slot: Int) -> Bool {
    let row = table.rows[slot]
    guard row.count == 1, let term = table[slot].first else { return true }
    let position = row.constant / term.coefficient
    let relation = term.coefficient < 0 ? row.relation.flipped : row.relation
    var now = bounds[term.variable.index] ?? Interval(low: -.infinity, high: .infinity)
    if relation != .lessThanOrEqual { now.low = max(now.low, position) }
    if relation != .greaterThanOrEqual { now.high = min(now.high, position) }
    // What is not plain is left to those who know about rounding.
    let size = max(1, position.magnitude)
    if now.low - now.high > 1e3 * Tolerance.feasible * size { return false }
    bounds[term.variable.index] = now
    return true
  }
}
