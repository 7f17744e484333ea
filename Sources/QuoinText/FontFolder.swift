#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The font files below a folder, in the order of their paths.
///
/// fontconfig could walk the folder itself, but it would trust its cache: a font replaced in place
/// would not be seen, and the cache would be written into the user's home.
struct FontFolder {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc", "pfb", "woff", "woff2"]
  /// Links can make a folder contain itself.
  private static let deepest = 8

  let files: [String]

  /// Lists a folder and the folders in it.
  ///
  /// - Throws: `TextError.unreadableFontFolder`
  init(_ path: String) throws(TextError) {
    files = try Self.list(path, depth: 0)
  }

  private static func list(_ path: String, depth: Int) throws(TextError) -> [String] {
    guard let folder = opendir(path) else { throw .unreadableFontFolder(path: path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    // Bytes, not collation: the order decides which of two equal fonts wins.
    names.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }

    var files: [String] = []
    for name in names {
      let full = path.hasSuffix("/") ? path + name : path + "/" + name
      var status = stat()
      guard stat(full, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if depth < deepest { files += try list(full, depth: depth + 1) }
      } else if let dot = name.lastIndex(of: "."),
        extensions.contains(name[name.index(after: dot)...].lowercased())
      {
        files.append(full)
      }
    }
    return files
  }
}
