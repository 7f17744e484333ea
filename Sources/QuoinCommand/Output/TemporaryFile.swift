internal import Foundation

/// A file that is written beside its target: `.NAME.RANDOM.quoin-tmp`.
///
/// It is locked (`flock`) for as long as its run lives. So a leftover of a run that died, wherever it
/// ran, is told from the file of one at work: it can be locked. Process numbers cannot tell, for
/// every container has its own.
struct TemporaryFile {
  let path: String
  private let descriptor: Int32

  private static let suffix = ".quoin-tmp"

  /// Creates the file and locks it.
  ///
  /// - Throws: `FileError`, which names the output and not this file.
  init(for name: String, in folder: String, naming output: String) throws(FileError) {
    // 255 bytes is the longest name; the random part tells cut ones apart.
    let stem = name.utf8.count <= 200 ? name : String(name.prefix(48))
    while true {
      let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let path = FilePath.join(folder, ".\(stem).\(random)\(Self.suffix)")
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 {
        if errno == EEXIST || errno == EINTR { continue }
        throw FileError.cannotWrite(output)
      }
      var info = stat()
      // Another run may take it for a leftover between its making and its locking.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &info) == 0,
        info.st_nlink > 0
      {
        self.path = path
        self.descriptor = descriptor
        return
      }
      close(descriptor)
      unlink(path)
    }
  }

  /// Writes the bytes; a target that is there lends its permissions.
  func write(
    _ bytes: [UInt8], permissionsOf target: String, naming output: String
  ) throws(FileError) {
    var info = stat()
    if stat(target, &info) == 0 { fchmod(descriptor, info.st_mode & 0o7777) }
    try DescriptorWriter.write(bytes, to: descriptor, naming: output)
  }

  /// Puts the file into its place and closes it.
  func move(to target: String) throws(FileError) {
    guard rename(path, target) == 0 else { throw FileError.cannotWrite(target) }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw FileError.cannotWrite(target) }
  }

  func remove() {
    unlink(path)
    close(descriptor)
  }

  /// Removes the files of runs that died.
  static func removeLeftovers(in folder: String) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? [] where name.hasPrefix(".") && name.hasSuffix(suffix) {
      let path = FilePath.join(folder, name)
      guard FilePath.kind(of: path) == .regular else { continue }
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }
}
