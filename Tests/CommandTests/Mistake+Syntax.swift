extension Mistake {
  /// What is no XML.
  static let inSyntax = [
    Mistake(
      "a document type",
      files: [
        "t.xml": """
        <!DOCTYPE template [<!ENTITY a "b">]>
        <template/>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:1:1: error: a document type declaration is not allowed in a template [syntax]
         1 | <!DOCTYPE template [<!ENTITY a "b">]>
           | ^
        """),
    Mistake(
      "an ampersand",
      page: "<text>Salt & Co</text>",
      says: """
        t.xml:3:16: error: '&' is written '&amp;' [syntax]
         3 |     <text>Salt & Co</text>
           |                ^
        """),
    Mistake(
      "an entity of HTML",
      page: "<text>5&nbsp;mm</text>",
      says: """
        t.xml:3:12: error: '&nbsp;' is not known; only '&lt;' '&gt;' '&amp;' '&quot;' '&apos;' \
        and numbers such as '&#x20AC;' are [syntax]
         3 |     <text>5&nbsp;mm</text>
           |            ^
        """),
    Mistake(
      "an attribute given twice",
      page: #"<box id="a" id="b"/>"#,
      says: """
        t.xml:3:17: error: the attribute 'id' is given twice [syntax]
         3 |     <box id="a" id="b"/>
           |                 ^
        """),
    Mistake(
      "a value without quotes",
      page: "<box id=a/>",
      says: """
        t.xml:3:13: error: an attribute's value stands in quotes [syntax]
         3 |     <box id=a/>
           |             ^
        """),
    Mistake(
      "JSON in place of XML",
      files: [
        "t.xml": #"{"a": 1}"#
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:1:1: error: the file does not begin with an element [syntax]
         1 | {"a": 1}
           | ^
        """),
  ]
}
