internal import Foundation
internal import QuoinCore

extension Evaluator {
  /// What the quoted expression of a filter comes to for each item, or the items themselves.
  private func each(
    _ values: [DataValue], _ call: FilterCall, _ input: Expression, _ environment: Environment,
    isTest: Bool = false
  ) throws(ExpressionError) -> [DataValue] {
    guard let body = call.body else { return values }
    var results: [DataValue] = []
    results.reserveCapacity(values.count)
    for (index, item) in values.enumerated() {
      let inner = self.environment(for: item, at: index, of: input, environment)
      results.append(
        isTest ? .bool(try test(body, inner)) : try value(body, inner))
    }
    return results
  }

  /// Inside the quotes an item is `item` or `this`, and its fields stand before all other names.
  private func environment(
    for item: DataValue, at index: Int, of input: Expression, _ environment: Environment
  ) -> Environment {
    let origin = Environment.Origin(source: input, environment: environment, index: index)
    let named = environment.adding("this", item, origin: origin)
      .adding("item", item, origin: origin)
    guard case .object(let object) = item else { return named }
    return named.adding(fieldsOf: object, origin: origin)
  }

  func select(
    _ values: [DataValue], _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> [DataValue] {
    let tests = try each(values, call, input, environment, isTest: true)
    return zip(values, tests).filter { $1.isTruthy }.map { $0.0 }
  }

  /// Numbers by size, texts as the language sorts them, equals in the order they came in.
  func sorted(
    _ values: [DataValue], _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> [DataValue] {
    let keys = try each(values, call, input, environment)
    let numbers = keys.compactMap(\.decimal)
    let order: [Int]
    if numbers.count == keys.count {
      order = keys.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    } else {
      var texts: [String] = []
      for key in keys { texts.append(try text(of: key, input)) }
      let locale = formats.locale(language)
      order = keys.indices.sorted { a, b in
        let result = texts[a].compare(texts[b], locale: locale)
        return result == .orderedSame ? a < b : result == .orderedAscending
      }
    }
    return order.map { values[$0] }
  }

  /// `sum`, `min`, `max` and `avg`, of numbers or of lengths.
  func fold(
    _ values: [DataValue], _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    let items = try each(values, call, input, environment)
    let body = call.body ?? input
    guard var result = items.first else {
      if call.filter == .sum { return .integer(0) }
      throw ExpressionError(
        code: .badValue, offset: call.offset,
        message: "an empty list has no \(call.filter.rawValue)")
    }
    for (index, item) in items.enumerated() {
      let place = call.body.map { _ in
        self.environment(for: values[index], at: index, of: input, environment)
      }
      if case .length = item {
      } else {
        let number = try number(item, body, place ?? environment)
        if index == 0, call.filter == .sum || call.filter == .avg { result = .decimal(number) }
      }
      guard index > 0 else { continue }
      switch call.filter {
      case .min, .max:
        let comparison: Expression.Comparison = call.filter == .min ? .less : .greater
        if try compare(comparison, (item, body), (result, body), isTest: false, environment) {
          result = item
        }
      default:
        result = try compute(.add, (result, body), (item, body), body, environment)
      }
    }
    guard call.filter == .avg else { return result }
    return try compute(
      .divide, (result, body), (.integer(items.count), body), body, environment)
  }
}

extension DataValue {
  /// The value as JSON, numbers as they are spelled, keys in their order.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): Self.quoted(text)
    case .length(let length): Self.quoted(length.description)
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + zip(object.keys, object.values).map { "\(Self.quoted($0)):\($1.json)" }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
