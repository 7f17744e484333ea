import Foundation
import QuoinCore
import Testing

@testable import QuoinCommand

@Suite struct SourceExcerptTests {
  private func excerpt(_ source: String, _ line: Int, _ column: Int) -> SourceExcerpt? {
    let location = SourceLocation(file: "t.xml", line: line, column: column)
    return SourceExcerpt(location: location, source: Data(source.utf8))
  }

  @Test func theCaretStandsUnderTheColumn() {
    let found = excerpt("<a>\r\n  <b c='d'/>\r\n</a>", 2, 8)
    #expect(found?.line == " 2 |   <b c='d'/>")
    #expect(found?.caret == "   |        ^")
  }

  @Test func tabsAndWideLettersKeepItThere() {
    #expect(excerpt("\t漢x", 1, 3)?.caret == "   | \t  ^")
  }

  @Test func longLinesAreCutAboutTheColumn() {
    let found = excerpt(String(repeating: "a", count: 300) + "X", 1, 301)
    #expect(found?.line.hasSuffix("aX") == true)
    #expect(found?.line.count == 5 + 61)
    #expect(found?.caret.count == 5 + 61)
  }

  @Test func aLineThatIsNotThereGivesNothing() {
    #expect(excerpt("<a/>", 3, 1) == nil)
  }
}
