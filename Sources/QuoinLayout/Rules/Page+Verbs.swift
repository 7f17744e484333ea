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
    return owner.install(rules) { place(order, part: $0) }
  }

  /// Changes the installed rules that match; a rule that matches none is added, with a warning.
  @discardableResult
  package func update(
    _ rules: [RuleDescription], on owner: Box, at order: Int? = nil
  ) throws(LayoutError) -> [Rule] {
    for rule in rules { try rule.check(on: owner) }
    return owner.update(rules) { place(order, part: $0) }
  }

  /// Takes every rule off the box and installs these.
  @discardableResult
  package func remake(
    _ rules: [RuleDescription], on owner: Box, at order: Int? = nil
  ) throws(LayoutError) -> [Rule] {
    for rule in rules { try rule.check(on: owner) }
    owner.rules.removeAll()
    return owner.install(rules) { place(order, part: $0) }
  }

  /// Takes rules off a box: those that match a pattern, or all where there is none.
  package func remove(_ patterns: [RulePattern]?, on owner: Box) {
    setNeedsLayout()
    guard let patterns else { return owner.rules.removeAll() }
    for pattern in patterns { owner.rules.removeAll(matching: pattern, on: owner) }
  }

  /// The place of a rule made now.
  func nextPlace() -> RulePlace { place(nil, part: 0) }

  /// The place of a rule with a number of its own, or one that it shares with others.
  func place(_ order: Int?, part: Int) -> RulePlace {
    RulePlace(
      section: isVariant ? .variant : .page, order: order ?? reserveOrder(),
      part: order == nil ? 0 : part)
  }
}
