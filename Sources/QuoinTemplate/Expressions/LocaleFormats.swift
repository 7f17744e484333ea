internal import Foundation
internal import Synchronization

/// How numbers and dates look in each language, asked of ICU once and then kept.
///
/// Shared by all bindings of a template; what it keeps depends on nothing but the question.
final class LocaleFormats: Sendable {
  enum Style: Hashable {
    case number
    case percent
    case currency(String)
  }

  private struct ShapeKey: Hashable {
    var language: String
    var style: Style
  }

  private struct DateKey: Hashable {
    var language: String
    var pattern: String
    var timeZone: String
  }

  private struct Known {
    var locales: [String: Locale] = [:]
    var shapes: [ShapeKey: NumberShape] = [:]
    var dates: [DateKey: DateFormatter] = [:]
  }

  /// Kinds of pattern that are kept at once; data that makes patterns must not fill the memory.
  private static let maximumKept = 256

  private let known = Mutex(Known())

  func locale(_ language: String) -> Locale {
    known.withLock { known in
      if let locale = known.locales[language] { return locale }
      let locale = Locale(identifier: language)
      known.locales[language] = locale
      return locale
    }
  }

  /// The shape of numbers in a language, by the look of samples.
  func shape(_ style: Style, in language: String) -> NumberShape {
    let locale = locale(language)
    let key = ShapeKey(language: language, style: style)
    return known.withLock { known in
      if let shape = known.shapes[key] { return shape }
      if known.shapes.count >= Self.maximumKept { known.shapes.removeAll() }
      let shape = NumberShape(style, locale: locale)
      known.shapes[key] = shape
      return shape
    }
  }

  /// A date as a pattern has it; the pattern was checked before.
  func date(
    _ date: Date, pattern: String, timeZone: TimeZone, in language: String
  ) -> String {
    let locale = locale(language)
    let key = DateKey(language: language, pattern: pattern, timeZone: timeZone.identifier)
    return known.withLock { known in
      let formatter: DateFormatter
      if let kept = known.dates[key] {
        formatter = kept
      } else {
        if known.dates.count >= Self.maximumKept { known.dates.removeAll() }
        formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = locale.calendar
        formatter.timeZone = timeZone
        // ISO 8601 knows no Julian calendar: days before 1582 are written as they are given.
        formatter.gregorianStartDate = Date.distantPast
        formatter.dateFormat = pattern
        known.dates[key] = formatter
      }
      return formatter.string(from: date)
    }
  }
}
