import Foundation

/// A workload file as plain arrays; its form is described in solver/system.py.
struct Workload {
  /// A constraint before it is one.
  struct Rule {
    var priority: Double
    var relation: Int
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  /// A side of the page and the values it takes.
  struct Edit {
    var name: String
    var variable: Int
    var values: [Double]
  }

  /// Constraints that are removed and added again, and the constants they then have.
  typealias Remake = [(index: Int, constant: Double)]

  var variables = 0
  var sides: [(variable: Int, value: Double)] = []
  var rules: [Rule] = []
  var edits: [Edit] = []
  var remakes: [Remake] = []

  /// A record that is not of the form.
  struct Malformed: Error {
    var line: String
  }

  init(contentsOf path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") { try read(line) }
  }

  private mutating func read(_ line: Substring) throws {
    let words = line.split(separator: " ")
    let first = words[0] == "edit" ? 2 : 1
    let numbers = words.dropFirst(first).compactMap { Double($0) }
    guard numbers.count == words.count - first else { throw Malformed(line: String(line)) }
    switch words[0] {
    case "variables" where numbers.count == 1:
      variables = Int(numbers[0])
    case "page" where numbers.count == 2:
      sides.append((Int(numbers[0]), numbers[1]))
    case "constraint" where numbers.count >= 3:
      rules.append(
        Rule(
          priority: numbers[0], relation: Int(numbers[1]), constant: numbers[2],
          terms: pairs(numbers[3...])))
    case "edit" where numbers.count >= 2:
      edits.append(
        Edit(name: String(words[1]), variable: Int(numbers[0]), values: Array(numbers[1...])))
    case "remake":
      remakes.append(pairs(numbers[...]))
    default:
      throw Malformed(line: String(line))
    }
  }

  private func pairs(_ numbers: ArraySlice<Double>) -> [(Int, Double)] {
    stride(from: numbers.startIndex, to: numbers.endIndex - 1, by: 2).map {
      (Int(numbers[$0]), numbers[$0 + 1])
    }
  }
}
