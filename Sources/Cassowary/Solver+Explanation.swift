extension Solver {
  /// Why a variable has its value: the tight constraints that hold it, and what was given up.
  ///
  /// Tight constraints are taken in the order of their power, required ones first, until they
  /// determine the variable. Costs an elimination among the tight constraints of the variable's
  /// part of the system: it is meant for diagnosis.
  /// - Parameter variable: The variable.
  /// - Returns: The explanation; empty for a variable that is not of this solver.
  public func explanation(of variable: Variable) -> Explanation {
    var explanation = Explanation(
      variable: variable, value: value(of: variable), holding: [], defaults: [], givenUp: [])
    guard isKnown(variable) else { return explanation }
    let live = sortedOrder()
    let tight = live.filter(isTight)
    let powerful = tight.enumerated().sorted {
      let left = records[$0.element].constraint.priority
      let right = records[$1.element].constraint.priority
      return left == right ? $0.offset < $1.offset : left > right
    }.map(\.element)
    let near = neighbours(of: variable.index, by: tight)
    let slots = powerful.filter { slot in table[slot].contains { near[$0.variable.index] } }
    let standing = defaults.indices.filter { near[$0] && isAtDefault($0) }
    let parts = origins(of: variable.index, slots, standing)
    let holders = Set(parts)
    explanation.holding = live.filter { holders.contains($0) }.map(id)
    explanation.defaults = parts.filter { $0 >= records.count }.map {
      Variable(index: $0 - records.count)
    }
    explanation.givenUp = givenUp(on: variable.index, heldBy: parts)
    return explanation
  }

  /// Which of `slots`, most powerful first, and then of the defaults of `standing` determine a
  /// variable; defaults are numbered after all records.
  private func origins(of variable: Int, _ slots: [Int], _ standing: [Int]) -> [Int] {
    var rows = slots.map { table[$0].map(\.variable.index) }
    rows += standing.map { defaults[$0] < 0 ? [$0] : [$0, defaults[$0]] }
    let names = slots + standing.map { records.count + $0 }
    var propagation = Propagation(rows, variableCount: defaults.count)
    if let parts = propagation.rows(determining: variable) {
      return parts.map { names[$0] }.sorted()
    }
    // Rows that only together determine anything need an elimination.
    var space = RowSpace()
    for slot in slots {
      var terms: [Int: Double] = [:]
      for term in table[slot] { terms[term.variable.index] = term.coefficient }
      space.insert(terms, as: slot)
    }
    if let parts = space.origins(of: variable) { return parts }
    for other in standing {
      var terms = [other: 1.0]
      if defaults[other] >= 0 { terms[defaults[other]] = -1 }
      space.insert(terms, as: records.count + other)
      if let parts = space.origins(of: variable) { return parts }
    }
    return []
  }

  private func isTight(_ slot: Int) -> Bool {
    let record = records[slot]
    var rest = -record.constraint.constant
    var size = max(1, rest.magnitude)
    for term in table[slot] {
      rest += term.coefficient * values[term.variable.index]
      size += (term.coefficient * values[term.variable.index]).magnitude
    }
    return !table[slot].isEmpty && rest.magnitude <= 1e-8 * size
  }

  private func isAtDefault(_ variable: Int) -> Bool {
    let wanted = defaults[variable] >= 0 ? values[defaults[variable]] : 0
    let size = max(1, wanted.magnitude)
    return isLive[variable] && (values[variable] - wanted).magnitude <= 1e-8 * size
  }

  /// Which variables hang together with one by way of tight constraints and defaults.
  private func neighbours(of start: Int, by tight: [Int]) -> [Bool] {
    var users: [[Int]] = Array(repeating: [], count: defaults.count)
    for slot in tight {
      for term in table[slot] { users[term.variable.index].append(slot) }
    }
    var isNear = Array(repeating: false, count: defaults.count)
    isNear[start] = true
    var queue = [start]
    while let next = queue.popLast() {
      var others = users[next].flatMap { table[$0].map(\.variable.index) }
      if defaults[next] >= 0 { others.append(defaults[next]) }
      for other in others where !isNear[other] {
        isNear[other] = true
        queue.append(other)
      }
    }
    return isNear
  }

  private func givenUp(on variable: Int, heldBy parts: [Int]) -> [Explanation.GivenUp] {
    var isMeant = Array(repeating: false, count: defaults.count)
    isMeant[variable] = true
    for slot in parts where slot < records.count {
      for term in table[slot] { isMeant[term.variable.index] = true }
    }
    var lost: [Explanation.GivenUp] = []
    for slot in sortedOrder() where !records[slot].isRequired {
      guard table[slot].contains(where: { isMeant[$0.variable.index] }) else { continue }
      let error = violation(slot: slot)
      if error > 0 { lost.append(Explanation.GivenUp(id: id(of: slot), error: error)) }
    }
    return lost
  }
}
