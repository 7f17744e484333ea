/// The kinds of file that `render` writes.
enum OutputFormat: String, CaseIterable, Sendable {
  case pdf
  case png
  case svg

  /// Whether one file of it holds many pages.
  var holdsPages: Bool { self == .pdf }
}
