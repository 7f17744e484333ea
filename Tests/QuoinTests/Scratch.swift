import Foundation
import Quoin
import Testing

/// Where things stand in the repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  static let fonts = root + "/Fonts"
  static let templates = root + "/Templates"
}

/// A folder that lives as long as the test.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// A typesetter of a template written here, with the test fonts and no others.
  func typesetter(_ template: String) throws -> Typesetting {
    try Typesetting(
      DocumentTemplate(path: write(template, to: "t.xml")), fonts: .forTests)
  }
}

extension FontOptions {
  static let forTests = FontOptions(folders: [Repository.fonts], ignoresSystemFonts: true)
}

/// An independent judge of our files: poppler's tools.
enum Poppler {
  struct Failed: Error {
    var tool: String
    var message: String
  }

  /// Runs a tool on a PDF; `FILE` among the arguments is the file.
  static func ask(_ tool: String, _ arguments: [String], about pdf: [UInt8]) throws -> String {
    let scratch = try Scratch()
    let file = try scratch.write(pdf, to: "file.pdf")
    let answer = try scratch.write("", to: "answer")
    let complaint = try scratch.write("", to: "complaint")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments.map { $0 == "FILE" ? file : $0 }
    process.standardOutput = FileHandle(forWritingAtPath: answer)
    process.standardError = FileHandle(forWritingAtPath: complaint)
    try process.run()
    process.waitUntilExit()
    let message = try String(contentsOfFile: complaint, encoding: .utf8)
    guard process.terminationStatus == 0 else { throw Failed(tool: tool, message: message) }
    return try String(contentsOfFile: answer, encoding: .utf8)
  }
}
