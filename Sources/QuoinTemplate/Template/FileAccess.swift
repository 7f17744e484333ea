internal import Foundation
internal import QuoinCore

/// Lets a template name files, those inside the root only.
package struct FileAccess: Sendable {
  /// With symbolic links resolved.
  package let root: String

  package init(root: String) {
    self.root = Self.resolve(root.isEmpty ? "." : root) ?? root
  }

  enum Failure: Error {
    case outside
    case missing
  }

  /// The file that a path means.
  ///
  /// - Parameters:
  ///   - path: As the template or the data writes it.
  ///   - directory: The folder of the file that names it.
  /// - Returns: The absolute path, symbolic links resolved.
  /// - Throws: Whether the file is outside the root or missing.
  func file(_ path: String, from directory: String) throws(Failure) -> String {
    guard !path.isEmpty, !path.contains("\0") else { throw .missing }
    if path.contains("://") { throw .outside }
    let joined = path.hasPrefix("/") ? path : directory + "/" + path
    // Judged by its spelling first, so that nothing outside the root is even looked at.
    let base = Self.resolve(directory.isEmpty ? "." : directory) ?? directory
    let spelled = Self.normalize(path.hasPrefix("/") ? path : base + "/" + path)
    guard isInside(spelled) else { throw .outside }
    guard let resolved = Self.resolve(joined) else { throw .missing }
    guard isInside(resolved) else { throw .outside }
    guard Self.isRegularFile(resolved) else { throw .missing }
    return resolved
  }

  private func isInside(_ path: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// The absolute path without symbolic links; nil where nothing is.
  static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func normalize(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// The bytes of a file; nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }
}
