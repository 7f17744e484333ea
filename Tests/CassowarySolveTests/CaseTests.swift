import Foundation
import Testing

@testable import CassowarySolve

/// The systems of other solvers' tests, asked through the command.
@Suite struct CaseTests {
  /// One of the cases, with what is known after each step.
  struct Case: Decodable {
    var name: String
    var expect: [String: Double]
    var range: [String: [Double?]]?
    var unpinnedDefault: [String: Double]?
    var steps: [Step]?
  }

  struct Step: Decodable {
    var rejected: Bool?
    var expect: [String: Double]
    var range: [String: [Double?]]?
  }

  @Test func answersAllCases() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../CassowaryTests/Fixtures/solver-cases.json")
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let cases = try #require(root["cases"] as? [[String: Any]])
    #expect(cases.count == 25)
    for object in cases {
      let data = try JSONSerialization.data(withJSONObject: object)
      let known = try JSONDecoder().decode(Case.self, from: data)
      let states = try Answer(to: String(decoding: data, as: UTF8.self)).states
      let steps = known.steps ?? []
      try #require(states.count == steps.count + 1, "\(known.name)")
      check(states[0], known.expect, known.range, known.name)
      check(states[0], known.unpinnedDefault ?? [:], nil, known.name)
      #expect(!states[0].rejected)
      for (number, step) in steps.enumerated() {
        let state = states[number + 1]
        check(state, step.expect, step.range, "\(known.name), step \(number)")
        #expect(state.rejected == (step.rejected ?? false), "\(known.name), step \(number)")
        #expect(state.conflict.isEmpty == !state.rejected, "\(known.name), step \(number)")
      }
    }
  }

  private func check(
    _ state: Answer.State, _ expect: [String: Double], _ range: [String: [Double?]]?,
    _ name: String
  ) {
    for (key, wanted) in expect {
      let value = Int(key).map { state.x[$0] } ?? .nan
      #expect(abs(value - wanted) <= 1e-6, "\(name): variable \(key) is \(value)")
    }
    for (key, ends) in range ?? [:] {
      let free = state.free.first { $0.var == Int(key) }
      #expect(isClose(free?.low, ends[0]), "\(name): low end of variable \(key)")
      #expect(isClose(free?.high, ends[1]), "\(name): high end of variable \(key)")
    }
  }

  private func isClose(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) <= 1e-6
  }
}
