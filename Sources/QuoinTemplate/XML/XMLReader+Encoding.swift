internal import CXML
internal import QuoinCore

extension XMLReader {
  /// The text of a file as UTF-8, without a byte-order mark.
  static func decode(
    _ bytes: [UInt8], file: String, directory: String
  ) throws(TemplateError) -> SourceText {
    SourceText(file: file, directory: directory, bytes: try utf8(bytes, file: file))
  }

  private static func utf8(_ bytes: [UInt8], file: String) throws(TemplateError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return Array(bytes.dropFirst(3))
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x00, 0x3C]) {
      return try convert(bytes, from: "UTF-16BE", file: file)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0x00]) {
      return try convert(bytes, from: "UTF-16LE", file: file)
    }
    guard let name = declaredEncoding(bytes), name.lowercased() != "utf-8" else {
      return bytes
    }
    return try convert(bytes, from: name, file: file)
  }

  private static func convert(
    _ bytes: [UInt8], from encoding: String, file: String
  ) throws(TemplateError) -> [UInt8] {
    guard let buffer = quoin_xml_decode(encoding, bytes, Int32(bytes.count)) else {
      throw TemplateError(
        .syntax, at: SourceLocation(file: file, line: 1, column: 1),
        "the file cannot be read in the encoding '\(encoding)'")
    }
    defer { xmlBufferFree(buffer) }
    let count = Int(xmlBufferLength(buffer))
    let content = UnsafeBufferPointer(start: xmlBufferContent(buffer), count: count)
    var text = Array(content)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    return text
  }

  /// The encoding that an XML declaration names.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let end = head.range(of: "?>") else { return nil }
    let declaration = head[..<end.lowerBound]
    guard let key = declaration.range(of: "encoding") else { return nil }
    let rest = declaration[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}

extension StringProtocol {
  /// The first occurrence of a short text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
