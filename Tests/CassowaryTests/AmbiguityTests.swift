import Cassowary
import Testing

/// What can still move, how far, at what level and in whose company (rule 6); and explanations.
@Suite struct AmbiguityTests {
  @Test func decidedSystemHasNone() throws {
    let solver = Solver()
    let x = solver.addVariable()
    #expect(solver.ambiguity().map(\.variable) == [x])
    try solver.add(Constraint([Term(x)], .equal, 3, priority: 1))
    #expect(solver.ambiguity().isEmpty)
  }

  @Test func tieIsReportedWithItsLevel() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add([
      Constraint([Term(y), Term(x, -2)], .equal, 3, place: Place(0)),
      Constraint([Term(x)], .equal, 10, priority: 100, place: Place(1)),
      Constraint([Term(y, 0.5)], .equal, 5, priority: 100, place: Place(2)),
    ])
    let freedoms = solver.ambiguity()
    #expect(
      freedoms == [
        Freedom(variable: x, low: 3.5, high: 10, level: 100, companions: [y]),
        Freedom(variable: y, low: 10, high: 23, level: 100, companions: [x]),
      ])
    // Rule 3: the wish declared first is the one that is met.
    #expect(solver.value(of: x) == 10)
  }

  @Test func openEndsAndIndependentMoves() throws {
    let solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add([
      Constraint([Term(x), Term(y)], .lessThanOrEqual, 10, place: Place(0)),
      Constraint([Term(x)], .greaterThanOrEqual, 1, place: Place(1)),
      Constraint([Term(y)], .greaterThanOrEqual, 2, place: Place(2)),
      Constraint([Term(z), Term(x, -1)], .lessThanOrEqual, 0, place: Place(3)),
    ])
    #expect(
      solver.ambiguity() == [
        Freedom(variable: x, low: 1, high: 8, level: 0, companions: []),
        Freedom(variable: y, low: 2, high: 9, level: 0, companions: []),
        Freedom(variable: z, low: nil, high: 8, level: 0, companions: []),
      ])
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: y) == 2)
    #expect(solver.value(of: z) == 0)
  }

  @Test func chainSharesItsShortage() throws {
    let solver = Solver()
    let heights = (0..<4).map { _ in solver.addVariable() }
    let tops = (0..<4).map { _ in solver.addVariable() }
    var batch = [Constraint([Term(tops[0])], .equal, 0)]
    for index in heights.indices {
      batch.append(Constraint([Term(heights[index])], .greaterThanOrEqual, 0))
      batch.append(Constraint([Term(heights[index])], .greaterThanOrEqual, 10, priority: 750))
      batch.append(Constraint([Term(heights[index])], .lessThanOrEqual, 10, priority: 250))
      let bottom = [Term(tops[index]), Term(heights[index])]
      batch.append(
        index < 3
          ? Constraint(bottom + [Term(tops[index + 1], -1)], .equal, 0)
          : Constraint(bottom, .equal, 35))
    }
    try solver.add(batch)
    #expect(heights.map(solver.value) == [10, 10, 10, 5])
    let freedoms = solver.ambiguity()
    #expect(freedoms.map(\.variable) == heights + tops.dropFirst())
    #expect(freedoms.allSatisfy { $0.level == 750 })
    #expect(freedoms.map(\.low) == [5, 5, 5, 5, 5, 15, 25])
    #expect(freedoms.map(\.high) == [10, 10, 10, 10, 10, 20, 30])
    #expect(freedoms[0].companions == [tops[1]])
    #expect(freedoms[3].companions == [tops[3]])
    #expect(freedoms[1].companions == [])
  }

  /// Two inequalities that together say `a = b` make the two move together, which neither says alone.
  @Test func inequalitiesThatLeaveNoRoomAreEqualities() throws {
    let solver = Solver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add([
      Constraint([Term(a), Term(b, -1)], .lessThanOrEqual, 0, place: Place(0)),
      Constraint([Term(b), Term(c, -1)], .lessThanOrEqual, 0, place: Place(1)),
      Constraint([Term(c), Term(a, -2)], .lessThanOrEqual, 0, place: Place(2)),
      Constraint([Term(c), Term(b, -1)], .lessThanOrEqual, 0, place: Place(3)),
      Constraint([Term(a)], .greaterThanOrEqual, 2, place: Place(4)),
      Constraint([Term(c)], .lessThanOrEqual, 6, place: Place(5)),
    ])
    // b = c; a from max(2, c/2) to c; c from 2 to 6.
    #expect(
      solver.ambiguity() == [
        Freedom(variable: a, low: 2, high: 6, level: 0, companions: []),
        Freedom(variable: b, low: 2, high: 6, level: 0, companions: [c]),
        Freedom(variable: c, low: 2, high: 6, level: 0, companions: [b]),
      ])
  }

  /// A report can be kept to what somebody will read, whatever the size of the system.
  @Test func reportsAsManyGroupsAsWanted() throws {
    let solver = Solver()
    let boxes = (0..<400).map { _ in (top: solver.addVariable(), height: solver.addVariable()) }
    var batch: [Constraint] = []
    for (index, box) in boxes.enumerated() {
      batch.append(Constraint([Term(box.height)], .greaterThanOrEqual, 0))
      batch.append(
        index == 0
          ? Constraint([Term(box.top)], .equal, 0)
          : Constraint(
            [Term(box.top), Term(boxes[index - 1].top, -1), Term(boxes[index - 1].height, -1)],
            .equal, 1))
    }
    batch.append(Constraint([Term(boxes[399].top), Term(boxes[399].height)], .equal, 999))
    try solver.add(batch)
    // 399 gaps of 1 leave 600 to the heights.
    let first = solver.ambiguity(groups: 2)
    #expect(
      first == [
        Freedom(
          variable: boxes[0].height, low: 0, high: 600, level: 0, companions: [boxes[1].top]),
        Freedom(variable: boxes[1].top, low: 1, high: 601, level: 0, companions: [boxes[0].height]),
        Freedom(variable: boxes[1].height, low: 0, high: 600, level: 0, companions: []),
      ])
    let last = solver.ambiguity { $0 == boxes[399].top }
    #expect(last.map(\.variable) == [boxes[399].top, boxes[399].height])
    #expect(last.map(\.low) == [399, 0] && last.map(\.high) == [999, 600])
  }

  @Test func explainsWhatHoldsAndWhatWasGivenUp() throws {
    let solver = Solver()
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let free = solver.addVariable(default: left)
    let ids = try solver.add([
      Constraint([Term(right), Term(left, -1), Term(width, -1)], .equal, 0, place: Place(0)),
      Constraint([Term(left)], .equal, 20, priority: 800, place: Place(1)),
      Constraint([Term(right)], .lessThanOrEqual, 100, place: Place(2)),
      Constraint([Term(width)], .greaterThanOrEqual, 120, priority: 750, place: Place(3)),
      Constraint([Term(free)], .greaterThanOrEqual, -500, place: Place(4)),
    ])
    let explanation = solver.explanation(of: width)
    #expect(explanation.value == 80)
    #expect(explanation.holding == [ids[0], ids[1], ids[2]])
    #expect(explanation.defaults == [])
    #expect(explanation.givenUp == [.init(id: ids[3], error: 40)])
    let byDefault = solver.explanation(of: free)
    #expect(byDefault.value == 20)
    #expect(byDefault.holding == [ids[1]])
    #expect(byDefault.defaults == [free])
    #expect(
      solver.dump().contains("#3  x1 >= 120.0 @750.0 [3.0.0]  missed by 40.0"), "\(solver.dump())")
  }

  @Test func explainsWhatOnlyHoldsTogether() throws {
    let solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let ids = try solver.add([
      Constraint([Term(x), Term(y)], .equal, 10, place: Place(0)),
      Constraint([Term(x), Term(y, -1)], .equal, 2, place: Place(1)),
      Constraint([Term(z), Term(x, -1)], .equal, 1, place: Place(2)),
      Constraint([Term(y), Term(z)], .equal, 11, priority: 500, place: Place(3)),
    ])
    #expect(solver.explanation(of: z).holding == [ids[0], ids[1], ids[2]])
    #expect(solver.explanation(of: Variable(index: 9)).holding.isEmpty)
  }
}
