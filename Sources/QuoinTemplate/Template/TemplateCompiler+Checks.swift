internal import QuoinCore
internal import QuoinLayout

extension TemplateCompiler {
  /// Looks up everything that was named.
  mutating func checkPending() {
    for mention in pending.mentions { check(mention) }
    for (names, location) in pending.styles {
      for name in names where contents.styles[name] == nil {
        let hint = Self.hint(name, pending.styleOrder)
        error(.unknownStyle, at: location, "no style '\(name)'\(hint)")
      }
    }
    for (names, location) in pending.variantNames {
      let known = contents.variants.map(\.name)
      for name in names where !known.contains(name) {
        error(.unknownName, at: location, "no variant '\(name)'\(Self.hint(name, known))")
      }
    }
    let pages = pending.pages.compactMap(\.id)
    let hasOpenPages = pending.pages.contains { !$0.isConstant }
    for (names, location) in pending.pageNames where !hasOpenPages {
      for name in names where !pages.contains(name) {
        error(.unknownName, at: location, "no page '\(name)'\(Self.hint(name, pages))")
      }
    }
    for use in pending.uses { check(use) }
    checkCycles()
    contents.places = pending.pages
  }

  static func hint(_ name: String, _ names: [String]) -> String { name.hint(among: names) }

  private mutating func check(_ use: PendingChecks.Use) {
    guard let component = contents.components[use.component] else {
      error(
        .unknownName, at: use.location,
        "no component '\(use.component)'\(Self.hint(use.component, pending.componentOrder))")
      return
    }
    let parameters = component.parameters.map(\.name)
    for argument in use.arguments where !parameters.contains(argument.name) {
      let names = parameters + Language.boxAttributes.map(\.name.rawValue)
      error(
        .unknownAttribute, at: argument.location,
        "the component '\(component.name)' has no parameter '\(argument.name)'"
          + Self.hint(argument.name, names))
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
      if let message = contents.problem(mention.reference, in: names, from: mention.loops) {
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

  /// Refuses styles, variants and components that lead back to themselves.
  private mutating func checkCycles() {
    for name in pending.styleOrder {
      guard let style = contents.styles[name] else { continue }
      if let chain = Self.cycle(name, { contents.styles[$0]?.extends ?? [] }) {
        error(.badValue, at: style.location, "the style '\(name)' extends itself: \(chain)")
      }
    }
    for variant in contents.variants {
      let extends = { (name: String) in
        contents.variants.first { $0.name == name }?.extends ?? []
      }
      if let chain = Self.cycle(variant.name, extends) {
        error(
          .badValue, at: variant.location,
          "the variant '\(variant.name)' extends itself: \(chain)")
      }
    }
    for name in pending.componentOrder {
      guard let component = contents.components[name] else { continue }
      if let chain = Self.cycle(name, { contents.components[$0]?.children.usedComponents ?? [] }) {
        error(
          .badValue, at: component.location, "the component '\(name)' uses itself: \(chain)")
      }
    }
  }

  /// The way from a name back to itself, as `a → b → a`.
  private static func cycle(_ start: String, _ next: (String) -> [String]) -> String? {
    var seen: Set<String> = []
    func search(_ name: String, _ path: [String]) -> [String]? {
      for other in next(name) {
        if other == start { return path + [other] }
        guard seen.insert(other).inserted else { continue }
        if let found = search(other, path + [other]) { return found }
      }
      return nil
    }
    return search(start, [start])?.joined(separator: " → ")
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
