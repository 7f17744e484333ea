internal import CZlib

/// Makes a zlib stream, piece by piece.
struct Deflation: ~Copyable {
  /// On the heap: zlib remembers its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
  private var deflated: [UInt8] = []

  /// Of a picture of 1600 × 1600 pixels with soft dots, level 1 makes 859 kB in 50 ms, 4 makes
  /// 641 kB in 75 ms, 5 makes 623 kB in 110 ms, 6 makes 594 kB in 240 ms.
  static let usual: Int32 = 5
  static let fastest: Int32 = 1

  /// - Parameter level: zlib's 1 (fast) to 9 (small).
  /// - Throws: `RenderError.drawing`
  init(level: Int32) throws(RenderError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit_(
      stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .drawing(reason: "out of memory") }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    buffer.deallocate()
  }

  /// - Parameter piece: At most 4 GB.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
    stream.pointee.avail_in = UInt32(piece.count)
    run(Z_NO_FLUSH)
  }

  /// The whole stream.
  consuming func finish() -> [UInt8] {
    stream.pointee.avail_in = 0
    run(Z_FINISH)
    return deflated
  }

  private mutating func run(_ flush: Int32) {
    repeat {
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = UInt32(buffer.count)
      deflate(stream, flush)
      deflated += buffer[..<(buffer.count - Int(stream.pointee.avail_out))]
    } while stream.pointee.avail_out == 0
  }
}
