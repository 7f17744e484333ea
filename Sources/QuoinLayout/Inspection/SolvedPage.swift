import QuoinCore

/// A plan with the numbers that came of it.
struct SolvedPage {
  let plan: LayoutPlan
  let session: SolverSession
  /// The measures of each text as the solver had them.
  let metrics: [TextMetrics]
  private let lowering: Lowering

  init(_ plan: LayoutPlan, _ session: SolverSession, metrics: [TextMetrics]) {
    self.plan = plan
    self.session = session
    self.metrics = metrics
    lowering = Lowering(plan: plan, natural: metrics)
  }

  /// Where an attribute of a box or guide stands: positions absolute on the page, sizes as such.
  func position(
    _ attribute: Attribute, of item: Item, in direction: LayoutDirection = .leftToRight
  ) -> Double {
    let expression = lowering.expression(attribute, of: item, in: direction)
    var sum = expression.constant
    for term in expression.terms { sum += session.value(term.slot) * term.coefficient }
    for reading in expression.readings {
      sum += metrics[reading.text][reading.measure] * reading.coefficient
    }
    return sum
  }

  func rect(of item: Item) -> Rect {
    let (left, top) = (position(.left, of: item), position(.top, of: item))
    return Rect(
      x: left, y: top, width: position(.right, of: item) - left,
      height: position(.bottom, of: item) - top)
  }

  /// One end of a rule, leading and trailing and margins resolved.
  func end(
    _ attribute: Attribute, of item: Item, in direction: LayoutDirection
  ) -> RuleEnd? {
    guard let box = plan.index(of: item.box) else { return nil }
    let (plain, isMargin) = attribute.resolved(in: direction).withinMargins
    var item = item
    if isMargin, item.region == .frame { item.region = .margins }
    return RuleEnd(
      box: box, name: item.name, attribute: plain, rect: rect(of: item),
      position: position(plain, of: item))
  }
}
