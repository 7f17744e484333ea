internal import QuoinCore

/// Where output goes: text with `{{ template }} {{ variant }} {{ page.number }} {{ format }}`.
struct OutputPattern: Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case field(Field)
  }

  enum Field: String, CaseIterable, Sendable {
    case template
    case variant
    case pageNumber = "page.number"
    case format
  }

  var parts: [Part]

  /// Reads a pattern; unknown names between braces are usage errors.
  init(_ pattern: String) throws(UsageError) {
    parts = []
    var rest = pattern[...]
    while let open = rest.firstRange(of: "{{") {
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
        throw UsageError(message: "'{{' without '}}' in the output '\(pattern)'")
      }
      let name = rest[open.upperBound..<close.lowerBound].filter { $0 != " " }
      guard let field = Field(rawValue: String(name)) else {
        let hint = String(name).nearest(in: Field.allCases.map(\.rawValue)).hint
        throw UsageError(message: "no '\(name)' in output names\(hint)")
      }
      parts += [.text(String(rest[..<open.lowerBound])), .field(field)]
      rest = rest[close.upperBound...]
    }
    parts.append(.text(String(rest)))
    parts.removeAll { $0 == .text("") }
  }

  /// `{{ template }}-{{ variant }}-{{ page.number }}.{{ format }}` in a folder (with its slash);
  /// variant and number only where they are wanted.
  init(folder: String, hasVariant: Bool, hasNumber: Bool) {
    parts = folder.isEmpty ? [] : [.text(folder)]
    parts.append(.field(.template))
    if hasVariant { parts += [.text("-"), .field(.variant)] }
    if hasNumber { parts += [.text("-"), .field(.pageNumber)] }
    parts += [.text("."), .field(.format)]
  }

  /// The path with its fields filled in; values are made safe as parts of a file name.
  func path(_ value: (Field) -> String) -> String {
    parts.reduce(into: "") { path, part in
      switch part {
      case .text(let text): path += text
      case .field(let field): path += value(field).safeInFileNames
      }
    }
  }

  /// The format that the path's extension names, where it is written out.
  ///
  /// - Parameter known: The formats that can be had.
  /// - Returns: nil where the extension says nothing of a format.
  /// - Throws: `UsageError` where the extension is that of another kind of picture or document.
  func writtenFormat(of known: [OutputFormat]) throws(UsageError) -> OutputFormat? {
    guard case .text(let tail)? = parts.last, let dot = tail.lastIndex(of: ".") else { return nil }
    let name = tail[tail.index(after: dot)...].lowercased()
    if let format = OutputFormat(rawValue: name), known.contains(format) { return format }
    guard !OutputPattern.otherFormats.contains(name) else {
      throw UsageError(message: "no format '\(name)'; there are \(known.sentence)")
    }
    return nil
  }

  /// Extensions that say what they want, which is not to be had; `report.v2` says nothing.
  private static let otherFormats: Set<String> = [
    "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "avif", "eps", "ps", "html", "htm", "docx",
  ]
}

extension String {
  /// The text without what would leave its folder or trouble a file system: slashes, controls and
  /// the characters that Windows reserves become `_`, as do dots at the start.
  fileprivate var safeInFileNames: String {
    let reserved = "/\\:*?\"<>|"
    let safe = String(
      map { character in
        let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        return isControl || reserved.contains(character) ? "_" : character
      })
    let dots = safe.prefix { $0 == "." }.count
    return String(repeating: "_", count: dots) + safe.dropFirst(dots)
  }
}
