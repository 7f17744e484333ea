import Foundation
import Testing

/// Two processes write the same bytes.
@Suite struct SecondProcessTests {
  @Test(arguments: ["poster", "invoice", "certificate"])
  func theSameBytesFromAnotherProcess(_ name: String) throws {
    let template = QuoinProcess.templates + "/\(name).xml"
    let quoin = try QuoinProcess()
    for folder in ["one", "two"] {
      let outcome = try quoin.run(
        ["render", template, "--format", "pdf,png,svg", "--dpi", "36", "-o", folder + "/"],
        environment: ["HOME": "/nowhere/\(folder)", "TZ": folder == "one" ? "Asia/Tokyo" : "UTC"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let names = quoin.files().filter { $0.hasPrefix("one/") }.map { String($0.dropFirst(4)) }
    #expect(names.count == (name == "poster" ? 15 : 3))
    for name in names {
      #expect(try quoin.bytes(of: "one/" + name) == quoin.bytes(of: "two/" + name))
    }
  }

  @Test func theSameFramesFromAnotherProcess() throws {
    let quoin = try QuoinProcess()
    let poster = QuoinProcess.templates + "/poster.xml"
    let once = try quoin.run(["layout", poster])
    #expect(once.status == 0)
    #expect(once.text.hasSuffix("\"diagnostics\": []\n}\n"))
    #expect(try quoin.run(["layout", poster]).output == once.output)
  }
}
