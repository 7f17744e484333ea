import Cassowary
import QuoinCore

/// Says where the constraints leave a choice.
struct AmbiguityReport {
  private(set) var diagnostics: [Diagnostic] = []
  /// The unknowns that the diagnostics are about, with how far each could move.
  private(set) var moving: [(slot: Slot, freedom: Freedom)] = []

  /// Nobody reads more, and each has its cost on a page where everything is open.
  private static let limit = 100

  init(_ plan: LayoutPlan, _ session: SolverSession) {
    lazy var slots = session.slots
    lazy var read = AmbiguityReport.readAxes(plan)
    let freedoms = session.solver.ambiguity(groups: Self.limit) { variable in
      guard let slot = slots[variable] else { return false }
      return !plan.isUnseen(slot.box) || read.contains(slot.axisOfBox)
    }
    var seen: Set<Slot> = []
    var reported: Set<Slot> = []
    for freedom in freedoms {
      guard let slot = slots[freedom.variable], !seen.contains(slot) else { continue }
      let companions = freedom.companions.compactMap { slots[$0] }
      let group = ([slot] + companions).filter { slot in
        !plan.isUnseen(slot.box) || read.contains(slot.axisOfBox)
      }
      seen.formUnion(group)
      guard group.contains(slot) else { continue }
      reported.formUnion(group)
      diagnostics.append(
        AmbiguityReport.diagnostic(plan, slot, group.sorted(), freedom, session))
    }
    moving = freedoms.compactMap { freedom in
      guard let slot = slots[freedom.variable], reported.contains(slot) else { return nil }
      return (slot, freedom)
    }
  }

  private static func diagnostic(
    _ plan: LayoutPlan, _ slot: Slot, _ group: [Slot], _ freedom: Freedom,
    _ session: SolverSession
  ) -> Diagnostic {
    let box = plan.boxes[slot.box]
    var indices: [Int] = []
    for slot in group where indices.last != slot.box { indices.append(slot.box) }
    let others = indices.filter { $0 != slot.box }.map { "'\(plan.boxes[$0].name)'" }
    let quantity = "\(slot.quantity)"
    var message = "the constraints leave a choice for \(quantity) of '\(box.name)'"
    if !others.isEmpty { message += " together with \(others.joined(separator: ", "))" }
    let number = RuleDescription.number
    switch (freedom.low, freedom.high) {
    case (let low?, let high?): message += ": from \(number(low)) to \(number(high)) pt"
    case (let low?, nil): message += ": \(number(low)) pt or more"
    case (nil, let high?): message += ": \(number(high)) pt or less"
    case (nil, nil): message += ": anywhere"
    }
    message += freedom.level > 0 ? ", a tie at priority \(number(freedom.level))" : ""
    message += "; \(number(session.value(slot))) was taken"
    return Diagnostic(
      .warning, .ambiguous, at: box.location, message,
      boxes: indices.compactMap { plan.boxes[$0].id })
  }

  /// The axes of boxes that a rule of another box reads, or that hold children.
  private static func readAxes(_ plan: LayoutPlan) -> Set<AxisOfBox> {
    var read: Set<AxisOfBox> = []
    for constraint in plan.constraints {
      guard let owner = plan.index(of: constraint.owner) else { continue }
      for term in constraint.terms where term.slot.box != owner {
        read.insert(term.slot.axisOfBox)
      }
    }
    return read
  }
}

extension LayoutPlan {
  /// Whether nobody sees where a box stands: a guide, or what a stack has collapsed.
  fileprivate func isUnseen(_ index: Int) -> Bool {
    if boxes[index].kind == .guide { return true }
    guard let parent = parents[index] else { return false }
    return (boxes[parent].kind == .stack && boxes[index].isHidden) || isUnseen(parent)
  }
}

/// One axis of the box with an index.
private struct AxisOfBox: Hashable {
  var box: Int
  var axis: Axis
}

extension Slot {
  fileprivate var axisOfBox: AxisOfBox {
    switch quantity {
    case .left, .width: AxisOfBox(box: box, axis: .horizontal)
    case .top, .height: AxisOfBox(box: box, axis: .vertical)
    }
  }
}
