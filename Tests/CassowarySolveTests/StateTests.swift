import Testing

@testable import CassowarySolve

/// What the states of a line say.
@Suite struct StateTests {
  @Test func listsWhatTheSystemAsGivenRejects() throws {
    let states = try Answer(
      to: """
        {"vars": 1, "constraints": [
          {"p": 1000, "rel": ">=", "terms": [[0, 1]], "rhs": 10},
          {"p": 1000, "rel": "<=", "terms": [[0, 1]], "rhs": 5},
          {"p": 500, "rel": "==", "terms": [[0, 1]], "rhs": 7},
          {"p": 1000, "rel": "==", "terms": [[0, 2]], "rhs": 6}]}
        """
    ).states
    #expect(states.count == 1)
    #expect(states[0].x == [10])
    #expect(states[0].rejected)
    #expect(states[0].conflict == [1, 3])
  }

  @Test func namesWhatARejectedStepConflictsWith() throws {
    // x ≥ 10 and x + y ≤ 4 leave y ≤ −6: y ≥ 0 conflicts with both, and not with y ≤ 3.
    let states = try Answer(
      to: """
        {"vars": 2, "constraints": [
          {"p": 1000, "rel": ">=", "terms": [[0, 1]], "rhs": 10},
          {"p": 1000, "rel": "<=", "terms": [[1, 1]], "rhs": 3},
          {"p": 1000, "rel": "<=", "terms": [[0, 1], [1, 1]], "rhs": 4}],
         "steps": [{"op": "add", "constraint": {"p": 1000, "rel": ">=", "terms": [[1, 1]], "rhs": 0}},
          {"op": "set", "index": 1, "rhs": -8},
          {"op": "remove", "index": 3},
          {"op": "set", "index": 0, "rhs": 12.5}]}
        """
    ).states
    #expect(states[1].rejected)
    #expect(states[1].conflict == [0, 2])
    #expect(states[1].x == states[0].x)
    #expect(!states[2].rejected)
    #expect(states[2].x == [10, -8])
    #expect(states[3].x == states[2].x)  // the rejected one still has its index, and is not there
    #expect(states[4].x == [12.5, 4 - 12.5])
  }

  @Test func declaredOrderIsThatOfIndices() throws {
    // Either wish can be had: the one declared first is, also when it was added last.
    let wish = { (index: Int) in #"{"p": 500, "rel": "==", "terms": [[0, 1]], "rhs": \#(index)}"# }
    let states = try Answer(
      to: """
        {"vars": 1, "constraints": [\(wish(3)), \(wish(8))],
         "steps": [{"op": "priority", "index": 0, "p": 1}, {"op": "priority", "index": 0, "p": 500}]}
        """
    ).states
    #expect(states.map { $0.x[0] } == [3, 8, 3])
    #expect(states[0].free.count == 1)
    #expect(states[0].free[0].low == 3)
    #expect(states[0].free[0].high == 8)
    #expect(states[0].free[0].level == 500)
  }

  @Test func rejectsWhatIsNoConstraint() throws {
    let states = try Answer(
      to: """
        {"vars": 1, "constraints": [{"p": 1000, "rel": "==", "terms": [[0, 1]], "rhs": 4}],
         "steps": [
          {"op": "add", "constraint": {"p": 500, "rel": "==", "terms": [[0, 1]], "rhs": 1e300}},
          {"op": "add", "constraint": {"p": 500, "rel": "==", "terms": [[7, 1]], "rhs": 1}},
          {"op": "priority", "index": 0, "p": 0}]}
        """
    ).states
    for state in states.dropFirst() {
      #expect(state.rejected)
      #expect(state.conflict.isEmpty)
      #expect(state.error != nil)
      #expect(state.x == [4])
    }
  }

  @Test(arguments: [
    #"{"vars": 1}"#, #"{"vars": -1, "constraints": []}"#, "[]", "nonsense",
    #"{"vars": 1, "constraints": [{"p": 1, "rel": "=", "terms": [], "rhs": 0}]}"#,
    #"{"vars": 1, "constraints": [], "steps": [{"op": "set", "index": 0, "rhs": 1}]}"#,
    #"{"vars": 1, "constraints": [], "steps": [{"op": "add"}]}"#,
  ])
  func refusesALineOfAnotherForm(_ line: String) {
    #expect(throws: (any Error).self) { try Command.answer(to: line, isChecked: false) }
  }

  @Test func printsNumbersThatReadBackTheSame() {
    for number in [1.0 / 3, 0.1 + 0.2, 1e-300, 123_456_789.123_456_78, -5e15] {
      #expect(Double(JSON.text(number)) == number)
    }
    #expect(JSON.text(-0.0) == "0.0")
    #expect(JSON.text(nil) == "null")
    #expect(JSON.text(.infinity) == "null")
  }
}
