internal import Foundation
internal import QuoinCore

/// Prints diagnostics on stderr in the form asked for; text shows the source line and a caret.
struct DiagnosticPrinter {
  enum Form: String {
    case text
    case json
  }

  var form: Form = .text
  var usesColor = false
  var isQuiet = false

  /// More of them help nobody; errors are among the first to be printed.
  private static let most = 50

  /// Prints diagnostics, errors first if there are too many; a quiet printer leaves out warnings.
  func print(_ diagnostics: [Diagnostic]) {
    var shown = diagnostics.filter { !isQuiet || $0.severity == .error }
    let left = shown.count - Self.most
    if form == .text, left > 0 {
      let errors = shown.filter { $0.severity == .error }
      shown = Array((errors + shown.filter { $0.severity != .error }).prefix(Self.most))
    }
    for diagnostic in shown { print(diagnostic) }
    if form == .text, left > 0 {
      StandardError.write("quoin: and \(left) more; '--diagnostics json' has them all\n")
    }
  }

  private func print(_ diagnostic: Diagnostic) {
    switch form {
    case .json: StandardError.write(diagnostic.json.compact + "\n")
    case .text: StandardError.write(text(of: diagnostic))
    }
  }

  /// The diagnostic as compilers print theirs: place, message, code; the source line with a caret;
  /// the constraints it is about.
  func text(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0): " } ?? "quoin: "
    let record = diagnostic.record.map { "record \($0): " } ?? ""
    var out = styled(place, .bold) + severity(of: diagnostic) + ": " + record
    out += styled(diagnostic.message, .bold) + " [\(diagnostic.code.rawValue)]\n"
    if let location = diagnostic.location, let excerpt = SourceExcerpt(at: location) {
      out += excerpt.line + "\n" + styled(excerpt.caret, .green) + "\n"
    }
    for note in diagnostic.constraints {
      out += "  \(note.text)"
      if let label = note.label { out += "  “\(label)”" }
      if let location = note.location { out += "  (\(location.file):\(location.line))" }
      out += "\n"
    }
    return out
  }

  private func severity(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: styled("error", .red)
    case .warning: styled("warning", .yellow)
    }
  }
}

extension DiagnosticPrinter {
  /// The few styles used, as SGR codes.
  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Standard error, written straight through; if it is closed or full there is nobody to tell.
enum StandardError {
  /// Says what went wrong outside any template.
  static func report(_ message: String) { write("quoin: error: \(message)\n") }

  static func write(_ text: String) {
    try? DescriptorWriter.write(Array(text.utf8), to: STDERR_FILENO, naming: "standard error")
  }
}
