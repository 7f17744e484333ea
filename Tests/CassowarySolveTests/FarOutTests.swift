import Testing

@testable import CassowarySolve

/// Systems that lead far out on the way to an answer near by.
@Suite struct FarOutTests {
  /// Round the cycle each variable is at least many times the other: only below 0 can both hold. A
  /// search that raises them in turns soon is where sums cancel and anything seems to hold.
  @Test(arguments: [(60, 20, 500), (25, 20, 1000), (30, 20, 500), (60, 20, 40)])
  func cyclesThatMultiplyAreSeenThrough(_ gain: Int, _ first: Int, _ second: Int) throws {
    let states = try Answer(
      to: """
        {"vars": 2, "constraints": [
          {"p": 1000, "rel": ">=", "terms": [[0, 1], [1, -\(gain)]], "rhs": \(first)},
          {"p": 1000, "rel": ">=", "terms": [[1, 1], [0, -\(gain)]], "rhs": \(second)},
          {"p": 1000, "rel": ">=", "terms": [[1, 1]], "rhs": 0},
          {"p": 1000, "rel": "<=", "terms": [[0, 1]], "rhs": 10}]}
        """
    ).states
    // x0 ≥ first + gain x1 and x1 ≥ second + gain x0 come to x1 (1 − gain²) ≥ second + gain first.
    #expect(states[0].conflict == [2])
    let (x0, x1) = (states[0].x[0], states[0].x[1])
    #expect(x1 < 0 && x0 - Double(gain) * x1 >= Double(first) - 1e-9)
    #expect(x1 - Double(gain) * x0 >= Double(second) - 1e-6)
  }

  @Test func refusesWhatOnlyAFarPointSeemsToAllow() throws {
    let states = try Answer(
      to: """
        {"vars": 2, "constraints": [
          {"p": 1000, "rel": "<=", "terms": [[0, -20]], "rhs": -7},
          {"p": 1000, "rel": ">=", "terms": [[1, 0.1], [0, -5]], "rhs": 100},
          {"p": 1000, "rel": ">=", "terms": [[1, -1], [0, 0.1]], "rhs": 1}]}
        """
    ).states
    // x0 ≥ 0.35; x1 ≥ 1000 + 50 x0 ≥ 1017.5; x1 ≤ 0.1 x0 − 1 then needs x0 ≤ −20.06…
    #expect(states[0].conflict == [2])
    #expect(states[0].x == [0.35, 1017.5])
  }

  /// The way to 1e15 and back leaves nothing behind.
  @Test(arguments: [1e6, 1e9, 1e12, 1e15]) func aFarValueLeavesNoTrace(_ far: Double) throws {
    let states = try Answer(
      to: """
        {"vars": 2, "constraints": [
          {"p": 1000, "rel": "==", "terms": [[0, 1]], "rhs": 0.2},
          {"p": 1000, "rel": "==", "terms": [[1, 1], [0, -1]], "rhs": 0.1}],
         "steps": [{"op": "set", "index": 0, "rhs": \(far)}, {"op": "set", "index": 0, "rhs": 0.2}]}
        """
    ).states
    #expect(abs(states[2].x[0] - 0.2) < 1e-9)
    #expect(abs(states[2].x[1] - 0.3) < 1e-9)
  }

  /// Coefficients from 1e-6 to 1e6 in two required rows.
  @Test func unevenRowsHold() throws {
    let states = try Answer(
      to: """
        {"vars": 2, "constraints": [
          {"p": 1000, "rel": "==", "terms": [[0, 0.001], [1, 1e-6]], "rhs": 10},
          {"p": 1000, "rel": "<=", "terms": [[1, 1e6], [0, 1e-6]], "rhs": 1}]}
        """
    ).states
    // x0 = 10000 − x1/1000; the second row leaves x1 ≤ 9.9e-7, and x0 is as near to 0 as it can be.
    #expect(abs(1e6 * states[0].x[1] + 1e-6 * states[0].x[0] - 1) < 1e-8)
    let wished = try Answer(
      to: """
        {"vars": 2, "constraints": [
          {"p": 1000, "rel": "==", "terms": [[1, 1e-6], [0, 1000]], "rhs": 0},
          {"p": 750, "rel": ">=", "terms": [[1, 1000], [0, 1]], "rhs": 1},
          {"p": 500, "rel": ">=", "terms": [[0, 1e-6]], "rhs": 1},
          {"p": 1000, "rel": "<=", "terms": [[0, 1000], [1, 1e6]], "rhs": 1}]}
        """
    ).states
    // The wish at 750 pushes x1 up to where the last row stops it.
    #expect(abs(wished[0].x[1] - 1e-6) < 1e-12)
  }

  @Test func numberOfVariablesIsBounded() {
    #expect(throws: ProblemError.self) {
      try Command.answer(to: #"{"vars": 9e18, "constraints": []}"#, isChecked: false)
    }
  }
}
