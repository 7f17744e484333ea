internal import QuoinCore

/// An attribute of the template: read where it is constant, ready to be computed where it is not.
final class AttributeNode: Sendable {
  enum Source: Sendable {
    case constant(AttributeValue)
    case dynamic(Interpolation)
  }

  let name: AttributeName
  let type: ValueType
  let source: Source
  /// Where its name stands.
  let location: SourceLocation
  let text: LocatedText

  init(
    name: AttributeName, type: ValueType, source: Source, location: SourceLocation,
    text: LocatedText
  ) {
    self.name = name
    self.type = type
    self.source = source
    self.location = location
    self.text = text
  }

  /// The value, if it does not depend on data.
  var constant: AttributeValue? {
    if case .constant(let value) = source { value } else { nil }
  }
}

extension [AttributeNode] {
  subscript(name: AttributeName) -> AttributeNode? { first { $0.name == name } }

  /// Takes an attribute out.
  mutating func take(_ name: AttributeName) -> AttributeNode? {
    guard let index = firstIndex(where: { $0.name == name }) else { return nil }
    return remove(at: index)
  }
}
