import Cassowary
public import QuoinCore

/// A constraint of a laid-out page, for pictures and tools that show what holds it together.
public struct LaidConstraint {
  public var constraint: ConstraintNote
  /// The box that it constrains.
  public var owner: Box
  public var attribute: Attribute
  /// What it is set against; nil for a size given as a number.
  public var target: Item?
  public var targetAttribute: Attribute
  /// What is added to the target, in pt.
  public var offset: Double
  /// By how much it is missed, in pt; 0 where it holds.
  public var error: Double
  /// Whether it conflicts with what was declared before it and was dropped.
  public var isRefused: Bool
}

extension LayoutEngine {
  /// The rules of the page that was laid out last, those that stacks and grids wrote among them, in
  /// declared order.
  public func constraints() -> [LaidConstraint] {
    guard let plan = lastPlan else { return [] }
    return plan.constraints.indices.compactMap { index in
      switch plan.constraints[index].origin {
      case .rule(let rule, let owner), .arranged(let rule, let owner, _):
        laid(rule, owner, index, plan)
      case .even, .implied: nil
      }
    }
  }

  private func laid(
    _ rule: RuleDescription, _ owner: Box, _ index: Int, _ plan: LayoutPlan
  ) -> LaidConstraint {
    let id = session.installed[index].id
    var offset = rule.constant
    if case .constant(let value) = rule.target { offset += value * rule.multiplier }
    return LaidConstraint(
      constraint: session.note(index, of: plan), owner: owner, attribute: rule.attribute,
      target: rule.target.item(for: rule.attribute, of: owner),
      targetAttribute: rule.target.attribute(for: rule.attribute), offset: offset,
      error: session.miss(of: index, in: plan),
      isRefused: id == nil)
  }
}
