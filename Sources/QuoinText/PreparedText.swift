internal import QuoinCore

/// A content's text as Pango gets it, with the style of every byte.
///
/// Line ends of all systems become line feeds, and white space before them goes: it would count as
/// width, and at the start of a right-to-left line push the text inwards.
struct PreparedText {
  struct Span {
    var range: Range<Int>
    var style: TextStyle
    var link: String?
  }

  private(set) var bytes: [UInt8] = []
  /// Without gaps, in order, none empty.
  private(set) var spans: [Span] = []
  let base: TextStyle

  init(_ content: TextContent) {
    base = content.base
    bytes.reserveCapacity(content.runs.reduce(0) { $0 + $1.text.utf8.count })
    var previousIsReturn = false
    for run in content.runs {
      for byte in Noncharacters.replaced(in: run.text).utf8 {
        defer { previousIsReturn = byte == Self.carriageReturn }
        switch byte {
        case Self.lineFeed where previousIsReturn: continue
        case Self.lineFeed, Self.carriageReturn:
          trimEnd()
          bytes.append(Self.lineFeed)
        default: bytes.append(byte)
        }
      }
      close(run)
    }
    trimEnd()
  }

  /// Two pieces of another text and an ellipsis between them, in the style of the letter before it.
  init(_ text: PreparedText, keeping head: Range<Int>, ellipsis: Bool, tail: Range<Int>) {
    base = text.span(at: head.lowerBound)?.style ?? text.base
    append(text, head)
    trimEnd()
    if ellipsis {
      let start = bytes.count
      bytes += Self.ellipsis
      spans.append(Span(range: start..<bytes.count, style: spans.last?.style ?? base, link: nil))
    }
    var tail = tail
    while let first = tail.first, Self.isBlank(text.bytes[first]) { tail.removeFirst() }
    append(text, tail)
    trimEnd()
    // What stood on several lines is now on one.
    for index in bytes.indices where bytes[index] == Self.lineFeed { bytes[index] = Self.space }
  }

  /// The span that holds a byte; at a text's end, the last.
  func span(at offset: Int) -> Span? {
    guard let index = spanIndex(at: offset) else { return nil }
    return spans[index]
  }

  func spanIndex(at offset: Int) -> Int? {
    guard !spans.isEmpty else { return nil }
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The offset of the first line feed at or after an offset, else the end.
  func lineEnd(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: Self.lineFeed) ?? bytes.count
  }

  /// Where a line's trailing blanks begin.
  func endOfLetters(in line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Gives the bytes that came since the last span to a run.
  private mutating func close(_ run: TextRun) {
    let start = spans.last?.range.upperBound ?? 0
    guard bytes.count > start else { return }
    spans.append(Span(range: start..<bytes.count, style: run.style, link: run.link))
  }

  private mutating func append(_ text: PreparedText, _ range: Range<Int>) {
    for span in text.spans {
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      let start = bytes.count
      bytes += text.bytes[part]
      spans.append(Span(range: start..<bytes.count, style: span.style, link: span.link))
    }
  }

  private mutating func trimEnd() {
    while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
    while let last = spans.last, last.range.upperBound > bytes.count {
      spans.removeLast()
      guard last.range.lowerBound < bytes.count else { continue }
      spans.append(
        Span(range: last.range.lowerBound..<bytes.count, style: last.style, link: last.link))
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == 0x09 }

  private static let space: UInt8 = 0x20
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
  private static let ellipsis: [UInt8] = Array("…".utf8)
}
