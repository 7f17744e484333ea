internal import QuoinCore
internal import QuoinLayout

extension TemplateCompiler {
  mutating func rules(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    let nodes = attributes(of: element, entry.attributes)
    let verb: RulesNode.Verb =
      switch entry.name {
      case .update: .update
      case .remake: .remake
      case .remove: .remove
      default: .make
      }
    let owners = nodes[.for]
    note(owners)
    if owners == nil, pending.isInVariant {
      error(.schema, at: element.location, "<\(element.name)> in a variant needs 'for'")
    }
    return .rules(
      RulesNode(
        verb: verb, owners: owners, children: children(of: element, .constraints),
        location: element.location))
  }

  mutating func constraint(_ element: XMLElement, in parent: XMLElement) -> TemplateNode? {
    _ = children(of: element, .nothing)
    let known = diagnostics.items.count
    var nodes = attributes(of: element, Language.constraintAttributes)
    let isWhole = diagnostics.items.count == known
    let chain = Attribute.chain(named: element.name)
    if chain == nil { unknownChain(element) }
    let relations = nodes.filter {
      [.equalTo, .lessThanOrEqualTo, .greaterThanOrEqualTo].contains($0.name)
    }
    // An attribute whose value is wrong has its own message.
    let written = element.attributes.filter {
      ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"].contains($0.name)
    }
    guard written.count == 1 else {
      // A misspelt relation has its own message.
      guard isWhole || written.count > 1 else { return nil }
      error(
        .schema, at: element.location,
        "a constraint has one of 'equalTo', 'lessThanOrEqualTo' and 'greaterThanOrEqualTo'")
      return nil
    }
    guard let attributes = chain, let target = relations.first else { return nil }
    note(target)
    note(nodes[.orElse])
    return .constraint(
      ConstraintNode(
        name: element.name, attributes: attributes, relation: target.name.rawValue,
        target: target, multipliedBy: nodes.take(.multipliedBy),
        dividedBy: nodes.take(.dividedBy), offset: nodes.take(.offset),
        inset: nodes.take(.inset), priority: nodes.take(.priority), label: nodes.take(.label),
        orElse: nodes.take(.orElse), location: element.location))
  }

  private mutating func unknownChain(_ element: XMLElement) {
    let parts = element.name.split(separator: ".", omittingEmptySubsequences: false)
    let wrong = parts.first { Attribute.link(named: String($0)) == nil }.map(String.init) ?? ""
    let hint = wrong.hint(among: Attribute.names)
    error(
      .unknownElement, at: element.location,
      "no attribute '\(wrong)' of a box can be constrained\(hint)")
  }

  mutating func distribute(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    let known = diagnostics.items.count
    var nodes = attributes(of: element, entry.attributes)
    _ = children(of: element, .nothing)
    note(nodes[.boxes])
    let given = element.attributes.filter { $0.name == "spacing" || $0.name == "itemLength" }
    guard given.count == 1 else {
      guard diagnostics.items.count == known || given.count > 1 else { return nil }
      error(
        .schema, at: element.location, "<distribute> has one of 'spacing' and 'itemLength'")
      return nil
    }
    guard let axis = nodes.take(.axis), let boxes = nodes.take(.boxes) else { return nil }
    return .distribute(
      DistributeNode(
        axis: axis, boxes: boxes, spacing: nodes.take(.spacing),
        itemLength: nodes.take(.itemLength), lead: nodes.take(.lead), tail: nodes.take(.tail),
        location: element.location))
  }

  mutating func visual(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    let nodes = attributes(of: element, entry.attributes)
    _ = children(of: element, .nothing)
    return nodes[.format].map {
      .visual(VisualNode(format: $0, location: element.location))
    }
  }

  mutating func set(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    let known = diagnostics.items.count
    var nodes = attributes(of: element, entry.attributes)
    _ = children(of: element, .nothing)
    let owners = nodes.take(.for)
    note(owners)
    checkStyles(nodes[.style])
    guard element.attribute("for") != nil || element.attribute("style") != nil else {
      guard diagnostics.items.count == known else { return nil }
      error(.schema, at: element.location, "<set> needs 'for' or 'style'")
      return nil
    }
    return .set(SetNode(owners: owners, attributes: nodes, location: element.location))
  }

  /// Notes the boxes that an attribute names, to be looked up once all are known.
  private mutating func note(_ node: AttributeNode?) {
    guard let node else { return }
    switch node.constant {
    case .targets(let targets):
      for case .reference(let reference) in targets { note(reference, at: node.location) }
    case .references(let references):
      for reference in references { note(reference, at: node.location) }
    default: break
    }
  }

  private mutating func note(_ reference: Reference, at location: SourceLocation) {
    if case .previous = reference.base, loops.isEmpty {
      error(.unknownTarget, at: location, "'previous' stands in a <for> only")
    }
    pending.note(
      PendingChecks.Mention(reference: reference, loops: loops, location: location))
  }
}
