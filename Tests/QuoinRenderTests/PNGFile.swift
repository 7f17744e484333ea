import Testing

@testable import QuoinRender

/// Makes PNG files of kinds that libpng's simple interface does not write.
enum PNGFile {
  /// A file of rows of packed samples; 8-bit rows are filtered with every filter in turn.
  ///
  /// Types are 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. Chunks may stand
  /// between head and pixels, and bytes behind the pixels in their chunk.
  static func make(
    _ width: Int, _ height: Int, depth: UInt8 = 8, type: UInt8, interlaced: Bool = false,
    chunks: [UInt8] = [], _ samples: [UInt8], behind: [UInt8] = []
  ) -> [UInt8] {
    let rowLength = samples.count / height
    var rows: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rowLength)
    for y in 0..<height {
      let row = Array(samples[y * rowLength..<(y + 1) * rowLength])
      var filtered = [UInt8](repeating: 0, count: rowLength + 1)
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          filtered.withUnsafeMutableBufferPointer { filtered in
            RowFilter.apply(
              depth == 8 ? UInt8(y % RowFilter.count) : 0, to: row, above: above,
              channels: [0: 1, 2: 3, 4: 2, 6: 4][type] ?? 1, into: filtered)
          }
        }
      }
      rows += filtered
      above = row
    }
    let head = bigEndian(width) + bigEndian(height) + [depth, type, 0, 0, interlaced ? 1 : 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head) + chunks
      + chunk("IDAT", stored(rows) + behind) + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(checkSum(body)))
  }

  /// A zlib stream with nothing squeezed (RFC 1950, 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + bigEndian(high << 16 | low)
  }

  /// CRC-32, as PNG has it.
  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
