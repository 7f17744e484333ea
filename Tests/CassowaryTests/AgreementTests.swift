import Cassowary
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

  /// After each of many edits, the values are those of a solver that never knew another state.
  @Test(arguments: RandomSystem.Kind.allCases) func editsLeaveNoTrace(
    _ kind: RandomSystem.Kind
  ) throws {
    for seed in 1000..<1012 {
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
