import Foundation
import Testing

/// The templates that newcomers see: nothing is wrong with any of them, judged strictly.
@Suite struct DemoTemplateTests {
  private static let names = ["poster", "invoice", "certificate"]

  @Test(arguments: names) func strictCheckHasNothingToSay(_ name: String) throws {
    let template = QuoinProcess.templates + "/\(name).xml"
    let outcome = try QuoinProcess().run(["check", template, "--strict"])
    #expect(outcome.exited && outcome.status == 0)
    #expect(outcome.errors.isEmpty && outcome.output.isEmpty)
  }

  /// One name is 11 letters, the other so long that it wraps; both are fine.
  @Test func longNamesAreFineToo() throws {
    let template = QuoinProcess.templates + "/certificate.xml"
    let long = QuoinProcess.templates + "/certificate.long.json"
    let quoin = try QuoinProcess()
    func name(_ more: [String]) throws -> [String] {
      let outcome = try quoin.run(["layout", template, "--strict"] + more)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
      let page = try #require((object?["pages"] as? [[String: Any]])?.first)
      let boxes = try #require(page["boxes"] as? [[String: Any]])
      return try #require(boxes.first { $0["id"] as? String == "name" }?["lines"] as? [String])
    }
    func given(_ file: String) throws -> String {
      let url = URL(fileURLWithPath: QuoinProcess.templates + "/" + file)
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
      return try #require((object?["certificate"] as? [String: Any])?["name"] as? String)
    }
    let short = try name([])
    #expect(short == [try given("certificate.sample.json")])
    let wrapped = try name(["-d", long])
    #expect(wrapped.count > 1)
    #expect(wrapped.joined(separator: " ") == (try given("certificate.long.json")))
  }

  /// A spelling mistake in the demo itself: the place, the nearest name, and no file.
  @Test func aTypoInThePosterIsNamedWithItsPlace() throws {
    let source = try String(
      contentsOfFile: QuoinProcess.templates + "/poster.xml", encoding: .utf8)
    let spoiled = source.replacingOccurrences(
      of: "<top equalTo=\"date.bottom\"/>\n", with: "<top equalTo=\"dat.bottom\"/>\n")
    let before = try #require(spoiled.range(of: "dat.bottom")?.lowerBound)
    let line = spoiled[..<before].filter { $0 == "\n" }.count + 1
    let quoin = try QuoinProcess(["poster.xml": spoiled])
    let outcome = try quoin.run("render poster.xml --format png")
    #expect(outcome.exited && outcome.status == 1)
    // `<top ` stands in column 9, so its attribute in column 14.
    #expect(
      outcome.errors.hasPrefix(
        "poster.xml:\(line):14: error: no box 'dat' on this page; did you mean 'date'?"))
    #expect(quoin.files() == ["poster.xml"])
  }
}
