import QuoinCore
import Testing

@testable import QuoinTemplate

@Suite struct JSONReaderTests {
  /// CASES.md C50: numbers keep their spelling, keys their order.
  @Test func spellingAndOrderStay() throws {
    let json = #"{"z":9007199254740993,"a":1.10,"m":1e2,"b":0.1,"t":"\u20AC\ud83d\ude00\n","l":[]}"#
    let value = try JSONReader.read(Array(json.utf8), file: "d.json")
    #expect(
      value.json == #"{"z":9007199254740993,"a":1.10,"m":1e2,"b":0.1,"t":"€😀\n","l":[]}"#)
  }

  @Test func byteOrderMarkIsPassedOver() throws {
    let value = try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("[1]".utf8), file: "d.json")
    #expect(value.json == "[1]")
  }

  @Test(arguments: [
    ("", "1:1: error: a value is expected here, but the data ends [syntax]"),
    ("{\"a\": 1,\n \"b\" 2}", "2:6: error: ':' is expected after the key [syntax]"),
    ("[1 2]", "1:4: error: ',' or ']' is expected here [syntax]"),
    ("{\"a\": 1,}", "1:8: error: no comma stands before '}' [syntax]"),
    (
      "[01730]",
      "1:2: error: a number does not begin with 0; put it in quotes to keep it [syntax]"
    ),
    ("[1.]", "1:4: error: a digit is expected after the point [syntax]"),
    ("[-]", "1:3: error: a digit is expected here [syntax]"),
    ("[nul]", "1:2: error: a value is expected here [syntax]"),
    (
      "[\"a\nb\"]",
      "1:4: error: a control character in text is written as an escape, such as '\\n' [syntax]"
    ),
    ("[\"a\\x\"]", "1:4: error: this escape is not known [syntax]"),
    ("[\"\\ud83d\"]", "1:3: error: half a surrogate pair stands for no character [syntax]"),
    ("[\"abc", "1:2: error: this text is not closed by its quote [syntax]"),
    ("[\"\\u12", "1:3: error: '\\u' is followed by four hexadecimal digits [syntax]"),
    ("[1] x", "1:5: error: nothing may follow the end of the data [syntax]"),
    ("{\"é\": 1, \"é\": 2}", "1:10: error: the key 'é' is given twice [bad-value]"),
    ("'a'", "1:1: error: a value is expected here [syntax]"),
  ])
  func isRefused(_ json: String, _ message: String) {
    let error = #expect(throws: TemplateError.self) {
      try JSONReader.read(Array(json.utf8), file: "d.json")
    }
    #expect(lines(error?.diagnostics ?? []) == ["d.json:" + message])
  }

  @Test func depthIsBounded() {
    let json = String(repeating: "[", count: 100_000)
    let error = #expect(throws: TemplateError.self) {
      try JSONReader.read(Array(json.utf8), file: "d.json")
    }
    #expect(error?.diagnostics.first?.code == .tooLarge)
  }

  @Test func brokenBytesAreRefused() {
    for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x80]] as [[UInt8]] {
      #expect(throws: TemplateError.self) { try JSONReader.read(bytes, file: "d.json") }
    }
  }

  @Test(arguments: [
    ("a.b", #"{"a":{"b":"x"}}"#), ("l[0].t", #"{"l":[{"t":"x"}]}"#), ("n", #"{"n":"x"}"#),
  ])
  func settingAPath(_ path: String, _ part: String) {
    let start = data(#"{"l": [{"t": 1}], "n": 5}"#)
    let result = start.setting(path, to: "x")?.json ?? "nil"
    #expect(result.contains(part.dropFirst().dropLast()), "\(result)")
  }

  @Test(arguments: ["", "a..b", "l[5]", "l[x]", "n.m", "l.t"])
  func pathsThatLeadNowhere(_ path: String) {
    #expect(data(#"{"l": [1], "n": 5}"#).setting(path, to: "x") == nil)
  }

  @Test func largeObjectsFindTheirKeys() {
    let pairs = (0..<100).map { ("k\($0)", DataValue.integer($0)) }
    let object = DataObject(pairs)
    #expect(object["k0"]?.summary == "0")
    #expect(object["k99"]?.summary == "99")
    #expect(object["k100"] == nil)
    #expect(object.keys.count == 100)
  }
}
