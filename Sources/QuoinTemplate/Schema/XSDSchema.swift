internal import QuoinLayout

/// The language as an XML Schema, made from its table, for editors that know no RELAX NG.
///
/// It says less: XML Schema cannot tell a chain of attributes, as constraints are named, from any other
/// name, nor that a use may have only its component's parameters.
package struct XSDSchema {
  private var writer = SchemaWriter()

  /// The schema's text.
  package static let text: String = {
    var schema = Self()
    schema.write()
    return schema.writer.text
  }()

  private mutating func write() {
    writer.element("xs:schema", ["xmlns:xs": "http://www.w3.org/2001/XMLSchema"]) { writer in
      writer.comment("The template language of Quoin; made by quoin schema.")
      writer.element("xs:element", ["name": "template", "type": "template"])
      Self.declareConstraints(&writer)
      for (content, name) in Language.contents { Self.define(content, name, &writer) }
      for entry in Language.elements where entry.isSupported && entry.content != .same {
        let inside = Language.contents.first { $0.content == entry.content }?.name
        Self.define(entry, entry.name.rawValue, inside, [], &writer)
      }
      for (content, name) in Language.contents { Self.defineControl(content, name, &writer) }
    }
  }

  /// What stands among constraints is matched by a wildcard, and then by these.
  private static func declareConstraints(_ writer: inout SchemaWriter) {
    for entry in Language.supportedElements(in: .constraints) {
      writer.element(
        "xs:element", ["name": entry.name.rawValue, "type": type(of: entry, in: "constraints")])
    }
    for name in Attribute.names {
      writer.element("xs:element", ["name": name, "type": "constraint"])
    }
    writer.element("xs:complexType", ["name": "constraint"]) { writer in
      for attribute in Language.constraintAttributes { write(attribute, &writer) }
    }
  }

  private static func type(of entry: ElementEntry, in content: String) -> String {
    entry.content == .same ? "\(entry.name.rawValue).\(content)" : entry.name.rawValue
  }

  private static func define(
    _ content: ElementEntry.Content, _ name: String, _ writer: inout SchemaWriter
  ) {
    writer.element("xs:group", ["name": "content.\(name)"]) { writer in
      writer.element("xs:choice") { writer in
        if content == .constraints {
          writer.element("xs:any", ["processContents": "lax"])
          return
        }
        for entry in Language.supportedElements(in: content) {
          writer.element(
            "xs:element", ["name": entry.name.rawValue, "type": type(of: entry, in: name)])
        }
      }
    }
  }

  private static func define(
    _ entry: ElementEntry, _ name: String, _ inside: String?, _ branches: [ElementName],
    _ writer: inout SchemaWriter
  ) {
    let content = Language.contents.first { $0.name == inside }?.content
    let isMixed = content.map(Language.allowsText) ?? false
    writer.element("xs:complexType", ["name": name, "mixed": "\(isMixed)"]) { writer in
      writer.element("xs:annotation") { $0.element("xs:documentation", text: entry.summary) }
      if let inside {
        writer.element("xs:choice", ["minOccurs": "0", "maxOccurs": "unbounded"]) { writer in
          writer.element("xs:group", ["ref": "content.\(inside)"])
          // The wildcard among constraints takes in the branches, too.
          for branch in branches where content != .constraints {
            writer.element(
              "xs:element", ["name": branch.rawValue, "type": "\(branch.rawValue).\(inside)"])
          }
        }
      }
      for attribute in entry.attributes where attribute.isSupported { write(attribute, &writer) }
      if entry.name == .use { writer.element("xs:anyAttribute", ["processContents": "lax"]) }
    }
  }

  private static func defineControl(
    _ content: ElementEntry.Content, _ name: String, _ writer: inout SchemaWriter
  ) {
    for (parent, branches) in Language.branches
    where Language.elements(in: content).contains(parent) {
      for element in [parent] + branches {
        guard let entry = Language.element(element.rawValue) else { continue }
        define(
          entry, "\(element.rawValue).\(name)", name, element == parent ? branches : [], &writer)
      }
    }
  }

  private static func write(_ attribute: AttributeEntry, _ writer: inout SchemaWriter) {
    writer.element(
      "xs:attribute",
      ["name": attribute.name.rawValue, "use": attribute.isRequired ? "required" : "optional"]
    ) { writer in
      writer.element("xs:annotation") { $0.element("xs:documentation", text: attribute.summary) }
      write(attribute.type, &writer)
    }
  }

  private static func write(_ type: ValueType, _ writer: inout SchemaWriter) {
    writer.element("xs:simpleType") { writer in
      guard type.lexical != .any else {
        writer.element("xs:restriction", ["base": "xs:string"])
        return
      }
      writer.element("xs:union") { writer in
        writer.element("xs:simpleType") { writer in
          writer.element("xs:restriction", ["base": "xs:token"]) { writer in
            switch type.lexical {
            case .any: break
            case .words(let words):
              for word in words { writer.element("xs:enumeration", ["value": word]) }
            case .pattern(let pattern): writer.element("xs:pattern", ["value": pattern])
            }
          }
        }
        guard type.allowsBraces else { return }
        writer.element("xs:simpleType") { writer in
          writer.element("xs:restriction", ["base": "xs:string"]) {
            $0.element("xs:pattern", ["value": ValueType.bracesPattern])
          }
        }
      }
    }
  }
}
