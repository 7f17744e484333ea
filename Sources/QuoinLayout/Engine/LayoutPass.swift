public import QuoinCore

/// A page together with its solved state, for code that changes boxes and asks where they are.
///
/// Changes only mark the layout as out of date; one solve, when a frame is asked for, takes in all
/// of them. A frame is therefore never one from before a change, and never a silent zero.
public final class LayoutPass {
  public let page: Page
  private let engine: LayoutEngine
  private var solved: (layout: PageLayout, changeCount: Int)?
  /// How often the page was solved.
  public private(set) var solveCount = 0

  /// Makes a pass over a page that sets texts with the given measurer.
  public convenience init(_ page: Page, text: any TextMeasuring) {
    self.init(page, engine: LayoutEngine(text: text))
  }

  /// Makes a pass over a page with an engine that may have laid out others.
  public init(_ page: Page, engine: LayoutEngine) {
    self.page = page
    self.engine = engine
  }

  /// Whether something has changed since the page was last solved.
  public var needsLayout: Bool { solved?.changeCount != page.changeCount }

  /// Solves the page if something has changed; returns the page as it stands now.
  @discardableResult
  public func layoutIfNeeded() -> PageLayout {
    if let solved, !needsLayout { return solved.layout }
    let layout = engine.layout(page)
    solveCount += 1
    solved = (layout, page.changeCount)
    return layout
  }

  /// Where a box stands, in pt from the page's top left; solves first if something has changed.
  ///
  /// - Returns: nil for a box that is not on the page.
  public func frame(of box: Box) -> Rect? {
    layoutIfNeeded().frame(of: box)
  }
}
