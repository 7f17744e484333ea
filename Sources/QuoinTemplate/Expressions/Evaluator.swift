internal import Foundation
internal import QuoinCore

/// Computes expressions for one binding, within bounds on steps and sizes.
final class Evaluator {
  let formats: LocaleFormats
  /// The nearest `lang`, or what replaces it.
  var language = "en"
  /// For dates that name an offset.
  var timeZone = TimeZone.gmt
  private var steps = 0

  /// Bytes that one text may have.
  static let maximumText = 4 << 20

  private let maximumSteps: Int

  init(formats: LocaleFormats, maximumSteps: Int = Limits.steps) {
    self.formats = formats
    self.maximumSteps = maximumSteps
  }

  /// Counts work done, and refuses more than a page can need.
  func spend(_ count: Int, at offset: Int) throws(ExpressionError) {
    charge(count)
    guard steps <= maximumSteps else {
      throw ExpressionError(
        code: .tooLarge, offset: offset,
        message: "binding takes more than \(maximumSteps) steps")
    }
  }

  /// Counts work done; what comes next is refused if it was too much.
  func charge(_ count: Int) {
    steps = min(steps, maximumSteps + 1) + min(max(count, 0), maximumSteps + 1)
  }

  /// Whether more was done than a page can need, so that nothing further is.
  var isExhausted: Bool { steps > maximumSteps }

  /// The value of an expression; a path that leads nowhere is an error.
  func value(
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    try value(expression, environment, isTest: false)
  }

  /// Whether a test holds; a path that leads nowhere is false.
  func test(
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> Bool {
    try operand(expression, environment).isTruthy
  }

  /// A value for which a path that leads nowhere is false.
  private func operand(
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    do {
      return try value(expression, environment, isTest: true)
    } catch {
      guard error.isMissing else { throw error }
      return .bool(false)
    }
  }

  private func value(
    _ expression: Expression, _ environment: Environment, isTest: Bool
  ) throws(ExpressionError) -> DataValue {
    try spend(1, at: expression.offset)
    switch expression.kind {
    case .literal(let value): return value
    case .name, .member, .element: return try path(expression, environment)
    case .not(let inner): return .bool(!(try test(inner, environment)))
    case .and(let left, let right):
      let first = try operand(left, environment)
      return first.isTruthy ? try operand(right, environment) : first
    case .or(let left, let right):
      let first = try operand(left, environment)
      return first.isTruthy ? first : try operand(right, environment)
    case .conditional(let condition, let first, let second):
      return try value(
        test(condition, environment) ? first : second, environment, isTest: isTest)
    case .negation(let inner):
      return try negate(value(inner, environment, isTest: isTest), inner, environment)
    case .arithmetic(let operation, let left, let right):
      let a = try value(left, environment, isTest: isTest)
      let b = try value(right, environment, isTest: isTest)
      return try compute(operation, (a, left), (b, right), expression, environment)
    case .comparison(let comparison, let left, let right):
      let a = isTest ? try operand(left, environment) : try value(left, environment)
      let b = isTest ? try operand(right, environment) : try value(right, environment)
      return .bool(
        try compare(comparison, (a, left), (b, right), isTest: isTest, environment))
    case .filter(let call, let input):
      return try apply(call, to: input, environment)
    }
  }

  /// The text that a value prints as.
  func text(of value: DataValue, _ expression: Expression) throws(ExpressionError) -> String {
    switch value {
    case .null: return ""
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return number.description
    case .text(let text): return text
    case .length(let length): return length.description
    case .list:
      throw ExpressionError(
        code: .badValue, offset: expression.offset,
        message: "\(value.summary) cannot be printed; use join or <for>")
    case .object:
      throw ExpressionError(
        code: .badValue, offset: expression.offset,
        message: "an object cannot be printed; name one of its fields")
    }
  }

  /// The text that an interpolation comes to.
  func text(
    _ interpolation: Interpolation, _ environment: Environment
  ) throws(ExpressionError) -> String {
    var result = ""
    for segment in interpolation.segments {
      switch segment {
      case .text(let text): result += text
      case .expression(let expression):
        result += try text(of: value(expression, environment), expression)
        try checkSize(of: result, at: expression.offset)
      }
    }
    return result
  }

  /// Bounds what texts put together from texts can grow to, and the work of copying them.
  func checkSize(of text: String, at offset: Int) throws(ExpressionError) {
    let count = text.utf8.count
    try spend(count / 64, at: offset)
    guard count <= Self.maximumText else {
      throw ExpressionError(
        code: .tooLarge, offset: offset, message: "a text is longer than 4 MB")
    }
  }
}
