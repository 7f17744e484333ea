internal import QuoinCore
internal import QuoinLayout

/// What the variant being bound does to one page.
struct VariantOperations {
  /// Attributes of the page, later ones over earlier ones.
  var pageAttributes: [AttributeNode] = []
  /// By the last name of the box that they are for.
  var settings: [String: [Setting]] = [:]
  /// Attributes laid over styles, by the style's name.
  var styleAttributes: [String: [AttributeNode]] = [:]
  var rules: [Rules] = []
  var pageID: String?

  struct Setting {
    var steps: [Reference.Step]
    var attributes: [AttributeNode]
    /// What the variant's own lets and loops name.
    var variables: [(name: String, value: DataValue)]
  }

  struct Rules {
    var node: RulesNode
    var environment: Environment
  }

  /// The settings for a box, in the order of the variant.
  func settings(for name: String, in context: BindContext) -> [Setting] {
    guard let candidates = settings[name] else { return [] }
    return candidates.filter { setting in
      var steps = setting.steps
      let depth = context.address.count + 1
      if steps.count == depth + 1, let pageID, steps[0].name == pageID { steps.removeFirst() }
      guard steps.count == depth else { return false }
      let address =
        context.address + [BindContext.AddressStep(name: name, rounds: context.rounds)]
      return zip(steps, address).allSatisfy { $0.matches($1) }
    }
  }
}

extension Reference.Step {
  fileprivate func matches(_ address: BindContext.AddressStep) -> Bool {
    name == address.name && rounds.count == address.rounds.count
      && zip(rounds, address.rounds).allSatisfy { round, actual in
        switch round {
        case .number(let number): number == actual.number
        case .last: actual.number == actual.count - 1
        case .all: true
        case .span(let span): span.contains(actual.number)
        }
      }
  }
}

extension Binder {
  /// Collects what the variant and those that it extends do to a page.
  func prepareVariant(for page: PageNode, id: String?, _ environment: Environment) {
    operations = VariantOperations()
    operations.pageID = id
    guard let variant else { return }
    for node in chain(of: variant) {
      if let pages = node.pages {
        guard let id, pages.contains(id) else { continue }
      }
      operations.pageAttributes += node.attributes
      collect(node.children, page, environment, [])
    }
  }

  /// The variants that one extends, each once, before itself.
  private func chain(of name: String) -> [VariantNode] {
    var result: [VariantNode] = []
    var known: Set<String> = []
    func add(_ name: String) {
      guard known.insert(name).inserted, let node = contents.variant(name) else { return }
      for other in node.extends { add(other) }
      result.append(node)
    }
    add(name)
    return result
  }

  private func collect(
    _ nodes: [TemplateNode], _ page: PageNode, _ environment: Environment,
    _ variables: [(name: String, value: DataValue)]
  ) {
    var environment = environment
    var variables = variables
    for node in nodes where !isStopped {
      switch node {
      case .assignment(let node):
        environment = assign(node, environment)
        if let (value, _, _) = environment.lookup(node.name) {
          variables.append((node.name, value))
        }
      case .condition(let node):
        collect(branch(of: node, environment), page, environment, variables)
      case .loop(let loop):
        for (index, item) in items(of: loop, environment).enumerated() where !isStopped {
          let inner = self.environment(for: item, at: index, of: loop, environment)
          var own = variables + [(loop.item, item)]
          if let name = loop.index { own.append((name, .integer(index))) }
          collect(loop.children, page, inner, own)
        }
      case .rules(let rules):
        operations.rules.append(VariantOperations.Rules(node: rules, environment: environment))
      case .set(let set):
        evaluator.charge(Limits.stepsForRun)
        collect(set, page, environment, variables)
      default: break
      }
    }
  }

  private func collect(
    _ set: SetNode, _ page: PageNode, _ environment: Environment,
    _ variables: [(name: String, value: DataValue)]
  ) {
    guard let owners = set.owners else {
      let names = value(set.attributes[.style], environment)?.names ?? []
      let attributes = set.attributes.filter { $0.name != .style }
      for name in names { operations.styleAttributes[name, default: []] += attributes }
      return
    }
    for reference in value(owners, environment)?.references ?? [] {
      evaluator.charge(Limits.stepsForRun)
      guard case .name(let first) = reference.base else { continue }
      let steps = [first] + reference.steps
      guard let last = steps.last else { continue }
      if owners.constant == nil { check(reference, on: page, at: owners.location) }
      operations.settings[last.name, default: []].append(
        VariantOperations.Setting(
          steps: steps, attributes: set.attributes, variables: variables))
    }
  }

  /// Refuses a computed name that is on no page.
  private func check(_ reference: Reference, on page: PageNode, at location: SourceLocation) {
    let onPage = strippingPage(reference)
    if let message = contents.problem(onPage, in: page.names, from: []) {
      diagnostics.error(.unknownTarget, at: location, message)
    }
  }

  /// A reference without the id of the page being bound before it.
  func strippingPage(_ reference: Reference) -> Reference {
    guard case .name(let step) = reference.base, let id = operations.pageID, step.name == id,
      let next = reference.steps.first
    else { return reference }
    var result = reference
    result.base = .name(next)
    result.steps.removeFirst()
    return result
  }
}
