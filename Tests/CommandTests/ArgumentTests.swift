import Testing

@testable import QuoinCommand

@Suite struct ArgumentTests {
  private func parse(_ words: String..., verb: Verb = .render) throws(UsageError) -> Arguments {
    try Arguments(verb: verb, words: words)
  }

  @Test func everySpellingOfAnOptionIsUnderstood() throws {
    #expect(try parse("t.xml", "--output", "a.pdf").value(of: .output) == "a.pdf")
    #expect(try parse("t.xml", "--output=a.pdf").value(of: .output) == "a.pdf")
    #expect(try parse("t.xml", "-o", "a.pdf").value(of: .output) == "a.pdf")
    #expect(try parse("t.xml", "-oa.pdf").value(of: .output) == "a.pdf")
    #expect(try parse("-qo", "a.pdf", "t.xml").value(of: .output) == "a.pdf")
    #expect(try parse("t.xml", "--set=a=b=c").value(of: .set) == "a=b=c")
  }

  @Test func repeatableOptionsKeepTheirOrder() throws {
    let arguments = try parse("t.xml", "--variant", "b", "--variant", "a")
    #expect(arguments.values(of: .variant) == ["b", "a"])
  }

  @Test func whatFollowsTwoDashesIsNoOption() throws {
    #expect(try parse("--", "--odd.xml").operands == ["--odd.xml"])
  }

  @Test func aSingleDashIsAnOperandOrValue() throws {
    #expect(try parse("t.xml", "-d", "-").value(of: .data) == "-")
  }

  @Test(arguments: [
    (["t.xml", "--ouput", "a"], "'render' has no option '--ouput'; did you mean '--output'?"),
    (["t.xml", "-o"], "option '-o' needs a value: PATTERN"),
    (["t.xml", "--strict=yes"], "option '--strict' takes no value"),
    ([], "'render' needs TEMPLATE"),
    (["a.xml", "b.xml"], "'render' has no place for 'b.xml'"),
  ])
  func mistakesAreNamed(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(verb: .render, words: words) }
    #expect(error?.message == message)
  }
}
