import Cassowary

/// The rules installed on one box, in the order they were made.
package struct RuleBook {
  package private(set) var rules: [Rule] = []

  mutating func install(_ rule: Rule) {
    rules.append(rule)
  }

  /// Installs a rule that was prepared, unless it is installed.
  mutating func installIfNeeded(_ rule: Rule) {
    guard !rules.contains(where: { $0 === rule }) else { return }
    rules.append(rule)
  }

  /// Takes away every rule; their handles are stale from now on.
  mutating func removeAll() {
    for rule in rules { rule.isStale = true }
    rules = []
  }

  /// Takes away the rules that match a pattern.
  mutating func removeAll(matching pattern: RulePattern, on owner: Box) {
    let key = pattern.key(on: owner)
    rules.removeAll { rule in
      guard rule.description.key(on: owner) == key else { return false }
      rule.isStale = true
      return true
    }
  }

  /// Gives rules that were made before their box joined the page their places.
  func takePlaces(in page: Page) {
    for rule in rules where rule.place == nil { rule.place = page.nextPlace() }
  }
}
