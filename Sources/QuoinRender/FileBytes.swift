#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads files; without Foundation, which the renderer has no other need of.
enum FileBytes {
  /// The bytes of a regular file, at most so many.
  ///
  /// - Throws: `RenderError.unreadablePicture`
  static func read(_ path: String, atMost limit: Int) throws(RenderError) -> [UInt8] {
    func failure() -> RenderError {
      .unreadablePicture(path: path, reason: String(cString: strerror(errno)))
    }
    // Non-blocking: a named pipe in the place of a picture must not hang.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadablePicture(path: path, reason: "not a regular file")
    }
    let size = min(Int(status.st_size), limit)
    var filled = 0
    var isFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while filled < size, let start = buffer.baseAddress {
        let got = Self.readSome(file, start + filled, size - filled)
        if got < 0 { isFailed = true }
        guard got > 0 else { break }
        filled += got
      }
      count = filled
    }
    guard !isFailed else { throw failure() }
    return bytes
  }

  private static func readSome(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int)
    -> Int
  {
    while true {
      #if canImport(Glibc)
        let got = Glibc.read(file, start, count)
      #else
        let got = Darwin.read(file, start, count)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }
}
