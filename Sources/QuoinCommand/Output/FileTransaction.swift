internal import Foundation

/// Files that are written together: all beside their targets first, then renamed into place.
///
/// After any failure before the renaming every earlier file is whole. Temporaries are named
/// `.NAME.PID.quoin-tmp`; those of runs that no longer live are removed on the way. A target that
/// is no regular file (`/dev/full`, a pipe) is written straight, a symbolic link is written through.
struct FileTransaction: ~Copyable {
  private var staged: [(temporary: String, target: String)] = []
  private var straight: [(path: String, bytes: [UInt8])] = []
  /// The folder that was last looked through for leftovers.
  private var cleaned: String?

  /// Writes bytes beside their target, making missing folders.
  mutating func stage(_ bytes: [UInt8], at path: String) throws(FileError) {
    let target = FileTransaction.followLinks(from: path)
    guard !FileTransaction.isFolder(target) else {
      throw FileError(message: "cannot write '\(path)': it is a folder")
    }
    if FileTransaction.isSpecial(target) {
      straight.append((path, bytes))
      return
    }
    let (folder, name) = FileTransaction.split(target)
    guard !name.isEmpty else { throw FileError(message: "the name of an output is empty") }
    try FileTransaction.makeFolder(folder, for: path)
    if folder != cleaned {
      FileTransaction.removeLeftovers(in: folder)
      cleaned = folder
    }
    let temporary = FileTransaction.temporary(for: name, in: folder)
    staged.append((temporary, target))
    try FileTransaction.write(bytes, to: temporary, naming: path, exclusive: true)
  }

  /// Puts every staged file into its place.
  mutating func commit() throws(FileError) {
    for (path, bytes) in straight {
      try FileTransaction.write(bytes, to: path, naming: path, exclusive: false)
    }
    straight = []
    while let (temporary, target) = staged.first {
      guard rename(temporary, target) == 0 else { throw FileError.cannotWrite(target) }
      staged.removeFirst()
    }
  }

  deinit {
    for (temporary, _) in staged { unlink(temporary) }
  }
}

/// A file that cannot be written, with the system's reason.
struct FileError: Error {
  var message: String

  /// Reads the reason from `errno`, so it must be made right after the failing call.
  static func cannotWrite(_ path: String) -> FileError {
    let reason = String(cString: strerror(errno))
    return FileError(message: "cannot write '\(path)': \(reason)")
  }
}

extension FileTransaction {
  private static let suffix = ".quoin-tmp"

  private static func temporary(for name: String, in folder: String) -> String {
    // 255 bytes is the longest name: a long one is cut, its hash keeps two of them apart.
    let stem = name.utf8.count <= 200 ? name : "\(name.prefix(48))~\(fingerprint(of: name))"
    return join(folder, ".\(stem).\(getpid())\(suffix)")
  }

  private static func fingerprint(of name: String) -> String {
    // FNV-1a: only tells long names apart.
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  private static func removeLeftovers(in folder: String) {
    let path = folder.isEmpty ? "." : folder
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    for entry in names ?? [] where entry.hasPrefix(".") && entry.hasSuffix(suffix) {
      let body = entry.dropLast(suffix.count)
      guard let dot = body.lastIndex(of: "."), let pid = pid_t(body[body.index(after: dot)...]),
        pid != getpid(), kill(pid, 0) != 0, errno == ESRCH
      else { continue }
      unlink(join(folder, entry))
    }
  }

  private static func makeFolder(_ folder: String, for path: String) throws(FileError) {
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError(message: "cannot write '\(path)': cannot make the folder '\(folder)'")
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, naming name: String, exclusive: Bool
  ) throws(FileError) {
    let mode = exclusive ? O_WRONLY | O_CREAT | O_EXCL : O_WRONLY
    let descriptor = open(path, mode | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError.cannotWrite(name) }
    do throws(FileError) {
      try DescriptorWriter.write(bytes, to: descriptor, naming: name)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw FileError.cannotWrite(name) }
  }

  /// The path at the end of a chain of symbolic links; a link to nothing is followed too.
  private static func followLinks(from path: String) -> String {
    var current = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: current) else {
        return current
      }
      current = next.hasPrefix("/") ? next : join(split(current).folder, next)
    }
    return current
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func isSpecial(_ path: String) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0 else { return false }
    let kind = info.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// The folder of a path, with its slash, and the name in it. Foundation's own functions for this
  /// trap on one-letter names.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let start = path.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
