extension Solver {
  /// Adds a constraint.
  ///
  /// A required one is checked against those that stand, which costs what planning the system costs;
  /// to add many, give them together.
  /// - Parameter constraint: The constraint.
  /// - Returns: Its name.
  /// - Throws: `SolverError.conflict` if it is required and cannot hold;
  ///   `notFinite`, `outOfRange`, `priorityOutOfRange` or `unknownVariable` for what is wrong with
  ///   it. Nothing has changed then.
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    do {
      return try add([constraint])[0]
    } catch {
      guard case .conflict(var conflict) = error else { throw error }
      conflict.refusedIndex = nil
      throw .conflict(conflict)
    }
  }

  /// Adds all constraints or none.
  ///
  /// Costs one planning of the system, about linear in its size; a refusal costs a number of them.
  /// - Parameter batch: The constraints; ties between equal places go by the order here.
  /// - Returns: Their names, in the same order.
  /// - Throws: As ``add(_:)-(Constraint)`` does, for the first in the array that is refused.
  @discardableResult
  public func add(_ batch: [Constraint]) throws(SolverError) -> [ConstraintID] {
    for constraint in batch { try check(constraint) }
    let slots = take(batch)
    if isPossible(slots) { return slots.map(id) }
    let refused = firstRefused(slots)
    let standing = Array(slots[..<refused])
    var conflict = conflict(
      refusing: slots[refused], among: requiredOrder(without: Set(slots[refused...])))
    conflict.refusedIndex = refused
    // Members that are of the batch have no name to be known by.
    let own = Dictionary(uniqueKeysWithValues: standing.enumerated().map { ($1, $0) })
    conflict.batchMembers = conflict.members.compactMap { own[$0.slot] }
    conflict.members.removeAll { own[$0.slot] != nil }
    for slot in slots.reversed() { erase(slot) }
    throw .conflict(conflict)
  }

  /// Adds each constraint that can hold, in array order.
  ///
  /// As fast as ``add(_:)-([Constraint])`` when nothing is refused.
  /// - Parameter batch: The constraints.
  /// - Returns: For each its name, or why it was refused; a conflict's members may be constraints
  ///   that came earlier in the array.
  public func addEach(_ batch: [Constraint]) -> [Result<ConstraintID, SolverError>] {
    var results: [Result<ConstraintID, SolverError>] = []
    results.reserveCapacity(batch.count)
    var sound: [Constraint] = []
    var indices: [Int] = []
    for (index, constraint) in batch.enumerated() {
      do {
        try check(constraint)
        sound.append(constraint)
        indices.append(index)
        results.append(.success(ConstraintID(serial: 0, slot: 0)))
      } catch {
        results.append(.failure(error))
      }
    }
    var slots = take(sound)
    for (index, slot) in zip(indices, slots) { results[index] = .success(id(of: slot)) }
    if isPossible(slots) { return results }
    for (refused, conflict) in plainRefusals(slots) {
      var conflict = conflict
      conflict.refusedIndex = indices[refused]
      results[indices[refused]] = .failure(.conflict(conflict))
      erase(slots[refused])
      slots[refused] = -1
    }
    indices = indices.indices.filter { slots[$0] >= 0 }.map { indices[$0] }
    slots.removeAll { $0 < 0 }
    var open = slots[...]
    while true {
      if isPossible(Array(open)) { return results }
      let refused = open.startIndex + firstRefused(Array(open))
      var conflict = conflict(
        refusing: slots[refused], among: requiredOrder(without: Set(slots[refused...])))
      conflict.refusedIndex = indices[refused]
      results[indices[refused]] = .failure(.conflict(conflict))
      erase(slots[refused])
      open = slots[(refused + 1)...]
    }
  }

  /// Throws unless a constraint's numbers and variables are in order.
  private func check(_ constraint: Constraint) throws(SolverError) {
    try constraint.checkNumbers()
    for term in constraint.terms where !isKnown(term.variable) {
      throw .unknownVariable(term.variable)
    }
  }

  /// Takes constraints into the records.
  private func take(_ batch: [Constraint]) -> [Int] {
    if let slots = revive(batch) { return slots }
    buryGhosts()
    keepWitness()
    return batch.map(insert)
  }

  /// Takes a constraint into the records, unplanned.
  private func insert(_ constraint: Constraint) -> Int {
    let record = Record(constraint: constraint, serial: nextSerial)
    nextSerial += 1
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      records[slot] = record
      sharesPlace[slot] = false
    } else {
      slot = records.count
      records.append(record)
      sharesPlace.append(false)
    }
    table.set(constraint, at: slot)
    for term in constraint.terms { useCount[term.variable.index] += 1 }
    if let last = order.last {
      if records[last].precedes(record) { noteNeighbours(last, slot) } else { isOrderStale = true }
    }
    order.append(slot)
    forgetSolution()
    return slot
  }

  /// Takes a constraint out of the records.
  func erase(_ slot: Int) {
    for term in records[slot].constraint.terms { useCount[term.variable.index] -= 1 }
    records[slot].isLive = false
    witness = nil
    giveBack(slot)
    if order.last == slot {
      order.removeLast()
    } else {
      order.removeAll { $0 == slot }
    }
    forgetSolution()
  }

  /// Empties the slot of a constraint that is out of use, for the next one.
  func giveBack(_ slot: Int) {
    table.clear(slot)
    records[slot].constraint.terms = []
    freeSlots.append(slot)
  }

  /// Whether the required constraints can hold, `slots` being new or changed among them.
  ///
  /// A plan that has a solution is carried along if it can be. Else asks the witness, which costs next
  /// to nothing, then plans, and keeps the plan.
  func isPossible(_ slots: [Int]) -> Bool {
    isSolved = false
    let required = slots.filter { table.rows[$0].isRequired }
    if isSettled, required.isEmpty || (ghosts.isEmpty && carry()) {
      checkInDebug()
      return true
    }
    keepWitness()
    if var point = witness {
      witness = nil
      if required.allSatisfy({ point.admit($0, of: table) }) {
        witness = point
        checkInDebug()
        return true
      }
    }
    isWitnessed = false
    let prepared = Plan(sortedOrder(), of: table, variableCount: defaults.count)
    isSettled = false
    changes.removeAll(keepingCapacity: true)
    if prepared.isFeasible {
      plan = prepared
      // After a large batch one solves; after a small one there may be more to come.
      if slots.count < 100 {
        witness = Witness(prepared.feasiblePoint(), order, of: table)
      }
    } else if hasFeasiblePoint() {
      // Wishes do not bear on what is possible; rounding did.
      plan = nil
    } else {
      return false
    }
    checkInDebug()
    return true
  }

  /// Whether a point is found, without regard to wishes, at which the required constraints do hold.
  private func hasFeasiblePoint() -> Bool {
    let required = requiredOrder()
    let probe = Plan(required, of: table, variableCount: defaults.count, probes: true)
    guard probe.isFeasible else { return false }
    let point = probe.feasiblePoint()
    return required.allSatisfy { table.isMet($0, at: point, within: 1e-6) }
  }
}
