import Foundation
import Testing

/// Where this build has its modules; nil where they are kept otherwise.
private let builtModules: String? = {
  let build = Bundle.module.bundleURL.deletingLastPathComponent()
  let modules = build.appendingPathComponent("Modules").path
  return FileManager.default.fileExists(atPath: modules + "/QuoinLayout.swiftmodule")
    ? modules : nil
}()

/// What types exclude is tried with the compiler itself, against the modules of this build.
@Suite("What must not compile", .enabled(if: builtModules != nil))
struct StagingTests {
  /// The numbers, from 1, of the statements in which the compiler finds a fault.
  private func faults(_ statements: [String]) throws -> Set<Int> {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("staging-\(ProcessInfo.processInfo.processIdentifier).swift")
    let lines = statements.map { "a.makeConstraints { make in \($0) }" }
    let text =
      "import QuoinLayout; func f(_ a: Box, _ b: Box) {\n" + lines.joined(separator: "\n") + "\n}\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-typecheck", "-I", builtModules ?? "", file.path]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    let messages = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    let places = messages.matches(of: /\.swift:(\d+):\d+: (?:error|warning):/)
    return Set(places.compactMap { Int($0.1) }.map { $0 - 1 })
  }

  @Test("what is legal compiles, and nothing else does")
  func staging() throws {
    let legal = [
      "make.left.equalTo(b.right).offset(12).priority(.high).labeled(\"gap\")",
      "make.left.top.equalTo(b)", "make.size.equalTo(b.width).dividedBy(2)",
      "make.left.right.equalTo(b.centerX)", "make.edges.equalTo(b.margins).inset(4)",
    ]
    let illegal = [
      "make.left.equalTo(b.top)", "make.left.equalTo(b).top", "make.width.equalTo(b.left)",
      "make.left.top.equalTo(b.right)", "make.equalTo(b)", "make.left.offset(3)",
      // No relation: nothing is said.
      "make.left",
    ]
    let found = try faults(legal + illegal)
    #expect(found == Set((legal.count + 1)...(legal.count + illegal.count)))
  }
}
