import Cassowary
import Testing

/// Refusals: the right ones, with the right reasons, and without a trace.
@Suite struct ConflictTests {
  @Test func namesWhatStandsAgainst() throws {
    let solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let ids = try solver.add([
      Constraint([Term(x)], .greaterThanOrEqual, 10, place: Place(0)),
      Constraint([Term(y)], .lessThanOrEqual, 5, place: Place(1)),
      Constraint([Term(z)], .equal, 3, place: Place(2)),
      Constraint([Term(y)], .lessThanOrEqual, 6, place: Place(3)),
    ])
    let refused = Constraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 0, place: Place(4))
    let conflict = try #require(Self.conflict { try solver.add(refused) })
    #expect(conflict.refused == refused)
    #expect(conflict.refusedID == nil)
    // Either bound of y would do; the filter tries the last declared first, so the first one stays.
    #expect(conflict.members == [ids[0], ids[1]])
    #expect(solver.constraintCount == 4)
    try solver.checkInvariants()
  }

  @Test func batchNamesItsOwnMembers() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let id = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 0, place: Place(0)))
    let batch = [
      Constraint([Term(x)], .lessThanOrEqual, 9, priority: 500, place: Place(1)),
      Constraint([Term(x)], .lessThanOrEqual, 7, place: Place(2)),
      Constraint([Term(x)], .equal, 8, place: Place(3)),
      Constraint([Term(x)], .equal, 9, place: Place(4)),
    ]
    let conflict = try #require(Self.conflict { try solver.add(batch) })
    #expect(conflict.refusedIndex == 2)
    #expect(conflict.members == [])
    #expect(conflict.batchMembers == [1])
    #expect(solver.constraintCount == 1)
    let results = solver.addEach(batch)
    #expect(results.map { (try? $0.get()) != nil } == [true, true, false, false])
    #expect(solver.value(of: x) == 0)
    try solver.remove(id)
  }

  @Test func changesAreRefusedWithoutTrace() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let ids = try solver.add([
      Constraint([Term(x)], .equal, 10, place: Place(0)),
      Constraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 5, place: Place(1)),
      Constraint([Term(y)], .lessThanOrEqual, 20, place: Place(2)),
      Constraint([Term(y)], .equal, 90, priority: 500, place: Place(3)),
    ])
    let changes = [(ids[2], 30.0), (ids[0], 40.0)]
    let conflict = try #require(Self.conflict { try solver.setConstants(changes) })
    #expect(conflict.refusedID == ids[0])
    #expect(conflict.members == [ids[1], ids[2]])
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 20)
    let hardened = try #require(Self.conflict { try solver.setPriority(.required, of: ids[3]) })
    #expect(hardened.members == [ids[2]])
    #expect(try solver.constraint(ids[3]).priority == 500)
    // Together they are possible, though neither is alone.
    try solver.setConstants([(ids[0], 50), (ids[2], 55)])
    #expect(solver.value(of: y) == 55)
  }

  @Test func emptyConstraintsHoldOrNot() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(Constraint([], .lessThanOrEqual, 1))
    let cancelled = Constraint([Term(x, 0.1), Term(x, 0.2), Term(x, -0.3)], .equal, 1)
    let conflict = try #require(Self.conflict { try solver.add(cancelled) })
    #expect(conflict.members.isEmpty && conflict.batchMembers.isEmpty)
    let id = try solver.add(Constraint([], .equal, 4, priority: 100))
    #expect(solver.violation(of: id) == 4)
  }

  /// Members are exactly what a plain deletion filter leaves, and none can be spared.
  @Test(arguments: RandomSystem.Kind.allCases) func agreesWithDeletionFilter(
    _ kind: RandomSystem.Kind
  ) throws {
    var found = 0
    for seed in 3000..<3120 {
      var system = RandomSystem(seed: seed, kind: kind)
      var trial = Trial(system)
      for _ in 0..<14 {
        var constraint = system.constraint()
        if Bool.random(using: &system.generator) { constraint.priority = .required }
        switch trial.solver.addEach([constraint])[0] {
        case .success(let id):
          trial.standing.append((id, constraint))
        case .failure(.conflict(let conflict)):
          found += 1
          let members = conflict.members.compactMap { id in
            trial.standing.first { $0.id == id }?.constraint
          }
          let filtered = filter(trial, refused: constraint)
          #expect(members == filtered, "\(kind) \(seed)")
        case .failure(let error):
          throw error
        }
      }
    }
    #expect(found > 50)
  }

  private func filter(_ trial: Trial, refused: Constraint) -> [Constraint] {
    var left = trial.declared.filter(\.priority.isRequired)
    for index in left.indices.reversed() {
      var fewer = left
      fewer.remove(at: index)
      let reference = ReferenceSolver(
        variableCount: trial.defaults.count, defaults: trial.defaults,
        constraints: fewer + [refused])
      if reference.solve() == nil { left = fewer }
    }
    return left
  }

  static func conflict(_ work: () throws -> some Any) -> Conflict? {
    do {
      _ = try work()
    } catch SolverError.conflict(let conflict) {
      return conflict
    } catch {}
    return nil
  }
}
