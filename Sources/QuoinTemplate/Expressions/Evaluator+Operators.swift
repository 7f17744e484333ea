internal import QuoinCore

extension Evaluator {
  /// A value with the expression that it came from, for messages.
  typealias Operand = (value: DataValue, expression: Expression)

  func negate(
    _ value: DataValue, _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    if case .length(let length) = value {
      return .length(LengthValue(-length.amount, length.unit))
    }
    return .decimal(-(try number(value, expression, environment)))
  }

  /// The number that a value is; an error where it is none.
  func number(
    _ value: DataValue, _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DecimalNumber {
    try checkRange(of: value, expression)
    guard let number = value.decimal else {
      throw expected("a number", value, expression, environment)
    }
    guard !number.isOutOfRange else {
      throw ExpressionError(
        code: .tooLarge, offset: expression.offset, message: "a number is too long to compute with")
    }
    return number
  }

  /// Refuses a number whose exponent is out of all range.
  private func checkRange(
    of value: DataValue, _ expression: Expression
  ) throws(ExpressionError) {
    guard case .number = value, value.decimal == nil else { return }
    throw ExpressionError(
      code: .tooLarge, offset: expression.offset,
      message: "the number \(value.summary) is too large to compute with")
  }

  func compute(
    _ operation: Expression.Arithmetic, _ left: Operand, _ right: Operand,
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    if case .length(let a) = left.value {
      return try compute(operation, a, right, expression, environment)
    }
    if case .length(let b) = right.value {
      let a = try number(left.value, left.expression, environment)
      if operation == .multiply { return .length(LengthValue(a * b.amount, b.unit)) }
      // Beside a length a bare number is a length in pt, as in attributes.
      guard operation == .add || operation == .subtract else {
        throw cannot(operation, left, right, expression)
      }
      return try compute(
        operation, LengthValue(a, .point), right, expression, environment)
    }
    if operation == .add, case .text = left.value, case .text = right.value,
      left.value.decimal == nil, right.value.decimal == nil
    {
      throw ExpressionError(
        code: .badValue, offset: expression.offset,
        message: "'+' adds numbers and lengths; texts are joined by writing {{ a }}{{ b }}")
    }
    let a = try number(left.value, left.expression, environment)
    let b = try number(right.value, right.expression, environment)
    let result = try compute(operation, a, b, expression)
    guard !result.isOutOfRange else {
      throw ExpressionError(
        code: .tooLarge, offset: expression.offset, message: "the result is too long a number")
    }
    return .decimal(result)
  }

  private func compute(
    _ operation: Expression.Arithmetic, _ a: DecimalNumber, _ b: DecimalNumber,
    _ expression: Expression
  ) throws(ExpressionError) -> DecimalNumber {
    let result: DecimalNumber? =
      switch operation {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: a / b
      case .remainder: a % b
      }
    guard let result else {
      throw ExpressionError(
        code: .badValue, offset: expression.offset, message: "division by zero")
    }
    return result
  }

  private func compute(
    _ operation: Expression.Arithmetic, _ a: LengthValue, _ right: Operand,
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    guard case .length(let b) = right.value else {
      let b = try number(right.value, right.expression, environment)
      switch operation {
      case .multiply: return .length(LengthValue(a.amount * b, a.unit))
      case .divide:
        return .length(LengthValue(try compute(.divide, a.amount, b, expression), a.unit))
      case .add, .subtract:
        return try compute(
          operation, a, (.length(LengthValue(b, .point)), right.expression), expression,
          environment)
      case .remainder:
        throw cannot(operation, (.length(a), expression), right, expression)
      }
    }
    guard operation != .multiply else {
      throw ExpressionError(
        code: .badValue, offset: expression.offset,
        message: "a length cannot be multiplied by a length")
    }
    guard let (x, y, unit) = LengthValue.common(a, b) else {
      throw cannot(operation, (.length(a), expression), right, expression)
    }
    let result = try compute(operation, x, y, expression)
    return operation == .divide ? .decimal(result) : .length(LengthValue(result, unit))
  }

  private func cannot(
    _ operation: Expression.Arithmetic, _ left: Operand, _ right: Operand,
    _ expression: Expression
  ) -> ExpressionError {
    ExpressionError(
      code: .badValue, offset: expression.offset,
      message: "'\(left.value.summary) \(operation.rawValue) \(right.value.summary)' has no value")
  }

  func compare(
    _ comparison: Expression.Comparison, _ left: Operand, _ right: Operand, isTest: Bool,
    _ environment: Environment
  ) throws(ExpressionError) -> Bool {
    try checkRange(of: left.value, left.expression)
    try checkRange(of: right.value, right.expression)
    switch comparison {
    case .equal: return try isEqual(left.value, right.value, left.expression.offset)
    case .notEqual: return try !isEqual(left.value, right.value, left.expression.offset)
    default: break
    }
    // Nothing is before or after what is not there.
    if isTest, left.value.isAbsent || right.value.isAbsent { return false }
    let isBefore: Bool
    let isAfter: Bool
    if let (a, b) = comparable(left.value, right.value) {
      (isBefore, isAfter) = (a < b, b < a)
    } else if case .text(let a) = left.value, case .text(let b) = right.value {
      (isBefore, isAfter) = (a < b, b < a)
    } else {
      let isLeftOrdered = left.value.decimal != nil || left.value.isLength
      let culprit = isLeftOrdered ? right : left
      throw expected("a number", culprit.value, culprit.expression, environment)
    }
    switch comparison {
    case .less: return isBefore
    case .lessOrEqual: return !isAfter
    case .greater: return isAfter
    default: return !isBefore
    }
  }

  /// Two numbers to compare, lengths in one unit; nil where one is neither.
  private func comparable(
    _ left: DataValue, _ right: DataValue
  ) -> (DecimalNumber, DecimalNumber)? {
    if let a = left.decimal, let b = right.decimal { return (a, b) }
    guard left.isLength || right.isLength, let a = left.asLength, let b = right.asLength,
      let (x, y, _) = LengthValue.common(a, b)
    else { return nil }
    return (x, y)
  }

  private func isEqual(
    _ left: DataValue, _ right: DataValue, _ offset: Int
  ) throws(ExpressionError) -> Bool {
    switch (left, right) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      for (x, y) in zip(a, b) {
        try spend(1, at: offset)
        guard try isEqual(x, y, offset) else { return false }
      }
      return true
    case (.object(let a), .object(let b)):
      guard a.count == b.count else { return false }
      for (key, x) in zip(a.keys, a.values) {
        try spend(1, at: offset)
        guard let y = b[key], try isEqual(x, y, offset) else { return false }
      }
      return true
    default:
      guard let (a, b) = comparable(left, right) else { return false }
      return a == b
    }
  }
}

extension DataValue {
  fileprivate var isLength: Bool {
    if case .length = self { true } else { false }
  }

  fileprivate var isAbsent: Bool {
    switch self {
    case .null, .bool(false): true
    default: false
    }
  }

  /// A length as it is, a number as one in pt.
  fileprivate var asLength: LengthValue? {
    if case .length(let length) = self { return length }
    return decimal.map { LengthValue($0, .point) }
  }
}
