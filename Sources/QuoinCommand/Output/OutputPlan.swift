internal import Quoin
internal import QuoinCore

/// Which pages go into which file, settled before anything is drawn.
struct OutputPlan: Sendable {
  /// A page as output names know it.
  struct Page: Sendable {
    var variant: String?
    /// Counted from 1 in its variant.
    var number: Int
  }

  struct File: Sendable {
    var path: String
    var format: OutputFormat
    /// Indices of its pages.
    var pages: [Int]
  }

  var files: [File] = []

  /// Makes a plan; two things that would be written to one file are a usage error.
  ///
  /// - Parameters:
  ///   - output: The `--output` as given; nil for the default.
  ///   - template: The template's name.
  ///   - formats: The formats asked for, in order.
  ///   - pages: All pages of all variants, in order.
  /// - Throws: `UsageError`, also for a pattern that cannot be read.
  init(
    output: String?, template: String, formats: [OutputFormat], pages: [Page]
  ) throws(UsageError) {
    for format in formats {
      let pattern = try OutputPlan.pattern(for: output, format: format, pages: pages)
      for (index, page) in pages.enumerated() {
        let path = pattern.path { field in
          switch field {
          case .template: template
          case .variant: page.variant ?? ""
          case .pageNumber: "\(page.number)"
          case .format: format.rawValue
          }
        }
        try add(page: index, format: format, to: path)
      }
    }
    try checkCaseClashes()
  }

  private static func pattern(
    for output: String?, format: OutputFormat, pages: [Page]
  ) throws(UsageError) -> OutputPattern {
    if let output, !output.hasSuffix("/") { return try OutputPattern(output) }
    return OutputPattern(
      folder: output ?? "output/",
      // An HTML page leads from variant to variant.
      hasVariant: format != .html && pages.contains { $0.variant != nil },
      hasNumber: !format.holdsPages && pages.contains { $0.number > 1 })
  }

  private mutating func add(
    page: Int, format: OutputFormat, to path: String
  ) throws(UsageError) {
    guard let index = files.firstIndex(where: { $0.path == path }) else {
      files.append(File(path: path, format: format, pages: [page]))
      return
    }
    guard files[index].format == format else {
      throw UsageError(
        message: "'\(path)' would be written as \(files[index].format.rawValue) and as"
          + " \(format.rawValue); put '{{ format }}' into the output")
    }
    guard format.holdsPages else {
      throw UsageError(
        message: "several pages would be written to '\(path)'; put '{{ variant }}' or"
          + " '{{ page.number }}' into the output")
    }
    files[index].pages.append(page)
  }

  /// On many disks `A.png` and `a.png` are one file.
  private func checkCaseClashes() throws(UsageError) {
    var seen: [String: String] = [:]
    for file in files {
      let folded = file.path.lowercased()
      if let other = seen[folded] {
        throw UsageError(message: "'\(other)' and '\(file.path)' differ only in case")
      }
      seen[folded] = file.path
    }
  }
}

extension OutputPlan {
  /// What is said of names that clash: they depend on the template, so the command line is not at
  /// fault.
  static func clash(_ error: UsageError, output: String?) -> QuoinError {
    let message =
      output == "-"
      ? "standard output takes one file; choose a --variant, --pages and one --format"
      : error.message
    return QuoinError([Diagnostic(.error, .badValue, message)])
  }
}
