import Foundation

@testable import CassowarySolve

/// What the command prints for a line, read back.
struct Answer: Decodable {
  var states: [State]

  struct State: Decodable {
    var x: [Double]
    var rejected: Bool
    var conflict: [Int]
    var free: [Free]
    var error: String?
  }

  struct Free: Decodable {
    var `var`: Int
    var low: Double?
    var high: Double?
    var level: Double
  }

  /// Has the command answer a line, its invariants checked.
  init(to line: String) throws {
    let text = try Command.answer(to: line, isChecked: true)
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}
