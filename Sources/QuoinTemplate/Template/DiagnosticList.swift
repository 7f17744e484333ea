package import QuoinCore

/// Collects what is wrong, so that one run tells of several mistakes.
package struct DiagnosticList: Sendable {
  /// The most that one run tells.
  package static let limit = 50

  package private(set) var items: [Diagnostic] = []

  package init() {}

  package var hasErrors: Bool { items.contains { $0.severity == .error } }
  /// Whether there is no use in looking further.
  package var isFull: Bool { items.count >= Self.limit * 4 }

  package mutating func add(_ diagnostic: Diagnostic) {
    if !isFull { items.append(diagnostic) }
  }

  mutating func error(
    _ code: Diagnostic.Code, at location: SourceLocation?, _ message: String
  ) {
    add(Diagnostic(.error, code, at: location, message))
  }

  /// In order of place, each once, at most ``limit``; those of `file` come before those of files
  /// that it includes.
  package func sorted(startingWith file: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let once = items.filter { seen.insert($0).inserted }
    let order = once.indices.sorted { a, b in
      let left = once[a].location
      let right = once[b].location
      let isLeftMain = left?.file == file
      let isRightMain = right?.file == file
      if isLeftMain != isRightMain { return isLeftMain }
      guard let left, let right, left != right else {
        return left == nil && right != nil ? false : right == nil && left != nil ? true : a < b
      }
      return left < right
    }
    return order.prefix(Self.limit).map { once[$0] }
  }
}
