import Cassowary
import QuoinCore

/// Reads a sentence of the Visual Format Language by recursive descent.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.sentence()
  }

  private init(_ text: String) {
    characters = Array(text)
  }

  private mutating func sentence() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(axis: .horizontal, lead: nil, views: [], tail: nil)
    if take("H:") {
      format.axis = .horizontal
    } else if take("V:") {
      format.axis = .vertical
    }
    if take("|") { format.lead = try connection() }
    format.views.append((try view(), nil))
    while let next = peek {
      guard next == "-" || next == "[" || next == "|" else {
        throw error("expected '-', '[' or '|'")
      }
      let gap = try connection()
      if take("|") {
        format.tail = gap
        break
      }
      format.views.append((try view(), gap))
    }
    guard peek == nil else { throw error("expected the end after '|'") }
    return format
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    let offset = position
    guard take("-") else { return .flush(offset: offset) }
    if peek == "[" || peek == "|" { return .standard(offset: offset) }
    let predicates = peek == "(" ? try predicateList() : [try predicate()]
    guard take("-") else { throw error("expected '-' after a gap") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw error("expected '['") }
    let offset = position
    let name = try name(orThrow: "expected the id of a box")
    let predicates = peek == "(" ? try predicateList() : []
    guard take("]") else { throw error("expected ']' after '\(name)'") }
    return VisualFormat.View(name: name, predicates: predicates, offset: offset)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw error("expected ',' or ')'") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let offset = position
    var relation = Relation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let value = try object(orThrow: "expected a number or a name")
    let priority = take("@") ? try object(orThrow: "expected a priority") : nil
    return VisualFormat.Predicate(
      relation: relation, object: value, priority: priority, offset: offset)
  }

  private mutating func object(
    orThrow message: String
  ) throws(VisualFormatError) -> VisualFormat.Object {
    let offset = position
    if let number = try number() { return .number(number) }
    return .name(try name(orThrow: message), offset: offset)
  }

  /// Digits, with a fraction or not; a minus is only a number's where no dash can stand.
  private mutating func number() throws(VisualFormatError) -> Double? {
    let start = position
    if peek == "-" { position += 1 }
    while let next = peek, next.isASCII, next.isNumber || next == "." { position += 1 }
    let text = String(characters[start..<position])
    guard !text.isEmpty, text != "-" else {
      position = start
      return nil
    }
    guard let number = Double(text) else {
      position = start
      throw error("'\(text)' is no number")
    }
    return number
  }

  private mutating func name(orThrow message: String) throws(VisualFormatError) -> String {
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." {
      position += 1
    }
    guard position > start else { throw error(message) }
    return String(characters[start..<position])
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func error(_ message: String) -> VisualFormatError {
    let found = peek.map { "'\($0)'" } ?? "the end"
    return VisualFormatError(offset: position, message: "\(message), found \(found)")
  }
}
