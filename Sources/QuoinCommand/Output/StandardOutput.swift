internal import Foundation

/// Standard output, written whole; a full disk behind it is an error and not a trap.
enum StandardOutput {
  static func write(_ bytes: [UInt8]) throws(FileError) {
    try DescriptorWriter.write(bytes, to: STDOUT_FILENO, naming: "standard output")
  }
}

/// Writes all of some bytes to an open file.
enum DescriptorWriter {
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, naming name: String
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError.cannotWrite(name)
      }
      rest = rest.dropFirst(count)
    }
  }
}
