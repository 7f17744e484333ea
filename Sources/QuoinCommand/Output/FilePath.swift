internal import Foundation

/// What is asked of paths; Foundation's own functions trap on one-letter names.
enum FilePath {
  enum Kind {
    case missing, regular, folder
    /// A device, a pipe, a socket.
    case special
  }

  /// What stands at a path, symbolic links followed.
  static func kind(of path: String) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else { return .missing }
    return switch info.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    default: .special
    }
  }

  /// The folder of a path, with its slash, and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let start = path.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }

  /// The folder that holds a folder; empty for the current one.
  static func parent(of folder: String) -> String {
    var rest = folder[...]
    while rest.last == "/" { rest.removeLast() }
    return rest.isEmpty ? "" : split(String(rest)).folder
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The path at the end of a chain of symbolic links; a link to nothing is followed too.
  ///
  /// - Throws: `FileError` for links that lead in a circle.
  static func followLinks(from path: String) throws(FileError) -> String {
    var current = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: current) else {
        return current
      }
      current = next.hasPrefix("/") ? next : join(split(current).folder, next)
    }
    throw FileError(message: "cannot write '\(path)': its symbolic links lead in a circle")
  }
}
