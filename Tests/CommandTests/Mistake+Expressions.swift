extension Mistake {
  /// Mistakes in expressions, and data that are not what they want.
  static let inExpressions = [
    Mistake(
      "a number that is none, in a loop",
      page: #"<for each="items" as="item"><text>{{ item.price * 2 }}</text></for>"#,
      data: #"{"items": [{"price": 1}, {"price": 2}, {"price": 3}, {"price": "n/a"}]}"#,
      says: """
        t.xml:3:42: error: items[3].price: expected a number, got "n/a" [bad-value]
         3 |     <for each="items" as="item"><text>{{ item.price * 2 }}</text></for>
           |                                          ^
        """),
    Mistake(
      "a number that is none, in a sum",
      page: #"<text>{{ items | sum:"price" }}</text>"#,
      data: #"{"items": [{"price": 1}, {"price": "n/a"}]}"#,
      says: """
        t.xml:3:27: error: items[1].price: expected a number, got "n/a" [bad-value]
         3 |     <text>{{ items | sum:"price" }}</text>
           |                           ^
        """),
    Mistake(
      "a number that is none, by another name",
      page: #"<let name="x" value="{{ items[1].price }}"/><text>{{ x | number }}</text>"#,
      data: #"{"items": [{"price": 1}, {"price": "n/a"}]}"#,
      says: """
        t.xml:3:58: error: items[1].price: expected a number, got "n/a" [bad-value]
         3 |     <let name="x" value="{{ items[1].price }}"/><text>{{ x | number }}</text>
           |                                                          ^
        """),
    Mistake(
      "a number that is none, in a component",
      files: [
        "t.xml": """
        <template>
          <component name="cost" params="of"><text>{{ of.price | number }}</text></component>
          <page size="99 99">
            <for each="items"><use component="cost" of="{{ item }}"/></for>
          </page>
        </template>
        """,
        "d.json": #"{"items": [{"price": 1}, {"price": "n/a"}]}"#,
      ],
      "render t.xml -d d.json -o out/", status: 1,
      says: """
        t.xml:2:47: error: items[1].price: expected a number, got "n/a" [bad-value]
         2 |   <component name="cost" params="of"><text>{{ of.price | number }}</text></component>
           |                                               ^
        """),
    Mistake(
      "a colour from data that is none",
      page: #"<box fill="{{ colour }}"/>"#,
      data: #"{"colour": "rde"}"#,
      says: """
        t.xml:3:19: error: colour: expected a colour such as '#444', '#fff8e7', 'rgb(0 0 0 / \
        50%)' or a CSS name, got 'rde' [bad-value]
         3 |     <box fill="{{ colour }}"/>
           |                   ^
        """),
    Mistake(
      "an offset from data that is none",
      page: #"<box><make><left equalTo="page" offset="{{ gap }}"/></make></box>"#,
      data: #"{"gap": "wide"}"#,
      says: """
        t.xml:3:48: error: gap: expected a length such as '12mm', or two, got 'wide' [bad-value]
         3 |     <box><make><left equalTo="page" offset="{{ gap }}"/></make></box>
           |                                                ^
        """),
    Mistake(
      "an index past the end",
      page: "<text>{{ items[5].name }}</text>",
      data: #"{"items": [{"name": "x"}]}"#,
      says: """
        t.xml:3:14: error: no 'items[5]' in the data: 'items' is a list of 1, counted from 0 \
        [missing-data]
         3 |     <text>{{ items[5].name }}</text>
           |              ^
        """),
    Mistake(
      "a path into a text",
      page: "<text>{{ customer.name.first }}</text>",
      data: #"{"customer": {"name": "Ada"}}"#,
      says: """
        t.xml:3:14: error: no 'customer.name.first' in the data: 'customer.name' is "Ada" \
        [missing-data]
         3 |     <text>{{ customer.name.first }}</text>
           |              ^
        """),
    Mistake(
      "an unknown filter",
      page: "<text>{{ name | uper }}</text>",
      data: #"{"name": "Ada"}"#,
      says: """
        t.xml:3:21: error: no filter 'uper'; did you mean 'upper'? [unknown-name]
         3 |     <text>{{ name | uper }}</text>
           |                     ^
        """),
    Mistake(
      "a filter without its argument",
      page: "<text>{{ price | currency }}</text>",
      data: #"{"price": 1}"#,
      says: """
        t.xml:3:22: error: 'currency' takes one argument, as in currency:"EUR" [syntax]
         3 |     <text>{{ price | currency }}</text>
           |                      ^
        """),
    Mistake(
      "a currency that is none",
      page: #"<text>{{ price | currency:"EURO" }}</text>"#,
      data: #"{"price": 1}"#,
      says: """
        t.xml:3:31: error: expected a currency code such as 'EUR', got "EURO" [bad-value]
         3 |     <text>{{ price | currency:"EURO" }}</text>
           |                               ^
        """),
    Mistake(
      "a date that is none",
      page: #"<text>{{ starts | date:"d MMM" }}</text>"#,
      data: #"{"starts": "2026-02-30"}"#,
      says: """
        t.xml:3:14: error: starts: expected a date such as '2026-03-01', got "2026-02-30" \
        [bad-value]
         3 |     <text>{{ starts | date:"d MMM" }}</text>
           |              ^
        """),
    Mistake(
      "nothing to divide by",
      page: "<text>{{ total / count }}</text>",
      data: #"{"total": 1, "count": 0}"#,
      says: """
        t.xml:3:14: error: division by zero [bad-value]
         3 |     <text>{{ total / count }}</text>
           |              ^
        """),
    Mistake(
      "a length times a length",
      page: "<text>{{ 4mm * 2mm }}</text>",
      data: "{}",
      says: """
        t.xml:3:14: error: a length cannot be multiplied by a length [bad-value]
         3 |     <text>{{ 4mm * 2mm }}</text>
           |              ^
        """),
    Mistake(
      "a list printed",
      page: "<text>{{ items }}</text>",
      data: #"{"items": [1]}"#,
      says: """
        t.xml:3:14: error: a list of 1 cannot be printed; use join or <for> [bad-value]
         3 |     <text>{{ items }}</text>
           |              ^
        """),
    Mistake(
      "an object printed",
      page: "<text>{{ customer }}</text>",
      data: #"{"customer": {"name": "Ada"}}"#,
      says: """
        t.xml:3:14: error: an object cannot be printed; name one of its fields [bad-value]
         3 |     <text>{{ customer }}</text>
           |              ^
        """),
    Mistake(
      "a loop over an object",
      page: #"<for each="customer"><box/></for>"#,
      data: #"{"customer": {"name": "Ada"}}"#,
      says: """
        t.xml:3:16: error: customer: expected a list, got an object [bad-value]
         3 |     <for each="customer"><box/></for>
           |                ^
        """),
    Mistake(
      "braces that are not closed",
      page: "<text>Dear {{ name</text>",
      data: #"{"name": "Ada"}"#,
      says: """
        t.xml:3:16: error: '{{' is not closed by '}}' [syntax]
         3 |     <text>Dear {{ name</text>
           |                ^
        """),
    Mistake(
      "a quote that is not closed",
      page: #"<text>{{ name | default:"x }}</text>"#,
      data: #"{"name": "Ada"}"#,
      says: """
        t.xml:3:29: error: this text is not closed by its quote [syntax]
         3 |     <text>{{ name | default:"x }}</text>
           |                             ^
        """),
    Mistake(
      "a sign of JavaScript",
      page: #"<if test="a &amp;&amp; b"><box/></if>"#,
      data: #"{"a": 1}"#,
      says: """
        t.xml:3:17: error: '&&' is written 'and' [syntax]
         3 |     <if test="a &amp;&amp; b"><box/></if>
           |                 ^
        """),
    Mistake(
      "one equals sign",
      page: #"<if test="a = 1"><box/></if>"#,
      data: #"{"a": 1}"#,
      says: """
        t.xml:3:17: error: '=' is written '==' [syntax]
         3 |     <if test="a = 1"><box/></if>
           |                 ^
        """),
    Mistake(
      "braces in a test",
      page: #"<if test="{{ a }}"><box/></if>"#,
      data: #"{"a": 1}"#,
      says: """
        t.xml:3:9: error: 'test' is written without braces [syntax]
         3 |     <if test="{{ a }}"><box/></if>
           |         ^
        """),
    Mistake(
      "the height of a page that finds its own",
      files: [
        "t.xml": """
        <template>
          <page size="99 auto">
            <text>{{ page.height }}</text>
          </page>
        </template>
        """,
        "d.json": "{}",
      ],
      "render t.xml -d d.json -o out/", status: 1,
      says: """
        t.xml:3:14: error: 'page.height' is not known here: that side of the page is auto \
        [missing-data]
         3 |     <text>{{ page.height }}</text>
           |              ^
        """),
    Mistake(
      "a comma too many in JSON",
      page: "<box/>",
      data: #"{"a": [1, 2,]}"#,
      says: """
        d.json:1:12: error: no comma stands before ']' [syntax]
         1 | {"a": [1, 2,]}
           |            ^
        """),
    Mistake(
      "JSON in single quotes",
      page: "<box/>",
      data: "{'a': 1}",
      says: """
        d.json:1:2: error: a key in double quotes is expected [syntax]
         1 | {'a': 1}
           |  ^
        """),
    Mistake(
      "a key given twice",
      page: "<box/>",
      data: #"{"a": 1, "a": 2}"#,
      says: """
        d.json:1:10: error: the key 'a' is given twice [bad-value]
         1 | {"a": 1, "a": 2}
           |          ^
        """),
  ]
}
