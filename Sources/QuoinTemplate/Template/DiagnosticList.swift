package import QuoinCore

/// Collects what is wrong, so that one run tells of several mistakes.
package struct DiagnosticList: Sendable {
  /// The most that one run tells.
  package static let limit = 50

  /// Each once, errors and warnings up to the limit of each.
  package private(set) var items: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var errorCount = 0

  package init() {}

  package var hasErrors: Bool { errorCount > 0 }
  /// Whether there is no use in looking further.
  package var isFull: Bool { errorCount >= Self.limit }

  package mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    let count = isError ? errorCount : items.count - errorCount
    guard count < Self.limit, known.insert(diagnostic).inserted else { return }
    if isError { errorCount += 1 }
    items.append(diagnostic)
  }

  mutating func error(
    _ code: Diagnostic.Code, at location: SourceLocation?, _ message: String
  ) {
    add(Diagnostic(.error, code, at: location, message))
  }

  /// In order of place, at most ``limit``, errors before warnings where there are more; those of
  /// `file` come before those of files that it includes.
  package func sorted(startingWith file: String) -> [Diagnostic] {
    let warnings = items.indices.filter { items[$0].severity != .error }
    let left = Set(warnings.dropFirst(Self.limit - errorCount))
    let order = items.indices.filter { !left.contains($0) }.sorted { a, b in
      let left = items[a].location
      let right = items[b].location
      let isLeftMain = left?.file == file
      let isRightMain = right?.file == file
      if isLeftMain != isRightMain { return isLeftMain }
      guard let left, let right, left != right else {
        return left == nil && right != nil ? false : right == nil && left != nil ? true : a < b
      }
      return left < right
    }
    return order.map { items[$0] }
  }
}
