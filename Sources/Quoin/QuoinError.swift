public import QuoinCore

/// What keeps a document from being made: one diagnostic or several, in order of place.
public struct QuoinError: Error, Hashable, Sendable {
  public var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ code: Diagnostic.Code, at location: SourceLocation? = nil, _ message: String) {
    self.init([Diagnostic(.error, code, at: location, message)])
  }
}
