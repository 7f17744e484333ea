import Cassowary
public import QuoinCore

/// Why a box is where it is and as large as it is.
public struct BoxExplanation: Hashable, Sendable {
  /// One of the four numbers of a box.
  public struct Quantity: Hashable, Sendable {
    /// `x`, `y`, `width` or `height`.
    public var name: String
    /// In pt, positions from the page's top left.
    public var value: Double
    /// The tight constraints that leave it this value, in declared order.
    public var holding: [ConstraintNote]
    /// What else decides because no constraint does: `left of 'card' is its superview's`.
    public var defaults: [String]
    /// The constraints that were given up on it, in declared order.
    public var givenUp: [GivenUp]
    /// How far it could move if it is ambiguous.
    public var freedom: Range?
  }

  /// A constraint that is missed, and by how much in pt.
  public struct GivenUp: Hashable, Sendable {
    public var constraint: ConstraintNote
    public var error: Double
  }

  /// The least and greatest value that breaks nothing; nil where there is no bound.
  public struct Range: Hashable, Sendable {
    public var low: Double?
    public var high: Double?
  }

  /// x, y, width and height.
  public var quantities: [Quantity]
}

extension LayoutEngine {
  /// Explains a box of the page that was laid out last.
  ///
  /// - Returns: nil for a box that was not on that page.
  public func explain(_ box: Box) -> BoxExplanation? {
    guard let plan = lastPlan, let index = plan.index(of: box) else { return nil }
    let reasons = session.reasons()
    let names = ["x", "y", "width", "height"]
    return BoxExplanation(
      quantities: names.indices.map { part in
        let slot = Slot(index: index * 4 + part)
        return quantity(names[part], slot, plan, reasons)
      })
  }

  private func quantity(
    _ name: String, _ slot: Slot, _ plan: LayoutPlan, _ reasons: SolverSession.Reasons
  ) -> BoxExplanation.Quantity {
    let explanation = session.explanation(of: slot)
    return BoxExplanation.Quantity(
      name: name, value: session.value(slot),
      holding: explanation.holding.compactMap { reasons.indices[$0] }.map {
        session.note($0, of: plan)
      },
      defaults: explanation.defaults.compactMap { reasons.slots[$0] }.map { slot in
        let owner = plan.boxes[slot.box]
        let isSize = slot.quantity == .width || slot.quantity == .height
        return "\(slot.quantity) of '\(owner.name)' is \(isSize ? "0" : "its superview's")"
      },
      givenUp: explanation.givenUp.compactMap { givenUp in
        reasons.indices[givenUp.id].map {
          BoxExplanation.GivenUp(
            constraint: session.note($0, of: plan), error: givenUp.error)
        }
      },
      freedom: reasons.freedoms[slot].map { BoxExplanation.Range(low: $0.low, high: $0.high) })
  }
}
