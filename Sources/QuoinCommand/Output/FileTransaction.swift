internal import Foundation

/// Files that are written together: all beside their targets first, then renamed into place.
///
/// After any failure before the renaming every earlier file is whole, and folders that were made on
/// the way are gone again. A target that is no regular file (`/dev/full`, a pipe) is written
/// straight, a symbolic link is written through, and a file that is replaced keeps its permissions.
struct FileTransaction: ~Copyable {
  private var staged: [(temporary: TemporaryFile, target: String)] = []
  private var straight: [(path: String, bytes: [UInt8])] = []
  /// Folders made for the files, outer ones first.
  private var folders: [String] = []
  /// The folder that was last looked through for leftovers.
  private var cleaned: String?

  /// Writes bytes beside their target, making missing folders.
  mutating func stage(_ bytes: [UInt8], at path: String) throws(FileError) {
    let target = try FilePath.followLinks(from: path)
    switch FilePath.kind(of: target) {
    case .folder: throw FileError(message: "cannot write '\(path)': it is a folder")
    case .special:
      straight.append((path, bytes))
      return
    case .regular, .missing: break
    }
    let (folder, name) = FilePath.split(target)
    guard !name.isEmpty else { throw FileError(message: "the name of an output is empty") }
    try makeFolder(folder, for: path)
    if folder != cleaned {
      TemporaryFile.removeLeftovers(in: folder)
      cleaned = folder
    }
    let temporary = try TemporaryFile(for: name, in: folder, naming: path)
    staged.append((temporary, target))
    try temporary.write(bytes, permissionsOf: target, naming: path)
  }

  /// Puts every staged file into its place.
  mutating func commit() throws(FileError) {
    for (path, bytes) in straight {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError.cannotWrite(path) }
      defer { close(descriptor) }
      try DescriptorWriter.write(bytes, to: descriptor, naming: path)
    }
    straight = []
    while let (temporary, target) = staged.first {
      try temporary.move(to: target)
      staged.removeFirst()
      folders = []
    }
  }

  deinit {
    for (temporary, _) in staged { temporary.remove() }
    // Only those that are empty go.
    for folder in folders.reversed() { rmdir(folder) }
  }

  private mutating func makeFolder(_ folder: String, for path: String) throws(FileError) {
    var missing: [String] = []
    var current = folder
    while !current.isEmpty, FilePath.kind(of: current) == .missing {
      missing.append(current)
      current = FilePath.parent(of: current)
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw FileError(message: "cannot write '\(path)': cannot make the folder '\(folder)'")
      }
      folders.append(folder)
    }
    guard folder.isEmpty || FilePath.kind(of: folder) == .folder else {
      throw FileError(message: "cannot write '\(path)': '\(folder)' is no folder")
    }
  }
}
