import Cassowary
import QuoinCore

extension Lowering {
  /// The author's rules on a box.
  mutating func lowerRules(of index: Int) {
    let owner = plan.boxes[index]
    for rule in owner.rules.rules where rule.isActive {
      guard let place = rule.place else { continue }
      let section = place.section == .page ? Section.page : Section.variant
      lower(
        rule.description, on: index, place: Place(section, place.order, place.part),
        origin: .rule(rule.description, owner: owner))
    }
  }

  /// One rule as a constraint.
  ///
  /// Positions are measured in the nearest common ancestor's own space before the multiplier
  /// applies, leading and trailing from its far side where its children read from right to left.
  mutating func lower(
    _ rule: RuleDescription, on index: Int, place: Place, origin: PlannedConstraint.Origin
  ) {
    let owner = plan.boxes[index]
    do throws(LayoutError) {
      try rule.check(on: owner)
    } catch {
      return report(error.diagnostic)
    }
    var value = rule.constant
    if case .constant(let number) = rule.target { value += number * rule.multiplier }

    let direction = owner.outerDirection
    let attribute = rule.attribute
    var expression = self.expression(attribute, of: Item(owner, rule.region), in: direction)
    var isMirrored = false
    if let target = rule.target.item(for: attribute, of: owner) {
      let other = rule.target.attribute(for: attribute)
      expression.add(
        self.expression(other, of: target, in: direction), times: -rule.multiplier)
      if !attribute.isSize {
        isMirrored = attribute.isDirectional && direction == .rightToLeft
        if let space = owner.nearestCommonAncestor(with: target.box) {
          expression.add(
            self.expression(attribute.axis.edge(isMirrored), of: Item(space), in: .leftToRight),
            times: rule.multiplier - 1)
        }
      }
    }
    expression.constant += isMirrored ? value : -value
    append(
      expression, isMirrored ? rule.relation.mirrored : rule.relation,
      priority: rule.resolvedPriority, place: place, origin: origin)
  }
}

extension Axis {
  /// The edge from which positions are measured.
  fileprivate func edge(_ isMirrored: Bool) -> Attribute {
    self == .vertical ? .top : isMirrored ? .right : .left
  }
}

extension Relation {
  /// The relation between the negatives of both sides.
  fileprivate var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
