extension Box {
  /// Adds constraints.
  ///
  /// The block is run at once and only collects; what it describes is installed together when it
  /// ends. Mistakes that types cannot exclude are diagnostics of the next layout.
  ///
  /// - Returns: One handle for each chain, in order.
  @discardableResult
  public func makeConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    collect(block).map { draft, rules in handle(draft, install(rules)) }
  }

  /// Changes the constraints that have the same attribute, relation and target box or guide.
  ///
  /// Multiplier and constant are taken over, priority and label where they are written. One that
  /// matches nothing is added, with an `update-added` warning.
  @discardableResult
  public func updateConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    let collected = collect(block)
    let changed = update(collected.flatMap(\.rules))
    var next = changed.makeIterator()
    return collected.map { draft, rules in handle(draft, rules.compactMap { _ in next.next() }) }
  }

  /// Takes every constraint off the box and adds these.
  @discardableResult
  public func remakeConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    let collected = collect(block)
    rules.removeAll()
    return collected.map { draft, rules in handle(draft, install(rules)) }
  }

  /// Takes every constraint off the box.
  public func removeConstraints() {
    rules.removeAll()
    setNeedsLayout()
  }

  /// Takes off the constraints that have the attribute, relation and target box or guide of one of
  /// those described.
  public func removeConstraints(_ block: (ConstraintMaker) -> Void) {
    for (_, rules) in collect(block) {
      for rule in rules {
        let pattern = RulePattern(rule.attribute, rule.relation, rule.target)
        self.rules.removeAll(matching: pattern, on: self)
      }
    }
    setNeedsLayout()
  }

  /// Describes constraints that only take part in layout once they are activated.
  public func prepareConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    collect(block).map { draft, rules in
      handle(draft, rules.map { Rule($0, place: page?.nextPlace(), isActive: false) })
    }
  }

  private func collect(
    _ block: (ConstraintMaker) -> Void
  ) -> [(draft: ConstraintDraft, rules: [RuleDescription])] {
    let maker = ConstraintMaker()
    block(maker)
    setNeedsLayout()
    return maker.drafts.map { draft in (draft, draft.lowered(on: self, mistake: note)) }
  }

  private func handle(_ draft: ConstraintDraft, _ rules: [Rule]) -> ConstraintHandle {
    ConstraintHandle(draft, on: self, rules: rules)
  }
}
