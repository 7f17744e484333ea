extension Solver {
  /// Finds the solution, if anything has changed since it was last found.
  ///
  /// About linear in the size of the system where components stay small.
  public func solve() {
    guard !isSolved else { return }
    var current = plan ?? Plan(sortedOrder(), of: table, variableCount: defaults.count)
    plan = nil
    if current.isFeasible {
      current.optimise()
      if let settled = current.settle(defaults: defaults), meetsRequired(settled) {
        finish(settled)
        return
      }
    }
    // What is still open hangs together by way of roots that were eliminated, or rounding makes that
    // reduction look infeasible or miss something.
    var whole = Plan(
      sortedOrder(), of: table, variableCount: defaults.count, eliminates: false, insists: true)
    whole.optimise()
    finish(whole.settle(defaults: defaults) ?? values)
  }

  /// Whether a solution misses no required constraint by more than rounding explains.
  private func meetsRequired(_ settled: [Double]) -> Bool {
    for slot in order where table.rows[slot].isRequired {
      let row = table.rows[slot]
      var sum = -row.constant
      var size = max(1, row.constant.magnitude)
      for term in table[slot] {
        let part = term.coefficient * settled[term.variable.index]
        sum += part
        size = max(size, part.magnitude)
      }
      if row.relation.error(of: sum) > 1e-6 * size { return false }
    }
    return true
  }

  private func finish(_ settled: [Double]) {
    values = settled.map { $0.isNaN ? 0 : $0 }
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
