import Testing

@testable import QuoinCommand

@Suite struct OutputPlanTests {
  private let two = [
    OutputPlan.Page(variant: "a3", number: 1), OutputPlan.Page(variant: "square", number: 1),
  ]

  private func paths(
    _ output: String?, _ formats: [OutputFormat], _ pages: [OutputPlan.Page]
  ) throws(UsageError) -> [String] {
    try OutputPlan(output: output, template: "poster", formats: formats, pages: pages)
      .files.map(\.path)
  }

  @Test func defaultNamesDropWhatIsNotThere() throws {
    let one = [OutputPlan.Page(variant: nil, number: 1)]
    #expect(try paths(nil, [.pdf, .png], one) == ["output/poster.pdf", "output/poster.png"])
    #expect(try paths("out/", [.png], two) == ["out/poster-a3.png", "out/poster-square.png"])
  }

  @Test func pagesAreNumberedWhereThereAreSeveral() throws {
    let pages = [1, 2].map { OutputPlan.Page(variant: nil, number: $0) }
    #expect(
      try paths(nil, [.pdf, .png], pages) == [
        "output/poster.pdf", "output/poster-1.png", "output/poster-2.png",
      ])
  }

  @Test func onePDFHoldsAllThatItsNameDoesNotTellApart() throws {
    let plan = try OutputPlan(output: "all.pdf", template: "p", formats: [.pdf], pages: two)
    #expect(plan.files.map(\.pages) == [[0, 1]])
    #expect(try paths("{{variant}}.pdf", [.pdf], two) == ["a3.pdf", "square.pdf"])
  }

  @Test func twoThingsInOneFileAreRefused() {
    #expect(throws: UsageError.self) { try paths("one.png", [.png], two) }
    #expect(throws: UsageError.self) { try paths("{{ variant }}", [.png, .svg], two) }
    let clash = ["A", "a"].map { OutputPlan.Page(variant: $0, number: 1) }
    #expect(throws: UsageError.self) { try paths("{{ variant }}.png", [.png], clash) }
  }

  @Test func valuesCannotLeaveTheirFolder() throws {
    let page = OutputPlan.Page(variant: "../a/b", number: 1)
    #expect(try paths("out/{{ variant }}.png", [.png], [page]) == ["out/___a_b.png"])
  }

  @Test func unknownFieldsAreNamed() {
    let error = #expect(throws: UsageError.self) { try OutputPattern("{{ varaint }}.png") }
    #expect(error?.message == "no 'varaint' in output names; did you mean 'variant'?")
  }

  @Test func theExtensionGivesTheFormat() throws {
    #expect(try OutputPattern("x/{{ variant }}.PNG").writtenFormat(of: .rendered) == .png)
    #expect(try OutputPattern("x.{{ format }}").writtenFormat(of: .rendered) == nil)
    #expect(try OutputPattern("poster").writtenFormat(of: .rendered) == nil)
    #expect(try OutputPattern("report.v2").writtenFormat(of: .rendered) == nil)
    #expect(throws: UsageError.self) {
      try OutputPattern("poster.jpg").writtenFormat(of: .rendered)
    }
    #expect(throws: UsageError.self) {
      try OutputPattern("poster.html").writtenFormat(of: .rendered)
    }
    #expect(try OutputPattern("poster.html").writtenFormat(of: .inspected) == .html)
  }
}
