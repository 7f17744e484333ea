/// A value that an author wrote and that does not read as what it should be.
public struct ValueError: Error, Hashable, Sendable {
  /// What was expected, as the end of a sentence: `a length such as '12mm'`.
  public var expected: String
  /// What was written.
  public var found: String
  /// The known word that was most likely meant.
  public var suggestion: String?

  public init(expected: String, found: some StringProtocol, suggestion: String? = nil) {
    self.expected = expected
    self.found = String(found)
    self.suggestion = suggestion
  }

  /// `expected left, center or right, got 'centre'; did you mean 'center'?`
  public var message: String {
    "expected \(expected), got '\(found)'\(suggestion.hint)"
  }
}
