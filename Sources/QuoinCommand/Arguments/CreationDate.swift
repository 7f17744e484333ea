internal import Foundation

/// The date written into files: `--creation-date`, else SOURCE_DATE_EPOCH; never the clock.
struct CreationDate {
  /// ISO 8601 in UTC: `2026-11-30T12:00:00Z`.
  var iso: String

  /// Reads the date; nil where none is given.
  ///
  /// - Throws: `UsageError` for a date that is not ISO 8601, or an epoch that is no number.
  init?(
    _ arguments: Arguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    if let text = arguments.value(of: .creationDate) {
      guard let date = CreationDate.date(from: text) else {
        throw UsageError(
          message: "'\(text)' is no date such as 2026-11-30 or 2026-11-30T12:00:00Z")
      }
      iso = CreationDate.spelling(of: date)
    } else if let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty {
      // 253402300799 is the last second of the year 9999.
      guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
        throw UsageError(message: "SOURCE_DATE_EPOCH is '\(text)', no number of seconds")
      }
      iso = CreationDate.spelling(of: Date(timeIntervalSince1970: TimeInterval(seconds)))
    } else {
      return nil
    }
  }

  private static func date(from text: String) -> Date? {
    // The formatter takes 30 February for 2 March.
    let day = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false).map {
      Int($0)
    }
    let calendar = Calendar(identifier: .gregorian)
    guard day.count == 3,
      DateComponents(calendar: calendar, year: day[0], month: day[1], day: day[2]).isValidDate
    else { return nil }
    for options in [
      ISO8601DateFormatter.Options.withInternetDateTime,
      [.withFullDate, .withTime, .withColonSeparatorInTime, .withDashSeparatorInDate],
      [.withFullDate, .withDashSeparatorInDate],
    ] {
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = options
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  private static func spelling(of date: Date) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = .withInternetDateTime
    return formatter.string(from: date)
  }
}
