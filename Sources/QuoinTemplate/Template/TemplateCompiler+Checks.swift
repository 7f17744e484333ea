internal import QuoinCore
internal import QuoinLayout

extension TemplateCompiler {
  /// Looks up everything that was named.
  mutating func checkPending() {
    for mention in pending.mentions {
      guard !diagnostics.isFull else { return }
      check(mention)
    }
    for (names, location) in pending.styles {
      for name in names where contents.styles[name] == nil {
        let hint = name.hint(among: pending.styleOrder)
        error(.unknownStyle, at: location, "no style '\(name)'\(hint)")
      }
    }
    for (names, location) in pending.variantNames {
      for name in names where contents.variant(name) == nil {
        let known = contents.variants.map(\.name)
        error(.unknownName, at: location, "no variant '\(name)'\(name.hint(among: known))")
      }
    }
    let pages = pending.pages.compactMap(\.id)
    let pageNames = Set(pages)
    let hasOpenPages = pending.pages.contains { !$0.isConstant }
    for (names, location) in pending.pageNames where !hasOpenPages {
      for name in names where !pageNames.contains(name) {
        error(.unknownName, at: location, "no page '\(name)'\(name.hint(among: pages))")
      }
    }
    for use in pending.uses {
      guard !diagnostics.isFull else { return }
      check(use)
    }
    checkCycles()
    contents.places = pending.pages
    // Where ids are computed, links are looked up when data are bound.
    guard !hasOpenPages else { return }
    for link in pending.links {
      guard !diagnostics.isFull else { return }
      if let message = contents.problem(ofLinkTo: link.target) {
        error(.unknownTarget, at: link.location, message)
      }
    }
  }

  private mutating func check(_ use: PendingChecks.Use) {
    guard let component = contents.components[use.component] else {
      error(
        .unknownName, at: use.location,
        "no component '\(use.component)'\(use.component.hint(among: pending.componentOrder))")
      return
    }
    let parameters = component.parameters.map(\.name)
    for argument in use.arguments where !parameters.contains(argument.name) {
      let names = parameters + Language.boxAttributes.map(\.name.rawValue)
      error(
        .unknownAttribute, at: argument.location,
        "the component '\(component.name)' has no parameter '\(argument.name)'"
          + argument.name.hint(among: names))
    }
    for parameter in component.parameters
    where parameter.defaultValue == nil
      && !use.arguments.contains(where: {
        $0.name == parameter.name
      })
    {
      error(
        .schema, at: use.location,
        "the component '\(component.name)' needs '\(parameter.name)'")
    }
    if use.hasContent, !component.hasSlot {
      error(
        .schema, at: use.location,
        "the component '\(component.name)' has no <slot> for the content of its use")
    }
  }

  private mutating func check(_ mention: PendingChecks.Mention) {
    if let names = mention.names {
      guard let message = contents.problem(mention.reference, in: names, from: mention.loops)
      else { return }
      if mention.isOnPage, let name = elsewhere(mention.reference, than: names) {
        error(
          .noCommonAncestor, at: mention.location,
          "the box '\(name)' stands on another page; constraints hold within one")
      } else {
        error(.unknownTarget, at: mention.location, message)
      }
      return
    }
    let pages = pending.pages.filter { page in
      guard let limits = mention.pages, let id = page.id else { return true }
      return limits.contains(id)
    }
    var message: String?
    for page in pages {
      var reference = mention.reference
      if case .name(let step) = reference.base, let id = page.id, step.name == id,
        !reference.steps.isEmpty
      {
        reference.base = .name(reference.steps.removeFirst())
      }
      guard let problem = contents.problem(reference, in: page.names, from: []) else { return }
      message = message ?? problem
    }
    if let message { error(.unknownTarget, at: mention.location, message) }
  }

  /// The name of a box that only other pages have.
  private func elsewhere(_ reference: Reference, than names: NameTable) -> String? {
    guard case .name(let step) = reference.base, names.declarations(of: step.name).isEmpty,
      pending.pages.contains(where: { !$0.names.declarations(of: step.name).isEmpty })
    else { return nil }
    return step.name
  }

  /// Refuses styles, variants and components that lead back to themselves or too far.
  private mutating func checkCycles() {
    let contents = contents
    checkChains(of: "style", "extends", pending.styleOrder, at: { contents.styles[$0]?.location }) {
      contents.styles[$0]?.extends ?? []
    }
    let variants = contents.variants.map(\.name)
    checkChains(of: "variant", "extends", variants, at: { contents.variant($0)?.location }) {
      contents.variant($0)?.extends ?? []
    }
    let components = pending.componentOrder
    checkChains(of: "component", "uses", components, at: { contents.components[$0]?.location }) {
      contents.components[$0]?.children.usedComponents ?? []
    }
  }

  private mutating func checkChains(
    of kind: String, _ verb: String, _ names: [String], at place: (String) -> SourceLocation?,
    next: @escaping (String) -> [String]
  ) {
    var search = ChainSearch(next)
    for name in names { search.search(name) }
    for cycle in search.cycles {
      guard let name = cycle.first, let location = place(name) else { continue }
      let way = cycle.map { name in
        place(name).map { "\(name) (\($0.file):\($0.line))" } ?? name
      }
      error(
        .badValue, at: location,
        "the \(kind) '\(name)' \(verb) itself: \((way + [name]).joined(separator: " → "))")
    }
    if let name = search.tooLong, let location = place(name) {
      error(
        .tooLarge, at: location,
        "the \(kind) '\(name)' stands at the end of more than \(Limits.chain) that lead to one "
          + "another")
    }
  }
}

extension [TemplateNode] {
  /// The components that the nodes use, wherever inside.
  var usedComponents: [String] {
    flatMap { node -> [String] in
      switch node {
      case .use(let use): [use.component] + use.content.usedComponents
      case .box(let box): box.children.usedComponents
      case .slot(let slot): slot.children.usedComponents
      case .loop(let loop): (loop.children + loop.empty).usedComponents
      case .condition(let condition): condition.branches.flatMap(\.children).usedComponents
      default: []
      }
    }
  }
}
