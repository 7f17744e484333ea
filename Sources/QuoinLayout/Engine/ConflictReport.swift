import Cassowary
import QuoinCore

/// Says which constraints were refused, and because of which others.
struct ConflictReport {
  let diagnostics: [Diagnostic]

  init(_ plan: LayoutPlan, _ session: SolverSession) {
    diagnostics = session.refusals.map { refusal in
      let refused = session.note(refusal.index, of: plan)
      guard let members = refusal.members else {
        return Diagnostic(
          .error, .badValue, at: refused.location,
          "a number in '\(refused.text)' is out of range",
          boxes: ConflictReport.ids([refusal.index], in: plan), constraints: [refused])
      }
      let all = (members + [refusal.index]).sorted()
      return Diagnostic(
        .error, .conflict, at: refused.location,
        ConflictReport.message(refused, refusal.index, members, plan),
        boxes: ConflictReport.ids(all, in: plan),
        constraints: all.map { session.note($0, of: plan) })
    }
  }

  private static func message(
    _ note: ConstraintNote, _ refused: Int, _ members: [Int], _ plan: LayoutPlan
  ) -> String {
    let name = note.label.map { "'\($0)' (\(note.text))" } ?? "'\(note.text)'"
    guard !members.isEmpty else { return "\(name) can never hold" }
    let count = members.count == 1 ? "another constraint" : "\(members.count) other constraints"
    let message = "\(name) cannot hold together with \(count)"
    // A variant adds to the page's rules unless it says that it means to change them.
    let isVariant = plan.constraints[refused].place.section == Lowering.Section.variant
    let meetsPage = members.map { plan.constraints[$0] }.contains {
      $0.place.section == Lowering.Section.page && $0.rule != nil
    }
    return isVariant && meetsPage ? message + " of the page; use update or remake" : message
  }

  /// The ids of the boxes that constraints are about, in document order.
  private static func ids(_ constraints: [Int], in plan: LayoutPlan) -> [String] {
    let boxes = Set(constraints.flatMap { plan.constraints[$0].terms.map(\.slot.box) })
    return boxes.sorted().filter { $0 > 0 }.compactMap { plan.boxes[$0].id }
  }
}
