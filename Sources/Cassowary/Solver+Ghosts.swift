/// A remake mostly says again what it took back, with other constants. So removed constraints first
/// become ghosts, which keep their slots and rows, and the plan keeps its shape: if every one of them
/// comes back, all that has happened is a change of constants. Anything else buries them.
extension Solver {
  /// Makes ghosts of constraints that are marked as removed.
  func haunt(_ slots: [Int]) {
    ghosts.append(contentsOf: slots)
    for slot in slots where records[slot].isRequired { witness?.release(slot, of: table) }
    isSolved = false
  }

  /// Takes a batch in by way of ghosts that say the same but for constants.
  /// - Returns: The slots, or `nil` if not every constraint has a ghost; nothing has changed then.
  func revive(_ batch: [Constraint]) -> [Int]? {
    guard !batch.isEmpty, ghosts.count >= batch.count else { return nil }
    var slots: [Int] = []
    slots.reserveCapacity(batch.count)
    var byPlace: [Place: Int]?
    for (index, constraint) in batch.enumerated() {
      var slot = ghosts[index]
      if records[slot].constraint.place != constraint.place {
        // Mostly they come back in the order in which they went.
        let known = byPlace ?? ghostsByPlace()
        byPlace = known
        slot = known[constraint.place] ?? -1
      }
      guard slot >= 0, !records[slot].isLive, isGhost(slot, of: constraint) else {
        for slot in slots { records[slot].isLive = false }
        return nil
      }
      records[slot].isLive = true
      slots.append(slot)
    }
    for (slot, constraint) in zip(slots, batch) { revive(slot, as: constraint) }
    ghosts.removeAll { records[$0].isLive }
    return slots
  }

  private func ghostsByPlace() -> [Place: Int] {
    Dictionary(ghosts.map { (records[$0].constraint.place, $0) }) { first, _ in first }
  }

  /// Whether a removed constraint said the same, and nothing else stands in its place, so that its
  /// rank in declared order is what that of a new one would be.
  private func isGhost(_ slot: Int, of constraint: Constraint) -> Bool {
    let old = records[slot].constraint
    return !sharesPlace[slot] && old.relation == constraint.relation
      && old.priority == constraint.priority && old.terms == constraint.terms
  }

  private func revive(_ slot: Int, as constraint: Constraint) {
    let distance = constraint.constant - table.rows[slot].constant
    if distance != 0 { changes.append((slot, distance)) }
    table.setConstant(constraint.constant, at: slot)
    records[slot] = Record(constraint: constraint, serial: nextSerial)
    nextSerial += 1
    for term in constraint.terms { useCount[term.variable.index] += 1 }
  }

  /// Gives up all hope for removed constraints, and with it the plan that has them.
  func buryGhosts() {
    guard !ghosts.isEmpty else { return }
    let all = records
    order.removeAll { !all[$0].isLive }
    for slot in ghosts { giveBack(slot) }
    ghosts.removeAll()
    forgetSolution()
  }

  /// Carries the plan along with all changes, if it is a solution's and nothing but constants differs.
  /// - Returns: Whether the system is solved now; if not, there is no plan any more.
  func carry() -> Bool {
    guard isSettled, ghosts.isEmpty else {
      forgetSolution()
      return false
    }
    carryCount += 1
    let merged = mergedChanges()
    changes.removeAll(keepingCapacity: true)
    guard plan?.carry(merged, of: table, defaults: defaults, values: &values) ?? false else {
      forgetSolution()
      return false
    }
    isSolved = true
    isWitnessed = true
    witness = nil
    return true
  }

  /// The changes with those of one constraint added up, in the order of slots.
  private func mergedChanges() -> [(slot: Int, distance: Double)] {
    guard changes.count > 1 else { return changes }
    var merged: [(slot: Int, distance: Double)] = []
    for change in changes.sorted(by: { $0.slot < $1.slot }) {
      if let last = merged.last, last.slot == change.slot {
        merged[merged.count - 1].distance += change.distance
      } else {
        merged.append(change)
      }
    }
    return merged.filter { $0.distance != 0 }
  }
}
