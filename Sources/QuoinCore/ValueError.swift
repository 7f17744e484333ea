/// A value that an author wrote and that does not read as what it should be.
public struct ValueError: Error, Hashable, Sendable {
  /// What was expected, as the end of a sentence: `a length such as '12mm'`.
  public var expected: String
  /// What was written.
  public var found: String

  public init(expected: String, found: some StringProtocol) {
    self.expected = expected
    self.found = String(found)
  }

  /// `expected a length such as '12mm', got '12 foo'`.
  public var message: String { "expected \(expected), got '\(found)'" }
}
