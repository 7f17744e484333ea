extension Mistake {
  /// What stands where it cannot, or is called what nothing is.
  static let inStructure = [
    Mistake(
      "a style outside styles",
      files: [
        "t.xml": """
        <template>
          <style name="x"/>
          <page size="9 9"/>
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:2:3: error: <style> cannot stand in <template>; it stands in <styles> [schema]
         2 |   <style name="x"/>
           |   ^
        """),
    Mistake(
      "a word of HTML",
      page: "<div/>",
      says: """
        t.xml:3:5: error: no element <div>; did you mean <box>? [unknown-element]
         3 |     <div/>
           |     ^
        """),
    Mistake(
      "a word of CSS",
      page: ##"<box background="#ccc"/>"##,
      says: """
        t.xml:3:10: error: <box> has no attribute 'background'; did you mean 'fill'? \
        [unknown-attribute]
         3 |     <box background="#ccc"/>
           |          ^
        """),
    Mistake(
      "a name in other letters",
      page: "<Text>x</Text>",
      says: """
        t.xml:3:5: error: no element <Text>; did you mean <text>? [unknown-element]
         3 |     <Text>x</Text>
           |     ^
        """),
    Mistake(
      "a box in a text",
      page: "<text>Dear <box/></text>",
      says: """
        t.xml:3:16: error: <box> cannot stand in <text> [schema]
         3 |     <text>Dear <box/></text>
           |                ^
        """),
    Mistake(
      "a run without a text",
      page: "<b>Total</b>",
      says: """
        t.xml:3:5: error: <b> cannot stand in <page>; put it in a <text> [schema]
         3 |     <b>Total</b>
           |     ^
        """),
    Mistake(
      "text in a box",
      page: "<box>Total</box>",
      says: """
        t.xml:3:10: error: text cannot stand in <box>; put it in a <text> [schema]
         3 |     <box>Total</box>
           |          ^
        """),
    Mistake(
      "an else without its if",
      page: "<else><box/></else>",
      says: """
        t.xml:3:5: error: <else> cannot stand in <page>; it stands in an <if> [schema]
         3 |     <else><box/></else>
           |     ^
        """),
    Mistake(
      "a branch after the last",
      page: #"<if test="1"><else/><elseif test="2"/></if>"#,
      says: """
        t.xml:3:25: error: <else> is the last branch of an <if> [schema]
         3 |     <if test="1"><else/><elseif test="2"/></if>
           |                         ^
        """),
    Mistake(
      "a required attribute left out",
      page: #"<image id="art"/>"#,
      says: """
        t.xml:3:5: error: <image> needs 'src' [schema]
         3 |     <image id="art"/>
           |     ^
        """),
    Mistake(
      "two boxes of one id",
      page: #"<box id="title"/><text id="title">x</text>"#,
      says: """
        t.xml:3:28: error: the id 'title' is already there, in line 3 [bad-value]
         3 |     <box id="title"/><text id="title">x</text>
           |                            ^
        """),
    Mistake(
      "an id that is reserved",
      page: #"<box id="page"/>"#,
      says: """
        t.xml:3:10: error: 'page' is reserved and cannot be an id [bad-value]
         3 |     <box id="page"/>
           |          ^
        """),
    Mistake(
      "an element of a later version",
      page: "<table/>",
      says: """
        t.xml:3:5: error: <table> is not supported by this version [unknown-element]
         3 |     <table/>
           |     ^
        """),
    Mistake(
      "an attribute of a later version",
      page: #"<box shadow="1 1 2 #000"/>"#,
      says: """
        t.xml:3:10: error: 'shadow' is not supported by this version [unknown-attribute]
         3 |     <box shadow="1 1 2 #000"/>
           |          ^
        """),
    Mistake(
      "a template without a page",
      files: [
        "t.xml": """
        <template name="x">
        </template>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:1:1: error: a template has at least one <page> [schema]
         1 | <template name="x">
           | ^
        """),
    Mistake(
      "another root",
      files: [
        "t.xml": """
        <tempalte>
        </tempalte>
        """
      ],
      "render t.xml -o out/", status: 1,
      says: """
        t.xml:1:1: error: expected <template> at the root, got <tempalte>; did you mean \
        <template>? [unknown-element]
         1 | <tempalte>
           | ^
        """),
    Mistake(
      "several mistakes, told in order of place",
      page: """
        <txet/>
            <box fil="red"/>
            <box><make><left equalTo="nobody"/></make></box>
        """,
      errors: 3,
      says: """
        t.xml:3:5: error: no element <txet>; did you mean <text>? [unknown-element]
         3 |     <txet/>
           |     ^
        t.xml:4:10: error: <box> has no attribute 'fil'; did you mean 'fill'? [unknown-attribute]
         4 |     <box fil="red"/>
           |          ^
        t.xml:5:22: error: no box 'nobody' on this page [unknown-target]
         5 |     <box><make><left equalTo="nobody"/></make></box>
           |                      ^
        """),
  ]
}
