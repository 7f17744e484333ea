/// Writes XML with two spaces a level.
struct SchemaWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    start(name, attributes)
    text += "/>\n"
  }

  /// Writes an element with what `body` writes into it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout SchemaWriter) -> Void
  ) {
    start(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    text += indent + "</\(name)>\n"
  }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += indent + "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
  }

  /// Writes an element that holds a text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    start(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>\n"
  }

  mutating func comment(_ words: String) { text += indent + "<!-- \(words) -->\n" }

  private var indent: String { String(repeating: "  ", count: depth) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
