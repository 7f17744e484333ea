internal import CXML

extension RelaxNGSchema {
  /// What libxml2 finds wrong with a template by this schema.
  package struct Fault: Sendable {
    package var line: Int
    package var message: String
  }

  /// Validates a template by the schema; what it includes is not followed.
  /// - Returns: The first fault, or `nil`.
  /// - Throws: ``TemplateError`` where the file is not well-formed.
  package static func fault(
    in bytes: [UInt8], file: String
  ) throws(TemplateError) -> Fault? {
    let (_, document) = try XMLReader.parse(bytes, file: file, directory: "")
    defer { xmlFreeDoc(document) }
    var found = quoin_xml_invalidity()
    let size = Int32(text.utf8.count)
    let result = text.withCString { quoin_xml_validate(document, $0, size, &found) }
    guard result != 0 else { return nil }
    let message = withUnsafeBytes(of: found.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Fault(line: Int(found.line), message: message)
  }
}
