import Testing

/// A mistake that somebody can make, with all that the command says to it.
struct Mistake: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  var arguments: String
  var status: Int32
  /// How many errors are told.
  var errors: Int
  /// Standard error, whole.
  var says: String

  var testDescription: String { name }

  /// A mistake in a page: `body` is line 3 of `t.xml`, from column 5 on.
  init(
    _ name: String, page body: String, files: [String: String] = [:], data: String? = nil,
    arguments: String? = nil, status: Int32 = 1, errors: Int = 1, says: String
  ) {
    var files = files
    files["d.json"] = data
    let template =
      "<template>\n  <page id=\"sheet\" size=\"100 50\">\n    \(body)\n  </page>\n</template>\n"
    self.init(
      name, files: files.merging(["t.xml": template]) { $1 },
      arguments ?? "render t.xml \(data == nil ? "" : "-d d.json ")-o out/", status: status,
      errors: errors, says: says)
  }

  init(
    _ name: String, files: [String: String] = [:], _ arguments: String, status: Int32,
    errors: Int = 1, says: String
  ) {
    self.name = name
    self.files = files
    self.arguments = arguments
    self.status = status
    self.errors = errors
    self.says = says + "\n"
  }
}

extension Mistake {
  /// A template with nothing wrong.
  static let card = """
    <template>
      <page id="sheet" size="100 50" fill="white"/>
    </template>
    """
  /// A box that is as wide as the page and 9 pt wide.
  static let clash = """
    <template>
      <page id="sheet" size="100 50">
        <box id="b"><make><edges equalTo="page"/><width equalTo="9"/></make></box>
      </page>
    </template>
    """

  /// Two variants of two pages.
  static let pair = """
    <template name="pair">
      <page id="one" size="100 50"/>
      <page id="two" size="100 50"/>
      <variants><variant name="square"/><variant name="wide" size="200 50"/></variants>
    </template>
    """
}
