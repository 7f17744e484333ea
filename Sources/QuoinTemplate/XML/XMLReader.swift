internal import CXML
internal import QuoinCore

/// Reads XML files into located trees: libxml2 judges and decodes, the scanner finds the places.
///
/// Files may come from strangers: there is no network, no document type, no entity but the five
/// built in, and what is too large or too deep is refused.
package struct XMLReader {
  /// The most bytes that a file may have; libxml2 itself gives up at ten million.
  package static let maximumSize = 8 << 20
  /// The most elements that may stand inside one another.
  package static let maximumDepth = 256

  /// Reads a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8, UTF-16 or the encoding that it declares.
  ///   - file: What diagnostics call it.
  ///   - directory: The folder that paths in it are relative to.
  /// - Returns: The root element.
  /// - Throws: The first thing that is wrong with the file.
  package static func read(
    _ bytes: [UInt8], file: String, directory: String = ""
  ) throws(TemplateError) -> XMLElement {
    let (source, document) = try parse(bytes, file: file, directory: directory)
    defer { xmlFreeDoc(document) }
    var builder = XMLTreeBuilder(source)
    return try builder.root(xmlDocGetRootElement(document))
  }

  /// Reads a file into libxml2's document, which the caller frees.
  static func parse(
    _ bytes: [UInt8], file: String, directory: String
  ) throws(TemplateError) -> (SourceText, xmlDocPtr) {
    try checkSize(bytes.count, file: file)
    let source = try decode(bytes, file: file, directory: directory)
    try checkSize(source.bytes.count, file: file)
    if let offset = TagScanner.documentType(in: source) {
      throw TemplateError(
        .syntax, at: source.location(at: offset),
        "a document type declaration is not allowed in a template")
    }
    try checkCounts(in: source)
    initialize
    var failure = quoin_xml_failure()
    let document = source.bytes.withUnsafeBytes { buffer in
      quoin_xml_read(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), &failure)
    }
    guard let document else { throw XMLReader.error(failure, in: source) }
    return (source, document)
  }

  private static func checkSize(_ size: Int, file: String) throws(TemplateError) {
    guard size > maximumSize else { return }
    throw TemplateError(
      .tooLarge, at: SourceLocation(file: file, line: 1, column: 1),
      "a file of \(size) bytes is too large; the limit is \(maximumSize >> 20) MB")
  }

  /// Bounds elements and attributes before libxml2 sees them: it compares each attribute of an
  /// element with all others.
  private static func checkCounts(in source: SourceText) throws(TemplateError) {
    var scanner = TagScanner(source)
    var count = 0
    while let event = scanner.next() {
      guard case .start(let tag) = event else { continue }
      count += 1
      guard count <= Limits.elements else {
        throw tooManyElements(at: source.location(at: tag.offset))
      }
      guard tag.attributes.count <= Limits.attributesOfElement else {
        throw TemplateError(
          .tooLarge, at: source.location(at: tag.offset),
          "an element has more than \(Limits.attributesOfElement) attributes")
      }
    }
  }

  static func tooManyElements(at location: SourceLocation) -> TemplateError {
    TemplateError(
      .tooLarge, at: location, "the template has more than \(Limits.elements) elements")
  }

  /// libxml2 wants to be set up once, before several threads use it.
  private static let initialize: Void = xmlInitParser()
}

/// Walks libxml2's tree and the source side by side.
private struct XMLTreeBuilder {
  private let source: SourceText
  private var scanner: TagScanner
  private var depth = 0

  init(_ source: SourceText) {
    self.source = source
    scanner = TagScanner(source)
  }

  mutating func root(_ node: xmlNodePtr?) throws(TemplateError) -> XMLElement {
    while let event = scanner.next() {
      if case .start(let tag) = event, let node { return try element(node, tag) }
    }
    throw TemplateError(.syntax, at: source.location(at: 0), "the file holds no element")
  }

  private mutating func element(
    _ node: xmlNodePtr, _ tag: TagScanner.Tag
  ) throws(TemplateError) -> XMLElement {
    depth += 1
    defer { depth -= 1 }
    guard depth <= XMLReader.maximumDepth else {
      throw TemplateError(
        .tooLarge, at: source.location(at: tag.offset),
        "elements stand more than \(XMLReader.maximumDepth) deep in one another")
    }
    var element = XMLElement(
      name: source.text(tag.name), attributes: attributes(of: node, tag), children: [],
      source: source, offset: tag.offset)
    guard !tag.isEmpty else { return element }

    var next = node.pointee.children
    var text = LocatedText(value: "", source: source, pieces: [])
    while let event = scanner.next() {
      switch event {
      case .text(let piece):
        text.pieces.append(piece)
      case .start(let tag):
        text.value = Self.text(from: &next)
        append(&text, to: &element)
        guard let child = next else { throw mismatch(at: tag.offset) }
        element.children.append(.element(try self.element(child, tag)))
        next = child.pointee.next
      case .end:
        text.value = Self.text(from: &next)
        append(&text, to: &element)
        return element
      }
    }
    return element
  }

  private func append(_ text: inout LocatedText, to element: inout XMLElement) {
    if !text.value.isEmpty { element.children.append(.text(text)) }
    text.pieces = []
  }

  /// Takes the text before the next element, over comments and instructions.
  private static func text(from next: inout xmlNodePtr?) -> String {
    var text = ""
    while let node = next, node.pointee.type != XML_ELEMENT_NODE {
      if node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE,
        let content = node.pointee.content
      {
        text += String(cString: content)
      }
      next = node.pointee.next
    }
    return text
  }

  private func attributes(of node: xmlNodePtr, _ tag: TagScanner.Tag) -> [XMLAttribute] {
    var property = node.pointee.properties
    return tag.attributes.map { written in
      let name = source.text(written.name)
      var value = ""
      if name == "xmlns" || name.hasPrefix("xmlns:") {
        value = source.text(written.value)
      } else if let attribute = property {
        if let content = xmlNodeListGetString(node.pointee.doc, attribute.pointee.children, 1) {
          value = String(cString: content)
          quoin_xml_free(content)
        }
        property = attribute.pointee.next
      }
      let piece = LocatedText.Piece(range: written.value, isLiteral: false)
      return XMLAttribute(
        name: name, text: LocatedText(value: value, source: source, pieces: [piece]),
        offset: written.name.lowerBound)
    }
  }

  private func mismatch(at offset: Int) -> TemplateError {
    TemplateError(
      .syntax, at: source.location(at: offset), "the file cannot be read from here on")
  }
}
