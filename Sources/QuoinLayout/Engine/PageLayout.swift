public import QuoinCore

/// A page as it came out: where every box stands, and what is to be said about it.
public struct PageLayout {
  public var scenePage: ScenePage
  /// Conflicts first, then what verbs, ties, texts and edges gave rise to.
  public var diagnostics: [Diagnostic]
  /// Whether constraints were refused, so that this page is what follows from dropping them.
  public var hasConflict: Bool

  /// By index in the plan.
  private let rects: [Rect]
  private let plan: LayoutPlan

  init(scenePage: ScenePage, diagnostics: [Diagnostic], rects: [Rect], plan: LayoutPlan) {
    self.scenePage = scenePage
    self.diagnostics = diagnostics
    hasConflict = diagnostics.contains { $0.code == .conflict }
    self.rects = rects
    self.plan = plan
  }

  /// Where a box stands, in pt from the page's top left.
  ///
  /// - Returns: nil for a box that was not on the page when it was laid out.
  public func frame(of box: Box) -> Rect? {
    plan.index(of: box).map { rects[$0] }
  }
}
