import Cassowary
import QuoinCore

// What the verbs of templates and of the Swift DSL come down to. Nothing is checked here.
extension Box {
  /// Adds rules; without a place they take the next ones, or wait for a page to give them.
  @discardableResult
  func install(
    _ descriptions: [RuleDescription], at place: (_ part: Int) -> RulePlace? = { _ in nil }
  ) -> [Rule] {
    let page = self.page
    setNeedsLayout()
    return descriptions.enumerated().map { part, description in
      let rule = Rule(description, place: place(part) ?? page?.nextPlace())
      rules.install(rule)
      return rule
    }
  }

  /// Changes the rules that match; one that matches none is added, with a warning.
  @discardableResult
  func update(
    _ descriptions: [RuleDescription], at place: (_ part: Int) -> RulePlace? = { _ in nil }
  ) -> [Rule] {
    setNeedsLayout()
    var changed: [ObjectIdentifier] = []
    return descriptions.enumerated().flatMap { part, update in
      guard let rule = rules.match(for: update, on: self, changed: changed) else {
        note(
          Diagnostic(
            .warning, .updateAdded, at: update.location ?? location,
            "no constraint on '\(name)' matches '\(update.text(on: self))'; it was added",
            boxes: id.map { [$0] } ?? []))
        return install([update]) { _ in place(part) }
      }
      rule.description.take(update)
      changed.append(ObjectIdentifier(rule))
      return [rule]
    }
  }

  /// Keeps a diagnostic for the page's next layout.
  func note(_ diagnostic: Diagnostic) {
    if let page {
      page.diagnostics.append(diagnostic)
    } else {
      remarks.append(diagnostic)
    }
  }
}
