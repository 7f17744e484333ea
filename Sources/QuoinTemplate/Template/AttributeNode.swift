internal import QuoinCore

/// An attribute of the template: read where it is constant, ready to be computed where it is not.
struct AttributeNode: Sendable {
  enum Source: Sendable {
    case constant(AttributeValue)
    case dynamic(Interpolation)
  }

  var name: AttributeName
  var type: ValueType
  var source: Source
  /// Where its name stands.
  var location: SourceLocation
  var text: LocatedText

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
