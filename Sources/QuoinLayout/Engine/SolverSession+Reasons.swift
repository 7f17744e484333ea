import Cassowary
import QuoinCore

extension SolverSession {
  /// What the solver's names mean in the plan.
  struct Reasons {
    /// Constraints, by index in the plan.
    var indices: [ConstraintID: Int]
    var slots: [Variable: Slot]
    /// What can move of the box asked about, and what moves with it.
    var freedoms: [Slot: Freedom]
  }

  /// What is needed to explain the box with an index.
  func reasons(about box: Int) -> Reasons {
    var reasons = Reasons(indices: indices, slots: slots, freedoms: [:])
    for freedom in solver.ambiguity(where: { reasons.slots[$0]?.box == box }) {
      if let slot = reasons.slots[freedom.variable] { reasons.freedoms[slot] = freedom }
    }
    return reasons
  }

  func explanation(of slot: Slot) -> Explanation {
    solver.explanation(of: variables[slot.index])
  }

  /// A constraint of the plan as reports show it.
  func note(_ index: Int, of plan: LayoutPlan) -> ConstraintNote {
    plan.constraints[index].note(constant: installed[index].constraint.constant)
  }

  /// The unknowns of the plan that the variables stand for.
  var slots: [Variable: Slot] {
    Dictionary(
      variables.enumerated().map { ($1, Slot(index: $0)) }, uniquingKeysWith: { first, _ in first })
  }
}
