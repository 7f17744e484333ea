import Cassowary
import Foundation

/// The solution after one step, as it is printed.
struct State {
  var values: [Double]
  var isRejected = false
  /// What a rejected change conflicts with; for the system as given, what was rejected.
  var conflict: [Int] = []
  /// What was wrong with a change that is no constraint at all.
  var error: String?
  var freedoms: [Freedom]

  /// One JSON object.
  var json: String {
    let free = freedoms.map { freedom in
      "{\"var\":\(freedom.variable.index),\"low\":\(JSON.text(freedom.low)),"
        + "\"high\":\(JSON.text(freedom.high)),"
        + "\"level\":\(JSON.text(freedom.level))}"
    }
    let note = error.map { ",\"error\":\(JSON.quoted($0))" } ?? ""
    return "{\"x\":[\(values.map(JSON.text).joined(separator: ","))],"
      + "\"rejected\":\(isRejected),\"conflict\":[\(conflict.map(String.init).joined(separator: ","))],"
      + "\"free\":[\(free.joined(separator: ","))]\(note)}"
  }
}

/// Numbers and strings as JSON.
enum JSON {
  /// The shortest text that reads back as the same number (up to 17 digits); `null` for none.
  static func text(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "null" }
    // No one is helped by a negative zero.
    return number == 0 ? "0.0" : "\(number)"
  }

  static func quoted(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
