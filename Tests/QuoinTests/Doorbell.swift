import Foundation

/// A port of this machine that nobody should call: says whether somebody did.
final class Doorbell {
  private let descriptor: Int32
  let port: UInt16

  struct Failed: Error {}

  init() throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let opened = socket(AF_INET, stream, 0)
    guard opened >= 0 else { throw Failed() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(opened, pointer, size) == 0 && listen(opened, 4) == 0
          && getsockname(opened, pointer, &size) == 0
      }
    }
    descriptor = opened
    port = UInt16(bigEndian: address.sin_port)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    guard bound else { throw Failed() }
  }

  deinit { close(descriptor) }

  /// Whether a connection waits to be taken.
  var rang: Bool {
    let caller = accept(descriptor, nil, nil)
    if caller >= 0 { close(caller) }
    return caller >= 0
  }
}
