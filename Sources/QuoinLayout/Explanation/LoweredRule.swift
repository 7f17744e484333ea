import QuoinCore

/// A rule with its owner, seen from either side.
struct LoweredRule {
  var description: RuleDescription
  var owner: Box
  /// The stack or grid that wrote it; nil for the author's own.
  var arranger: Box?

  /// The side of a rule that an unknown stands on.
  enum Side {
    case owner, target
  }

  private var direction: LayoutDirection { owner.outerDirection }

  /// What the rule constrains.
  var constrained: Measure {
    Measure(Item(owner, description.region), description.attribute, in: direction)
  }

  /// What it sets that against; nil for a size given as a number.
  var target: Measure? {
    description.target.item(for: description.attribute, of: owner).map {
      Measure($0, description.target.attribute(for: description.attribute), in: direction)
    }
  }

  func measure(_ side: Side) -> Measure { side == .owner ? constrained : target ?? constrained }

  var multiplier: Double { description.multiplier }

  private var isMirrored: Bool {
    description.attribute.isDirectional && direction == .rightToLeft
  }

  /// What is added to the target, in the page's own direction.
  var offset: Double {
    var value = description.constant
    if case .constant(let number) = description.target { value += number * multiplier }
    return isMirrored ? -value : value
  }

  /// The edge from which a multiplied position is measured; nil where that makes no difference.
  var origin: Measure? {
    guard multiplier != 1, !description.attribute.isSize, let target,
      let space = owner.nearestCommonAncestor(with: target.item.box)
    else { return nil }
    let isVertical = description.attribute.axis == .vertical
    return Measure(Item(space), isVertical ? .top : isMirrored ? .right : .left)
  }

  /// The side that alone speaks of an unknown; nil where both or the origin do.
  func side(of unknown: Unknown, _ builder: FactBuilder) -> Side? {
    func speaks(_ measure: Measure?) -> Bool {
      guard let measure else { return false }
      return builder.terms(measure).contains { $0.unknown == unknown }
    }
    switch (speaks(constrained), speaks(target), speaks(origin)) {
    case (true, false, false): return .owner
    case (false, true, false): return .target
    default: return nil
    }
  }
}

extension PlannedConstraint {
  /// The rule that the constraint was lowered from, if it was.
  var lowered: LoweredRule? {
    switch origin {
    case .rule(let rule, let owner): LoweredRule(description: rule, owner: owner)
    case .arranged(let rule, let owner, let arranger):
      LoweredRule(description: rule, owner: owner, arranger: arranger)
    case .even, .implied: nil
    }
  }
}
