import Cassowary

/// One solver with a workload in it, and the operations that are timed.
struct Session {
  let workload: Workload
  let solver = Solver()
  private(set) var variables: [Variable] = []
  /// The sides of the page, in the order of the workload.
  private var sides: [ConstraintID] = []
  private var rules: [ConstraintID] = []
  private var batch: [Constraint] = []
  private(set) var checksum = 0.0

  /// Build and first solve. The page's sides are required equalities, declared first.
  init(_ workload: Workload) throws {
    self.workload = workload
    variables.reserveCapacity(workload.variables)
    for _ in 0..<workload.variables { variables.append(solver.addVariable()) }
    batch.reserveCapacity(workload.rules.count + workload.sides.count)
    for (order, side) in workload.sides.enumerated() {
      batch.append(
        Constraint([Term(variables[side.variable])], .equal, side.value, place: Place(0, order)))
    }
    for index in workload.rules.indices {
      batch.append(constraint(index, workload.rules[index].constant))
    }
    try addAll()
  }

  /// Change of a page's side and re-solve.
  mutating func change(_ variable: Int, to value: Double) throws {
    for (index, side) in workload.sides.enumerated() where side.variable == variable {
      try solver.setConstant(value, of: sides[index])
    }
    readAll()
  }

  /// Remake of one box and re-solve.
  mutating func remake(_ changes: Workload.Remake) throws {
    try solver.remove(changes.map { rules[$0.index] })
    let ids = try solver.add(changes.map { constraint($0.index, $0.constant) })
    for (change, id) in zip(changes, ids) { rules[change.index] = id }
    readAll()
  }

  /// Takes note of the constraints as they stand, so that they can be added again.
  mutating func gather() throws {
    batch = try (sides + rules).map(solver.constraint)
  }

  func removeAll() throws {
    try solver.remove(sides + rules)
  }

  mutating func addAll() throws {
    let ids = try solver.add(batch)
    sides = Array(ids[..<workload.sides.count])
    rules = Array(ids[workload.sides.count...])
    readAll()
  }

  private mutating func readAll() {
    let solution = solver.solution
    for variable in variables { checksum += solution[variable] }
  }

  private func constraint(_ index: Int, _ constant: Double) -> Constraint {
    let rule = workload.rules[index]
    let relation: Relation =
      rule.relation == 0 ? .equal : rule.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    return Constraint(
      rule.terms.map { Term(variables[$0.variable], $0.coefficient) }, relation, constant,
      priority: Priority(rule.priority), place: Place(1, index))
  }
}
