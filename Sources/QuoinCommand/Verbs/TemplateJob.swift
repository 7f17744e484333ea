internal import Foundation
internal import Quoin
internal import QuoinCore

/// What every verb that takes a template does first: reads its options, the template and the data,
/// and keeps count of what is wrong.
struct TemplateJob {
  let arguments: Arguments
  let printer: DiagnosticPrinter
  private let policy: DiagnosticPolicy
  private let assignments: [(path: String, value: String)]
  private(set) var hasErrors = false

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    assignments = try arguments.assignments()
    printer = try DiagnosticPrinter(arguments)
    policy = DiagnosticPolicy(
      isStrict: arguments.has(.strict), recovers: arguments.has(.recover))
  }

  var status: ExitStatus { hasErrors ? .failed : .done }

  /// Prints diagnostics as the options judge them.
  ///
  /// - Returns: The diagnostics as they were judged.
  @discardableResult
  mutating func report(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let judged = diagnostics.map(policy.judge)
    printer.print(judged)
    if judged.contains(where: { $0.severity == .error }) { hasErrors = true }
    return judged
  }

  /// Counts diagnostics that are shown elsewhere, as the options judge them.
  mutating func count(_ diagnostics: [Diagnostic]) {
    if diagnostics.map(policy.judge).contains(where: { $0.severity == .error }) {
      hasErrors = true
    }
  }

  /// Reads a template.
  func template(at path: String) throws(QuoinError) -> DocumentTemplate {
    let root = arguments.value(of: .root)
    if let root {
      guard FilePath.kind(of: root) == .folder else {
        throw QuoinError([Diagnostic(.error, .unknownName, "no folder '\(root)'")])
      }
    }
    return try DocumentTemplate(path: path, root: root)
  }

  /// Opens the fonts that the template may use.
  func typesetter(for template: DocumentTemplate) throws(QuoinError) -> Typesetter {
    let fonts = FontOptions(
      folders: arguments.values(of: .fontPath),
      ignoresSystemFonts: arguments.has(.ignoreSystemFonts))
    return try Typesetter(for: template, fonts: fonts)
  }

  /// The data of `--data`, or the template's sample, with what `--set` puts over it.
  func data(for template: DocumentTemplate) throws(QuoinError) -> DocumentData {
    try data(in: arguments.value(of: .data), for: template)
  }

  /// The data of every `--data`, with what messages call them, or the template's sample; and what is
  /// wrong with those that cannot be read.
  func records(
    for template: DocumentTemplate
  ) -> (records: [(name: String, data: DocumentData)], unread: [Diagnostic]) {
    var records: [(name: String, data: DocumentData)] = []
    var unread: [Diagnostic] = []
    let files = arguments.values(of: .data)
    for file in files.isEmpty ? [nil] : files.map(Optional.some) {
      do throws(QuoinError) {
        records.append((file ?? "sample", try data(in: file, for: template)))
      } catch {
        unread += error.diagnostics
      }
    }
    return (records, unread)
  }

  private func data(
    in file: String?, for template: DocumentTemplate
  ) throws(QuoinError) -> DocumentData {
    var data =
      if let file {
        try DocumentData(json: try TemplateJob.read(file), file: file)
      } else {
        try template.sample()
      }
    for (path, value) in assignments { data = try data.setting(path, to: value) }
    return data
  }

  /// The variants of `--variant`, each once; nil for the default.
  func variants(of template: DocumentTemplate) throws(QuoinError) -> [String]? {
    guard arguments.has(.variant) else { return nil }
    var names: [String] = []
    for name in arguments.values(of: .variant) {
      guard template.variants.contains(name) else {
        let hint = name.nearest(in: template.variants).hint
        throw QuoinError([Diagnostic(.error, .unknownName, "no variant '\(name)'\(hint)")])
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func read(_ path: String) throws(QuoinError) -> [UInt8] {
    do throws(InputError) {
      return try BoundedInput.read(path, atMost: DocumentData.mostBytes)
    } catch {
      let name = path == "-" ? "data on standard input" : "data file '\(path)'"
      throw QuoinError([
        error == .tooLarge
          ? Diagnostic(
            .error, .tooLarge, "the \(name) has more than \(DocumentData.mostBytes >> 20) MB")
          : Diagnostic(.error, .missingData, "cannot read the \(name)")
      ])
    }
  }
}

/// How `--strict` and `--recover` change what diagnostics count as.
struct DiagnosticPolicy {
  var isStrict: Bool
  var recovers: Bool

  func judge(_ diagnostic: Diagnostic) -> Diagnostic {
    var judged = diagnostic
    if recovers, judged.code == .conflict { judged.severity = .warning }
    if isStrict { judged.severity = .error }
    return judged
  }
}

extension DiagnosticPrinter {
  init(_ arguments: Arguments) throws(UsageError) {
    let form = try arguments.choice(.diagnostics, from: ["text", "json"]) ?? "text"
    let color = try arguments.choice(.color, from: ["auto", "always", "never"]) ?? "auto"
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let allowsColor = isatty(STDERR_FILENO) != 0 && !isPlain && environment["TERM"] != "dumb"
    self.init(
      form: Form(rawValue: form) ?? .text,
      usesColor: color == "always" || (color == "auto" && allowsColor),
      isQuiet: arguments.has(.quiet))
  }
}
