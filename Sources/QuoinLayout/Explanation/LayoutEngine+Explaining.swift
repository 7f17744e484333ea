import Cassowary
import QuoinCore

extension LayoutEngine {
  /// Explains a box of the page that was laid out last.
  ///
  /// Costs eliminations among the tight constraints around the box: it is meant for diagnosis.
  ///
  /// - Parameters:
  ///   - box: The box; the page's root for the page itself.
  ///   - depth: How many steps the chain of cause is followed in ``BoxExplanation/Quantity/fact``;
  ///     at least 0, at most 64.
  /// - Returns: nil for a box that was not on that page.
  public func explain(_ box: Box, depth: Int = 5) -> BoxExplanation? {
    guard let plan = lastPlan, let index = plan.index(of: box) else { return nil }
    let reasons = session.reasons(about: index)
    var builder = FactBuilder(plan: plan, session: session, texts: lastTexts)
    let slots = (0..<4).map { Slot(index: index * 4 + $0) }
    for slot in slots { builder.leaveOut(Unknown(slot)) }
    var explanation = BoxExplanation(quantities: [], text: nil)
    var wrapping: [Int] = []
    for (name, slot) in zip(["x", "y", "width", "height"], slots) {
      let found = session.explanation(of: slot)
      builder.causes = Causes(equations(found, reasons, plan))
      if slot.quantity == box.lineAxis.size { wrapping = builder.causes.nearest(to: Unknown(slot)) }
      explanation.quantities.append(
        quantity(name, slot, found, reasons, &builder, depth: min(max(depth, 0), 64)))
    }
    if let text = plan.text(of: index) {
      explanation.text = BoxExplanation.Text(
        lastTexts[text], wrappedBy: notes(withoutWishesIn: wrapping, of: plan))
    }
    return explanation
  }

  /// The tight constraints and defaults that hold an unknown, as equations.
  private func equations(
    _ found: Explanation, _ reasons: SolverSession.Reasons, _ plan: LayoutPlan
  ) -> [Causes.Equation] {
    // Where the page begins is known even where it cancels out: so edges have numbers of their own.
    let origin = plan.origins
    let held = Set(found.holding.compactMap { reasons.indices[$0] }).union(origin).sorted()
    let equations = held.map { index in
      Causes.Equation(
        row: .constraint(index), terms: UnknownSum(plan.constraints[index].terms).terms,
        sum: session.installed[index].constraint.constant)
    }
    let standing = found.defaults.compactMap { reasons.slots[$0] }.map { slot in
      let unknown = Unknown(slot)
      var terms = [unknown: 1.0]
      if slot.quantity == .left || slot.quantity == .top, let parent = plan.parents[slot.box] {
        terms[Unknown(parent, unknown.part)] = -1
      }
      return Causes.Equation(row: .standing(unknown), terms: terms, sum: 0)
    }
    return equations + standing
  }

  private func quantity(
    _ name: String, _ slot: Slot, _ found: Explanation, _ reasons: SolverSession.Reasons,
    _ builder: inout FactBuilder, depth: Int
  ) -> BoxExplanation.Quantity {
    let plan = builder.plan
    let held = found.holding.compactMap { reasons.indices[$0] }
    let near = Set(held.flatMap { plan.constraints[$0].terms.map(\.slot) }.filter { $0.box > 0 })
      .union([slot])
    let lost = found.givenUp.compactMap { lost in
      reasons.indices[lost.id].map { (index: $0, error: lost.error) }
    }
    return BoxExplanation.Quantity(
      name: name, value: session.value(slot), fact: builder.fact(of: Unknown(slot), depth: depth),
      holding: held.map { session.note($0, of: plan) },
      nearest: builder.causes.nearest(to: Unknown(slot)).map { session.note($0, of: plan) },
      defaults: found.defaults.compactMap { reasons.slots[$0] }.map { plan.wording(ofDefault: $0) },
      givenUp: lost.filter { plan.isWorthTelling($0.index, about: slot, near) }.map {
        BoxExplanation.GivenUp(constraint: session.note($0.index, of: plan), error: $0.error)
      },
      refused: session.refusals.map(\.index).filter { index in
        plan.constraints[index].terms.contains { $0.slot == slot }
      }.map {
        BoxExplanation.GivenUp(
          constraint: session.note($0, of: plan), error: session.miss(of: $0, in: plan))
      },
      freedom: reasons.freedoms[slot].map { range($0, reasons, plan, besides: slot.box) })
  }

  private func range(
    _ freedom: Freedom, _ reasons: SolverSession.Reasons, _ plan: LayoutPlan, besides box: Int
  ) -> BoxExplanation.Range {
    let others = Set(freedom.companions.compactMap { reasons.slots[$0]?.box }).subtracting([box])
    return BoxExplanation.Range(
      low: freedom.low, high: freedom.high, level: freedom.level,
      companions: others.sorted().map { plan.boxes[$0].name })
  }

  /// Of the constraints that decide a text's width those that are not its own wish.
  private func notes(
    withoutWishesIn indices: [Int], of plan: LayoutPlan
  ) -> [ConstraintNote] {
    indices.filter { index in
      switch plan.constraints[index].origin {
      case .implied(.compression, _), .implied(.hugging, _): false
      default: true
      }
    }.map { session.note($0, of: plan) }
  }
}

extension LayoutPlan {
  /// The constraints that put the page's corner at 0: the first of all.
  fileprivate var origins: [Int] {
    constraints.indices.prefix(2).filter { index in
      if case .implied(.pageOrigin, _) = constraints[index].origin { true } else { false }
    }
  }

  /// `left of 'card' is its superview's`.
  fileprivate func wording(ofDefault slot: Slot) -> String {
    let isSize = slot.quantity == .width || slot.quantity == .height
    return "\(slot.quantity) of '\(boxes[slot.box].name)' is \(isSize ? "0" : "its superview's")"
  }

  /// Whether a constraint that is missed says something about an unknown and those it hangs on.
  ///
  /// That stacks and pages would rather be nothing is told of the box itself only.
  fileprivate func isWorthTelling(_ index: Int, about slot: Slot, _ near: Set<Slot>) -> Bool {
    let constraint = constraints[index]
    if constraint.terms.contains(where: { $0.slot == slot }) { return true }
    guard constraint.terms.contains(where: { near.contains($0.slot) }) else { return false }
    switch constraint.origin {
    case .rule, .implied(.hugging, _), .implied(.compression, _): return true
    case .arranged, .even, .implied: return false
    }
  }
}

extension BoxExplanation.Text {
  init(_ text: SettledText, wrappedBy: [ConstraintNote]) {
    let placed = text.placed
    naturalWidth = text.natural.width
    naturalHeight = text.natural.height
    wrapWidth = placed.wrapWidth
    lines = placed.metrics.lines
    height = placed.metrics.height
    isTruncated = placed.metrics.isTruncated
    scale = placed.metrics.scale
    self.wrappedBy = placed.wrapWidth == nil ? [] : wrappedBy
  }
}
