/// What a schema can say of the text of a value.
enum Lexical: Equatable {
  case any
  /// One of some words.
  case words([String])
  /// A regular expression of XML Schema, which must match the whole; spaces around are no part of it.
  case pattern(String)
}

extension ValueType {
  /// The form of a value that is written out.
  ///
  /// A schema is for editors and first checks: it lets pass everything that the checker does, and
  /// where a form has too many shapes for a regular expression, more than that.
  var lexical: Lexical {
    switch self {
    case .boolean: .words(["true", "false"])
    case .keyword(let words): .words(words)
    case .identifier: .pattern(Form.name)
    case .names: .pattern(Form.name + "( " + Form.name + ")*")
    case .number: .pattern(Form.decimal)
    case .integer: .pattern("[+-]?[0-9]+(\\.0*)?")
    case .length: .pattern(Form.decimal + Form.units)
    case .lengths: .pattern("\(Form.decimal)\(Form.units)( \(Form.decimal)\(Form.units))?")
    case .textLength, .textSize: .pattern(Form.decimal + Form.units.replacing(")?", with: "|em)?"))
    case .leading: .pattern(Form.decimal + Form.units)
    case .priority: .pattern(Form.priority)
    case .priorities: .pattern("\(Form.priority)( \(Form.priority))?")
    case .version: .pattern("1")
    case .text, .insets, .radii, .pageSize, .color, .paint, .stroke, .position, .aspect, .families,
      .features, .link, .language, .path, .targets, .boxes, .expression, .each, .parameters, .value:
      .any
    }
  }

  /// Whether `{{ … }}` may stand for the value or a part of it.
  var allowsBraces: Bool {
    switch self {
    case .identifier, .version, .expression, .each, .parameters: false
    default: true
    }
  }

  /// Matches a text with an expression in it.
  static let bracesPattern = "[\\s\\S]*\\{\\{[\\s\\S]*\\}\\}[\\s\\S]*"
}

/// The pieces of which patterns are made.
private enum Form {
  static let name = "[\\p{L}\\p{Nl}_][\\p{L}\\p{N}\\p{Mn}_\\-]*"
  static let decimal = "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)"
  static let units = "(pt|mm|cm|in|px)?"
  static let priority = "(\(decimal)|required|high|medium|low)"
}

extension Language {
  /// The contents that elements have, which a schema gives a name each.
  static let contents: [(content: ElementEntry.Content, name: String)] = [
    (.document, "document"), (.fonts, "fonts"), (.styles, "styles"), (.boxes, "boxes"),
    (.text, "text"), (.runs, "runs"), (.rules, "rules"), (.constraints, "constraints"),
    (.variants, "variants"), (.operations, "operations"),
  ]

  /// The elements that a schema lists in a content: those that this version supports.
  static func supportedElements(in content: ElementEntry.Content) -> [ElementEntry] {
    elements(in: content).compactMap { element($0.rawValue) }.filter(\.isSupported)
  }

  /// What stands inside control elements only, where an element of the content would: the branches.
  static let branches: [(parent: ElementName, names: [ElementName])] = [
    (.for, [.empty]), (.if, [.elseif, .else]),
  ]
}
