import Cassowary
import QuoinCore

/// The rules that a stack writes for its children, with the meaning of UIStackView.
struct StackLowering {
  let stack: Box
  let style: StackStyle
  /// The size of each visible child along the axis, where its content has one.
  let lengths: [Double?]
  private(set) var rules: [(owner: Box, rule: RuleDescription)] = []

  /// What holds unless a child's own required size forbids it: an overfull stack is a warning.
  static let nearlyRequired: Priority = 999.5
  /// Equal centres give way to content, and come before a stack's own fitting size.
  static let centering: Priority = 150
  /// Pulls towards an edge where nothing else decides, below a stack's own fitting size.
  static let pulling: Priority = 49

  init(_ stack: Box, _ style: StackStyle, lengths: [Double?]) {
    self.stack = stack
    self.style = style
    self.lengths = lengths
    arrange(stack.arranged)
  }

  private var container: Item { stack.margins }
  private var near: Attribute { style.axis == .horizontal ? .leading : .top }
  private var far: Attribute { style.axis == .horizontal ? .trailing : .bottom }
  private var length: Attribute { style.axis == .horizontal ? .width : .height }
  private var center: Attribute { style.axis == .horizontal ? .centerX : .centerY }

  private mutating func arrange(_ visible: [Box]) {
    for (index, child) in visible.enumerated() {
      let isFirst = index == 0
      if isFirst { add(child, near, .equal, container, near) }
      if index == visible.count - 1 { closeAxis(child, isOnly: isFirst) }
      if !isFirst { space(child, after: visible[index - 1]) }
      align(child, with: visible[0])
    }
    distribute(visible)
    collapse()
  }

  /// The last child ends where the stack ends.
  private mutating func closeAxis(_ child: Box, isOnly: Bool) {
    switch style.distribution {
    case .equalSpacing, .equalCentering:
      guard isOnly else { fallthrough }
      // Alone it has no gap to share: it stands at the start, as large as its content.
      add(child, far, .lessThanOrEqual, container, far, priority: Self.nearlyRequired)
      add(child, far, .equal, container, far, priority: Self.pulling)
    case .fill, .fillEqually, .fillProportionally: add(child, far, .equal, container, far)
    }
  }

  private mutating func space(_ child: Box, after previous: Box) {
    let gap = previous.spacingAfter ?? style.spacing
    switch style.distribution {
    case .fill, .fillEqually, .fillProportionally:
      add(child, near, .equal, Item(previous), far, constant: gap)
    case .equalSpacing, .equalCentering:
      add(
        child, near, .greaterThanOrEqual, Item(previous), far, constant: gap,
        priority: Self.nearlyRequired)
    }
  }

  /// How the children share the axis.
  private mutating func distribute(_ visible: [Box]) {
    guard let first = visible.first else { return }
    switch style.distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually:
      for child in visible.dropFirst() { add(child, length, .equal, Item(first), length) }
    case .fillProportionally:
      guard let base = lengths.first ?? nil, base > 0 else { return }
      for (child, own) in zip(visible, lengths).dropFirst() {
        guard let own, own > 0 else { continue }
        add(
          child, length, .equal, Item(first), length, multiplier: own / base, priority: 999)
      }
    }
  }

  private mutating func align(_ child: Box, with first: Box) {
    let isHorizontal = style.axis == .horizontal
    let near: Attribute = isHorizontal ? .top : .leading
    let far: Attribute = isHorizontal ? .bottom : .trailing
    let nearly = Self.nearlyRequired
    switch style.alignment {
    case .fill:
      add(child, near, .equal, container, near)
      add(child, far, .equal, container, far)
    case .center:
      let center: Attribute = isHorizontal ? .centerY : .centerX
      add(child, center, .equal, container, center)
      add(child, near, .greaterThanOrEqual, container, near, priority: nearly)
      add(child, far, .lessThanOrEqual, container, far, priority: nearly)
    case .trailing, .bottom:
      add(child, far, .equal, container, far)
      add(child, near, .greaterThanOrEqual, container, near, priority: nearly)
    case .firstBaseline, .lastBaseline:
      guard isHorizontal else { fallthrough }
      let isFirst = style.alignment == .firstBaseline
      let line: Attribute = isFirst ? .firstBaseline : .lastBaseline
      if child !== first { add(child, line, .equal, Item(first), line) }
      add(child, near, .greaterThanOrEqual, container, near, priority: nearly)
      add(child, far, .lessThanOrEqual, container, far, priority: nearly)
      let edge = isFirst ? near : far
      add(child, edge, .equal, container, edge, priority: Self.pulling)
    case .leading, .top:
      add(child, near, .equal, container, near)
      add(child, far, .lessThanOrEqual, container, far, priority: nearly)
    }
  }

  /// Hidden children take no room: they stand where the next one does, with no length.
  private mutating func collapse() {
    var previous: Box?
    for child in stack.children where child.kind != .guide {
      guard child.isHidden else {
        previous = child
        continue
      }
      let start = previous.map { (Item($0), far) } ?? (container, near)
      let cross: Attribute = style.axis == .horizontal ? .top : .leading
      add(child, near, .equal, start.0, start.1, priority: Self.nearlyRequired)
      add(child, cross, .equal, container, cross, priority: Self.nearlyRequired)
      rules.append(
        (child, RuleDescription(length, .equal, .constant(0), priority: Self.nearlyRequired)))
    }
  }

  private mutating func add(
    _ child: Box, _ attribute: Attribute, _ relation: Relation, _ target: Item,
    _ other: Attribute, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required
  ) {
    rules.append(
      (
        child,
        RuleDescription(
          attribute, relation, .item(target, other), multiplier: multiplier, constant: constant,
          priority: priority, location: stack.location)
      ))
  }
}

extension StackLowering {
  /// What makes the gaps, or the distances of centres, of three neighbours equal.
  ///
  /// These have three boxes each, so they are no rules; ``Lowering`` adds them.
  var evenness: (kind: StackStyle.Distribution, priority: Priority)? {
    switch style.distribution {
    case .equalSpacing: (.equalSpacing, .required)
    case .equalCentering: (.equalCentering, Self.centering)
    default: nil
    }
  }
}

extension Box {
  /// The children that a stack arranges: those that are neither guides nor hidden.
  var arranged: [Box] { children.filter { $0.kind != .guide && !$0.isHidden } }
}
