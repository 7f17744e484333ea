extension Mistake {
  /// Values that are none, and constraints that say nothing.
  static let inValues = [
    Mistake(
      "a size in small letters",
      files: [
        "t.xml": """
        <template>
          <page size="a4 landscape"/>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:9: error: expected a page size such as 'A4', 'letter landscape' or '100mm auto', \
        got 'a4 landscape'; did you mean 'A4 landscape'? [bad-value]
         2 |   <page size="a4 landscape"/>
           |         ^
        """),
    Mistake(
      "three insets",
      page: #"<box margin="1 2 3"/>"#,
      says: """
        t.xml:3:10: error: expected insets such as '20', '20 16', '10 20 30 40' or 'top 10 left \
        20', got '1 2 3' [bad-value]
         3 |     <box margin="1 2 3"/>
           |          ^
        """),
    Mistake(
      "a British centre",
      page: #"<text align="centre">x</text>"#,
      says: """
        t.xml:3:11: error: expected left, center, right, start, end or justify, got 'centre'; \
        did you mean 'center'? [bad-value]
         3 |     <text align="centre">x</text>
           |           ^
        """),
    Mistake(
      "a weight in words",
      page: #"<text weight="bold">x</text>"#,
      says: """
        t.xml:3:11: error: expected a whole number from 1 to 1000, got 'bold'; did you mean \
        '700'? [bad-value]
         3 |     <text weight="bold">x</text>
           |           ^
        """),
    Mistake(
      "yes for true",
      page: #"<box hidden="yes"/>"#,
      says: """
        t.xml:3:10: error: expected true or false, got 'yes' [bad-value]
         3 |     <box hidden="yes"/>
           |          ^
        """),
    Mistake(
      "a link that is a script",
      page: #"<box href="javascript:alert(1)"/>"#,
      says: """
        t.xml:3:10: error: expected 'https://…', 'http://…', 'mailto:…', 'tel:…' or '#id', got \
        'javascript:alert(1)' [bad-value]
         3 |     <box href="javascript:alert(1)"/>
           |          ^
        """),
    Mistake(
      "a picture from the network",
      page: #"<image src="https://example.com/a.png"/>"#,
      says: """
        t.xml:3:12: error: 'https://example.com/a.png' is not a file; nothing is read from the \
        network [unsafe-path]
         3 |     <image src="https://example.com/a.png"/>
           |            ^
        """),
    Mistake(
      "a unit apart from its number",
      page: #"<box><make><width equalTo="30 mm"/></make></box>"#,
      says: """
        t.xml:3:23: error: expected a length without a space: '30mm', got '30 mm' [bad-value]
         3 |     <box><make><width equalTo="30 mm"/></make></box>
           |                       ^
        """),
    Mistake(
      "percent in a constraint",
      page: #"<box><make><width equalTo="50%"/></make></box>"#,
      says: """
        t.xml:3:23: error: expected a box or a length in pt, mm, cm, in or px (for % use \
        multipliedBy), got '50%' [bad-value]
         3 |     <box><make><width equalTo="50%"/></make></box>
           |                       ^
        """),
    Mistake(
      "a priority misspelt",
      page: #"<box><make><left equalTo="page" priority="hihg"/></make></box>"#,
      says: """
        t.xml:3:37: error: expected a priority: a number above 0 up to 1000, required, high, \
        medium or low, got 'hihg'; did you mean 'high'? [bad-value]
         3 |     <box><make><left equalTo="page" priority="hihg"/></make></box>
           |                                     ^
        """),
    Mistake(
      "a priority out of range",
      page: #"<box><make><left equalTo="page" priority="1001"/></make></box>"#,
      says: """
        t.xml:3:37: error: expected a priority: a number above 0 up to 1000, required, high, \
        medium or low, got '1001' [bad-value]
         3 |     <box><make><left equalTo="page" priority="1001"/></make></box>
           |                                     ^
        """),
    Mistake(
      "an attribute that no box has",
      page: #"<box><make><left.tpo equalTo="page"/></make></box>"#,
      says: """
        t.xml:3:16: error: no attribute 'tpo' of a box can be constrained; did you mean 'top'? \
        [unknown-element]
         3 |     <box><make><left.tpo equalTo="page"/></make></box>
           |                ^
        """),
    Mistake(
      "a target's attribute that no box has",
      page: #"<box id="a"/><box><make><left equalTo="a.rihgt"/></make></box>"#,
      says: """
        t.xml:3:35: error: no attribute 'rihgt' of a box; did you mean 'right'? [unknown-target]
         3 |     <box id="a"/><box><make><left equalTo="a.rihgt"/></make></box>
           |                                   ^
        """),
    Mistake(
      "no relation",
      page: #"<box><make><left offset="4"/></make></box>"#,
      says: """
        t.xml:3:16: error: a constraint has one of 'equalTo', 'lessThanOrEqualTo' and \
        'greaterThanOrEqualTo' [schema]
         3 |     <box><make><left offset="4"/></make></box>
           |                ^
        """),
    Mistake(
      "left set against top",
      page: #"<box id="a"/><box><make><left equalTo="a.top"/></make></box>"#,
      says: """
        t.xml:3:29: error: 'left' cannot be set against 'top' [bad-value]
         3 |     <box id="a"/><box><make><left equalTo="a.top"/></make></box>
           |                             ^
        """),
    Mistake(
      "a constraint outside make",
      page: #"<box><left equalTo="page"/></box>"#,
      says: """
        t.xml:3:10: error: <left> is a constraint; put it in a <make> [schema]
         3 |     <box><left equalTo="page"/></box>
           |          ^
        """),
    Mistake(
      "division by zero",
      page: #"<box><make><width equalTo="page" dividedBy="0"/></make></box>"#,
      says: """
        t.xml:3:38: error: division by zero [bad-value]
         3 |     <box><make><width equalTo="page" dividedBy="0"/></make></box>
           |                                      ^
        """),
    Mistake(
      "a box of another page",
      files: [
        "t.xml": """
        <template>
          <page size="99 99"><box id="a"/></page>
          <page size="99 99">
            <box><make><left equalTo="a"/></make></box>
          </page>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:4:22: error: the box 'a' stands on another page; constraints hold within one \
        [no-common-ancestor]
         4 |     <box><make><left equalTo="a"/></make></box>
           |                      ^
        """),
    Mistake(
      "a round that is not named",
      page: #"<for each="1..3"><box id="b"/></for><box><make><left equalTo="b"/></make></box>"#,
      says: """
        t.xml:3:58: error: 'b' stands in a <for>: say which, as in 'b[0]', 'b[last]' or 'b[*]' \
        [unknown-target]
         3 |     <for each="1..3"><box id="b"/></for><box><make><left equalTo="b"/></make></box>
           |                                                          ^
        """),
    Mistake(
      "previous outside a loop",
      page: #"<box><make><left equalTo="previous.right"/></make></box>"#,
      says: """
        t.xml:3:22: error: 'previous' stands in a <for> only [unknown-target]
         3 |     <box><make><left equalTo="previous.right"/></make></box>
           |                      ^
        """),
    Mistake(
      "a column past the last",
      page: #"<grid id="g" columns="4"/><box><make><left equalTo="g.column[7]"/></make></box>"#,
      says: """
        t.xml:3:48: error: there is no 'g.column[7]': the grid has 4 columns, counted from 0 \
        [unknown-target]
         3 |     <grid id="g" columns="4"/><box><make><left equalTo="g.column[7]"/></make></box>
           |                                                ^
        """),
    Mistake(
      "an unknown box in a visual format",
      page: #"<box id="icon"/><visual format="H:|-8-[icno]-8-|"/>"#,
      says: """
        t.xml:3:44: error: no box 'icno' on this page; did you mean 'icon'? at character 8 of \
        'H:|-8-[icno]-8-|' [unknown-target]
         3 |     <box id="icon"/><visual format="H:|-8-[icno]-8-|"/>
           |                                            ^
        """),
    Mistake(
      "a visual format that is not closed",
      page: #"<box id="icon"/><visual format="H:|-8-[icon-8-|"/>"#,
      says: """
        t.xml:3:48: error: expected ']' after 'icon', found '-' at character 12 of \
        'H:|-8-[icon-8-|' [bad-value]
         3 |     <box id="icon"/><visual format="H:|-8-[icon-8-|"/>
           |                                                ^
        """),
    Mistake(
      "boxes spread by nothing",
      page: #"<box id="a"/><box id="b"/><distribute axis="horizontal" boxes="a b"/>"#,
      says: """
        t.xml:3:31: error: <distribute> has one of 'spacing' and 'itemLength' [schema]
         3 |     <box id="a"/><box id="b"/><distribute axis="horizontal" boxes="a b"/>
           |                               ^
        """),
    Mistake(
      "rounds without end",
      page: #"<for each="1..100000000"><box/></for>"#,
      says: """
        t.xml:3:16: error: binding takes more than 5000000 steps [too-large]
         3 |     <for each="1..100000000"><box/></for>
           |                ^
        """),
  ]
}
