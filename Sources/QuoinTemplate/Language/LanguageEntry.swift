/// An attribute of an element as the language has it.
package struct AttributeEntry: Sendable {
  package var name: AttributeName
  package var type: ValueType
  package var isRequired: Bool
  /// Whether this version does what the attribute says; where not, using it is an error.
  package var isSupported: Bool
  /// One sentence for the reference.
  package var summary: String

  init(
    _ name: AttributeName, _ type: ValueType, _ summary: String, isRequired: Bool = false,
    isSupported: Bool = true
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.isSupported = isSupported
    self.summary = summary
  }
}

/// An element as the language has it.
package struct ElementEntry: Sendable {
  package var name: ElementName
  package var summary: String
  package var attributes: [AttributeEntry]
  package var content: Content
  package var isSupported: Bool

  init(
    _ name: ElementName, _ summary: String, _ attributes: [AttributeEntry], _ content: Content,
    isSupported: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.attributes = attributes
    self.content = content
    self.isSupported = isSupported
  }

  /// What may stand in an element.
  package enum Content: Sendable, Hashable {
    case nothing
    case document
    case fonts
    case styles
    /// Boxes, and the rules that place them.
    case boxes
    /// Runs of text, and the rules of the box.
    case text
    /// Runs of text.
    case runs
    /// Only the rules of the box.
    case rules
    /// Constraints.
    case constraints
    case variants
    /// What a variant does.
    case operations
    /// What may stand around it.
    case same
  }

  package func attribute(_ name: String) -> AttributeEntry? {
    attributes.first { $0.name.rawValue == name }
  }

  /// The names of the attributes that this version supports, for suggestions.
  package var attributeNames: [String] {
    attributes.filter(\.isSupported).map(\.name.rawValue)
  }
}
