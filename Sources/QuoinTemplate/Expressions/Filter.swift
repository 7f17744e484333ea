/// The filters of the language; raw values are their names.
package enum Filter: String, Sendable, CaseIterable {
  case number, currency, percent, round, date
  case upper, lower, capitalize, trim, replace
  case `default`, join, count
  case sum, min, max, avg
  case `where`, sort, slice, chunk, json
}

extension Filter {
  /// How many arguments the filter takes.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .percent, .upper, .lower, .capitalize, .trim, .count, .json: 0...0
    case .number, .round, .join, .sum, .min, .max, .avg, .sort: 0...1
    case .currency, .date, .default, .where, .chunk: 1...1
    case .replace: 2...2
    case .slice: 1...2
    }
  }

  /// How many arguments the filter takes, in words.
  var argumentWords: String {
    switch argumentCount {
    case 0...0: "no argument"
    case 0...1: "one argument or none"
    case 1...1: "one argument"
    case 2...2: "two arguments"
    default: "one argument or two"
    }
  }

  /// Whether the first argument is an expression in quotes, computed for each item.
  var takesExpression: Bool {
    switch self {
    case .sum, .min, .max, .avg, .where, .sort: true
    default: false
    }
  }

  /// How the filter is written, for messages and the reference.
  package var usage: String {
    switch self {
    case .number: "number or number:\"0.00\""
    case .currency: "currency:\"EUR\""
    case .percent: "percent"
    case .round: "round or round:2"
    case .date: "date:\"d MMM yyyy\""
    case .upper, .lower, .capitalize, .trim, .count, .json: rawValue
    case .replace: "replace:\"a\",\"b\""
    case .default: "default:\"–\""
    case .join: "join:\", \""
    case .sum, .min, .max, .avg: "\(rawValue):\"qty * price\""
    case .where: "where:\"qty > 0\""
    case .sort: "sort:\"name\""
    case .slice: "slice:0,5"
    case .chunk: "chunk:8"
    }
  }
}
