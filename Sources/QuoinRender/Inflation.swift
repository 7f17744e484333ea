internal import CZlib

/// Takes zlib streams apart.
enum Inflation {
  /// Inflates a stream piece by piece, so that no more than a piece is in memory.
  ///
  /// - Parameters:
  ///   - deflated: The stream.
  ///   - pieceLength: The bytes of a piece, which must not be none.
  ///   - body: Takes a piece; false stops.
  /// - Returns: Whether the stream was sound, ended with the bytes, and gave whole pieces only.
  static func inflate(
    _ deflated: ArraySlice<UInt8>, pieceLength: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var stream = z_stream()
    guard let inputLength = UInt32(exactly: deflated.count),
      let outputLength = UInt32(exactly: pieceLength),
      inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return false }
    defer { inflateEnd(&stream) }
    let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceLength)
    defer { piece.deallocate() }
    return deflated.withUnsafeBufferPointer { input in
      // zlib only reads there.
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = inputLength
      while true {
        stream.next_out = piece.baseAddress
        stream.avail_out = outputLength
        var status = Z_OK
        while status == Z_OK, stream.avail_out > 0 { status = CZlib.inflate(&stream, Z_NO_FLUSH) }
        guard status == Z_OK || status == Z_STREAM_END else { return false }
        if stream.avail_out == 0, !body(UnsafeBufferPointer(piece)) { return false }
        if status == Z_STREAM_END {
          // All of it filled, or nothing.
          let isWhole = stream.avail_out == 0 || stream.avail_out == outputLength
          return isWhole && stream.avail_in == 0
        }
      }
    }
  }
}
