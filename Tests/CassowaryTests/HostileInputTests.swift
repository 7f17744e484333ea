import Cassowary
import Testing

/// Whatever is thrown at it, the solver answers rightly or throws a typed error, and ends.
@Suite struct HostileInputTests {
  @Test func numbersOutOfRangeAreRefused() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let values: [Double] = [.nan, .infinity, -.infinity]
    for value in values {
      let byConstant = Constraint([Term(x)], .equal, value)
      #expect(throws: SolverError.self) { try solver.add(byConstant) }
      #expect(throws: SolverError.self) { try solver.add(Constraint([Term(x, value)], .equal, 1)) }
    }
    for size in [1e300, 1e-300] {
      let constraint = Constraint([Term(x, size)], .equal, 1)
      #expect(throws: SolverError.outOfRange(constraint)) { try solver.add(constraint) }
    }
    let far = Constraint([Term(x)], .equal, 1e300)
    #expect(throws: SolverError.outOfRange(far)) { try solver.add(far) }
    for priority in [0, -1, 1000.5, Double.nan] {
      let constraint = Constraint([Term(x)], .equal, 1, priority: Priority(priority))
      #expect(throws: SolverError.self) { try solver.add(constraint) }
    }
    #expect(solver.constraintCount == 0)
    let id = try solver.add(Constraint([Term(x)], .equal, 1))
    #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: id) }
    #expect(throws: SolverError.self) { try solver.setPriority(0, of: id) }
    #expect(solver.value(of: x) == 1)
  }

  @Test func unknownNamesAreRefused() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable(default: x)
    let stranger = Variable(index: 7)
    #expect(throws: SolverError.unknownVariable(stranger)) {
      try solver.add(Constraint([Term(stranger)], .equal, 1))
    }
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    let id = try solver.add(Constraint([Term(y)], .equal, 1))
    #expect(throws: SolverError.variableInUse(y)) { try solver.removeVariable(y) }
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(1, of: id) }
    let other = try solver.add(Constraint([Term(y)], .equal, 2))
    // The slot is used again, the name is not.
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove([other, id]) }
    #expect(solver.value(of: y) == 2)
    try solver.remove(other)
    try solver.removeVariable(y)
    try solver.removeVariable(x)
    #expect(throws: SolverError.unknownVariable(y)) { try solver.removeVariable(y) }
    #expect(solver.value(of: y) == 0)
    try solver.checkInvariants()
  }

  @Test func redundancyIsHarmless() throws {
    let solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    var batch: [Constraint] = []
    for index in 0..<10_000 {
      let factor = Double(1 + index % 7)
      batch.append(
        Constraint(
          [Term(x, factor), Term(y, -factor), Term(z, 2 * factor)], .equal, 3 * factor,
          place: Place(index)))
    }
    #expect(solver.addEach(batch).allSatisfy { (try? $0.get()) != nil })
    let wrong = Constraint([Term(x), Term(y, -1), Term(z, 2)], .equal, 4, place: Place(10_000))
    #expect(ConflictTests.conflict { try solver.add(wrong) }?.members.count == 1)
    try solver.add(Constraint([Term(y)], .equal, 1, place: Place(10_001)))
    try solver.add(Constraint([Term(z)], .equal, 1, place: Place(10_002)))
    #expect(solver.value(of: x) == 2)
  }

  @Test func cyclesOfInequalitiesEnd() throws {
    let solver = Solver()
    let ring = (0..<60).map { _ in solver.addVariable() }
    var batch: [Constraint] = []
    for index in ring.indices {
      let next = ring[(index + 1) % ring.count]
      batch.append(
        Constraint(
          [Term(next), Term(ring[index], -1)], .greaterThanOrEqual, 0, place: Place(index)))
      batch.append(
        Constraint(
          [Term(next), Term(ring[index], -1)], .equal, 1, priority: 500, place: Place(100 + index)))
    }
    try solver.add(batch)
    try solver.add(Constraint([Term(ring[7])], .equal, 5, priority: 100, place: Place(300)))
    // All the way round nothing may grow, so all are equal.
    for variable in ring { #expect(abs(solver.value(of: variable) - 5) <= 1e-9) }
    let step = Constraint(
      [Term(ring[1]), Term(ring[0], -1)], .greaterThanOrEqual, 1, place: Place(400))
    let conflict = try #require(ConflictTests.conflict { try solver.add(step) })
    #expect(conflict.members.count == 59)
    try solver.checkInvariants()
  }

  @Test func manyWishesNeverOutvoteAStrongerOne() throws {
    let solver = Solver()
    let x = solver.addVariable()
    var batch = [Constraint([Term(x)], .equal, 0, priority: 501, place: Place(0))]
    for index in 1...60 {
      batch.append(Constraint([Term(x)], .equal, 100, priority: 500, place: Place(index)))
    }
    try solver.add(batch)
    #expect(solver.value(of: x) == 0)
    let nearly = Priority(501.0.nextUp)
    try solver.add(Constraint([Term(x)], .equal, 7, priority: nearly, place: Place(99)))
    #expect(solver.value(of: x) == 7)
  }

  @Test func farCoefficientsMeetInOneSystem() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add([
      Constraint([Term(x, 1e-6), Term(y, -1e6)], .equal, 0, place: Place(0)),
      Constraint([Term(y)], .equal, 3e-6, priority: 500, place: Place(1)),
    ])
    #expect(abs(solver.value(of: x) - 3e6) <= 1e-3)
  }

  /// A safer pivot oversteps a bound within its slack: that is no kink to be passed.
  @Test func slackOfSaferPivotMayOverstepBound() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.addVariable() }
    let (y, z) = (variables[1], variables[3])
    try solver.add([
      Constraint([Term(z, 1e6)], .lessThanOrEqual, 1000, priority: 50, place: Place(0)),
      Constraint([Term(z, -1), Term(y, 2)], .lessThanOrEqual, 0, priority: 50, place: Place(1)),
      Constraint(
        [Term(z, 1e6), Term(y, -0.001)], .lessThanOrEqual, 1000, priority: 100, place: Place(2)),
    ])
    let freedoms = solver.ambiguity()
    #expect(freedoms.map(\.low) == [nil, nil, nil, nil])
    #expect(freedoms[0].high == nil && freedoms[2].high == nil)
    let highs = [freedoms[1].high, freedoms[3].high].compactMap { $0 }
    #expect(highs.count == 2 && abs(highs[0] - 0.0005) <= 1e-9 && abs(highs[1] - 0.001) <= 1e-9)
    #expect(variables.map(solver.value) == [0, 0, 0, 0])
  }
}
