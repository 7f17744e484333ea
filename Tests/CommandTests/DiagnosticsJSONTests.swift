import Foundation
import Testing

/// `--diagnostics json`: one object a line on standard error, with the keys of CLI.md.
@Suite struct DiagnosticsJSONTests {
  private static let keys = [
    "severity", "code", "file", "line", "column", "message", "boxes", "constraints",
  ]

  private func objects(_ errors: String) throws -> [[String: Any]] {
    try errors.split(separator: "\n").map { line in
      try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test(arguments: Mistake.inTemplates + Mistake.inData)
  func everyMistakeIsOneObject(_ mistake: Mistake) throws {
    let quoin = try QuoinProcess(mistake.files)
    let words = mistake.arguments.split(separator: " ").map(String.init)
    let outcome = try quoin.run(words + ["--diagnostics", "json"])
    #expect(outcome.status == mistake.status)
    let found = try objects(outcome.errors)
    try #require(found.count == 1)
    #expect(Set(found[0].keys) == Set(Self.keys))
    #expect(found[0]["severity"] as? String == "error")
    // The text form says the same: `file:line:column: error: message [code]`.
    let code = try #require(found[0]["code"] as? String)
    let message = try #require(found[0]["message"] as? String)
    var place = "quoin: "
    if let file = found[0]["file"] as? String, let line = found[0]["line"] as? Int,
      let column = found[0]["column"] as? Int
    {
      place = "\(file):\(line):\(column): "
    }
    let first = mistake.says.split(separator: "\n").first.map(String.init)
    #expect(first == "\(place)error: \(message) [\(code)]")
    // And the keys stand in the order of CLI.md.
    let line = outcome.errors
    let places = Self.keys.compactMap { line.range(of: "\"\($0)\":")?.lowerBound }
    #expect(places.count == Self.keys.count && places == places.sorted())
  }

  @Test func aConflictListsItsConstraints() throws {
    let mistake = try #require(Mistake.inTemplates.first { $0.name == "a conflict" })
    let quoin = try QuoinProcess(mistake.files)
    let outcome = try quoin.run("check t.xml --diagnostics json")
    let conflict = try #require(try objects(outcome.errors).first)
    #expect(conflict["boxes"] as? [String] == ["b"])
    let constraints = try #require(conflict["constraints"] as? [[String: Any]])
    #expect(constraints.count == 4)
    for constraint in constraints {
      #expect(Set(constraint.keys) == ["label", "text", "file", "line", "priority"])
      #expect(constraint["label"] is NSNull)
      #expect(constraint["file"] as? String == "t.xml")
      #expect(constraint["priority"] as? Int == 1000)
    }
    #expect(constraints.map { $0["line"] as? Int } == [2, 3, 3, 3])
    #expect(constraints.last?["text"] as? String == "b.width == 9")
  }

  @Test func oneLineForEachOfSeveral() throws {
    let quoin = try QuoinProcess([
      "t.xml": "<template>\n<page size=\"9 9\">\n<bx/>\n<box fil=\"x\"/>\n</page>\n</template>"
    ])
    let outcome = try quoin.run("check t.xml --diagnostics json")
    let found = try objects(outcome.errors)
    #expect(found.map { $0["code"] as? String } == ["unknown-element", "unknown-attribute"])
    #expect(found.map { $0["line"] as? Int } == [3, 4])
  }
}
