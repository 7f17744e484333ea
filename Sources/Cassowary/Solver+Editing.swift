extension Solver {
  /// Removes a constraint.
  /// - Parameter id: Its name, which means nothing from then on.
  /// - Throws: `SolverError.unknownConstraint`.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    try remove([id])
  }

  /// Removes all of several constraints or none.
  ///
  /// Costs time linear in the number of constraints that stand.
  /// - Parameter ids: Their names.
  /// - Throws: `SolverError.unknownConstraint` for the first that is unknown or comes twice.
  public func remove(_ ids: [ConstraintID]) throws(SolverError) {
    for (index, id) in ids.enumerated() {
      guard isKnown(id) else {
        // Those before it are marked only: take the marks off again.
        for earlier in ids[..<index] { records[earlier.slot].isLive = true }
        throw .unknownConstraint(id)
      }
      records[id.slot].isLive = false
    }
    for id in ids {
      for term in records[id.slot].constraint.terms { useCount[term.variable.index] -= 1 }
    }
    haunt(ids.map(\.slot))
    if !isSettled {
      keepWitness()
      buryGhosts()
    }
  }

  /// Changes the right side of a constraint.
  /// - Parameters:
  ///   - constant: The new right side.
  ///   - id: The constraint.
  /// - Throws: As ``setConstants(_:)`` does.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try setConstants([(id, constant)])
  }

  /// Changes the right sides of all of several constraints or of none.
  ///
  /// - Parameter changes: Constraints and their new right sides, applied together: only the outcome
  ///   has to be possible. The last of several for one constraint counts.
  /// - Throws: `SolverError.conflict` if the required constraints cannot all hold then, naming the
  ///   first change that cannot be made after those before it; `unknownConstraint`, `notFinite`,
  ///   `outOfRange`. Nothing has changed then.
  public func setConstants(_ changes: [(ConstraintID, Double)]) throws(SolverError) {
    for (id, constant) in changes {
      guard isKnown(id) else { throw .unknownConstraint(id) }
      var changed = records[id.slot].constraint
      changed.constant = constant
      try changed.checkNumbers()
    }
    let before = changes.map { records[$0.0.slot].constraint.constant }
    for (id, constant) in changes { set(constant, at: id.slot) }
    isSolved = false
    let hardSlots = changes.map(\.0.slot).filter { records[$0].isRequired }
    if isSettled, hardSlots.isEmpty || (ghosts.isEmpty && carry()) {
      checkInDebug()
      return
    }
    keepWitness()
    forgetSolution()
    guard !hardSlots.isEmpty else { return }
    for slot in hardSlots { witness?.release(slot, of: table) }
    if isPossible(hardSlots) { return }
    let conflict = conflictOfChanges(changes.map(\.0.slot), before: before)
    for (index, change) in changes.enumerated().reversed() {
      set(before[index], at: change.0.slot)
    }
    throw .conflict(conflict)
  }

  /// Changes the priority of a constraint.
  ///
  /// A constraint that becomes required is checked like one that is added.
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - id: The constraint.
  /// - Throws: `SolverError.conflict` if it becomes required and cannot hold;
  ///   `priorityOutOfRange`, `unknownConstraint`. Nothing has changed then.
  public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    guard priority.value > 0, priority.value <= 1000 else { throw .priorityOutOfRange(priority) }
    let before = records[id.slot].constraint.priority
    guard before != priority else { return }
    buryGhosts()
    keepWitness()
    if before.isRequired { witness?.release(id.slot, of: table) }
    set(priority, at: id.slot)
    forgetSolution()
    guard priority.isRequired, !isPossible([id.slot]) else { return }
    var conflict = conflict(refusing: id.slot, among: requiredOrder(without: [id.slot]))
    conflict.refusedID = id
    set(before, at: id.slot)
    throw .conflict(conflict)
  }

  private func set(_ constant: Double, at slot: Int) {
    let distance = constant - table.rows[slot].constant
    if isSettled, distance != 0 { changes.append((slot, distance)) }
    records[slot].constraint.constant = constant
    table.setConstant(constant, at: slot)
  }

  private func set(_ priority: Priority, at slot: Int) {
    records[slot].constraint.priority = priority
    table.setPriority(priority, at: slot)
  }

  /// What stands against changes that are in the records and cannot all hold.
  private func conflictOfChanges(_ slots: [Int], before: [Double]) -> Conflict {
    // The constraint to blame is the first change without which, and without all after it, the rest
    // can hold; the changed constraints after it are left out altogether.
    var low = 0
    var high = slots.count - 1
    while low < high {
      let middle = (low + high) / 2
      let later = Set(slots[(middle + 1)...]).subtracting(slots[...middle])
      if isFeasible(requiredOrder(without: later)) { low = middle + 1 } else { high = middle }
    }
    let later = Set(slots[low...])
    var conflict = conflict(refusing: slots[low], among: requiredOrder(without: later))
    conflict.refusedID = id(of: slots[low])
    return conflict
  }
}
