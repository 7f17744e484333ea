import Cassowary
public import QuoinCore

/// What would come of one number of a box being another: why it is not so.
public struct BoxAlternative: Hashable, Sendable {
  /// `x`, `y`, `width` or `height`.
  public var name: String
  /// What it is, in pt.
  public var value: Double
  /// What it would be, in pt.
  public var wanted: Double
  /// The required constraints that it cannot hold together with, in declared order: an irreducible
  /// set; empty where it can.
  public var conflict: [ConstraintNote]
  /// Where it can: the constraints that would be missed, or missed by more, in declared order, with
  /// what they would then be missed by.
  public var lost: [BoxExplanation.GivenUp]
}

extension LayoutEngine {
  /// Asks what would come of a number of a box being another, by laying the page out once with that
  /// as a required constraint, declared last of all, and once more without.
  ///
  /// - Parameters:
  ///   - attribute: `left` or `top`, measured from the page's corner, `width` or `height`.
  ///   - wanted: Its value in pt.
  ///   - box: A box of the page; not the page's root.
  ///   - page: The page that was laid out last; it is left as it was.
  /// - Returns: nil for another attribute, a number that is not finite, or a box that is not on the
  ///   page.
  public func alternative(
    _ attribute: Attribute, _ wanted: Double, of box: Box, on page: Page
  ) -> BoxAlternative? {
    let names: [Attribute: String] = [.left: "x", .top: "y", .width: "width", .height: "height"]
    guard let name = names[attribute], let plan = lastPlan, let index = plan.index(of: box),
      index > 0
    else { return nil }
    let parts: [Attribute: Quantity] = [
      .left: .left, .top: .top, .width: .width, .height: .height,
    ]
    guard let part = parts[attribute] else { return nil }
    let value = session.value(Slot(index, part))
    let before = misses()
    let target: RuleTarget =
      attribute.isSize ? .constant(wanted) : .item(Item(page.root), attribute)
    let rule = RuleDescription(
      attribute, .equal, target, constant: attribute.isSize ? 0 : wanted, location: box.location)
    guard let made = try? page.make([rule], on: box).first else { return nil }
    _ = layout(page)
    var alternative = BoxAlternative(
      name: name, value: value, wanted: wanted, conflict: [], lost: [])
    if let plan = lastPlan {
      let refusal = session.refusals.first { refusal in
        plan.constraints[refusal.index].rule == rule
          && plan.constraints[refusal.index].owner === box
      }
      if let refusal {
        alternative.conflict = (refusal.members ?? []).map { session.note($0, of: plan) }
      } else {
        alternative.lost = misses().filter { place, miss in
          miss.error > (before[place]?.error ?? 0) + 1e-6
        }.sorted { $0.key < $1.key }.map(\.value)
      }
    }
    made.isActive = false
    page.setNeedsLayout()
    _ = layout(page)
    return alternative
  }

  /// By how much each constraint that stands is missed, by place; only those that are.
  private func misses() -> [Place: BoxExplanation.GivenUp] {
    guard let plan = lastPlan else { return [:] }
    var misses: [Place: BoxExplanation.GivenUp] = [:]
    for index in plan.constraints.indices {
      guard let id = session.installed[index].id else { continue }
      let error = session.solver.violation(of: id)
      guard error > 1e-6 else { continue }
      misses[plan.constraints[index].place] = BoxExplanation.GivenUp(
        constraint: session.note(index, of: plan), error: error)
    }
    return misses
  }
}
