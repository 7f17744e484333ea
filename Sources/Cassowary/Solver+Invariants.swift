/// A fault of the solver's own, found by ``Solver/checkInvariants()``.
package struct InvariantFailure: Error, CustomStringConvertible {
  package var description: String
}

extension Solver {
  /// Checks what must be true between any two calls: counts of uses, declared order, and each
  /// simplex in solved form and within its bounds.
  ///
  /// Debug builds do this after each change. Costs time linear in the size of the system.
  /// - Throws: ``InvariantFailure`` with the first thing that is not as it must be.
  package func checkInvariants() throws(InvariantFailure) {
    var uses = Array(repeating: 0, count: defaults.count)
    for variable in defaults.indices where defaults[variable] >= 0 {
      uses[defaults[variable]] += 1
    }
    let all = records
    var slots = order.filter { all[$0].isLive }
    if isOrderStale { slots.sort { all[$0].precedes(all[$1]) } }
    for slot in slots {
      for term in records[slot].constraint.terms { uses[term.variable.index] += 1 }
    }
    guard uses == useCount else { throw InvariantFailure(description: "use counts are off") }
    guard slots.count + ghosts.count + freeSlots.count == records.count else {
      throw InvariantFailure(description: "slots are lost")
    }
    for (left, right) in zip(slots, slots.dropFirst()) where !records[left].precedes(records[right])
    {
      throw InvariantFailure(description: "\(left) and \(right) are out of order")
    }
    for core in plan?.cores ?? [] {
      if let failure = core.failure() { throw InvariantFailure(description: failure) }
    }
    guard isSolved else { return }
    for value in values where value.isNaN { throw InvariantFailure(description: "a value is NaN") }
    for slot in slots where records[slot].isRequired {
      let error = violation(slot: slot)
      let size = table[slot].reduce(records[slot].constraint.constant.magnitude) {
        max($0, ($1.coefficient * values[$1.variable.index]).magnitude)
      }
      guard error <= 1e-6 * max(1, size) else {
        throw InvariantFailure(
          description: "\(records[slot].constraint.description) is missed by \(error)")
      }
    }
  }

  /// In debug builds, stops at the first broken invariant.
  func checkInDebug() {
    assert(
      {
        do throws(InvariantFailure) {
          try checkInvariants()
          return true
        } catch {
          print(error.description)
          return false
        }
      }(), "the solver broke one of its invariants")
  }
}

extension Simplex {
  /// What is wrong with the basis or the point, if anything.
  func failure() -> String? {
    var free = 0
    for column in lower.indices {
      if position[column] >= 0 {
        guard head[position[column]] == column else { return "head and position disagree" }
      } else if lower[column] < upper[column] {
        free += 1
      }
      let size = max(1, value[column].magnitude)
      guard value[column] >= lower[column] - 1e-6 * size,
        value[column] <= upper[column] + 1e-6 * size
      else { return "column \(column) is out of bounds" }
    }
    guard free == freeCount else { return "\(free) columns are free, not \(freeCount)" }
    for row in 0..<rowCount {
      var sum = -value[columnCount + row]
      var size = max(1, sum.magnitude)
      for entry in rowStart[row]..<rowStart[row + 1] {
        let part = rowValue[entry] * value[rowColumn[entry]]
        sum += part
        size += part.magnitude
      }
      guard sum.magnitude <= 1e-7 * size else { return "row \(row) is missed by \(sum) of \(size)" }
    }
    return nil
  }
}
