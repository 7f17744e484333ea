import Cassowary
import Testing

/// Systems in which most things meet: long products of pivots, and rates that are small beside them.
@Suite struct DenseTests {
  @Test func agreesWithReference() throws {
    for seed in 0..<24 {
      var system = RandomSystem(seed: seed, kind: .tied)
      let count = Int.random(in: 8...14, using: &system.generator)
      let solver = Solver()
      for _ in 0..<count { _ = solver.addVariable() }
      var batch: [Constraint] = []
      for index in 0..<2 * count {
        let terms = (0..<Int.random(in: 3...7, using: &system.generator)).map { _ in
          Term(
            Variable(index: Int.random(in: 0..<count, using: &system.generator)),
            system.coefficient())
        }
        let isRequired = index % 4 == 0
        batch.append(
          Constraint(
            terms, isRequired ? .lessThanOrEqual : system.pick([.equal, .greaterThanOrEqual]),
            isRequired ? 50 : system.constant(),
            priority: isRequired ? .required : system.pick([750, 500, 250]), place: Place(index)))
      }
      let ids = try solver.add(batch)
      try solver.checkInvariants()
      let reference = ReferenceSolver(
        variableCount: count, defaults: Array(repeating: nil, count: count), constraints: batch)
      let expected = try #require(reference.solve())
      for level: Priority in [750, 500, 250] {
        let pairs = zip(ids, batch).filter { $0.1.priority == level }
        let own = pairs.reduce(0.0) { $0 + solver.violation(of: $1.0) }
        let best = pairs.reduce(0.0) { $0 + Self.error(of: $1.1, at: expected) }
        #expect(own <= best + 1e-6 * max(1, best), "\(seed): \(level.value)")
        if own < best - 1e-6 * max(1, best) { break }
      }
    }
  }

  private static func error(of constraint: Constraint, at values: [Double]) -> Double {
    let sum = constraint.terms.reduce(-constraint.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    switch constraint.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
