package import QuoinCore

/// Text out of an XML file, references resolved, which can still say where each byte was written.
package struct LocatedText: Sendable {
  /// What the text says.
  package var value: String
  package var source: SourceText
  /// Where it was written: stretches of the file's bytes in order.
  package var pieces: [Piece]

  package struct Piece: Sendable {
    package var range: Range<Int>
    /// In CDATA an ampersand is an ampersand.
    package var isLiteral: Bool
  }

  /// Where the text begins.
  package var location: SourceLocation {
    source.location(at: pieces.first?.range.lowerBound ?? 0)
  }

  /// Where the byte of ``value`` at an offset was written.
  package func location(at offset: Int) -> SourceLocation {
    var remaining = offset
    for piece in pieces {
      var position = piece.range.lowerBound
      while position < piece.range.upperBound {
        if remaining <= 0 { return source.location(at: position) }
        let (length, width) = source.unit(at: position, isLiteral: piece.isLiteral)
        // Inside a reference that stands for several bytes: its start.
        if remaining < width, length != width { return source.location(at: position) }
        remaining -= width
        position += length
      }
    }
    return source.location(at: pieces.last?.range.upperBound ?? 0)
  }
}

extension SourceText {
  /// The number of bytes that the unit at a position is written with, and that it stands for.
  fileprivate func unit(at position: Int, isLiteral: Bool) -> (length: Int, width: Int) {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\r") {
      let isPair = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
      return (isPair ? 2 : 1, 1)
    }
    guard !isLiteral, byte == UInt8(ascii: "&"),
      let end = bytes[position...].prefix(64).firstIndex(of: UInt8(ascii: ";"))
    else { return (1, 1) }
    let name = text(position + 1..<end)
    let length = end + 1 - position
    guard name.hasPrefix("#") else { return (length, 1) }
    let number =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard let number, let scalar = Unicode.Scalar(number) else { return (length, 1) }
    return (length, UTF8.width(scalar))
  }
}
