package import QuoinCore
package import QuoinLayout

/// One record bound into one variant of a template: pages ready to be laid out.
package struct BoundDocument {
  /// In order. Where there are errors they may be incomplete and are not to be rendered.
  package var pages: [Page]
  /// In order of place, at most 50.
  package var diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Says how large a picture is, in pt at its own resolution.
package typealias PictureMeasure = (_ path: String) -> Result<Size, PictureFailure>

/// Why a picture cannot be used, as the end of a sentence: `it is no PNG`.
package struct PictureFailure: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
