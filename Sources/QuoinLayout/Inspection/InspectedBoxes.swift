import Cassowary
import QuoinCore

/// Gathers what there is to say about every box.
struct InspectedBoxes {
  let boxes: [InspectedBox]

  init(_ page: SolvedPage) {
    let plan = page.plan
    var natural: [Slot: Double] = [:]
    var ruled: Set<Int> = []
    for (index, constraint) in plan.constraints.enumerated() {
      if case .implied(.hugging, _) = constraint.origin, let slot = constraint.terms.first?.slot {
        natural[slot] = page.session.installed[index].constraint.constant
      }
      if case .implied = constraint.origin { continue }
      // Of the four unknowns of a box every other one is of the same axis.
      for term in constraint.terms { ruled.insert(term.slot.index / 4 * 2 + term.slot.index % 2) }
    }
    var freedoms: [Int: [InspectedFreedom]] = [:]
    for (slot, freedom) in AmbiguityReport(plan, page.session).moving {
      freedoms[slot.box, default: []].append(
        InspectedFreedom(
          quantity: slot.quantity.inspected, value: page.session.value(slot), low: freedom.low,
          high: freedom.high))
    }
    boxes = plan.boxes.enumerated().map { index, box in
      InspectedBox(
        id: box.id, name: box.name, kind: box.kind.rawValue, location: box.location,
        parent: plan.parents[index], rect: page.rect(of: Item(box)),
        reach: page.reach(of: index) { ruled.contains(index * 2 + $0) },
        isHidden: plan.isHidden(index), margins: page.guide(.margins, of: box),
        safeArea: page.guide(.safeArea, of: box), bleed: page.guide(.bleed, of: box),
        tracks: page.tracks(of: box), baselines: page.baselines(of: index),
        naturalWidth: natural[Slot(index, .width)], naturalHeight: natural[Slot(index, .height)],
        freedoms: freedoms[index] ?? [])
    }
  }
}

extension SolvedPage {
  /// A guide that a box carries, where it is not the box itself.
  fileprivate func guide(_ region: Region, of box: Box) -> Rect? {
    if region != .margins, box.ownPage == nil { return nil }
    let frame = rect(of: Item(box))
    let guide = rect(of: Item(box, region))
    return guide == frame ? nil : guide
  }

  /// The rectangle of a box, of a guide widened along the axes (0 across, 1 down) without rules.
  fileprivate func reach(of index: Int, isRuled: (Int) -> Bool) -> Rect {
    var reach = rect(of: Item(plan.boxes[index]))
    guard plan.boxes[index].kind == .guide, let parent = plan.parents[index] else { return reach }
    let holder = rect(of: Item(plan.boxes[parent]))
    if !isRuled(0) { (reach.x, reach.width) = (holder.x, holder.width) }
    if !isRuled(1) { (reach.y, reach.height) = (holder.y, holder.height) }
    return reach
  }

  fileprivate func tracks(of box: Box) -> [Rect] {
    guard box.kind == .grid, let grid = box.grid else { return [] }
    // More than can be told apart are not worth their time.
    let columns = 0..<min(max(grid.columns, 0), 200)
    let rows = 0..<min(max(grid.rows, 0), 200)
    return columns.map { rect(of: Item(box, .columns($0...$0))) }
      + rows.map { rect(of: Item(box, .rows($0...$0))) }
  }

  fileprivate func baselines(of index: Int) -> [Double] {
    guard let text = plan.text(of: index), plan.boxes[index].turn == .none else { return [] }
    let item = Item(plan.boxes[index])
    let first = position(.firstBaseline, of: item)
    guard metrics[text].lastBaseline > metrics[text].firstBaseline else { return [first] }
    return [first, position(.lastBaseline, of: item)]
  }
}

extension Quantity {
  fileprivate var inspected: InspectedFreedom.Quantity {
    switch self {
    case .left: .x
    case .top: .y
    case .width: .width
    case .height: .height
    }
  }
}
