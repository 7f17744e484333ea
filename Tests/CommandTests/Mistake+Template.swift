extension Mistake {
  /// Mistakes in a template or its data: status 1.
  static let inTemplates = [
    Mistake(
      "a typo in an id", page: #"<box id="title"/><box><make><left equalTo="tilte"/></make></box>"#,
      says: """
        t.xml:3:39: error: no box 'tilte' on this page; did you mean 'title'? [unknown-target]
         3 |     <box id="title"/><box><make><left equalTo="tilte"/></make></box>
           |                                       ^
        """),
    Mistake(
      "an unknown element", page: #"<txet id="title"/>"#,
      says: """
        t.xml:3:5: error: no element <txet>; did you mean <text>? [unknown-element]
         3 |     <txet id="title"/>
           |     ^
        """),
    Mistake(
      "an unknown attribute", page: ##"<box id="title" fil="#ccc"/>"##,
      says: """
        t.xml:3:21: error: <box> has no attribute 'fil'; did you mean 'fill'? [unknown-attribute]
         3 |     <box id="title" fil="#ccc"/>
           |                     ^
        """),
    Mistake(
      "an unknown style", page: #"<text style="headline">x</text>"#,
      says: """
        t.xml:3:11: error: no style 'headline' [unknown-style]
         3 |     <text style="headline">x</text>
           |           ^
        """),
    Mistake(
      "a value that is none", page: ##"<box id="title" fill="#ggg"/>"##,
      says: """
        t.xml:3:21: error: expected a colour such as '#444', '#fff8e7', 'rgb(0 0 0 / 50%)' or a CSS \
        name, got '#ggg' [bad-value]
         3 |     <box id="title" fill="#ggg"/>
           |                     ^
        """),
    Mistake(
      "malformed XML", page: #"<box id="title">"#,
      says: """
        t.xml:4:3: error: '</page>' does not close '<box>', which was opened in line 3 [syntax]
         4 |   </page>
           |   ^
        """),
    Mistake(
      "a picture that is not there", page: #"<image id="art" src="art.png"/>"#,
      says: """
        t.xml:3:21: error: no picture 'art.png' [missing-image]
         3 |     <image id="art" src="art.png"/>
           |                     ^
        """),
    Mistake(
      "a picture that is a folder", page: #"<image id="art" src="art"/>"#, files: ["art/": ""],
      says: """
        t.xml:3:21: error: no picture 'art' [missing-image]
         3 |     <image id="art" src="art"/>
           |                     ^
        """),
    Mistake(
      "a picture that cannot be read", page: #"<image id="art" src="art.png"/>"#,
      files: ["art.png": "no picture"],
      says: """
        t.xml:3:21: error: the picture 'art.png' cannot be used: not a PNG file [missing-image]
         3 |     <image id="art" src="art.png"/>
           |                     ^
        """),
    Mistake(
      "a picture outside the root", page: #"<image id="art" src="../art.png"/>"#,
      says: """
        t.xml:3:21: error: the picture '../art.png' is outside the root folder [unsafe-path]
         3 |     <image id="art" src="../art.png"/>
           |                     ^
        """),
    Mistake(
      "a conflict",
      page: #"<box id="b"><make><edges equalTo="page"/><width equalTo="9"/></make></box>"#,
      says: """
        t.xml:3:46: error: 'b.width == 9' cannot hold together with 3 other constraints [conflict]
         3 |     <box id="b"><make><edges equalTo="page"/><width equalTo="9"/></make></box>
           |                                              ^
          page.width == 100  (t.xml:2)
          b.left == page.left  (t.xml:3)
          b.right == page.right  (t.xml:3)
          b.width == 9  (t.xml:3)
        """),
    Mistake(
      "a font file that is not there",
      files: ["t.xml": font], "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:31: error: no font 'Brand.ttf' [unknown-name]
         2 |   <fonts><font family="Brand" src="Brand.ttf"/></fonts>
           |                               ^
        """),
    Mistake(
      "a font file that is none",
      files: ["t.xml": font, "Brand.ttf": "no font"], "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:31: error: cannot read a font from 'Brand.ttf' [missing-font]
         2 |   <fonts><font family="Brand" src="Brand.ttf"/></fonts>
           |                               ^
        """),
  ]

  private static let font = """
    <template>
      <fonts><font family="Brand" src="Brand.ttf"/></fonts>
      <page size="100 50"/>
    </template>
    """
}
