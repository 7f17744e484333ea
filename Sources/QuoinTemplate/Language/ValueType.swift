/// What the value of an attribute must read as.
///
/// Checker, schema and reference pages all go by these.
package indirect enum ValueType: Sendable, Hashable {
  case text
  /// A name: a letter or underscore, then letters, digits, `-` and `_`.
  case identifier
  /// One or more names.
  case names
  case boolean
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case length
  /// A length that may be negative or, for the pairs `size` and `center`, two of them.
  case lengths
  /// A length that may be in em.
  case textLength
  /// A length above 0 that may be in em.
  case textSize
  case leading
  case insets
  case radii
  case pageSize
  case color
  case paint
  case stroke
  case position
  case priorities
  case priority
  case aspect
  case keyword([String])
  case families
  case features
  case link
  case language
  case version
  /// A file, named relative to the file that the attribute stands in.
  case path
  /// What a constraint measures against.
  case targets
  /// Boxes of the page.
  case boxes
  /// An expression without braces.
  case expression
  /// An expression without braces that gives a list, or a range such as `1..5`.
  case each
  /// Names with optional defaults: `title price=0`.
  case parameters
  /// A length, a text, or a value in braces.
  case value
}

extension ValueType {
  /// What was expected, as messages and the reference say it.
  package var expectation: String {
    switch self {
    case .text: "text"
    case .identifier: "a name of letters, digits, '-' and '_'"
    case .names: "one or more names"
    case .boolean: "true or false"
    case .number(let range):
      range.lowerBound.isFinite || range.upperBound.isFinite
        ? "a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
        : "a number"
    case .integer(let range):
      range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length: "a length such as '12mm'"
    case .lengths: "a length such as '12mm', or two"
    case .textLength: "a length such as '12pt' or '1.2em'"
    case .textSize: "a size above 0 such as '12pt' or '1.2em'"
    case .leading: "a factor such as '1.2' or a length such as '14pt'"
    case .insets: "insets such as '20', '20 16', '10 20 30 40' or 'top 10 left 20'"
    case .radii: "one radius or four, such as '4mm'"
    case .pageSize: "a page size such as 'A4', 'letter landscape' or '100mm auto'"
    case .color: "a colour such as '#444' or a CSS name"
    case .paint: "a colour, a gradient or 'none'"
    case .stroke: "a stroke such as '1pt #ccc' or '0.5pt dashed red'"
    case .position: "a position such as 'center', 'left top' or '50% 20%'"
    case .priorities: "one or two priorities, each above 0 and at most 1000"
    case .priority: "a priority: a number above 0 up to 1000, required, high, medium or low"
    case .aspect: "proportions such as '16:9', 'natural' or 'none'"
    case .keyword(let words): Self.list(words)
    case .families: "font families separated by commas"
    case .features: "OpenType features such as 'tnum' or 'liga=0'"
    case .link: "'https://…', 'http://…', 'mailto:…', 'tel:…' or '#id'"
    case .language: "a language tag such as 'en' or 'de-CH'"
    case .version: "version 1"
    case .path: "the path of a file"
    case .targets: "a box, a guide or a length"
    case .boxes: "ids of boxes"
    case .expression: "an expression"
    case .each: "a list such as 'items', or a range such as '1..5'"
    case .parameters: "names with optional defaults such as 'title price=0'"
    case .value: "a length, a text or '{{ an expression }}'"
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  private static func list(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
