import Cassowary
import QuoinCore

/// Says which constraints were refused, and because of which others.
struct ConflictReport {
  let diagnostics: [Diagnostic]

  init(_ plan: LayoutPlan, _ session: SolverSession) {
    diagnostics = session.refusals.map { refusal in
      let refused = plan.constraints[refusal.index]
      guard let members = refusal.members else {
        return Diagnostic(
          .error, .badValue, at: refused.note.location,
          "a number in '\(refused.note.text)' is out of range",
          boxes: ConflictReport.ids([refused], in: plan), constraints: [refused.note])
      }
      let all = (members + [refusal.index]).sorted().map { plan.constraints[$0] }
      let boxes = ConflictReport.ids(all, in: plan)
      return Diagnostic(
        .error, .conflict, at: refused.note.location,
        ConflictReport.message(refused, members: members.map { plan.constraints[$0] }),
        boxes: boxes, constraints: all.map(\.note))
    }
  }

  private static func message(
    _ refused: PlannedConstraint, members: [PlannedConstraint]
  ) -> String {
    let note = refused.note
    let name = note.label.map { "'\($0)' (\(note.text))" } ?? "'\(note.text)'"
    guard !members.isEmpty else { return "\(name) can never hold" }
    let count = members.count == 1 ? "another constraint" : "\(members.count) other constraints"
    let message = "\(name) cannot hold together with \(count)"
    // A variant adds to the page's rules unless it says that it means to change them.
    let isVariant = refused.place.section == Lowering.Section.variant
    let meetsPage = members.contains {
      $0.place.section == Lowering.Section.page && $0.rule != nil
    }
    return isVariant && meetsPage ? message + " of the page; use update or remake" : message
  }

  /// The ids of the boxes that constraints are about, in document order.
  private static func ids(_ constraints: [PlannedConstraint], in plan: LayoutPlan) -> [String] {
    let boxes = Set(constraints.flatMap { $0.terms.map(\.slot.box) })
    return boxes.sorted().filter { $0 > 0 }.compactMap { plan.boxes[$0].id }
  }
}
