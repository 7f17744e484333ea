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
  /// How many scalars begin before each multiple of `stride` bytes: a file may be one long line.
  private let scalarsBefore: [Int]
  private static let stride = 256

  package init(file: String, directory: String = "", bytes: [UInt8]) {
    self.file = file
    self.directory = directory
    self.bytes = bytes
    var starts = [0]
    var scalars: [Int] = []
    scalars.reserveCapacity(bytes.count / Self.stride + 1)
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { scalars.append(count) }
      if Self.beginsScalar(byte) { count += 1 }
      // A line feed, a carriage return, or the pair of them ends a line, as in XML.
      let isReturn = byte == UInt8(ascii: "\r")
      let isBeforeFeed = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (isReturn && !isBeforeFeed) { starts.append(offset + 1) }
    }
    if bytes.count % Self.stride == 0 { scalars.append(count) }
    lineStarts = starts
    scalarsBefore = scalars
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0b1100_0000 != 0b1000_0000 }

  /// How many scalars begin before a byte.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    return bytes[block * Self.stride..<offset].reduce(into: scalarsBefore[block]) { count, byte in
      if Self.beginsScalar(byte) { count += 1 }
    }
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
    let column = scalars(before: offset) - scalars(before: lineStarts[low]) + 1
    return SourceLocation(file: file, line: low + 1, column: column)
  }

  /// The text of a range, replacement characters standing for bytes that are not UTF-8.
  package func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
