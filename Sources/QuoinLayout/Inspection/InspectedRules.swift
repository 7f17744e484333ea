import Cassowary
import QuoinCore

/// Gathers what there is to say about every rule.
struct InspectedRules {
  private(set) var rules: [InspectedRule] = []
  private let page: SolvedPage
  private var plan: LayoutPlan { page.plan }
  /// By index in the plan.
  private var refusals: [Int: Diagnostic] = [:]

  /// Misses smaller than this are rounding, in pt.
  private static let tolerance = 1e-6
  /// What stacks ask for below this only decides where nothing else does.
  private static let leastArranged = 500.0

  init(_ page: SolvedPage) {
    self.page = page
    let reports = ConflictReport(page.plan, page.session).diagnostics
    for (refusal, report) in zip(page.session.refusals, reports) {
      refusals[refusal.index] = report
    }
    for index in plan.constraints.indices {
      if let rule = rule(index) { rules.append(rule) }
    }
  }

  private func rule(_ index: Int) -> InspectedRule? {
    let constraint = plan.constraints[index]
    switch constraint.origin {
    case .rule(let rule, let owner): return inspected(index, rule, owner, .written)
    case .arranged(let rule, let owner, _): return inspected(index, rule, owner, .arranged)
    case .even(let owner, let stack, _): return even(index, owner, stack)
    case .implied(let implication, let box):
      return refusals[index] == nil ? nil : implied(index, implication, box)
    }
  }

  private func inspected(
    _ index: Int, _ rule: RuleDescription, _ owner: Box, _ origin: InspectedRule.Origin
  ) -> InspectedRule? {
    let direction = owner.outerDirection
    guard let end = page.end(rule.attribute, of: Item(owner, rule.region), in: direction) else {
      return nil
    }
    let target = rule.target.item(for: rule.attribute, of: owner).flatMap { item in
      page.end(rule.target.attribute(for: rule.attribute), of: item, in: direction)
    }
    var constant = rule.constant
    if case .constant(let value) = rule.target { constant += value * rule.multiplier }
    // In right-to-left an offset is counted leftwards, and the sense of an inequality with it.
    let isMirrored =
      !rule.attribute.isSize && rule.attribute.isDirectional && direction == .rightToLeft
    return finished(
      index, end, target, rule.relation.comparison(isMirrored: isMirrored),
      multiplier: target == nil ? 1 : rule.multiplier,
      constant: isMirrored && constant != 0 ? -constant : constant, origin)
  }

  /// Equal gaps, or distances of centres: shown where the second of them is.
  private func even(_ index: Int, _ owner: Box, _ stack: Box) -> InspectedRule? {
    let style = stack.stack ?? StackStyle()
    let children = stack.arranged
    guard let place = children.firstIndex(where: { $0 === owner }), place > 0 else { return nil }
    let isHorizontal = style.axis == .horizontal
    let center: Attribute = isHorizontal ? .centerX : .centerY
    let isSpacing = style.distribution == .equalSpacing
    let near = isSpacing ? (isHorizontal ? Attribute.leading : .top) : center
    let far = isSpacing ? (isHorizontal ? Attribute.trailing : .bottom) : center
    let direction = stack.resolvedDirection
    guard let end = page.end(near, of: Item(owner), in: direction) else { return nil }
    return finished(
      index, end, page.end(far, of: Item(children[place - 1]), in: direction), .equal,
      multiplier: 1, constant: nil, .arranged)
  }

  private func implied(
    _ index: Int, _ implication: PlannedConstraint.Implication, _ box: Box
  ) -> InspectedRule? {
    let constant = page.session.installed[index].constraint.constant
    let side: Attribute
    var target: RuleEnd?
    var multiplier = 1.0
    switch implication {
    case .pageOrigin(let attribute): side = attribute
    case .pageSide(let axis, _), .fitting(let axis), .notNegative(let axis), .hugging(let axis),
      .compression(let axis):
      side = axis == .horizontal ? .width : .height
    case .aspect(let ratio):
      side = .width
      target = page.end(.height, of: Item(box), in: .leftToRight)
      multiplier = ratio
    }
    guard let end = page.end(side, of: Item(box), in: .leftToRight) else { return nil }
    let comparison = plan.constraints[index].relation.comparison(isMirrored: false)
    return finished(
      index, end, target, comparison, multiplier: multiplier, constant: constant, .implied)
  }

  private func finished(
    _ index: Int, _ owner: RuleEnd, _ target: RuleEnd?, _ comparison: InspectedRule.Comparison,
    multiplier: Double, constant: Double?, _ origin: InspectedRule.Origin
  ) -> InspectedRule? {
    let note = page.session.note(index, of: plan)
    let error = page.session.miss(of: index, in: plan)
    let state: InspectedRule.State
    if let refusal = refusals[index] {
      state = .refused(
        message: refusal.message, with: refusal.constraints.filter { $0 != note })
    } else if error > Self.tolerance {
      guard origin != .arranged || note.priority >= Self.leastArranged else { return nil }
      state = .givenUp
    } else if comparison != .equal, page.session.room(of: index, in: plan) > Self.tolerance {
      state = .slack
    } else {
      state = .tight
    }
    return InspectedRule(
      note: note, owner: owner, target: target, comparison: comparison, multiplier: multiplier,
      constant: constant, origin: origin, error: error, state: state)
  }
}

extension SolverSession {
  /// The left side less the right side of a constraint as it was solved.
  private func difference(of index: Int, in plan: LayoutPlan) -> Double {
    plan.constraints[index].terms.reduce(-installed[index].constraint.constant) {
      $0 + value($1.slot) * $1.coefficient
    }
  }

  /// By how much a constraint is missed, whether it stands or was refused; 0 where it holds.
  func miss(of index: Int, in plan: LayoutPlan) -> Double {
    if let id = installed[index].id { return solver.violation(of: id) }
    let difference = difference(of: index, in: plan)
    switch plan.constraints[index].relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  /// How far a constraint is from being tight.
  fileprivate func room(of index: Int, in plan: LayoutPlan) -> Double {
    abs(difference(of: index, in: plan))
  }
}

extension Relation {
  fileprivate func comparison(isMirrored: Bool) -> InspectedRule.Comparison {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .atLeast : .atMost
    case .greaterThanOrEqual: isMirrored ? .atMost : .atLeast
    }
  }
}
