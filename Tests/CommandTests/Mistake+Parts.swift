extension Mistake {
  /// Mistakes between files, components, styles and variants.
  static let inParts = [
    Mistake(
      "an include that is not there",
      files: [
        "t.xml": """
        <template>
          <include src="styles.xml"/>
          <page size="99 99"/>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:12: error: no file 'styles.xml' [unknown-name]
         2 |   <include src="styles.xml"/>
           |            ^
        """),
    Mistake(
      "an include outside the root",
      files: [
        "t.xml": """
        <template>
          <include src="../a.xml"/>
          <page size="99 99"/>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:12: error: the file '../a.xml' is outside the root folder [unsafe-path]
         2 |   <include src="../a.xml"/>
           |            ^
        """),
    Mistake(
      "a mistake in an included file",
      files: [
        "t.xml": """
        <template>
          <include src="a.xml"/>
          <page size="99 99"/>
        </template>
        """,
        "a.xml": """
        <template>
          <styles>
            <style name="x" sise="4"/>
          </styles>
        </template>
        """,
      ],
      "render t.xml -o out/", status: 1,
      says: """
        a.xml:3:21: error: <style> has no attribute 'sise'; did you mean 'size'? \
        [unknown-attribute]
         3 |     <style name="x" sise="4"/>
           |                     ^
        """),
    Mistake(
      "files that include one another",
      files: [
        "t.xml": """
        <template>
          <include src="a.xml"/>
          <page size="99 99"/>
        </template>
        """,
        "a.xml": """
        <template>
          <include src="b.xml"/>
        </template>
        """,
        "b.xml": """
        <template>
          <include src="a.xml"/>
        </template>
        """,
      ],
      "render t.xml -o out/", status: 1,
      says: """
        b.xml:2:12: error: 'a.xml' includes itself: a.xml:2:12, b.xml:2:12 [bad-value]
         2 |   <include src="a.xml"/>
           |            ^
        """),
    Mistake(
      "components that use one another",
      files: [
        "t.xml": """
        <template>
          <component name="card"><use component="list"/></component>
          <component name="list"><use component="card"/></component>
          <page size="99 99"/>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:3: error: the component 'card' uses itself: card (t.xml:2) → list (t.xml:3) → \
        card [bad-value]
         2 |   <component name="card"><use component="list"/></component>
           |   ^
        """),
    Mistake(
      "styles that extend one another",
      files: [
        "t.xml": """
        <template>
          <styles>
            <style name="a" extends="b"/>
            <style name="b" extends="a"/>
          </styles>
          <page size="99 99"/>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:3:5: error: the style 'a' extends itself: a (t.xml:3) → b (t.xml:4) → a [bad-value]
         3 |     <style name="a" extends="b"/>
           |     ^
        """),
    Mistake(
      "an unknown component",
      files: [
        "t.xml": """
        <template>
          <component name="card"><box/></component>
          <page size="99 99">
            <use component="crad"/>
          </page>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:4:5: error: no component 'crad'; did you mean 'card'? [unknown-name]
         4 |     <use component="crad"/>
           |     ^
        """),
    Mistake(
      "a parameter left out",
      files: [
        "t.xml": """
        <template>
          <component name="card" params="title"><text>{{ title }}</text></component>
          <page size="99 99">
            <use component="card"/>
          </page>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:4:5: error: the component 'card' needs 'title' [schema]
         4 |     <use component="card"/>
           |     ^
        """),
    Mistake(
      "an unknown parameter",
      files: [
        "t.xml": """
        <template>
          <component name="card" params="title=x"><text>{{ title }}</text></component>
          <page size="99 99">
            <use component="card" tilte="x"/>
          </page>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:4:27: error: the component 'card' has no parameter 'tilte'; did you mean 'title'? \
        [unknown-attribute]
         4 |     <use component="card" tilte="x"/>
           |                           ^
        """),
    Mistake(
      "a variant for a box that is not there",
      files: [
        "t.xml": """
        <template>
          <page size="99 99"><box id="art"/></page>
          <variants>
            <variant name="square">
              <remake for="atr"><left equalTo="page"/></remake>
            </variant>
          </variants>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:5:15: error: no box 'atr' on this page; did you mean 'art'? [unknown-target]
         5 |       <remake for="atr"><left equalTo="page"/></remake>
           |               ^
        """),
    Mistake(
      "a variant that sets what a box has not",
      files: [
        "t.xml": """
        <template>
          <page size="99 99"><box id="art"><make><edges equalTo="page"/></make></box></page>
          <variants>
            <variant name="square">
              <set for="art" axis="vertical"/>
            </variant>
          </variants>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:5:22: error: <box> has no attribute 'axis' to be set [unknown-attribute]
         5 |       <set for="art" axis="vertical"/>
           |                      ^
        """),
    Mistake(
      "two variants of one name",
      files: [
        "t.xml": """
        <template>
          <page size="99 99"/>
          <variants><variant name="a"/><variant name="a"/></variants>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:3:32: error: the variant 'a' is already there, in line 3 [bad-value]
         3 |   <variants><variant name="a"/><variant name="a"/></variants>
           |                                ^
        """),
  ]
}
