internal import Foundation
internal import QuoinCore

/// The source line that a diagnostic is about, with a caret under its column.
struct SourceExcerpt {
  var line: String
  var caret: String

  /// Reads the line from its file; nil where the file or the line cannot be read again.
  init?(at location: SourceLocation) {
    guard location.file != "-",
      let data = try? Data(contentsOf: URL(fileURLWithPath: location.file), options: .mappedIfSafe)
    else { return nil }
    self.init(location: location, source: data)
  }

  init?(location: SourceLocation, source: Data) {
    guard let bytes = SourceExcerpt.bytes(ofLine: location.line, in: source) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let gutter = String(location.line)
    let blank = String(repeating: " ", count: gutter.count)
    let window = SourceExcerpt.window(of: text, around: location.column)
    line = " \(gutter) | \(window.text)"
    caret = " \(blank) | \(window.indent)^"
  }

  private static func bytes(ofLine number: Int, in source: Data) -> Data? {
    source.withUnsafeBytes { bytes in
      var rest = bytes[...]
      for _ in 1..<max(number, 1) {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        rest = rest[(end + 1)...]
      }
      var line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      return Data(line)
    }
  }

  /// At most 120 scalars of a line, about the column; the indent repeats tabs so that the caret
  /// stands under its column, and gives wide East Asian letters two places.
  private static func window(
    of text: String, around column: Int
  ) -> (text: String, indent: String) {
    let scalars = Array(text.unicodeScalars)
    let index = min(max(column - 1, 0), scalars.count)
    let start = index > 100 ? index - 60 : 0
    let shown = scalars[start..<min(scalars.count, start + 120)]
    var out = String.UnicodeScalarView()
    out.append(contentsOf: shown.map { $0.isControl ? "\u{FFFD}" : $0 })
    var indent = ""
    for scalar in scalars[start..<index] {
      indent += scalar == "\t" ? "\t" : scalar.isWide ? "  " : scalar.isCombining ? "" : " "
    }
    return (String(out), indent)
  }
}

extension Unicode.Scalar {
  /// Control characters that would disturb a terminal.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\t"
  }

  /// Whether terminals give it no place of its own.
  fileprivate var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether terminals give it two places: the main blocks of Unicode's East Asian Width W and F.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
