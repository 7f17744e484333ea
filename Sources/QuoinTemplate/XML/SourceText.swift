package import QuoinCore

/// The text of one file as UTF-8, which can say where in it a byte stands.
package final class SourceText: Sendable {
  /// The file as diagnostics name it.
  package let file: String
  /// The folder that paths in the file are relative to.
  package let directory: String
  /// Without a byte-order mark.
  package let bytes: [UInt8]
  /// Offsets of the first byte of each line.
  private let lineStarts: [Int]

  package init(file: String, directory: String = "", bytes: [UInt8]) {
    self.file = file
    self.directory = directory
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      // A line feed, a carriage return, or the pair of them ends a line, as in XML.
      let isReturn = byte == UInt8(ascii: "\r")
      let isBeforeFeed = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (isReturn && !isBeforeFeed) { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// The line and column of a byte; columns count Unicode scalars. Logarithmic in the lines.
  package func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let before = bytes[lineStarts[low]..<offset]
    let column = before.reduce(into: 1) { count, byte in
      if byte & 0b1100_0000 != 0b1000_0000 { count += 1 }
    }
    return SourceLocation(file: file, line: low + 1, column: column)
  }

  /// The text of a range, replacement characters standing for bytes that are not UTF-8.
  package func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
