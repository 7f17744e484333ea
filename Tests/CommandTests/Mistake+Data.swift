extension Mistake {
  /// A text that wants `event.title`.
  private static let wanting = """
    <template>
      <page id="sheet" size="100 50">
        <text id="t" family="Quoin Mono"><make><edges equalTo="page"/></make>{{ event.title }}</text>
      </page>
    </template>
    """

  /// Mistakes in the data: status 1.
  static let inData = [
    Mistake(
      "a missing data path",
      files: ["t.xml": wanting, "d.json": #"{"event": {"titel": "x"}}"#],
      "render t.xml -d d.json -o out/", status: 1,
      says: """
        t.xml:3:77: error: no 'event.title' in the data; did you mean 'event.titel'? [missing-data]
         3 |     <text id="t" family="Quoin Mono"><make><edges equalTo="page"/></make>{{ event.title }}</text>
           |                                                                             ^
        """),
    Mistake(
      "malformed JSON", files: ["t.xml": card, "d.json": "{\"a\": 1,\n \"b\": }"],
      "render t.xml -d d.json -o out/", status: 1,
      says: """
        d.json:2:7: error: a value is expected here [syntax]
         2 |  "b": }
           |       ^
        """),
    Mistake(
      "data that is no object", files: ["t.xml": card, "d.json": "[1]"],
      "render t.xml -d d.json -o out/", status: 1,
      says: """
        d.json:1:1: error: the data must be an object: {…} [bad-value]
         1 | [1]
           | ^
        """),
    Mistake(
      "a data file that is not there", files: ["t.xml": card], "render t.xml -d d.json -o out/",
      status: 1, says: "quoin: error: cannot read the data file 'd.json' [missing-data]"),
    Mistake(
      "a sample that is not there",
      files: [
        "t.xml": "<template>\n  <sample src=\"d.json\"/>\n  <page size=\"9 9\"/>\n</template>"
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:11: error: no file 'd.json' [missing-data]
         2 |   <sample src="d.json"/>
           |           ^
        """),
  ]
}
