/// Walks over the source of an XML file and says where tags, attributes and text stand.
///
/// libxml2 has judged the file well-formed before; the scanner only finds places. It is lenient
/// and stays inside the bytes whatever they are.
struct TagScanner {
  struct Tag {
    var name: Range<Int>
    var offset: Int
    var attributes: [(name: Range<Int>, value: Range<Int>)]
    var isEmpty: Bool
  }

  enum Event {
    case start(Tag)
    case end
    case text(LocatedText.Piece)
  }

  private let source: SourceText
  private var bytes: [UInt8] { source.bytes }
  private var position = 0

  init(_ source: SourceText) {
    self.source = source
  }

  /// The next tag or stretch of text; comments and instructions are passed over. nil at the end.
  mutating func next() -> Event? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let start = position
        position = find("<", from: position) ?? bytes.count
        return .text(LocatedText.Piece(range: start..<position, isLiteral: false))
      }
      if starts(with: "<!--") {
        skip(past: "-->", from: position + 4)
      } else if starts(with: "<![CDATA[") {
        let start = position + 9
        skip(past: "]]>", from: start)
        let end = max(start, position - 3)
        return .text(LocatedText.Piece(range: min(start, end)..<end, isLiteral: true))
      } else if starts(with: "<?") {
        skip(past: "?>", from: position + 2)
      } else if starts(with: "</") {
        skip(past: ">", from: position + 2)
        return .end
      } else if starts(with: "<!") {
        skip(past: ">", from: position + 2)
      } else {
        return .start(tag())
      }
    }
    return nil
  }

  /// The byte of a document type declaration in the prolog.
  static func documentType(in source: SourceText) -> Int? {
    var scanner = TagScanner(source)
    while scanner.position < source.bytes.count {
      let start = scanner.position
      if scanner.starts(with: "<!DOCTYPE") || scanner.starts(with: "<!doctype") { return start }
      if scanner.starts(with: "<!--") {
        scanner.skip(past: "-->", from: start + 4)
      } else if scanner.starts(with: "<?") {
        scanner.skip(past: "?>", from: start + 2)
      } else if scanner.starts(with: "<") {
        return nil
      } else {
        scanner.position += 1
      }
    }
    return nil
  }

  /// The name of the last attribute before an offset whose value was not closed: it runs up to the
  /// quote that opens the next attribute's, or to the end of the file.
  static func unclosedAttribute(in source: SourceText, before offset: Int) -> Range<Int>? {
    var scanner = TagScanner(source)
    var found: Range<Int>?
    while scanner.position <= offset, let event = scanner.next() {
      guard case .start(let tag) = event, tag.offset < offset else { continue }
      let open = tag.attributes.first { attribute in
        let isHere =
          attribute.name.lowerBound < offset && attribute.value.upperBound + 1 >= offset
        return isHere
          && (attribute.value.upperBound == source.bytes.count
            || source.bytes[attribute.value].last == UInt8(ascii: "="))
      }
      found = open?.name ?? found
    }
    return found
  }

  private mutating func tag() -> Tag {
    let offset = position
    position += 1
    var tag = Tag(name: name(), offset: offset, attributes: [], isEmpty: false)
    while position < bytes.count {
      skipSpace()
      guard position < bytes.count else { break }
      if starts(with: "/>") {
        position += 2
        tag.isEmpty = true
        break
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        break
      }
      let attribute = name()
      skipSpace()
      guard !attribute.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=")
      else {
        position += 1
        continue
      }
      position += 1
      skipSpace()
      guard position < bytes.count else { break }
      let quote = bytes[position]
      let start = position + 1
      let end = bytes[min(start, bytes.count)...].firstIndex(of: quote) ?? bytes.count
      tag.attributes.append((attribute, min(start, end)..<end))
      position = end + 1
    }
    return tag
  }

  private mutating func name() -> Range<Int> {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D:
        return start..<position
      default: position += 1
      }
    }
    return start..<position
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + length].elementsEqual($0) }
  }

  private func find(_ character: Unicode.Scalar, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: character))
  }

  private mutating func skip(past text: StaticString, from start: Int) {
    position = min(start, bytes.count)
    while position < bytes.count {
      if starts(with: text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
  }
}
