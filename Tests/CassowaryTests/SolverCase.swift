import Cassowary
import Foundation

/// One system of `solver-cases.json`, with what is known of its solution.
struct SolverCase: Decodable {
  var name: String
  var vars: Int
  var constraints: [Rule]
  var expect: [String: Double]
  var expectAny: [[String: Double]]?
  var range: [String: [Double?]]?
  var unpinnedDefault: [String: Double]?
  var steps: [Step]?

  struct Rule: Decodable {
    var p: Double
    var rel: String
    var terms: [[Double]]
    var rhs: Double

    func constraint(place: Int) -> Constraint {
      Constraint(
        terms.map { Term(Variable(index: Int($0[0])), $0[1]) },
        rel == "==" ? .equal : rel == "<=" ? .lessThanOrEqual : .greaterThanOrEqual, rhs,
        priority: Priority(p), place: Place(place))
    }
  }

  struct Step: Decodable {
    var op: String
    var constraint: Rule?
    var index: Int?
    var rhs: Double?
    var p: Double?
    var rejected: Bool?
    var expect: [String: Double]
    var range: [String: [Double?]]?
  }

  private struct File: Decodable {
    var cases: [SolverCase]
  }

  static func all() throws -> [SolverCase] {
    guard let url = Bundle.module.url(forResource: "solver-cases", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}
