import Cassowary
import QuoinCore

extension Lowering {
  /// What a stack or a grid writes for its author, at the place of the box itself.
  mutating func lowerArrangement(of index: Int) {
    let box = plan.boxes[index]
    switch box.kind {
    case .stack: lowerStack(index, box.stack ?? StackStyle())
    case .grid: lowerGrid(index)
    default: break
    }
  }

  private func place(of index: Int, part: Int) -> Place {
    Place(Section.page, plan.boxes[index].order ?? index, part)
  }

  private mutating func lowerStack(_ index: Int, _ style: StackStyle) {
    let stack = plan.boxes[index]
    let visible = stack.arranged
    let lengths = visible.map { child in
      plan.index(of: child).flatMap { intrinsicSize(of: $0)[style.axis] }
    }
    let arrangement = StackLowering(stack, style, lengths: lengths)
    var part = 0
    for (owner, rule) in arrangement.rules {
      guard let child = plan.index(of: owner) else { continue }
      lower(
        rule, on: child, place: place(of: index, part: part),
        origin: .arranged(rule, owner: owner, by: stack))
      part += 1
    }
    if let evenness = arrangement.evenness {
      for third in visible.indices.dropFirst(2) {
        even(visible, third, style, evenness, place: place(of: index, part: part), stack)
        part += 1
      }
    }
    for axis in Axis.allCases {
      append(
        Expression(Slot(index, axis.size)), .lessThanOrEqual, priority: Lowering.fitting,
        place: place(of: index, part: part), origin: .implied(.fitting(axis), stack))
      part += 1
    }
  }

  /// Makes the gap, or the distance of centres, before a child the same as that before the one
  /// before it.
  private mutating func even(
    _ visible: [Box], _ third: Int, _ style: StackStyle,
    _ evenness: (kind: StackStyle.Distribution, priority: Priority), place: Place, _ stack: Box
  ) {
    let isSpacing = evenness.kind == .equalSpacing
    let direction = stack.resolvedDirection
    let isHorizontal = style.axis == .horizontal
    let center: Attribute = isHorizontal ? .centerX : .centerY
    let near: Attribute = isSpacing ? (isHorizontal ? .leading : .top) : center
    let far: Attribute = isSpacing ? (isHorizontal ? .trailing : .bottom) : center
    var expression = Expression()
    // In right-to-left the gap is counted from right to left.
    let sign: Double = isHorizontal && direction == .rightToLeft ? -1 : 1
    for (next, previous, factor) in [(third, third - 1, sign), (third - 1, third - 2, -sign)] {
      expression.add(
        self.expression(near, of: Item(visible[next]), in: direction), times: factor)
      expression.add(
        self.expression(far, of: Item(visible[previous]), in: direction), times: -factor)
    }
    if isSpacing {
      expression.constant -= visible[third - 1].spacingAfter ?? style.spacing
      expression.constant += visible[third - 2].spacingAfter ?? style.spacing
    }
    let names = visible[(third - 2)...third].map(\.name)
    let text =
      "\(names[2]).\(near.rawValue) - \(names[1]).\(far.rawValue) == "
      + "\(names[1]).\(near.rawValue) - \(names[0]).\(far.rawValue)"
    append(
      expression, .equal, priority: evenness.priority, place: place,
      origin: .even(owner: visible[third], by: stack, text: text))
  }

  /// A grid lies over its superview's margins on each axis on which it has no rules of its own.
  private mutating func lowerGrid(_ index: Int) {
    let grid = plan.boxes[index]
    guard let parent = grid.parent else { return }
    let pinned = grid.rules.rules.filter(\.isActive).map(\.description.attribute.axis)
    for (part, edge) in [Attribute.left, .right, .top, .bottom].enumerated() {
      guard !pinned.contains(edge.axis) else { continue }
      let rule = RuleDescription(
        edge, .equal, .item(parent.margins, edge), location: grid.location)
      lower(
        rule, on: index, place: place(of: index, part: part),
        origin: .arranged(rule, owner: grid, by: grid))
    }
  }
}
