extension DataValue {
  /// The data with one text put at a path such as `customer.name` or `items[0].title`.
  ///
  /// Objects are made where there are none; a list can only be entered where it is long enough.
  ///
  /// - Returns: nil where the path cannot be read, is more than 256 names long, or leads through
  ///   something else.
  package func setting(_ path: String, to text: String) -> DataValue? {
    guard let steps = Self.steps(of: path) else { return nil }
    return setting(steps[...], to: .text(text))
  }

  private enum Step {
    case key(String)
    case index(Int)
  }

  private static func steps(of path: String) -> [Step]? {
    var steps: [Step] = []
    // What the data may be deep, a path may be long: every name is a step down the stack.
    let signs = path.utf8.count(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") })
    guard signs < Limits.pathDepth else { return nil }
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty else { return nil }
      steps.append(.key(String(name)))
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), let index = Int(piece.dropLast()), index >= 0 else {
          return nil
        }
        steps.append(.index(index))
      }
    }
    return steps
  }

  private func setting(_ steps: ArraySlice<Step>, to value: DataValue) -> DataValue? {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var object)):
      guard let inner = (object[key] ?? .null).setting(rest, to: value) else { return nil }
      object[key] = inner
      return .object(object)
    case (.key(let key), .null):
      guard let inner = DataValue.null.setting(rest, to: value) else { return nil }
      return .object(DataObject([(key, inner)]))
    case (.index(let index), .list(var list)):
      guard list.indices.contains(index), let inner = list[index].setting(rest, to: value)
      else { return nil }
      list[index] = inner
      return .list(list)
    default:
      return nil
    }
  }
}
