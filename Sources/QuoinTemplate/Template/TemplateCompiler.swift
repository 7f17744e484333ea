internal import QuoinCore

/// Turns the elements of a template into its typed contents, and collects what is wrong with them.
struct TemplateCompiler {
  var contents = TemplateContents()
  var diagnostics = DiagnosticList()
  /// The names that the page or component being read declares.
  var names = NameTable()
  /// The loops around the element being read.
  var loops: [Int] = []
  /// The branches around it.
  var branches: [NameTable.Declaration.Branch] = []
  /// Whether a component is being read, and whether it has a slot.
  var isInComponent = false
  var hasSlot = false
  /// What can only be checked once everything was read.
  var pending = PendingChecks()
  private var nextNumber = 0

  /// Reads the root element of a template.
  static func compile(_ root: XMLElement, name: String) throws(TemplateError) -> TemplateContents {
    var compiler = TemplateCompiler()
    compiler.contents.name = name
    compiler.template(root)
    compiler.checkPending()
    if !compiler.diagnostics.hasErrors, compiler.pending.pages.isEmpty {
      compiler.error(.schema, at: root.location, "a template has at least one <page>")
    }
    guard !compiler.diagnostics.hasErrors else {
      throw TemplateError(compiler.diagnostics.sorted(startingWith: root.source.file))
    }
    return compiler.contents
  }

  /// A number that no other node of the template has.
  mutating func number() -> Int {
    nextNumber += 1
    return nextNumber
  }

  mutating func error(
    _ code: Diagnostic.Code, at location: SourceLocation, _ message: String
  ) {
    diagnostics.error(code, at: location, message)
  }

  mutating func error(_ error: ExpressionError, in text: LocatedText) {
    diagnostics.error(error.code, at: text.location(at: error.offset), error.message)
  }

  /// The attributes of an element, read by the table; `others` takes those that it does not have,
  /// which are errors where it is nil.
  mutating func attributes(
    of element: XMLElement, _ entries: [AttributeEntry],
    others: ((XMLAttribute) -> Void)? = nil
  ) -> [AttributeNode] {
    var nodes: [AttributeNode] = []
    // A misspelt attribute is not missed besides.
    var meant: [String] = []
    for attribute in element.attributes {
      guard !diagnostics.isFull else { return nodes }
      guard let entry = entries.first(where: { $0.name.rawValue == attribute.name }) else {
        if let others {
          others(attribute)
        } else if let name = unknown(attribute, of: element, entries) {
          meant.append(name)
        }
        continue
      }
      guard entry.isSupported else {
        error(
          .unknownAttribute, at: attribute.location,
          "'\(attribute.name)' is not supported by this version")
        continue
      }
      if let node = node(attribute, entry) { nodes.append(node) }
    }
    for entry in entries where entry.isRequired && element.attribute(entry.name.rawValue) == nil {
      guard !meant.contains(entry.name.rawValue) else { continue }
      error(.schema, at: element.location, "<\(element.name)> needs '\(entry.name.rawValue)'")
    }
    return nodes
  }

  /// Refuses an attribute, and returns the one that was most likely meant.
  private mutating func unknown(
    _ attribute: XMLAttribute, of element: XMLElement, _ entries: [AttributeEntry]
  ) -> String? {
    let names = entries.filter(\.isSupported).map(\.name.rawValue)
    let near = attribute.name.suggestion(among: names)
    error(
      .unknownAttribute, at: attribute.location,
      "<\(element.name)> has no attribute '\(attribute.name)'\(near.hint)")
    return near
  }

  private mutating func node(
    _ attribute: XMLAttribute, _ entry: AttributeEntry
  ) -> AttributeNode? {
    func node(_ source: AttributeNode.Source) -> AttributeNode {
      AttributeNode(
        name: entry.name, type: entry.type, source: source, location: attribute.location,
        text: attribute.text)
    }
    switch entry.type {
    case .expression, .each:
      if attribute.value.contains("{{") {
        error(
          .syntax, at: attribute.location, "'\(attribute.name)' is written without braces")
        return nil
      }
      return node(.constant(.text(attribute.value)))
    case .parameters:
      return node(.constant(.text(attribute.value)))
    default: break
    }
    guard let interpolation = interpolation(attribute.text) else { return nil }
    guard let constant = interpolation.constant else { return node(.dynamic(interpolation)) }
    if entry.type == .link, constant.hasPrefix("#") {
      pending.links.append((String(constant.dropFirst()), attribute.location))
    }
    do {
      return node(.constant(try entry.type.parse(constant)))
    } catch {
      var message = error.message
      if entry.name == .weight, let weight = Self.weights[constant.lowercased()] {
        message += "; did you mean '\(weight)'?"
      }
      self.error(.badValue, at: attribute.location, message)
      return nil
    }
  }

  /// What CSS and fonts call weights.
  private static let weights = [
    "thin": 100, "light": 300, "normal": 400, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "extrabold": 800, "heavy": 800, "black": 900,
  ]

  mutating func interpolation(_ text: LocatedText) -> Interpolation? {
    do {
      return try Interpolation(text)
    } catch {
      self.error(error, in: text)
      return nil
    }
  }

  /// The constant text of an attribute that cannot depend on data.
  mutating func constantText(_ node: AttributeNode?) -> String? {
    guard let node else { return nil }
    if case .text(let text) = node.constant { return text }
    mustBeConstant(node)
    return nil
  }

  /// The constant names of an attribute that cannot depend on data.
  mutating func constantNames(_ node: AttributeNode?) -> [String]? {
    guard let node else { return nil }
    if case .names(let names) = node.constant { return names }
    mustBeConstant(node)
    return nil
  }

  private mutating func mustBeConstant(_ node: AttributeNode) {
    error(
      .badValue, at: node.location, "'\(node.name.rawValue)' cannot depend on data")
  }
}
