internal import QuoinCore
internal import QuoinLayout

/// One lowered constraint, and what `remove` would look for in its stead.
struct LoweredRule {
  var rule: RuleDescription
  var pattern: RulePattern?
}

extension Binder {
  /// Takes constraints apart, attribute by attribute and target by target.
  func lower(
    _ nodes: [TemplateNode], on owner: Box, _ place: PendingPlace
  ) -> [LoweredRule] {
    var place = place
    var rules: [LoweredRule] = []
    for node in nodes where !isStopped {
      switch node {
      case .constraint(let node): rules += lower(node, on: owner, place)
      case .assignment(let node): place.environment = assign(node, place.environment)
      case .condition(let node):
        rules += lower(branch(of: node, place.environment), on: owner, place)
      case .loop(let loop):
        let items = items(of: loop, place.environment)
        for (index, item) in items.enumerated() where !isStopped {
          var inner = place
          inner.environment = environment(for: item, at: index, of: loop, place.environment)
          rules += lower(loop.children, on: owner, inner)
        }
        if items.isEmpty { rules += lower(loop.empty, on: owner, place) }
      default: break
      }
    }
    return rules
  }

  private func lower(
    _ node: ConstraintNode, on owner: Box, _ place: PendingPlace
  ) -> [LoweredRule] {
    guard let targets = value(node.target, place.environment)?.targets,
      let factors = factors(node, owner, place)
    else { return [] }
    let resolved = resolve(targets, node, on: owner, place)
    guard let resolved else { return [] }
    var rules: [LoweredRule] = []
    for (index, attribute) in node.attributes.enumerated() {
      for target in resolved {
        guard countRules(1, at: node.location) else { return [] }
        guard let target = target.target(for: attribute, at: index) else { continue }
        var constant = factors.offsets.count == 2 ? factors.offsets[index] : factors.offsets[0]
        if let insets = factors.insets {
          constant += attribute.constant(of: insets, in: owner.outerDirection)
        }
        guard
          let rule = RuleDescription(
            attribute, relationNamed: node.relation, target, multiplier: factors.multiplier,
            constant: constant, priority: factors.priority, label: factors.label,
            location: node.location)
        else { continue }
        rules.append(
          LoweredRule(
            rule: rule,
            pattern: RulePattern(attribute, relationNamed: node.relation, target)))
      }
    }
    return rules
  }

  /// What is applied to the target.
  private struct Factors {
    var multiplier = 1.0
    /// One, or one for each of two attributes.
    var offsets = [0.0]
    var insets: Insets?
    var priority: Double?
    var label: String?
  }

  /// The modifiers of a constraint; nil where one of them cannot be read.
  private func factors(
    _ node: ConstraintNode, _ owner: Box, _ place: PendingPlace
  ) -> Factors? {
    var result = Factors()
    var isWhole = true
    func read(_ attribute: AttributeNode?, _ take: (AttributeValue) -> Void) {
      guard let attribute else { return }
      guard let value = value(attribute, place.environment) else {
        isWhole = false
        return
      }
      take(value)
    }
    read(node.multipliedBy) { result.multiplier *= $0.number ?? 1 }
    read(node.dividedBy) { result.multiplier /= $0.number ?? 1 }
    read(node.offset) { result.offsets = $0.lengths ?? [0] }
    read(node.inset) { result.insets = $0.insets }
    read(node.priority) { result.priority = $0.number }
    read(node.label) { result.label = $0.text }
    guard isWhole else { return nil }
    guard result.multiplier.isFinite else {
      diagnostics.error(
        .badValue, at: node.dividedBy?.location ?? node.location, "division by zero")
      return nil
    }
    guard result.offsets.count == 1 || node.attributes.count == 2 else {
      diagnostics.error(
        .badValue, at: node.offset?.location ?? node.location,
        "two offsets are for two attributes, as in size and center")
      return nil
    }
    return result
  }

  /// A target with all that it needs to be set against the attributes of a constraint.
  private enum ResolvedTarget {
    /// One length, or one for each of two attributes.
    case lengths([Double])
    /// An item and its attributes: none (the constraint's own), one, or one for each.
    case item(Item, [Attribute])

    func target(for attribute: Attribute, at index: Int) -> RuleTarget? {
      switch self {
      case .lengths(let lengths):
        return .constant(lengths.count == 1 ? lengths[0] : lengths[index])
      case .item(let item, let attributes):
        if attributes.isEmpty { return .item(item, attribute) }
        return .item(item, attributes.count == 1 ? attributes[0] : attributes[index])
      }
    }
  }

  /// What the targets mean; absent ones are left out or replaced by `orElse`. nil where they
  /// cannot mean anything.
  private func resolve(
    _ targets: [Target], _ node: ConstraintNode, on owner: Box, _ place: PendingPlace
  ) -> [ResolvedTarget]? {
    let lengths = targets.compactMap { if case .length(let value) = $0 { value } else { nil } }
    if lengths.count == targets.count {
      guard lengths.count == 1 || lengths.count == node.attributes.count else {
        diagnostics.error(
          .badValue, at: node.target.location,
          "two lengths are for two attributes, as in size and center")
        return nil
      }
      return [.lengths(lengths)]
    }
    var result: [ResolvedTarget] = []
    for target in targets {
      guard let resolved = resolve(target, node, node.target, on: owner, place) else {
        return nil
      }
      guard resolved.isEmpty, let orElse = node.orElse else {
        result += resolved
        continue
      }
      for other in value(orElse, place.environment)?.targets ?? [] {
        guard let resolved = resolve(other, node, orElse, on: owner, place) else { return nil }
        result += resolved
      }
    }
    return result
  }

  private func resolve(
    _ target: Target, _ node: ConstraintNode, _ source: AttributeNode, on owner: Box,
    _ place: PendingPlace
  ) -> [ResolvedTarget]? {
    switch target {
    case .length(let length): return [.lengths([length])]
    case .reference(let reference):
      let attributes = reference.attribute.flatMap { Attribute.link(named: $0) } ?? []
      guard attributes.count <= 1 || attributes.count == node.attributes.count else {
        diagnostics.error(
          .badValue, at: source.location,
          "'\(node.name)' cannot be set against '\(reference.attribute ?? "")'")
        return nil
      }
      return items(reference, for: owner, source, place).map { .item($0, attributes) }
    }
  }
}
