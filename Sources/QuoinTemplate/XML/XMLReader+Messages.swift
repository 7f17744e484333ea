internal import CXML
internal import QuoinCore

extension XMLReader {
  /// What libxml2 found wrong, in our own words and at its place.
  static func error(_ failure: quoin_xml_failure, in source: SourceText) -> TemplateError {
    let code = xmlParserErrors(UInt32(max(failure.code, 0)))
    let name = text(of: failure.name)
    let message = text(of: failure.message)
    let end = min(failure.offset, source.bytes.count)
    var offset = end
    var code_ = Diagnostic.Code.syntax
    let words: String
    switch code {
    case XML_ERR_DOCUMENT_EMPTY where source.bytes.isEmpty:
      words = "the file is empty"
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START:
      words = "the file does not begin with an element"
    case XML_ERR_DOCUMENT_END where end >= source.bytes.count:
      words = "the file ends too early"
    case XML_ERR_DOCUMENT_END:
      words = "nothing may follow the end of the root element"
    case XML_ERR_TAG_NAME_MISMATCH:
      offset = source.lastIndex(of: "<", before: end) ?? end
      words = closing(message, in: source, at: offset)
    case XML_ERR_TAG_NOT_FINISHED:
      words =
        name.isEmpty
        ? "the file ends before all its elements are closed"
        : "the file ends before '<\(name)>' is closed"
    case XML_ERR_GT_REQUIRED:
      words = "the tag is not closed by '>'"
    case XML_ERR_ATTRIBUTE_REDEFINED:
      offset = source.lastOccurrence(of: name, before: end) ?? end
      words = "the attribute '\(name)' is given twice"
    case XML_ERR_LT_IN_ATTRIBUTE, XML_ERR_ATTRIBUTE_NOT_FINISHED, XML_ERR_SPACE_REQUIRED:
      if let open = TagScanner.unclosedAttribute(in: source, before: end) {
        offset = open.lowerBound
        words = "the value of '\(source.text(open))' has no closing quote"
      } else if code == XML_ERR_LT_IN_ATTRIBUTE {
        words = "'<' in an attribute's value is written '&lt;'"
      } else if code == XML_ERR_SPACE_REQUIRED {
        words = "white space is expected here"
      } else {
        words = "an attribute's value is not closed by its quote"
      }
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      words = "an attribute's value stands in quotes"
    case XML_ERR_NAME_REQUIRED where message.contains("StartTag"):
      offset = source.lastIndex(of: "<", before: end + 1) ?? end
      words = "'<' is written '&lt;', or 'lt' in an expression"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      words = "the attribute '\(name)' has no value"
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      offset = source.lastOccurrence(of: "&" + name, before: end) ?? end
      words =
        "'&\(name);' is not known; only '&lt;' '&gt;' '&amp;' '&quot;' '&apos;' and numbers such "
        + "as '&#x20AC;' are"
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_ENTITYREF_NO_NAME:
      if let ampersand = source.lastIndex(of: "&", before: end), end - ampersand < 80 {
        offset = ampersand
        words = "'&' is written '&amp;'"
      } else {
        words = "a name is expected here"
      }
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      offset = source.lastIndex(of: "&", before: end) ?? end
      words = "this reference stands for no character"
    case XML_ERR_INVALID_CHAR where message.contains("CharRef"):
      offset = source.lastIndex(of: "&", before: end) ?? end
      words = "this reference stands for no character"
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING:
      words =
        source.isUTF8(at: end)
        ? "a character that XML does not allow" : "bytes that are not UTF-8"
    case XML_ERR_COMMENT_NOT_FINISHED:
      words = "a comment is not closed by '-->'"
    case XML_ERR_HYPHEN_IN_COMMENT:
      words = "'--' may not stand in a comment"
    case XML_ERR_CDATA_NOT_FINISHED:
      words = "a CDATA section is not closed by ']]>'"
    case XML_ERR_MISPLACED_CDATA_END:
      words = "']]>' in text is written ']]&gt;'"
    case XML_ERR_PI_NOT_FINISHED, XML_ERR_XMLDECL_NOT_FINISHED:
      words = "an instruction is not closed by '?>'"
    case XML_ERR_RESERVED_XML_NAME:
      words = "an XML declaration stands at the very beginning of a file"
    case XML_ERR_INTERNAL_ERROR where message.contains("depth"):
      code_ = .tooLarge
      words = "elements stand more than \(XMLReader.maximumDepth) deep in one another"
    case XML_ERR_NAME_TOO_LONG:
      code_ = .tooLarge
      words = "a name or value is too long"
    default:
      let said = message.prefix { !$0.isNewline }
      words = "the XML is malformed" + (said.isEmpty ? "" : " (\(said))")
    }
    return TemplateError(code_, at: source.location(at: offset), words)
  }

  /// `'</page>' closes '<text>', opened at 3:5`, out of libxml2's own sentence.
  private static func closing(
    _ message: String, in source: SourceText, at offset: Int
  ) -> String {
    let words = message.split(whereSeparator: \.isWhitespace)
    // "Opening and ending tag mismatch: text line 3 and page"
    guard let line = words.firstIndex(of: "line"), line > 0, line + 3 < words.count else {
      return "this end tag does not match the element that is open"
    }
    return "'</\(words[line + 3])>' does not close '<\(words[line - 1])>', which was opened in "
      + "line \(words[line + 1])"
  }

  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension SourceText {
  /// Whether a character stands at an offset, and not bytes that are none.
  fileprivate func isUTF8(at offset: Int) -> Bool {
    let bytes = bytes[min(offset, bytes.count)...]
    return (1...4).contains { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
  }

  /// The last place of a character before an offset.
  fileprivate func lastIndex(of character: Unicode.Scalar, before offset: Int) -> Int? {
    bytes[..<min(max(offset, 0), bytes.count)].lastIndex(of: UInt8(ascii: character))
  }

  /// The last place of a text that begins before an offset.
  fileprivate func lastOccurrence(of text: String, before offset: Int) -> Int? {
    let text = Array(text.utf8)
    guard !text.isEmpty else { return nil }
    var start = min(offset, bytes.count) - 1
    while start >= 0 {
      if bytes[start...].starts(with: text) { return start }
      start -= 1
    }
    return nil
  }
}
