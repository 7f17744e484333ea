import QuoinCore
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("tilte", "title"), ("titel", "title"), ("Title", "title"), ("headlin", "headline"),
    ("sdate", "date"),
  ])
  func misspeltNamesFindTheirLikeness(word: String, expected: String) {
    #expect(word.nearest(in: ["date", "headline", "title"]) == expected)
  }

  @Test func farNamesAreNotGuessed() {
    #expect("venue".nearest(in: ["date", "headline", "title"]) == nil)
    #expect("x".nearest(in: []) == nil)
  }

  @Test func ofEquallyNearNamesTheFirstIsTaken() {
    #expect("bat".nearest(in: ["cat", "hat"]) == "cat")
  }

  @Test func aChangeOfCaseIsNearerThanALetter() {
    #expect("Art".nearest(in: ["Arc", "art"]) == "art")
  }
}
