import Cassowary
import Foundation
import Testing

/// The solver agrees with the plain reference on random systems, and with itself on every path.
@Suite struct AgreementTests {
  @Test(arguments: RandomSystem.Kind.allCases) func agreesWithReference(
    _ kind: RandomSystem.Kind
  ) throws {
    for seed in 0..<150 {
      var system = RandomSystem(seed: seed, kind: kind)
      var trial = Trial(system)
      let count = Int.random(in: 1...14, using: &system.generator)
      let batch = (0..<count).map { _ in system.constraint() }
      for (constraint, result) in zip(batch, trial.solver.addEach(batch)) {
        if let id = try? result.get() { trial.standing.append((id, constraint)) }
      }
      let expected = try #require(trial.reference.solve(), "\(kind) \(seed): nothing must conflict")
      #expect(
        trial.distance(to: expected) <= 1e-6 || trial.isBetter(than: expected), "\(kind) \(seed)")
      try trial.solver.checkInvariants()
    }
  }

  /// How many sequences of edits of each kind are tried; `QUOIN_SEQUENCES` asks for more.
  static let sequenceCount =
    ProcessInfo.processInfo.environment["QUOIN_SEQUENCES"].flatMap(Int.init) ?? 12

  /// After each of many edits, the values are those of a solver that never knew another state.
  @Test(arguments: RandomSystem.Kind.allCases) func editsLeaveNoTrace(
    _ kind: RandomSystem.Kind
  ) throws {
    for seed in 1000..<1000 + Self.sequenceCount {
      var system = RandomSystem(seed: seed, kind: kind)
      var trial = Trial(system)
      for step in 0..<50 {
        try edit(&trial, &system)
        try trial.solver.checkInvariants()
        let fresh = Solver()
        for variable in trial.defaults.indices {
          _ = fresh.addVariable(default: trial.defaults[variable].map { Variable(index: $0) })
        }
        // The order of adding is that of declaring here, which must not matter.
        for result in fresh.addEach(trial.declared) { _ = try result.get() }
        let values = trial.defaults.indices.map { fresh.value(of: Variable(index: $0)) }
        #expect(trial.distance(to: values) <= 1e-9, "\(kind) \(seed), step \(step)")
      }
      let expected = try #require(trial.reference.solve())
      #expect(
        trial.distance(to: expected) <= 1e-6 || trial.isBetter(than: expected), "\(kind) \(seed)")
    }
  }

  private func edit(_ trial: inout Trial, _ system: inout RandomSystem) throws {
    let chance = Int.random(in: 0..<10, using: &system.generator)
    if trial.standing.isEmpty || chance < 4 {
      let constraint = system.constraint()
      if let id = try? trial.solver.add(constraint) { trial.standing.append((id, constraint)) }
      return
    }
    let index = Int.random(in: 0..<trial.standing.count, using: &system.generator)
    let id = trial.standing[index].id
    switch chance {
    case 4, 5:
      try trial.solver.remove(id)
      trial.standing.remove(at: index)
    case 6, 7:
      let constant = system.constant()
      if (try? trial.solver.setConstant(constant, of: id)) != nil {
        trial.standing[index].constraint.constant = constant
      }
    case 8 where system.pick([true, false]):
      try remake(&trial, &system)
    case 8:
      let priority = system.priority()
      if (try? trial.solver.setPriority(priority, of: id)) != nil {
        trial.standing[index].constraint.priority = priority
      }
    default:
      // A batch is taken whole or not at all.
      let batch = (0..<3).map { _ in system.constraint() }
      if let ids = try? trial.solver.add(batch) {
        for (id, constraint) in zip(ids, batch) { trial.standing.append((id, constraint)) }
      }
    }
  }

  /// Takes some constraints back and declares most of them again, with other constants, now in one
  /// batch and now one by one, and in any order.
  private func remake(_ trial: inout Trial, _ system: inout RandomSystem) throws {
    let first = Int.random(in: 0..<trial.standing.count, using: &system.generator)
    let end = min(trial.standing.count, first + 1 + Int.random(in: 0..<4, using: &system.generator))
    var taken = Array(trial.standing[first..<end])
    trial.standing.removeSubrange(first..<end)
    try trial.solver.remove(taken.map(\.id))
    if system.pick([true, false, false]) { taken.removeLast() }
    if system.pick([true, false, false]) { taken.reverse() }
    let batch = taken.map { entry in
      var constraint = entry.constraint
      if system.pick([true, false]) { constraint.constant = system.constant() }
      return constraint
    }
    if system.pick([true, false]) {
      for (constraint, result) in zip(batch, trial.solver.addEach(batch)) {
        if let id = try? result.get() { trial.standing.append((id, constraint)) }
      }
    } else {
      for constraint in batch {
        if let id = try? trial.solver.add(constraint) { trial.standing.append((id, constraint)) }
      }
    }
  }

  /// Page sizes, sizes of texts and rules of boxes change; the solver carries its plan along, and has
  /// the values that a fresh one finds.
  @Test func pagesAreCarriedAlong() throws {
    var carried = 0
    var steps = 0
    for seed in 0..<Self.sequenceCount {
      var page = RandomPage(seed: seed, boxCount: 4 + seed % 17)
      let solver = Self.solver(page)
      var ids = solver.addEach(page.rules).map { try? $0.get() }
      for step in 0..<20 {
        solver.solve()
        let before = solver.carryCount
        try Self.change(&page, solver, &ids, step)
        let fresh = Self.solver(page)
        let standing = ids.indices.filter { ids[$0] != nil }
        for result in fresh.addEach(standing.map { page.rules[$0] }) { _ = try result.get() }
        for variable in page.defaults.indices.map(Variable.init) {
          let (own, other) = (solver.value(of: variable), fresh.value(of: variable))
          #expect(abs(own - other) <= 1e-9 * max(1, abs(other)), "\(seed), step \(step)")
        }
        try solver.checkInvariants()
        steps += 1
        if solver.carryCount > before { carried += 1 }
      }
    }
    #expect(2 * carried > steps, "\(carried) of \(steps)")
  }

  private static func solver(_ page: RandomPage) -> Solver {
    let solver = Solver()
    for other in page.defaults { _ = solver.addVariable(default: other.map(Variable.init)) }
    return solver
  }

  private static func change(
    _ page: inout RandomPage, _ solver: Solver, _ ids: inout [ConstraintID?], _ step: Int
  ) throws {
    let box = page.pick(page.boxes)
    switch step % 4 {
    case 0:
      let side = page.pick(page.sides)
      guard let id = ids[side] else { return }
      let constant = Double(Int.random(in: 20...1200, using: &page.generator))
      if (try? solver.setConstant(constant, of: id)) != nil { page.rules[side].constant = constant }
    case 1, 2:
      let soft = page.rules.indices.filter {
        !page.rules[$0].priority.isRequired && page.rules[$0].terms.count == 1 && ids[$0] != nil
      }
      var changes: [(ConstraintID, Double)] = []
      for _ in 0..<step % 4 where !soft.isEmpty {
        let index = page.pick(soft)
        page.rules[index].constant = Double(Int.random(in: 0...200, using: &page.generator))
        if let id = ids[index] { changes.append((id, page.rules[index].constant)) }
      }
      try solver.setConstants(changes)
    default:
      let standing = box.rules.filter { ids[$0] != nil }
      try solver.remove(standing.compactMap { ids[$0] })
      for index in standing where page.rules[index].terms.count > 1 {
        page.rules[index].constant += Double(page.pick([0, 0, 4, -4]))
      }
      for (index, result) in zip(standing, solver.addEach(standing.map { page.rules[$0] })) {
        ids[index] = try? result.get()
      }
    }
  }

  /// A column of boxes between two fixed ends, with nothing to say how tall each is: the first ones
  /// stay at 0 and the last takes all, without a search that grows with the square.
  @Test func openChainSettlesInOrder() throws {
    let solver = Solver()
    let count = 100
    var batch: [Constraint] = []
    var tops: [Variable] = []
    var heights: [Variable] = []
    for index in 0..<count {
      tops.append(solver.addVariable(default: tops.first))
      heights.append(solver.addVariable())
      batch.append(Constraint([Term(heights[index])], .greaterThanOrEqual, 0, place: Place(0)))
      batch.append(
        index == 0
          ? Constraint([Term(tops[0])], .equal, 10, place: Place(1))
          : Constraint(
            [Term(tops[index]), Term(tops[index - 1], -1), Term(heights[index - 1], -1)], .equal, 1,
            place: Place(1, index)))
    }
    batch.append(
      Constraint([Term(tops[count - 1]), Term(heights[count - 1])], .equal, 2000, place: Place(2)))
    try solver.add(batch)
    for index in heights.indices.dropLast() { #expect(solver.value(of: heights[index]) == 0) }
    #expect(solver.value(of: heights[count - 1]) == 2000 - 10 - Double(count - 1))
    #expect(solver.value(of: tops[count - 1]) == 10 + Double(count - 1))
  }
}
