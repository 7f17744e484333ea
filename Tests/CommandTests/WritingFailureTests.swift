import Foundation
import Testing

/// A disk that takes nothing: one line, status 1, every earlier file whole.
@Suite struct WritingFailureTests {
  private let quoin: QuoinProcess

  init() throws { quoin = try QuoinProcess(["t.xml": Mistake.card, "two.xml": Mistake.pair]) }

  #if os(Linux)
    private let full = "No space left on device\n"

    @Test(arguments: ["pdf", "png", "svg"]) func aFullDisk(_ format: String) throws {
      let outcome = try quoin.run("render t.xml --format \(format) -o /dev/full")
      #expect(outcome.exited && outcome.status == 1)
      #expect(outcome.errors == "quoin: error: cannot write '/dev/full': \(full)")
      #expect(outcome.output.isEmpty)
    }

    @Test(arguments: [
      "layout t.xml", "render t.xml -o -", "--version", "help", "help render", "render --help",
    ])
    func aFullDiskBehindStandardOutput(_ line: String) throws {
      let outcome = try quoin.run(line, stdout: "/dev/full")
      #expect(outcome.exited && outcome.status == 1)
      #expect(outcome.errors == "quoin: error: cannot write 'standard output': \(full)")
    }

    /// In /proc nobody can make a file, root neither.
    @Test func aFolderThatTakesNoFiles() throws {
      let outcome = try quoin.run("render t.xml -o /proc/page.pdf")
      #expect(outcome.exited && outcome.status == 1)
      #expect(outcome.errors.hasPrefix("quoin: error: cannot write '/proc/page.pdf': "))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  #endif

  /// Root may write everywhere.
  @Test(.enabled(if: geteuid() != 0)) func aReadOnlyFolder() throws {
    try quoin.write("", to: "closed/")
    let path = quoin.folder + "/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let outcome = try quoin.run("render t.xml -o closed/page.pdf")
    #expect(outcome.exited && outcome.status == 1)
    #expect(outcome.errors == "quoin: error: cannot write 'closed/page.pdf': Permission denied\n")
    #expect(quoin.files().filter { $0.hasPrefix("closed/") } == [])
  }

  /// One of several files cannot be written: none is, and the earlier ones are whole.
  @Test func oneFailureKeepsTheEarlierFiles() throws {
    try quoin.write("earlier", to: "out/square-1.png")
    try quoin.write("", to: "out/wide-1.png/")
    let before = quoin.files()
    let outcome = try quoin.run([
      "render", "two.xml", "--format", "png", "-o", "out/{{ variant }}-{{ page.number }}.png",
    ])
    #expect(outcome.exited && outcome.status == 1)
    #expect(outcome.errors == "quoin: error: cannot write 'out/wide-1.png': it is a folder\n")
    #expect(quoin.files() == before)
    #expect(try quoin.bytes(of: "out/square-1.png") == Array("earlier".utf8))
  }

  @Test func anErrorKeepsTheEarlierFile() throws {
    try quoin.write("earlier", to: "page.pdf")
    try quoin.write("<template><page size=\"9 9\"><bx/></page></template>", to: "bad.xml")
    let outcome = try quoin.run("render bad.xml -o page.pdf")
    #expect(outcome.status == 1)
    #expect(try quoin.bytes(of: "page.pdf") == Array("earlier".utf8))
  }
}
