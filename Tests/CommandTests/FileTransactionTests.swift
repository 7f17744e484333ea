import Foundation
import Testing

@testable import QuoinCommand

@Suite struct FileTransactionTests {
  /// A folder that lives as long as the test.
  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("quoin-test-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    func text(of name: String) throws -> String {
      try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
      try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
    }
  }

  private func write(_ text: String, at paths: String...) throws(FileError) {
    var transaction = FileTransaction()
    for path in paths { try transaction.stage(Array(text.utf8), at: path) }
    try transaction.commit()
  }

  @Test func missingFoldersAreMade() throws {
    let folder = try Folder()
    try write("new", at: folder.path + "/a/b/c.pdf")
    #expect(try folder.text(of: "a/b/c.pdf") == "new")
  }

  @Test func withoutCommitNothingIsLeft() throws {
    let folder = try Folder()
    try folder.write("old", to: "a.pdf")
    do {
      var transaction = FileTransaction()
      try transaction.stage(Array("new".utf8), at: folder.path + "/a.pdf")
      #expect(try folder.names().count == 2)
    }
    #expect(try folder.names() == ["a.pdf"])
    #expect(try folder.text(of: "a.pdf") == "old")
  }

  @Test func oneFailureKeepsEveryEarlierFile() throws {
    let folder = try Folder()
    try folder.write("old", to: "a.pdf")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/b.pdf", withIntermediateDirectories: false)
    #expect(throws: FileError.self) {
      try write("new", at: folder.path + "/a.pdf", folder.path + "/b.pdf")
    }
    #expect(try folder.names() == ["a.pdf", "b.pdf"])
    #expect(try folder.text(of: "a.pdf") == "old")
  }

  @Test func linksAreWrittenThrough() throws {
    let folder = try Folder()
    try folder.write("old", to: "real.pdf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.pdf", withDestinationPath: "real.pdf")
    try write("new", at: folder.path + "/link.pdf")
    #expect(try folder.text(of: "real.pdf") == "new")
    let link = folder.path + "/link.pdf"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.pdf")
  }

  @Test func leftoversOfDeadRunsAreRemoved() throws {
    let folder = try Folder()
    try folder.write("half", to: ".a.pdf.1.quoin-tmp")
    try folder.write("other", to: ".a.pdf")
    try write("new", at: folder.path + "/b.pdf")
    #expect(try folder.names() == [".a.pdf", "b.pdf"])
  }

  @Test func theFilesOfRunsAtWorkStay() throws {
    let folder = try Folder()
    let other = try TemporaryFile(for: "a.pdf", in: folder.path, naming: "a.pdf")
    try write("new", at: folder.path + "/b.pdf")
    #expect(try folder.names().count == 2)
    other.remove()
    #expect(try folder.names() == ["b.pdf"])
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    let folder = try Folder()
    try folder.write("old", to: "a.pdf")
    #expect(chmod(folder.path + "/a.pdf", 0o600) == 0)
    try write("new", at: folder.path + "/a.pdf")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.pdf")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func foldersMadeForAFailureAreGoneAgain() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/b.pdf", withIntermediateDirectories: false)
    #expect(throws: FileError.self) {
      try write("new", at: folder.path + "/x/y/a.pdf", folder.path + "/b.pdf")
    }
    #expect(try folder.names() == ["b.pdf"])
  }

  @Test func linksInACircleAreRefused() throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop.pdf", withDestinationPath: "loop.pdf")
    #expect(throws: FileError.self) { try write("new", at: folder.path + "/loop.pdf") }
  }

  /// Foundation's own path functions trap on one-letter names.
  @Test(arguments: [("y", "", "y"), ("é", "", "é"), ("/y", "/", "y"), ("a/b/", "a/b/", "")])
  func pathsAreSplitAtTheirLastSlash(path: String, folder: String, name: String) {
    #expect(FilePath.split(path) == (folder, name))
  }

  @Test func anEmptyNameIsRefused() throws {
    let folder = try Folder()
    #expect(throws: FileError.self) { try write("new", at: "") }
    #expect(throws: FileError.self) { try write("new", at: folder.path + "/a/") }
  }

  @Test func namesOf255BytesAreWritten() throws {
    let folder = try Folder()
    let name = String(repeating: "n", count: 251) + ".pdf"
    try write("new", at: folder.path + "/" + name)
    #expect(try folder.names() == [name])
  }

  #if os(Linux)
    @Test func aFullDiskIsOneClearLine() {
      let error = #expect(throws: FileError.self) { try write("x", at: "/dev/full") }
      #expect(error?.message == "cannot write '/dev/full': No space left on device")
    }
  #endif
}
