import Foundation
import Testing

@testable import QuoinTemplate

/// The schemas agree with the checker, which goes by the same table, on everything in the repository.
@Suite struct SchemaTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every template of the repository: the demos, and the layouts of tests.
  private static let templates: [String] = {
    let folders = ["Templates", "Tests/QuoinTests/Cases"]
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path)) ?? [])
        .filter { $0.hasSuffix(".xml") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: path)))
  }

  @Test func everyTemplateIsValid() throws {
    #expect(Self.templates.count > 30)
    for path in Self.templates {
      let fault = try RelaxNGSchema.fault(in: try Self.bytes(path), file: path)
      #expect(fault == nil, "\(path):\(fault?.line ?? 0): \(fault?.message ?? "")")
    }
  }

  /// What the checker says of structure, the schema says too.
  @Test(arguments: [
    ("<template><page><bxo/></page></template>", 1),
    ("<template>\n<page><box wdith='3'/></page></template>", 2),
    ("<template><page><box hidden='yes'/></page></template>", 1),
    ("<template><page>\n\n<box hugging='very'/></page></template>", 3),
    ("<template><page><image/></page></template>", 1),
    ("<template><page><box><b>x</b></box></page></template>", 1),
    ("<template><page>words</page></template>", 1),
    ("<template><page><text><box/></text></page></template>", 1),
    ("<template><page><text align='middle'>x</text></page></template>", 1),
    ("<template><variants><box/></variants></template>", 1),
    ("<template><page><stack axis='z'/></page></template>", 1),
    ("<template><page><box><make><left equalto='4'/></make></box></page></template>", 1),
    ("<template><page><box><make><left priority='urgent'/></make></box></page></template>", 1),
    ("<template><page><box id='1st'/></page></template>", 1),
    ("<template><page><if><box/></if></page></template>", 1),
    ("<template><page><for each='a'><elseif test='b'/></for></page></template>", 1),
    ("<template><page><table/></page></template>", 1),
    ("<page/>", 1),
  ])
  func faultsAreFound(_ text: String, _ line: Int) throws {
    let fault = try RelaxNGSchema.fault(in: Array(text.utf8), file: "t.xml")
    #expect(fault?.line == line, "\(text)")
  }

  @Test(arguments: [
    "<template><page><box hidden='{{ a }}' hugging=' 250  required '/></page></template>",
    "<template><page><box><make><left.top.size equalTo='superview' offset='-4 .5mm'/></make></box></page></template>",
    "<template><page><for each='1..3'><box/><empty><text>none</text></empty></for></page></template>",
    "<template><page><if test='a'><box/><elseif test='b'><box/></elseif><else/></if></page></template>",
    "<template><component name='c' params='x y=1'><slot/></component><page><use component='c' x='4'><box/></use></page></template>",
    "<template><page><text size='1.2em'>a <b>b <if test='c'><i>d</i></if></b></text></page></template>",
  ])
  func whatIsRightIsValid(_ text: String) throws {
    let fault = try RelaxNGSchema.fault(in: Array(text.utf8), file: "t.xml")
    #expect(fault == nil, "\(fault?.message ?? "")")
  }

  /// The schema that editors are given lies beside the templates. `QUOIN_RECORD=1` writes it.
  @Test func schemaFileIsCurrent() throws {
    let file = Self.root.appending(path: "Templates/quoin.rng")
    if ProcessInfo.processInfo.environment["QUOIN_RECORD"] == "1" {
      try RelaxNGSchema.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == RelaxNGSchema.text, "make it anew: quoin schema --rng > Templates/quoin.rng")
  }

  /// An independent judge, xmllint, takes the XML Schema and finds every template valid by it.
  @Test func templatesAreValidByXMLSchema() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "quoin-\(UUID().uuidString).xsd")
    try XSDSchema.text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["xmllint", "--noout", "--schema", file.path]
      + Self.templates.map { Self.root.appending(path: $0).path }
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said.prefix(2000))")
  }
}
