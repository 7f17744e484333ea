package import QuoinCore

/// An element of an XML file with everything it holds, each part knowing its place.
package struct XMLElement: Sendable {
  package var name: String
  package var attributes: [XMLAttribute]
  package var children: [XMLNode]
  package var source: SourceText
  /// The byte of the tag's `<`.
  package var offset: Int

  /// Where the tag begins.
  package var location: SourceLocation { source.location(at: offset) }

  /// The child elements in order.
  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  package func attribute(_ name: String) -> XMLAttribute? {
    attributes.first { $0.name == name }
  }
}

/// What an element holds.
package enum XMLNode: Sendable {
  case element(XMLElement)
  case text(LocatedText)
}

/// An attribute as it was written.
package struct XMLAttribute: Sendable {
  package var name: String
  package var text: LocatedText
  /// The first byte of the name.
  package var offset: Int

  package var value: String { text.value }
  /// Where the name begins: the place of everything wrong with the attribute as a whole.
  package var location: SourceLocation { text.source.location(at: offset) }
}
