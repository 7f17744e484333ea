import Cassowary
import Testing

/// Systems from other solvers' tests and the values they imply.
@Suite struct SolverCaseTests {
  @Test func allCasesAreThere() throws {
    #expect(try SolverCase.all().count == 25)
  }

  @Test(arguments: 0..<25) func hasTheImpliedValues(_ number: Int) throws {
    let solverCase = try SolverCase.all()[number]
    let solver = Solver()
    for _ in 0..<solverCase.vars { _ = solver.addVariable() }
    var ids: [ConstraintID?] = []
    for (place, rule) in solverCase.constraints.enumerated() {
      ids.append(try solver.add(rule.constraint(place: place)))
    }
    check(solver, solverCase.expect, solverCase.range, solverCase.name)
    if let any = solverCase.expectAny {
      // The answer is one of several: rule 3 chooses, so the point need not be a listed vertex, but
      // what all listed ones share must hold.
      for key in any[0].keys {
        let values = any.compactMap { $0[key] }
        let range = [values.min(), values.max()]
        if range[0] == range[1] { continue }
        check(solver, [:], [key: range], solverCase.name)
      }
    }
    check(solver, solverCase.unpinnedDefault ?? [:], nil, solverCase.name)
    for step in solverCase.steps ?? [] {
      try take(step, solver, &ids, solverCase.name)
      check(solver, step.expect, step.range, solverCase.name)
      try solver.checkInvariants()
    }
  }

  private func take(
    _ step: SolverCase.Step, _ solver: Solver, _ ids: inout [ConstraintID?], _ name: String
  ) throws {
    let id = step.index.flatMap { ids[$0] }
    switch step.op {
    case "add":
      let rule = try #require(step.constraint)
      let result = solver.addEach([rule.constraint(place: ids.count)])[0]
      ids.append(try? result.get())
      #expect((ids[ids.count - 1] == nil) == (step.rejected ?? false), "\(name)")
    case "remove":
      try solver.remove(#require(id))
    case "set":
      try solver.setConstant(#require(step.rhs), of: #require(id))
    default:
      try solver.setPriority(Priority(#require(step.p)), of: #require(id))
    }
  }

  private func check(
    _ solver: Solver, _ expect: [String: Double], _ range: [String: [Double?]]?, _ name: String
  ) {
    for (key, wanted) in expect {
      let value = solver.value(of: Variable(index: Int(key) ?? -1))
      #expect(abs(value - wanted) <= 1e-6, "\(name): variable \(key)")
    }
    let freedoms = solver.ambiguity()
    for (key, ends) in range ?? [:] {
      let variable = Variable(index: Int(key) ?? -1)
      let value = solver.value(of: variable)
      #expect(value >= (ends[0] ?? -.infinity) - 1e-6, "\(name): variable \(key)")
      #expect(value <= (ends[1] ?? .infinity) + 1e-6, "\(name): variable \(key)")
      let freedom = freedoms.first { $0.variable == variable }
      #expect(isClose(freedom?.low, ends[0]), "\(name): low end of variable \(key)")
      #expect(isClose(freedom?.high, ends[1]), "\(name): high end of variable \(key)")
    }
  }

  private func isClose(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) <= 1e-6
  }
}
