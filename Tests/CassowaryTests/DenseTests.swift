import Cassowary
import Testing

/// Systems in which most things meet: long products of pivots, and rates that are small beside them.
@Suite struct DenseTests {
  /// Priority, relation (-1, 0 or 1), right side, then variables with their coefficients.
  private static let rows: [[Double]] = [
    [100, 0, -48, 5, 2, 7, 1, 1, 0.5, 15, 1, 2, -1, 17, 1, 3, 0.5, 4, -1],
    [500, 0, -13, 12, 0.5, 16, 0.5, 8, 0.5, 5, 0.5, 4, 1],
    [750, 1, 39, 1, 1, 0, -1, 5, 0.5, 10, 1, 6, 0.5, 17, -1, 9, 0.5],
    [500, 0, 37, 11, 2, 7, 0.5, 16, 1],
    [500, 0, 12, 17, 2, 6, 0.5, 12, -1, 8, 0.5],
    [500, 0, -22, 13, 2, 3, 0.5, 4, 2, 8, 2],
    [1000, -1, 4, 9, 2, 2, 1, 11, 1, 0, 1],
    [500, 0, 21, 14, 0.5, 9, -1, 6, 2],
    [500, 1, -36, 5, 2, 12, 1, 7, -1, 10, 1, 13, 0.5, 17, 0.5],
    [100, 1, 12, 15, -1, 12, 1, 11, 0.5, 8, -1],
    [500, 1, 17, 15, 2, 1, 2, 8, 2, 10, 1, 5, -1, 14, 2, 9, 2],
    [500, 1, 41, 7, 0.5, 11, -1, 10, 1, 13, 0.5, 9, -1],
    [500, 0, -5, 17, -1, 14, 1, 11, 2, 12, -1],
    [100, 1, 18, 12, -1, 17, -1, 16, 0.5, 5, 0.5],
    [100, -1, -44, 1, 1, 9, -1, 15, 0.5],
    [250, -1, 39, 12, -1, 11, 2, 9, -1, 4, 0.5, 16, 1, 15, -1, 7, 1],
    [1000, -1, 7, 17, -1, 8, 0.5],
    [100, -1, -4, 15, 1, 12, -1, 0, 1, 11, 1, 13, -1, 9, 0.5, 4, -1, 1, 0.5],
    [500, 1, -45, 7, 1, 6, 1, 9, 2, 17, -1, 0, 0.5],
    [750, 1, -16, 12, -1, 16, -1, 10, 1, 9, 1, 11, 1, 14, -1],
    [1000, -1, 24, 16, 2, 5, -1, 2, 0.5, 1, 2, 4, -1, 14, 1, 10, -1, 8, 0.5],
    [500, 0, -2, 2, -1, 11, 1],
    [500, -1, 43, 3, 1, 10, -1, 15, 2, 5, 1, 14, 2, 2, -1, 13, 1],
    [250, -1, -14, 1, 0.5, 16, 0.5, 15, 0.5],
    [250, -1, -21, 11, -1, 12, -1, 2, -1, 7, -1],
    [750, 0, -29, 1, 2, 11, -1, 13, -1],
    [1000, -1, 2, 11, 0.5, 5, 0.5, 8, 2, 3, 2, 6, 2],
    [750, 0, 44, 12, 1, 8, -1, 0, 2, 16, 2],
    [750, -1, -49, 11, -1, 13, 1, 5, -1, 16, 2],
    [500, 0, 12, 7, 1, 16, 2, 8, -1, 10, 1, 3, -1, 1, 1, 5, 0.5],
    [500, 1, -2, 9, -1, 17, 0.5, 10, -1, 8, 2, 16, 0.5, 11, 1],
    [1000, -1, 35, 10, 0.5, 13, 2, 6, -1, 8, 1, 15, 0.5, 1, 0.5, 16, 1],
    [500, 0, -25, 9, 1, 11, 0.5, 5, 0.5, 8, 1, 12, 2, 10, 2, 7, -1, 1, -1],
    [500, 0, 7, 11, 0.5, 15, -1, 0, 0.5],
  ]

  /// The sum at level 250 is known from rational arithmetic; a slack of 1e-8 above it would give another.
  @Test func smallRatesAreNotTakenForRounding() throws {
    let solver = Solver()
    let variables = (0..<18).map { _ in solver.addVariable() }
    let batch = Self.rows.enumerated().map { index, row in
      let terms = stride(from: 3, to: row.count, by: 2).map {
        Term(variables[Int(row[$0])], row[$0 + 1])
      }
      let relation: Relation =
        row[1] == 0 ? .equal : row[1] < 0 ? .lessThanOrEqual : .greaterThanOrEqual
      return Constraint(
        terms, relation, row[2], priority: Priority(row[0]), place: Place(index))
    }
    let ids = try solver.add(batch)
    var sum = 0.0
    for (id, constraint) in zip(ids, batch) where constraint.priority == 250 {
      sum += solver.violation(of: id)
    }
    #expect(abs(sum - 20.094097135220913) <= 1e-9, "\(sum)")
  }

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
