import QuoinCore
import Testing

@Suite struct GeometryTests {
  @Test func insetsMoveEveryEdgeInwards() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    let inner = rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
    // 100 - 2 - 4 and 50 - 1 - 3
    #expect(inner == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: Insets(-5)) == Rect(x: 5, y: 15, width: 110, height: 60))
  }

  @Test func edgesAndCentresFollowFromOriginAndSize() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.maxX == 110 && rect.maxY == 70)
    #expect(rect.midX == 60 && rect.midY == 45)
    #expect(rect.size == Size(width: 100, height: 50))
  }

  @Test func placesSortByFileLineAndColumn() {
    let places = [
      SourceLocation(file: "b", line: 1, column: 1), SourceLocation(file: "a", line: 10, column: 1),
      SourceLocation(file: "a", line: 9, column: 2), SourceLocation(file: "a", line: 9, column: 1),
    ]
    #expect(places.sorted().map(\.description) == ["a:9:1", "a:9:2", "a:10:1", "b:1:1"])
  }

  @Test func plainTextIsThatOfAllRuns() {
    let content = TextContent(runs: [TextRun("a "), TextRun("b\n")], base: TextStyle())
    #expect(content.plainText == "a b\n")
  }
}
