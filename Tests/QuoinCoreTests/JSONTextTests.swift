import QuoinCore
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (810, "810"), (388.5, "388.5"), (113.40004, "113.4"),
    (113.40006, "113.4001"), (-0.00004, "0"), (0.0001, "0.0001"), (1e15, "1000000000000000"),
    (.nan, "null"), (.infinity, "null"), (595.2755905511812, "595.2756"),
  ])
  func numbersAreRoundedToTenThousandths(value: Double, spelling: String) {
    #expect(JSONText.number(value).compact == spelling)
  }

  @Test func stringsEscapeWhatJSONAsks() {
    let text = JSONText.string("a\"b\\c\n\t\u{1}é\u{2028}")
    #expect(text.compact == #""a\"b\\c\n\t\u0001é\u2028""#)
  }

  @Test func keysKeepTheirOrder() {
    let value = JSONText.object([("b", .int(1)), ("a", .array([.null, .bool(true)]))])
    #expect(value.compact == #"{"b":1,"a":[null,true]}"#)
  }

  @Test func whatHoldsNoObjectsStaysOnOneLine() {
    let box = JSONText.object([("id", .string("x")), ("lines", .array([.string("a")]))])
    let value = JSONText.object([("name", .null), ("boxes", .array([box])), ("none", .array([]))])
    #expect(
      value.pretty == """
        {
          "name": null,
          "boxes": [
            {"id":"x","lines":["a"]}
          ],
          "none": []
        }

        """)
  }
}
