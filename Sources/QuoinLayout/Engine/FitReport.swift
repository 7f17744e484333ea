import QuoinCore

/// Says what did not fit: texts in their boxes, children in their stacks, paint on the page.
struct FitReport {
  private(set) var diagnostics: [Diagnostic] = []
  /// What is let pass, in pt.
  private static let tolerance = 0.01

  private let plan: LayoutPlan
  private let rects: [Rect]

  init(_ plan: LayoutPlan, rects: [Rect], texts: [PlacedText], loop: TextLoop) {
    self.plan = plan
    self.rects = rects
    reportUnsettled(loop)
    for index in plan.boxes.indices where !plan.isHidden(index) {
      if let text = plan.text(of: index) { reportOverflow(of: index, texts[text].metrics) }
      if plan.boxes[index].kind == .stack { reportOverfull(stack: index) }
    }
    for distributed in plan.page.distributed { reportOverfull(distributed) }
    reportOutside()
  }

  private mutating func warn(
    _ code: Diagnostic.Code, _ boxes: [Box], _ message: String, at location: SourceLocation?
  ) {
    diagnostics.append(
      Diagnostic(.warning, code, at: location, message, boxes: boxes.compactMap(\.id)))
  }

  private mutating func reportUnsettled(_ loop: TextLoop) {
    guard let first = loop.unsettled.first else { return }
    let boxes = loop.unsettled.map { plan.boxes[plan.texts[$0].box] }
    let names = boxes.map { "'\($0.name)'" }.joined(separator: ", ")
    warn(
      .noFixedPoint, boxes, "no height settled for \(names); the tallest was kept",
      at: plan.boxes[plan.texts[first].box].location)
  }

  private mutating func reportOverflow(of index: Int, _ metrics: TextMetrics) {
    let box = plan.boxes[index]
    guard !plan.isClipped(index) else { return }
    let rect = rects[index].turned(box.turn)
    let excess = [
      (metrics.width - rect.width, "wide"),
      (metrics.height - rect.height, "high"),
    ].filter { $0.0 > Self.tolerance }
    guard !excess.isEmpty else { return }
    let amounts = excess.map { "\(RuleDescription.number($0)) pt too \($1)" }
    warn(
      .overflow, [box],
      "the text of '\(box.name)' is \(amounts.joined(separator: " and ")) for its box",
      at: box.location)
  }

  private mutating func reportOverfull(stack index: Int) {
    let stack = plan.boxes[index]
    let style = stack.stack ?? StackStyle()
    guard style.distribution == .equalSpacing || style.distribution == .equalCentering else {
      return
    }
    let children = stack.arranged
    let wanted = children.map { $0.spacingAfter ?? style.spacing }
    let missing = overlap(of: children, along: style.axis, gaps: wanted)
    guard missing > Self.tolerance else { return }
    warn(
      .overflow, [stack],
      "'\(stack.name)' is overfull by \(RuleDescription.number(missing)) pt", at: stack.location)
  }

  private mutating func reportOverfull(_ distributed: DistributedBoxes) {
    let boxes = distributed.boxes
    let missing = overlap(
      of: boxes, along: distributed.axis, gaps: boxes.map { _ in 0 })
    guard missing > Self.tolerance else { return }
    let names = boxes.map { "'\($0.name)'" }.joined(separator: ", ")
    warn(
      .overflow, boxes,
      "the row of \(names) is overfull by \(RuleDescription.number(missing)) pt",
      at: distributed.location ?? boxes.first?.location)
  }

  /// By how much the gaps between neighbours fall short, in all.
  private func overlap(of boxes: [Box], along axis: Axis, gaps: [Double]) -> Double {
    let spans = boxes.compactMap { plan.index(of: $0) }.map { rects[$0] }.map { rect in
      axis == .horizontal ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
    }
    guard spans.count == boxes.count else { return 0 }
    // In right-to-left a row runs from the right.
    let isMirrored = (spans.first?.0 ?? 0) > (spans.last?.0 ?? 0)
    return spans.indices.dropLast().reduce(0) { sum, index in
      let (a, b) = isMirrored ? (index + 1, index) : (index, index + 1)
      return sum + max(0, gaps[index] - (spans[b].0 - spans[a].1))
    }
  }

  private mutating func reportOutside() {
    let bleed = plan.page.bleedInsets
    let sheet = rects[0].inset(
      by: Insets(top: -bleed.top, left: -bleed.left, bottom: -bleed.bottom, right: -bleed.right))
    for index in plan.boxes.indices.dropFirst() where !plan.isHidden(index) {
      let box = plan.boxes[index]
      guard box.isPainted else { continue }
      let corners = plan.visiblePart(of: index, rects)
      guard corners.contains(where: { !sheet.contains($0, within: Self.tolerance) }) else {
        continue
      }
      warn(
        .outsidePage, [box], "'\(box.name)' reaches outside the page", at: box.location)
    }
  }
}

extension LayoutPlan {
  /// Whether a box or one that holds it is hidden.
  func isHidden(_ index: Int) -> Bool {
    boxes[index].isHidden || parents[index].map(isHidden) == true
  }

  /// Whether a box or one that holds it cuts what reaches out of it.
  func isClipped(_ index: Int) -> Bool {
    boxes[index].paint.clips || parents[index].map(isClipped) == true
  }

  /// The corners of what is seen of a box on the page: turned with it and its ancestors, and cut
  /// where they cut. Empty where nothing is left.
  func visiblePart(of index: Int, _ rects: [Rect]) -> [Point] {
    let rect = rects[index]
    var corners = rect.corners.turned(by: boxes[index].paint.rotation, about: rect)
    var next = parents[index]
    while let parent = next {
      let paint = boxes[parent].paint
      if paint.clips { corners = corners.cut(by: rects[parent]) }
      corners = corners.turned(by: paint.rotation, about: rects[parent])
      next = parents[parent]
    }
    return corners
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY),
    ]
  }

  fileprivate func contains(_ point: Point, within tolerance: Double) -> Bool {
    point.x >= x - tolerance && point.y >= y - tolerance && point.x <= maxX + tolerance
      && point.y <= maxY + tolerance
  }
}
