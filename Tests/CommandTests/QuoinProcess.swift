import Foundation
import Testing

/// The built command, run as a process in a folder of its own that lives as long as the test.
final class QuoinProcess {
  struct Outcome {
    var status: Int32
    /// Whether it ended by itself and not by a signal: a trap is a signal.
    var exited: Bool
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  struct NotBuilt: Error {}

  let folder: String
  private let scratch: String

  /// Begins with files of these names and texts; a name that ends in `/` is a folder.
  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)").path
    folder = base + "/work"
    scratch = base
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: scratch) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    let parent = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(text.utf8).write(to: url) }
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
  }

  /// The paths of all files below the folder, sorted.
  func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.sorted()
  }

  /// Runs `quoin` here; `stdout` is a file or device to write to in place of collecting the output.
  func run(
    _ arguments: [String], input: String = "", stdout: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = try Self.executable()
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    variables["SOURCE_DATE_EPOCH"] = nil
    process.environment = variables.merging(environment) { $1 }
    // Files and not pipes: nothing can fill up.
    let names = ["in", "out", "err"].map { scratch + "/" + $0 }
    for name in names {
      try Data(name == names[0] ? Array(input.utf8) : []).write(to: .init(fileURLWithPath: name))
    }
    process.standardInput = FileHandle(forReadingAtPath: names[0])
    process.standardOutput = FileHandle(forWritingAtPath: stdout ?? names[1])
    process.standardError = FileHandle(forWritingAtPath: names[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, exited: process.terminationReason == .exit,
      output: Array(try Data(contentsOf: URL(fileURLWithPath: names[1]))),
      errors: try String(contentsOfFile: names[2], encoding: .utf8))
  }

  /// Runs a command line in which every word is apart by one blank.
  func run(_ line: String, stdout: String? = nil) throws -> Outcome {
    try run(line.split(separator: " ").map(String.init), stdout: stdout)
  }

  /// `quoin` stands beside the tests' own product.
  private static func executable() throws -> URL {
    var places = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
    places += Bundle.allBundles.map(\.bundleURL)
    for place in places {
      var folder = place.resolvingSymlinksInPath()
      for _ in 0..<5 {
        let command = folder.appendingPathComponent("quoin")
        let path = command.path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: path)
        {
          return command
        }
        folder.deleteLastPathComponent()
      }
    }
    throw NotBuilt()
  }

  static let fonts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fonts").path
  static let templates = URL(fileURLWithPath: fonts)
    .deletingLastPathComponent().appendingPathComponent("Templates").path
}
