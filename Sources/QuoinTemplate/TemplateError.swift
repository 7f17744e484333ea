package import QuoinCore

/// Why a template or its data could not be read: one diagnostic or several, in order of place.
package struct TemplateError: Error, Hashable, Sendable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(
    _ code: Diagnostic.Code, at location: SourceLocation?, _ message: String
  ) {
    self.init([Diagnostic(.error, code, at: location, message)])
  }
}
