internal import Foundation
internal import QuoinCore

extension Evaluator {
  /// What a filter makes of a value.
  func apply(
    _ call: FilterCall, to input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    if call.filter == .default { return try applyDefault(call, to: input, environment) }
    let value = try value(input, environment)
    switch call.filter {
    case .number, .currency, .percent, .round:
      return try format(value, call, input, environment)
    case .date:
      return .text(try date(value, call, input, environment))
    case .upper, .lower, .capitalize, .trim, .replace:
      return .text(try change(text(of: value, input), call, environment))
    case .json:
      let json = value.json
      try checkSize(of: json, at: call.offset)
      return .text(json)
    case .slice:
      return try slice(value, call, input, environment)
    default:
      guard case .list(let values) = value else {
        throw expected("a list", value, input, environment)
      }
      try spend(values.count, at: call.offset)
      return try applyToList(values, call, input, environment)
    }
  }

  /// Missing, null and empty values are replaced.
  private func applyDefault(
    _ call: FilterCall, to input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    do {
      let value = try value(input, environment)
      switch value {
      case .null, .text(""): break
      default: return value
      }
    } catch {
      guard error.isMissing else { throw error }
    }
    return try argument(0, of: call, environment)
  }

  private func applyToList(
    _ values: [DataValue], _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    switch call.filter {
    case .count: return .integer(values.count)
    case .join: return .text(try join(values, call, input, environment))
    case .chunk: return .list(try chunk(values, call, environment))
    case .where: return .list(try select(values, call, input, environment))
    case .sort: return .list(try sorted(values, call, input, environment))
    default: return try fold(values, call, input, environment)
    }
  }

  func argument(
    _ index: Int, of call: FilterCall, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    guard call.arguments.indices.contains(index) else { return .null }
    return try value(call.arguments[index], environment)
  }

  func textArgument(
    _ index: Int, of call: FilterCall, _ environment: Environment
  ) throws(ExpressionError) -> String {
    guard call.arguments.indices.contains(index) else { return "" }
    return try text(of: argument(index, of: call, environment), call.arguments[index])
  }

  func integerArgument(
    _ index: Int, of call: FilterCall, in range: ClosedRange<Int>, _ environment: Environment
  ) throws(ExpressionError) -> Int {
    let value = try argument(index, of: call, environment)
    guard let integer = value.decimal?.integer, range.contains(integer) else {
      throw expected("a whole number", value, call.arguments[index], environment)
    }
    return integer
  }

  private func change(
    _ text: String, _ call: FilterCall, _ environment: Environment
  ) throws(ExpressionError) -> String {
    let locale = formats.locale(language)
    try checkSize(of: text, at: call.offset)
    switch call.filter {
    case .upper: return text.uppercased(with: locale)
    case .lower: return text.lowercased(with: locale)
    case .capitalize: return text.capitalizingWords(in: locale)
    case .trim: return String(text.trimmingSpaces)
    default:
      let old = try textArgument(0, of: call, environment)
      let new = try textArgument(1, of: call, environment)
      guard !old.isEmpty else { return text }
      let parts = text.components(separatedBy: old)
      guard (parts.count - 1) * new.utf8.count <= Self.maximumText else {
        throw ExpressionError(
          code: .tooLarge, offset: call.offset, message: "a text is longer than 4 MB")
      }
      let result = parts.joined(separator: new)
      try checkSize(of: result, at: call.offset)
      return result
    }
  }

  private func slice(
    _ value: DataValue, _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    let limit = Int(Int32.max)
    let start = try integerArgument(0, of: call, in: -limit...limit, environment)
    let length =
      call.arguments.count > 1
      ? try integerArgument(1, of: call, in: 0...limit, environment) : limit
    switch value {
    case .list(let values):
      try spend(min(length, values.count) / 8, at: call.offset)
      let from = start < 0 ? max(0, values.count + start) : start
      return .list(Array(values.dropFirst(from).prefix(length)))
    case .text(let text):
      try checkSize(of: text, at: call.offset)
      let from = start < 0 ? max(0, text.count + start) : start
      return .text(String(text.dropFirst(from).prefix(length)))
    default:
      throw expected("a list or a text", value, input, environment)
    }
  }

  private func join(
    _ values: [DataValue], _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> String {
    let separator = try textArgument(0, of: call, environment)
    var result = ""
    for (index, value) in values.enumerated() {
      if index > 0 { result += separator }
      result += try text(of: value, input)
      guard result.utf8.count <= Self.maximumText else { break }
    }
    try checkSize(of: result, at: call.offset)
    return result
  }

  private func chunk(
    _ values: [DataValue], _ call: FilterCall, _ environment: Environment
  ) throws(ExpressionError) -> [DataValue] {
    let size = try integerArgument(0, of: call, in: 1...Int(Int32.max), environment)
    return stride(from: 0, to: values.count, by: size).map { start in
      .list(Array(values[start..<min(start + size, values.count)]))
    }
  }
}

extension String {
  /// Each word with a capital at its beginning, the rest as it stands, as CSS has it.
  func capitalizingWords(in locale: Locale) -> String {
    var result = ""
    var isInWord = false
    for character in self {
      let belongs = character.isLetter || character.isNumber || "'’".contains(character)
      result +=
        belongs && !isInWord ? String(character).uppercased(with: locale) : String(character)
      isInWord = belongs
    }
    return result
  }
}
