internal import QuoinCore

extension TemplateCompiler {
  mutating func template(_ root: XMLElement) {
    guard root.name == "template", let entry = Language.element("template") else {
      let near =
        root.name.suggestion(among: ["template"]) == nil ? "" : "; did you mean <template>?"
      error(
        .unknownElement, at: root.location,
        "expected <template> at the root, got <\(root.name)>\(near)")
      return
    }
    contents.attributes = attributes(of: root, entry.attributes)
    if let version = contents.attributes.take(.version) {
      let text = constantText(version)
      if let text, text != "1" {
        error(.badValue, at: version.location, "expected version 1, got '\(text)'")
      }
    }
    if let name = constantText(contents.attributes.take(.name)) { contents.name = name }
    contents.nodes = children(of: root, .document)
  }

  mutating func page(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode {
    var nodes = attributes(of: element, entry.attributes)
    let id = nodes.take(.id)
    if let id { checkNotReserved(id) }
    let language = nodes.take(.lang)
    let styles = nodes.take(.style)
    checkStyles(styles)
    names = NameTable()
    let outerLoops = loops
    loops = []
    let children = children(of: element, .boxes)
    loops = outerLoops
    let number = number()
    let page = PageNode(
      number: number, location: element.location, id: id, language: language, styles: styles,
      attributes: nodes, children: children, names: names)
    pending.pages.append(
      LinkPlace(
        id: id?.constant?.text, isConstant: id == nil || id?.constant != nil, names: names))
    pending.resolve(in: names, isPage: true)
    return .page(page)
  }

  mutating func font(_ element: XMLElement, _ entry: ElementEntry) {
    let nodes = attributes(of: element, entry.attributes)
    guard let family = nodes[.family], let src = nodes[.src] else { return }
    for node in nodes { _ = mustNotDependOnData(node) }
    contents.fonts.append(
      FontNode(family: family, weight: nodes[.weight], slant: nodes[.slant], src: src))
  }

  mutating func sample(_ element: XMLElement, _ entry: ElementEntry) {
    let nodes = attributes(of: element, entry.attributes)
    guard let src = nodes[.src], mustNotDependOnData(src) else { return }
    if contents.sample != nil {
      error(.schema, at: element.location, "a template has one <sample>")
    }
    contents.sample = src
  }

  private mutating func mustNotDependOnData(_ node: AttributeNode) -> Bool {
    if node.constant != nil { return true }
    error(.badValue, at: node.location, "'\(node.name.rawValue)' cannot depend on data")
    return false
  }

  mutating func style(_ element: XMLElement, _ entry: ElementEntry) {
    var nodes = attributes(of: element, entry.attributes)
    let nameNode = nodes.take(.name)
    let extends = nodes.take(.extends)
    guard let name = constantText(nameNode) else { return }
    if let known = contents.styles[name] {
      error(
        .badValue, at: element.location,
        "the style '\(name)' is already there, in line \(known.location.line)")
      return
    }
    checkStyles(extends)
    contents.styles[name] = StyleNode(
      name: name, extends: constantNames(extends) ?? [], attributes: nodes,
      location: element.location)
    pending.styleOrder.append(name)
  }

  mutating func component(_ element: XMLElement, _ entry: ElementEntry) {
    var nodes = attributes(of: element, entry.attributes)
    let parameters = nodes[.params].map { self.parameters($0) } ?? []
    let outer = (names, loops, branches, isInComponent, hasSlot)
    (names, loops, branches, isInComponent, hasSlot) = (NameTable(), [], [], true, false)
    let children = children(of: element, .boxes)
    let own = (names, hasSlot)
    (names, loops, branches, isInComponent, hasSlot) = outer
    pending.resolve(in: own.0, isPage: false)
    guard let name = constantText(nodes.take(.name)) else { return }
    if let known = contents.components[name] {
      error(
        .badValue, at: element.location,
        "the component '\(name)' is already there, in line \(known.location.line)")
      return
    }
    contents.components[name] = ComponentNode(
      name: name, number: number(), parameters: parameters, children: children, names: own.0,
      hasSlot: own.1, location: element.location)
    pending.componentOrder.append(name)
  }

  mutating func variant(_ element: XMLElement, _ entry: ElementEntry) {
    var nodes = attributes(of: element, entry.attributes)
    let nameNode = nodes.take(.name)
    let extends = nodes.take(.extends)
    let pages = nodes.take(.page)
    pending.isInVariant = true
    let children = children(of: element, .operations)
    pending.isInVariant = false
    if let pages, let names = constantNames(pages) {
      pending.pageNames.append((names, pages.location))
    }
    let limits = constantNames(pages)
    pending.finishVariant(limitedTo: limits)
    guard let name = constantText(nameNode) else { return }
    if let known = contents.variant(name) {
      error(
        .badValue, at: element.location,
        "the variant '\(name)' is already there, in line \(known.location.line)")
      return
    }
    if let extends, let names = constantNames(extends) {
      pending.variantNames.append((names, extends.location))
    }
    contents.variantNumbers[name] = contents.variants.count
    contents.variants.append(
      VariantNode(
        name: name, extends: constantNames(extends) ?? [], pages: limits, attributes: nodes,
        children: children, location: element.location))
  }
}
