/// The kinds of file that pages are written as.
enum OutputFormat: String, CaseIterable, Sendable {
  case pdf
  case png
  case svg
  case html

  /// Whether one file of it holds many pages.
  var holdsPages: Bool { self == .pdf || self == .html }
}

extension [OutputFormat] {
  /// What `render` writes.
  static let rendered: [OutputFormat] = [.pdf, .png, .svg]
  /// What `inspect` writes.
  static let inspected: [OutputFormat] = [.svg, .png, .html, .pdf]

  /// `pdf, png and svg`, as messages name them.
  var sentence: String {
    let names = map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
