internal import Foundation

/// A file that cannot be written, with the system's reason.
struct FileError: Error {
  var message: String

  /// Reads the reason from `errno`, so it must be made right after the failing call.
  static func cannotWrite(_ path: String) -> FileError {
    let reason = String(cString: strerror(errno))
    return FileError(message: "cannot write '\(path)': \(reason)")
  }
}
