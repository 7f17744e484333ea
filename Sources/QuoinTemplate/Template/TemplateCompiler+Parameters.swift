internal import QuoinCore

extension TemplateCompiler {
  /// Reads `title price=0 note='to be paid'`.
  mutating func parameters(_ node: AttributeNode) -> [ComponentNode.Parameter] {
    var parameters: [ComponentNode.Parameter] = []
    let boxNames = Set(Language.boxAttributes.map(\.name.rawValue) + ["component"])
    for word in Self.words(node.text.value) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard checkVariable(name, at: node.location) else { continue }
      guard !boxNames.contains(name) else {
        error(
          .badValue, at: node.location,
          "'\(name)' is an attribute of every box; call the parameter something else")
        continue
      }
      guard !parameters.contains(where: { $0.name == name }) else {
        error(.badValue, at: node.location, "the parameter '\(name)' is given twice")
        continue
      }
      let value = parts.count > 1 ? Self.defaultValue(String(parts[1])) : nil
      parameters.append(ComponentNode.Parameter(name: name, defaultValue: value))
    }
    return parameters
  }

  /// A number, a length, `true`, `false`, `null`, or else text, quotes taken off.
  private static func defaultValue(_ text: String) -> DataValue {
    if let quote = text.first, quote == "'" || quote == "\"", text.last == quote, text.count > 1 {
      return .text(String(text.dropFirst().dropLast()))
    }
    return .literal(text) ?? .text(text)
  }

  /// The words between spaces that stand outside quotes.
  private static func words(_ text: String) -> [String] {
    var words = [""]
    var quote: Character?
    for character in text {
      if quote == nil, character.isWhitespace {
        words.append("")
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether a name can stand in expressions; an error if not.
  mutating func checkVariable(_ name: String, at location: SourceLocation) -> Bool {
    let words = ["and", "or", "not", "lt", "le", "gt", "ge", "true", "false", "null"]
    if name.isTemplateName, !name.contains("-"), !words.contains(name) { return true }
    error(
      .badValue, at: location,
      "expected a name that expressions can use, of letters, digits and '_', got '\(name)'")
    return false
  }
}

extension DataValue {
  /// A number, a length or a word that stands for a value; nil for any other text.
  static func literal(_ text: String) -> DataValue? {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    guard let length = Length(parsing: text) else { return nil }
    guard text.last?.isLetter == true else { return .number(.written(text)) }
    let digits = text.dropLast(length.unit.rawValue.count)
    return DecimalNumber(parsing: digits).map { .length(LengthValue($0, length.unit)) }
  }
}
