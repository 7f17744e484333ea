import Cassowary
import Testing

/// Refusals by the hundred, and conflicts with hundreds of members.
@Suite struct ManyRefusalsTests {
  @Test func longCycleNamesAllItsMembers() throws {
    let solver = Solver()
    let chain = (0..<300).map { _ in solver.addVariable() }
    let batch = (1..<chain.count).map {
      Constraint(
        [Term(chain[$0 - 1]), Term(chain[$0], -1)], .lessThanOrEqual, -1, place: Place($0))
    }
    let ids = try solver.add(batch)
    let closing = Constraint(
      [Term(chain[chain.count - 1]), Term(chain[0], -1)], .lessThanOrEqual, -1, place: Place(999))
    let conflict = try #require(ConflictTests.conflict { try solver.add(closing) })
    #expect(conflict.members == ids)
  }

  @Test func plainContradictionsAreRefusedTogether() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 0, place: Place(0)))
    var batch = [Constraint([Term(y), Term(x, -1)], .equal, 1, place: Place(1))]
    for index in 1...500 {
      batch.append(Constraint([Term(x, 2)], .equal, Double(2 * index), place: Place(1 + index)))
    }
    batch.append(Constraint([Term(y)], .equal, 2, place: Place(900)))
    batch.append(Constraint([Term(x, -1)], .greaterThanOrEqual, 1, place: Place(901)))
    let results = solver.addEach(batch)
    #expect(results.map { (try? $0.get()) != nil }.filter { $0 }.count == 3)
    let width = try results[1].get()
    for (index, result) in results.enumerated() {
      guard case .failure(.conflict(let conflict)) = result else { continue }
      #expect(conflict.refusedIndex == index)
      #expect(conflict.members == [index == 502 ? first : width])
    }
    #expect(solver.value(of: y) == 2)
    try solver.checkInvariants()
  }
}
