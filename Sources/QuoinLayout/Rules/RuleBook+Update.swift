import Cassowary

extension RuleBook {
  /// The installed rule that an update means; nil where none matches.
  ///
  /// Rules match by attribute, relation and target item. Among several, one that also agrees in
  /// target attribute, multiplier and whatever else was written comes first, then one that this
  /// block has not yet changed, then the last declared.
  func match(
    for description: RuleDescription, on owner: Box, changed: [ObjectIdentifier]
  ) -> Rule? {
    let key = description.key(on: owner)
    var best: (rule: Rule, rank: Rank)?
    for rule in rules where rule.description.key(on: owner) == key {
      let rank = Rank(
        isExact: rule.description.agrees(with: description),
        isUnchanged: !changed.contains(ObjectIdentifier(rule)))
      if let known = best, rank < known.rank { continue }
      best = (rule, rank)
    }
    return best?.rule
  }

  private struct Rank: Comparable {
    var isExact: Bool
    var isUnchanged: Bool

    static func < (a: Rank, b: Rank) -> Bool {
      a.isExact == b.isExact ? !a.isUnchanged && b.isUnchanged : b.isExact
    }
  }
}

extension RuleDescription {
  /// Whether an update differs from the rule in its constant only.
  func agrees(with update: RuleDescription) -> Bool {
    target.attribute(for: attribute) == update.target.attribute(for: attribute)
      && multiplier == update.multiplier
      && (update.priority == nil || update.priority == resolvedPriority)
      && (update.label == nil || update.label == label)
  }

  /// Takes what an update wrote; priority and label stay where it wrote none.
  mutating func take(_ update: RuleDescription) {
    target = update.target
    multiplier = update.multiplier
    constant = update.constant
    priority = update.priority ?? priority
    label = update.label ?? label
    location = update.location ?? location
  }
}
