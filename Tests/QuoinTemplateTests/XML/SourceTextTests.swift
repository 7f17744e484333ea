import QuoinCore
import Testing

@testable import QuoinTemplate

@Suite struct SourceTextTests {
  /// Lines of all lengths about the stride, with letters of one to four bytes.
  @Test func placesAreThoseOfACountFromTheStart() {
    let letters = ["a", "é", "漢", "😀"]
    var text = ""
    for length in [0, 1, 255, 256, 257, 1000] {
      text += (0..<length).map { letters[$0 % letters.count] }.joined() + "\n"
    }
    let source = SourceText(file: "t.xml", bytes: Array(text.utf8))
    var offset = 0
    var expected = SourceLocation(file: "t.xml", line: 1, column: 1)
    for scalar in text.unicodeScalars {
      #expect(source.location(at: offset) == expected)
      offset += UTF8.width(scalar)
      if scalar == "\n" {
        expected.line += 1
        expected.column = 1
      } else {
        expected.column += 1
      }
    }
    #expect(source.location(at: offset) == expected)
  }
}
