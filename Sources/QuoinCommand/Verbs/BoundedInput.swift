internal import Foundation

/// Why input could not be read.
enum InputError: Error {
  case unreadable
  case tooLarge
}

/// Reads data files and standard input, but not without end.
enum BoundedInput {
  /// The bytes of a file; `-` is standard input.
  static func read(_ path: String, atMost mostBytes: Int) throws(InputError) -> [UInt8] {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > mostBytes { throw .tooLarge }
    }
  }
}
