/// Gathers the bytes that a C library writes piece by piece.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  func append(_ start: UnsafePointer<UInt8>, _ count: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }

  /// The address that C hands back to `from(_:)`; valid as long as the sink is.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func from(_ context: UnsafeMutableRawPointer) -> ByteSink {
    Unmanaged.fromOpaque(context).takeUnretainedValue()
  }
}
