extension Solver {
  /// Finds the solution, if anything has changed since it was last found.
  ///
  /// About linear in the size of the system where components stay small.
  public func solve() {
    guard !isSolved else { return }
    if isSettled, carry() {
      checkInDebug()
      return
    }
    // The plan must have no other owner while it is worked on.
    let order = sortedOrder()
    var current = plan ?? Plan(order, of: table, variableCount: defaults.count)
    plan = nil
    if current.isFeasible {
      current.optimise()
      if let settled = current.settle(defaults: defaults), meetsRequired(settled) {
        finish(settled, current)
        return
      }
    }
    // What is still open hangs together by way of roots that were eliminated, or rounding makes that
    // reduction look infeasible or miss something.
    var whole = Plan(
      order, of: table, variableCount: defaults.count, eliminates: false, insists: true)
    whole.optimise()
    let settled = whole.settle(defaults: defaults)
    finish(settled ?? values, settled.map(meetsRequired) ?? false && whole.isFeasible ? whole : nil)
  }

  /// Whether a solution misses no required constraint by more than rounding explains.
  private func meetsRequired(_ settled: [Double]) -> Bool {
    order.allSatisfy { slot in
      !table.rows[slot].isRequired || table.isMet(slot, at: settled, within: 1e-6)
    }
  }

  /// Takes over a solution, and the plan that gave it if it can be carried along.
  private func finish(_ settled: [Double], _ solved: consuming Plan?) {
    values = settled.map { $0.isNaN ? 0 : $0 }
    plan = solved
    isSettled = plan != nil
    carryCount = 0
    changes.removeAll(keepingCapacity: true)
    witness = nil
    isWitnessed = true
    isSolved = true
    checkInDebug()
  }

  /// The value of a variable in the solution; never NaN.
  ///
  /// Solves first if needed, else costs constant time.
  /// - Parameter variable: The variable.
  /// - Returns: Its value; 0 for a variable that is not of this solver or has been removed.
  public func value(of variable: Variable) -> Double {
    guard isKnown(variable) else { return 0 }
    solve()
    return values[variable.index]
  }

  /// All values of the solution; solves first if needed.
  ///
  /// Costs constant time, and reading from it costs next to nothing, while each ``value(of:)`` looks
  /// at the solver again. Keep it only as long as it is read: a solver that changes its values copies
  /// them if somebody still holds the old ones.
  public var solution: Solution {
    solve()
    return Solution(values)
  }

  /// By how much a constraint is missed in the solution, in its own units.
  /// - Parameter id: The constraint.
  /// - Returns: The error, at least 0; 0 also for a constraint that does not stand.
  public func violation(of id: ConstraintID) -> Double {
    guard isKnown(id) else { return 0 }
    solve()
    return violation(slot: id.slot)
  }

  /// The error of a record at the solution, with rounding taken for none.
  func violation(slot: Int) -> Double {
    let record = records[slot]
    var sum = -record.constraint.constant
    var size = record.constraint.constant.magnitude
    for term in table[slot] {
      let part = term.coefficient * values[term.variable.index]
      sum += part
      size += part.magnitude
    }
    let error = record.constraint.relation.error(of: sum)
    return error <= Tolerance.feasible * max(1, size) ? 0 : error
  }
}
