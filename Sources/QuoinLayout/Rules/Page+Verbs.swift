import Cassowary
import QuoinCore

extension Page {
  /// Installs rules on a box of the page.
  ///
  /// All are checked before any is installed.
  ///
  /// - Parameters:
  ///   - rules: Lowered rules in declared order.
  ///   - owner: The box whose attributes they constrain.
  ///   - order: A number from ``reserveOrder()`` that says where in the document the rules stand;
  ///     nil takes the next free ones. No two calls may share a number.
  /// - Returns: The installed rules, in order.
  /// - Throws: ``LayoutError`` for the first rule that can never mean anything.
  @discardableResult
  package func make(
    _ rules: [RuleDescription], on owner: Box, at order: Int? = nil
  ) throws(LayoutError) -> [Rule] {
    for rule in rules { try rule.check(on: owner) }
    return rules.enumerated().map { install($1, on: owner, at: place(order, part: $0)) }
  }

  /// Changes the installed rules that match; a rule that matches none is added, with a warning.
  @discardableResult
  package func update(
    _ rules: [RuleDescription], on owner: Box, at order: Int? = nil
  ) throws(LayoutError) -> [Rule] {
    for rule in rules { try rule.check(on: owner) }
    var changed: [ObjectIdentifier] = []
    return rules.enumerated().map { part, update in
      guard let rule = owner.rules.match(for: update, on: owner, changed: changed) else {
        noteAdded(update, on: owner)
        return install(update, on: owner, at: place(order, part: part))
      }
      rule.description.take(update)
      changed.append(ObjectIdentifier(rule))
      return rule
    }
  }

  /// Takes every rule off the box and installs these.
  @discardableResult
  package func remake(
    _ rules: [RuleDescription], on owner: Box, at order: Int? = nil
  ) throws(LayoutError) -> [Rule] {
    for rule in rules { try rule.check(on: owner) }
    owner.rules.removeAll()
    return rules.enumerated().map { install($1, on: owner, at: place(order, part: $0)) }
  }

  /// Takes rules off a box: those that match a pattern, or all where there is none.
  package func remove(_ patterns: [RulePattern]?, on owner: Box) {
    guard let patterns else { return owner.rules.removeAll() }
    for pattern in patterns { owner.rules.removeAll(matching: pattern, on: owner) }
  }

  /// The place of a rule made now.
  func nextPlace() -> RulePlace { place(nil, part: 0) }

  func place(_ order: Int?, part: Int) -> RulePlace {
    RulePlace(
      section: isVariant ? .variant : .page, order: order ?? reserveOrder(),
      part: order == nil ? 0 : part)
  }

  @discardableResult
  func install(
    _ description: RuleDescription, on owner: Box, at place: RulePlace
  ) -> Rule {
    let rule = Rule(description, place: place)
    owner.rules.install(rule)
    return rule
  }

  private func noteAdded(_ update: RuleDescription, on owner: Box) {
    diagnostics.append(
      Diagnostic(
        .warning, .updateAdded, at: update.location ?? owner.location,
        "no constraint on '\(owner.name)' matches '\(update.text(on: owner))'; it was added",
        boxes: owner.id.map { [$0] } ?? []))
  }
}
