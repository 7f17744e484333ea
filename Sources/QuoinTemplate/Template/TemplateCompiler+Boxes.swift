internal import QuoinCore
internal import QuoinLayout

extension TemplateCompiler {
  mutating func box(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    guard let kind = Box.Kind(rawValue: entry.name.rawValue) else { return nil }
    let nodes = attributes(of: element, entry.attributes)
    declare(nodes[.id], component: nil)
    checkStyles(nodes[.style])
    let children = children(of: element, entry.content)
    return .box(
      BoxNode(
        kind: kind, number: number(), location: element.location, attributes: nodes,
        children: children))
  }

  mutating func use(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    var arguments: [XMLAttribute] = []
    var nodes = attributes(of: element, entry.attributes) { arguments.append($0) }
    let component = constantText(nodes.take(.component))
    declare(nodes[.id], component: component)
    checkStyles(nodes[.style])
    let children = children(of: element, .boxes)
    var rules: [TemplateNode] = []
    var content: [TemplateNode] = []
    for child in children {
      if case .rules(let node) = child, node.owners == nil {
        rules.append(child)
      } else {
        content.append(child)
      }
    }
    guard let component else { return nil }
    pending.uses.append(
      PendingChecks.Use(
        component: component, arguments: arguments, hasContent: !content.isEmpty,
        location: element.location, inComponent: nil))
    let values = arguments.compactMap { attribute in
      interpolation(attribute.text).map {
        ArgumentNode(name: attribute.name, value: $0, location: attribute.location)
      }
    }
    return .use(
      UseNode(
        box: BoxNode(
          kind: .box, number: number(), location: element.location, attributes: nodes,
          children: rules),
        component: component, arguments: values, content: content, location: element.location))
  }

  mutating func slot(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    _ = attributes(of: element, entry.attributes)
    guard isInComponent else {
      error(.schema, at: element.location, "<slot> stands in a <component> only")
      return nil
    }
    hasSlot = true
    return .slot(
      SlotNode(children: children(of: element, .boxes), location: element.location))
  }

  /// Notes an id, and refuses one that is reserved or already there.
  private mutating func declare(_ id: AttributeNode?, component: String?) {
    guard let id else { return }
    guard let name = id.constant?.text else {
      names.isOpen = true
      return
    }
    checkNotReserved(id)
    let declaration = NameTable.Declaration(
      loops: loops, component: component, branches: branches, location: id.location)
    if let other = names.declarations(of: name).first(where: { !$0.excludes(declaration) }) {
      error(
        .badValue, at: id.location,
        "the id '\(name)' is already there, in line \(other.location.line)")
    }
    names.declare(name, declaration)
  }

  mutating func checkNotReserved(_ id: AttributeNode) {
    guard let name = id.constant?.text, Reference.reserved.contains(name) else { return }
    error(.badValue, at: id.location, "'\(name)' is reserved and cannot be an id")
  }

  /// Notes the styles that an attribute names, to be looked up once all are known.
  mutating func checkStyles(_ node: AttributeNode?) {
    guard let node, case .names(let names) = node.constant else { return }
    pending.styles.append((names, node.location))
  }
}
