internal import Foundation
internal import QuoinCore

extension Evaluator {
  /// A date out of the data, written as the filter's pattern has it.
  func date(
    _ value: DataValue, _ call: FilterCall, _ input: Expression, _ environment: Environment
  ) throws(ExpressionError) -> String {
    guard case .text(let text) = value, let moment = DateText(text) else {
      throw expected("a date such as '2026-03-01'", value, input, environment)
    }
    let pattern = try textArgument(0, of: call, environment)
    if let letter = Self.unknownLetter(in: pattern) {
      throw ExpressionError(
        code: .badValue, offset: call.arguments[0].offset,
        message: "'\(letter)' has no meaning in a date pattern; put words in single quotes")
    }
    // Dates without an offset are written as they stand, whatever the time zone.
    let zone = moment.hasOffset ? timeZone : TimeZone.gmt
    return formats.date(moment.date, pattern: pattern, timeZone: zone, in: language)
  }

  /// A letter outside quotes that Unicode's date patterns do not know.
  private static func unknownLetter(in pattern: String) -> Character? {
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isASCII, character.isLetter else { continue }
      if !"GyYuUrQqMLwWdDFgEecabBhHKkjmsSAzZOvVXx".contains(character) { return character }
    }
    return nil
  }
}

/// A date of ISO 8601: `2026-03-01`, `2026-03-01T19:30`, `2026-03-01 19:30:00.5+02:00`.
struct DateText {
  var date: Date
  /// Whether the text says how far from Greenwich it is.
  var hasOffset: Bool

  init?(_ text: String) {
    var rest = Substring(text)
    guard let year = Self.digits(4, &rest), Self.take("-", &rest),
      let month = Self.digits(2, &rest), Self.take("-", &rest), let day = Self.digits(2, &rest),
      let days = Self.days(year: year, month: month, day: day)
    else { return nil }
    var seconds = Double(days) * 86_400
    hasOffset = false
    if !rest.isEmpty {
      guard Self.take("T", &rest) || Self.take("t", &rest) || Self.take(" ", &rest),
        let time = Self.time(&rest)
      else { return nil }
      seconds += time
      if !rest.isEmpty {
        guard let offset = Self.offset(&rest), rest.isEmpty else { return nil }
        hasOffset = true
        seconds -= offset
      }
    }
    date = Date(timeIntervalSince1970: seconds)
  }

  private static func time(_ rest: inout Substring) -> Double? {
    guard let hour = digits(2, &rest), hour < 24, take(":", &rest),
      let minute = digits(2, &rest), minute < 60
    else { return nil }
    var seconds = Double(hour * 3600 + minute * 60)
    guard take(":", &rest) else { return seconds }
    guard let second = digits(2, &rest), second < 61 else { return nil }
    seconds += Double(second)
    guard take(".", &rest) else { return seconds }
    let fraction = rest.prefix { $0.isASCII && $0.isNumber }
    guard !fraction.isEmpty, let value = Double("0.\(fraction)") else { return nil }
    rest = rest.dropFirst(fraction.count)
    return seconds + value
  }

  /// `Z`, `+02:00`, `-0530`, in seconds.
  private static func offset(_ rest: inout Substring) -> Double? {
    if take("Z", &rest) || take("z", &rest) { return 0 }
    let isWest = rest.first == "-"
    guard take("+", &rest) || take("-", &rest), let hour = digits(2, &rest), hour < 24 else {
      return nil
    }
    var minute = 0
    if !rest.isEmpty {
      _ = take(":", &rest)
      guard let given = digits(2, &rest), given < 60 else { return nil }
      minute = given
    }
    let seconds = Double(hour * 3600 + minute * 60)
    return isWest ? -seconds : seconds
  }

  /// Days since 1970-01-01 in the Gregorian calendar; nil for a day that is none.
  private static func days(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let years = before * 365 + before / 4 - before / 100 + before / 400
    return years + lengths[..<(month - 1)].reduce(0, +) + day - 719_163
  }

  private static func digits(_ count: Int, _ rest: inout Substring) -> Int? {
    let text = rest.prefix(count)
    guard text.count == count, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    rest = rest.dropFirst(count)
    return Int(text)
  }

  private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}
