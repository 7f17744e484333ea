extension Mistake {
  private static let strictly =
    "render t.xml --strict --ignore-system-fonts --font-path \(QuoinProcess.fonts) -o out/"

  /// What `--strict` makes an error.
  static let inWarnings = [
    Mistake(
      "a box that can be anywhere",
      page: #"<box id="b"><make><left.top.width equalTo="page"/></make></box>"#,
      arguments: strictly,
      says: """
        t.xml:3:5: error: the constraints leave a choice for height of 'b': 0 pt or more; 0 was \
        taken [ambiguous]
         3 |     <box id="b"><make><left.top.width equalTo="page"/></make></box>
           |     ^
        """),
    Mistake(
      "an update that matches nothing",
      page: """
        <box id="b"><make><left.top.width equalTo="page"/></make></box>
            <update for="b"><height equalTo="9"/></update>
        """,
      arguments: strictly,
      says: """
        t.xml:4:21: error: no constraint on 'b' matches 'b.height == 9'; it was added \
        [update-added]
         4 |     <update for="b"><height equalTo="9"/></update>
           |                     ^
        """),
    Mistake(
      "a box outside the page",
      page: """
        <box id="b" fill="red">
              <make><left.top equalTo="page"/><size equalTo="120 9"/></make>
            </box>
        """,
      arguments: strictly,
      says: """
        t.xml:3:5: error: 'b' reaches outside the page [outside-page]
         3 |     <box id="b" fill="red">
           |     ^
        """),
    Mistake(
      "a text that does not fit",
      page: """
        <text id="t" family="Quoin Mono" size="20">
              <make><left.top equalTo="page"/><size equalTo="40 10"/></make>
              Harbour Baths</text>
        """,
      arguments: strictly,
      says: """
        t.xml:3:5: error: the text of 't' is 100 pt too wide and 38 pt too high for its box \
        [overflow]
         3 |     <text id="t" family="Quoin Mono" size="20">
           |     ^
        """),
    Mistake(
      "a font that is not there",
      page: #"<text id="t" family="Helvetika"><make><left.top equalTo="page"/></make>x</text>"#,
      arguments: strictly,
      says: """
        t.xml:3:5: error: no font of the family 'Helvetika'; another is used [missing-font]
         3 |     <text id="t" family="Helvetika"><make><left.top equalTo="page"/></make>x</text>
           |     ^
        """),
    Mistake(
      "a letter that no font has",
      page: #"<text id="t" family="Quoin Mono"><make><left.top equalTo="page"/></make>ก</text>"#,
      arguments: strictly,
      says: """
        t.xml:3:5: error: no font has the character U+0E01; tried 'Quoin Mono' and the fallbacks \
        [missing-glyph]
         3 |     <text id="t" family="Quoin Mono"><make><left.top equalTo="page"/></make>ก</text>
           |     ^
        """),
  ]
}
