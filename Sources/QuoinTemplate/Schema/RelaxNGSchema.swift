internal import QuoinLayout

/// The language as a RELAX NG schema, made from its table.
package struct RelaxNGSchema {
  private var writer = SchemaWriter()

  /// The schema's text.
  package static let text: String = {
    var schema = Self()
    schema.write()
    return schema.writer.text
  }()

  private mutating func write() {
    writer.element(
      "grammar",
      [
        "xmlns": "http://relaxng.org/ns/structure/1.0",
        "xmlns:a": "http://relaxng.org/ns/compatibility/annotations/1.0",
        "datatypeLibrary": "http://www.w3.org/2001/XMLSchema-datatypes",
      ]
    ) { writer in
      writer.comment("The template language of Quoin; made by quoin schema.")
      writer.element("start") { $0.element("ref", ["name": "template"]) }
      for (content, name) in Language.contents { Self.define(content, name, &writer) }
      for entry in Language.elements where entry.isSupported && entry.content != .same {
        Self.define(entry, entry.name.rawValue, &writer) { writer in
          Self.fill(entry.content, entry.name, &writer)
        }
      }
      for (content, name) in Language.contents {
        Self.defineControl(content, name, &writer)
      }
      Self.defineConstraint(&writer)
    }
  }

  /// Defines what may stand in a content.
  private static func define(
    _ content: ElementEntry.Content, _ name: String, _ writer: inout SchemaWriter
  ) {
    writer.element("define", ["name": "content.\(name)"]) { writer in
      writer.element("zeroOrMore") { writer in
        writer.element("choice") { writer in
          if Language.allowsText(in: content) { writer.element("text") }
          for entry in Language.supportedElements(in: content) {
            writer.element("ref", ["name": reference(to: entry, in: name)])
          }
          if content == .constraints { writer.element("ref", ["name": "constraint"]) }
        }
      }
    }
  }

  private static func reference(to entry: ElementEntry, in content: String) -> String {
    entry.content == .same ? "\(entry.name.rawValue).\(content)" : entry.name.rawValue
  }

  private static func define(
    _ entry: ElementEntry, _ name: String, _ writer: inout SchemaWriter,
    _ body: (inout SchemaWriter) -> Void
  ) {
    writer.element("define", ["name": name]) { writer in
      writer.element("element", ["name": entry.name.rawValue]) { writer in
        writer.element("a:documentation", text: entry.summary)
        for attribute in entry.attributes where attribute.isSupported {
          write(attribute, &writer)
        }
        body(&writer)
      }
    }
  }

  private static func fill(
    _ content: ElementEntry.Content, _ name: ElementName, _ writer: inout SchemaWriter
  ) {
    if name == .use { writeArguments(&writer) }
    guard let inside = Language.contents.first(where: { $0.content == content })?.name else {
      writer.element("empty")
      return
    }
    writer.element("ref", ["name": "content.\(inside)"])
  }

  /// A use has the parameters of its component as attributes, whatever they are called.
  private static func writeArguments(_ writer: inout SchemaWriter) {
    let taken = Language.element("use")?.attributes.map(\.name.rawValue) ?? []
    writer.element("zeroOrMore") { writer in
      writer.element("attribute") { writer in
        writer.element("anyName") { writer in
          writer.element("except") { writer in
            for name in taken { writer.element("name", text: name) }
          }
        }
        writer.element("text")
      }
    }
  }

  /// Defines loops and conditions around what stands in a content.
  private static func defineControl(
    _ content: ElementEntry.Content, _ name: String, _ writer: inout SchemaWriter
  ) {
    for (parent, branches) in Language.branches {
      guard Language.elements(in: content).contains(parent) else { continue }
      for element in [parent] + branches {
        guard let entry = Language.element(element.rawValue) else { continue }
        define(entry, "\(element.rawValue).\(name)", &writer) { writer in
          guard element == parent else {
            writer.element("ref", ["name": "content.\(name)"])
            return
          }
          writer.element("interleave") { writer in
            writer.element("ref", ["name": "content.\(name)"])
            for branch in branches {
              writer.element("zeroOrMore") {
                $0.element("ref", ["name": "\(branch.rawValue).\(name)"])
              }
            }
          }
        }
      }
    }
  }

  /// A constraint is named after the attributes that it is about, which chains make endless.
  private static func defineConstraint(_ writer: inout SchemaWriter) {
    writer.element("define", ["name": "constraint"]) { writer in
      writer.element("element") { writer in
        writer.element("choice") { writer in
          for name in Attribute.names { writer.element("name", text: name) }
          writer.element("anyName") { writer in
            writer.element("except") { writer in
              for entry in Language.elements { writer.element("name", text: entry.name.rawValue) }
            }
          }
        }
        for attribute in Language.constraintAttributes { write(attribute, &writer) }
        writer.element("empty")
      }
    }
  }

  private static func write(_ attribute: AttributeEntry, _ writer: inout SchemaWriter) {
    guard !attribute.isRequired else { return writeRequired(attribute, &writer) }
    writer.element("optional") { writeRequired(attribute, &$0) }
  }

  private static func writeRequired(_ attribute: AttributeEntry, _ writer: inout SchemaWriter) {
    writer.element("attribute", ["name": attribute.name.rawValue]) { writer in
      writer.element("a:documentation", text: attribute.summary)
      write(attribute.type, &writer)
    }
  }

  private static func write(_ type: ValueType, _ writer: inout SchemaWriter) {
    guard type.lexical != .any else {
      writer.element("text")
      return
    }
    writer.element("choice") { writer in
      switch type.lexical {
      case .any: break
      case .words(let words): for word in words { writer.element("value", text: word) }
      case .pattern(let pattern): write(pattern: pattern, as: "token", &writer)
      }
      if type.allowsBraces { write(pattern: ValueType.bracesPattern, as: "string", &writer) }
    }
  }

  private static func write(
    pattern: String, as type: String, _ writer: inout SchemaWriter
  ) {
    writer.element("data", ["type": type]) {
      $0.element("param", ["name": "pattern"], text: pattern)
    }
  }
}
