extension LayoutEngine {
  /// What holds the page that was laid out last together; nil before the first page.
  public func inspection() -> PageInspection? {
    guard let plan = lastPlan else { return nil }
    let page = SolvedPage(plan, session, metrics: lastTexts.map(\.solved))
    return PageInspection(
      boxes: InspectedBoxes(page).boxes, rules: InspectedRules(page).rules)
  }
}
