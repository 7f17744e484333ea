internal import Foundation
internal import QuoinCore

extension Evaluator {
  /// Places after the point that numbers and percentages show at most, without a pattern.
  private static let maximumPlaces = 6

  /// `number`, `currency`, `percent` and `round`.
  func format(
    _ value: DataValue, _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    if call.filter == .round, case .length(let length) = value {
      let places = try places(call, environment)
      let amount = length.amount.rounded(toPlaces: places, .halfAwayFromZero)
      return .length(LengthValue(amount, length.unit))
    }
    let number = try number(value, input, environment)
    switch call.filter {
    case .round:
      return .decimal(number.rounded(toPlaces: try places(call, environment), .halfAwayFromZero))
    case .currency:
      let code = try textArgument(0, of: call, environment)
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else {
        throw expected(
          "a currency code such as 'EUR'", .text(code), call.arguments[0], environment)
      }
      let shape = formats.shape(.currency(code), in: language)
      return .text(
        shape.write(number, minimumPlaces: shape.places, maximumPlaces: shape.places))
    case .percent:
      let hundredfold = number * DecimalNumber(100)
      return .text(
        formats.shape(.percent, in: language)
          .write(hundredfold, minimumPlaces: 0, maximumPlaces: Self.maximumPlaces))
    default:
      let shape = formats.shape(.number, in: language)
      guard !call.arguments.isEmpty else {
        return .text(
          shape.write(number, minimumPlaces: 0, maximumPlaces: Self.maximumPlaces))
      }
      let text = try textArgument(0, of: call, environment)
      guard let pattern = NumberPattern(text) else {
        throw ExpressionError(
          code: .badValue, offset: call.arguments[0].offset,
          message: "expected a number pattern such as '0.00' or '#,##0.##', got '\(text)'")
      }
      return .text(shape.write(number, pattern))
    }
  }

  private func places(
    _ call: FilterCall, _ environment: Environment
  ) throws(ExpressionError) -> Int {
    guard !call.arguments.isEmpty else { return 0 }
    return try integerArgument(0, of: call, in: -100...100, environment)
  }
}

extension NumberShape {
  /// The number rounded half-even and written as the language does.
  func write(_ number: DecimalNumber, minimumPlaces: Int, maximumPlaces: Int) -> String {
    let rounded = number.rounded(toPlaces: maximumPlaces, .halfEven)
    let (whole, fraction) = rounded.split(places: minimumPlaces)
    let affixes = rounded.isNegative ? negative : positive
    return affixes.prefix
      + write(
        whole: whole, fraction: fraction, groups: (primaryGroup, secondaryGroup),
        minimumBeforeGroup: minimumBeforeGroup) + affixes.suffix
  }

  /// The number as a pattern has it, with the language's digits and separators.
  func write(_ number: DecimalNumber, _ pattern: NumberPattern) -> String {
    var scale = DecimalNumber(1)
    for _ in 0..<pattern.power { scale = scale * DecimalNumber(10) }
    let rounded = (number * scale).rounded(toPlaces: pattern.maximumPlaces, .halfEven)
    var (whole, fraction) = rounded.split(places: pattern.minimumPlaces)
    if pattern.minimumWhole == 0, whole == "0", !fraction.isEmpty { whole = "" }
    if whole.count < pattern.minimumWhole {
      whole = String(repeating: "0", count: pattern.minimumWhole - whole.count) + whole
    }
    let digits = write(
      whole: whole, fraction: fraction, groups: pattern.groups, minimumBeforeGroup: 1)
    guard rounded.isNegative else {
      return pattern.positive.prefix + digits + pattern.positive.suffix
    }
    if let own = pattern.negative { return own.prefix + digits + own.suffix }
    return negative.prefix + pattern.positive.prefix + digits + pattern.positive.suffix
  }
}
