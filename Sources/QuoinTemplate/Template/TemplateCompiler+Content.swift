internal import QuoinCore
internal import QuoinLayout

extension TemplateCompiler {
  typealias Content = ElementEntry.Content

  /// Reads what stands in an element.
  mutating func children(
    of element: XMLElement, _ content: Content, besides others: [ElementName] = []
  ) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    for child in element.children {
      guard !diagnostics.isFull else { break }
      switch child {
      case .text(let text):
        if let node = self.text(text, in: element, content) { nodes.append(node) }
      case .element(let inner):
        guard !others.contains(where: { $0.rawValue == inner.name }) else { continue }
        if let node = self.element(inner, in: element, content) { nodes.append(node) }
      }
    }
    return nodes
  }

  private mutating func text(
    _ text: LocatedText, in element: XMLElement, _ content: Content
  ) -> TemplateNode? {
    if Language.allowsText(in: content) { return interpolation(text).map { .text($0) } }
    guard let start = text.value.utf8.firstIndex(where: { ![0x20, 9, 10, 13].contains($0) })
    else { return nil }
    let offset = text.value.utf8.distance(from: text.value.startIndex, to: start)
    let hint = content == .boxes ? "; put it in a <text>" : ""
    error(
      .schema, at: text.location(at: offset), "text cannot stand in <\(element.name)>\(hint)")
    return nil
  }

  private mutating func element(
    _ element: XMLElement, in parent: XMLElement, _ content: Content
  ) -> TemplateNode? {
    if content == .constraints, !["let", "for", "if"].contains(element.name) {
      return constraint(element, in: parent)
    }
    guard let entry = Language.element(element.name) else {
      let names = Language.elements(in: content).filter {
        Language.element($0.rawValue)?.isSupported == true
      }
      if names.contains(.make), Attribute.chain(named: element.name) != nil {
        error(
          .schema, at: element.location,
          "<\(element.name)> is a constraint; put it in a <make>")
        return nil
      }
      let near = element.name.suggestion(among: names.map(\.rawValue))
      let hint = near.map { "; did you mean <\($0)>?" } ?? ""
      error(.unknownElement, at: element.location, "no element <\(element.name)>\(hint)")
      return nil
    }
    guard entry.isSupported else {
      error(
        .unknownElement, at: element.location,
        "<\(element.name)> is not supported by this version")
      return nil
    }
    guard Language.elements(in: content).contains(entry.name) else {
      error(
        .schema, at: element.location,
        "<\(element.name)> cannot stand in <\(parent.name)>\(Language.hint(where: entry.name))")
      return nil
    }
    return node(element, entry, content)
  }

  private mutating func node(
    _ element: XMLElement, _ entry: ElementEntry, _ content: Content
  ) -> TemplateNode? {
    switch entry.name {
    case .page: return page(element, entry)
    case .fonts, .styles, .variants:
      _ = attributes(of: element, entry.attributes)
      _ = children(of: element, entry.content)
    case .font: font(element, entry)
    case .style: style(element, entry)
    case .sample: sample(element, entry)
    case .variant: variant(element, entry)
    case .component: component(element, entry)
    case .include: include(element, entry)
    case .use: return use(element, entry)
    case .slot: return slot(element, entry)
    case .make, .update, .remake, .remove: return rules(element, entry)
    case .distribute: return distribute(element, entry)
    case .visual: return visual(element, entry)
    case .set: return set(element, entry)
    case .b, .i, .u, .s, .sub, .sup, .span, .a: return run(element, entry)
    case .br:
      _ = attributes(of: element, entry.attributes)
      _ = children(of: element, entry.content)
      return .lineBreak
    case .let: return assignment(element, entry)
    case .for: return loop(element, entry, content)
    case .if: return condition(element, entry, content)
    default: return box(element, entry)
    }
    return nil
  }

  /// An `<include>` that could not be followed.
  private mutating func include(_ element: XMLElement, _ entry: ElementEntry) {
    let nodes = attributes(of: element, entry.attributes)
    _ = children(of: element, .nothing)
    _ = constantText(nodes[.src])
  }
}
