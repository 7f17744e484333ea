import Cassowary
public import QuoinCore

/// Lays out pages, one after another.
///
/// An engine keeps its solver from page to page, from variant to variant and from record to record
/// and touches only what differs; what comes out never depends on what was laid out before. It is
/// used by one task at a time.
public final class LayoutEngine {
  private var cache: TextCache
  private(set) var session = SolverSession()
  /// What the session holds; nil before the first page.
  private(set) var lastPlan: LayoutPlan?
  /// The texts of that page, by index in the plan.
  private(set) var lastTexts: [SettledText] = []

  /// Makes an engine that sets texts with the given measurer.
  public init(text: any TextMeasuring) {
    cache = TextCache(text)
  }

  /// How many unknowns the solver has room for.
  package var variableCount: Int { session.madeCount }

  /// Solves a page.
  ///
  /// - Parameters:
  ///   - page: The page as it stands; it is not changed.
  ///   - linked: Ids of boxes that links on other pages lead to; those on the page itself are found.
  /// - Returns: The page laid out. Where constraints conflict it is the page that follows from
  ///   dropping each refused one, in declared order, and says so.
  public func layout(_ page: Page, linked: Set<String> = []) -> PageLayout {
    let empty = LayoutPlan(page)
    let natural = cache.begin(empty)
    let plan = Lowering.lower(empty, natural: natural)
    var loop = TextLoop(plan, natural: natural)
    loop.run(&session, &cache)
    lastPlan = plan

    // Adding 0 makes a negative zero, which would be printed as one, a plain one.
    func value(_ quantity: Quantity, of index: Int) -> Double {
      session.value(Slot(index, quantity)) + 0
    }
    let rects = plan.boxes.indices.map { index in
      Rect(
        x: value(.left, of: index), y: value(.top, of: index), width: value(.width, of: index),
        height: value(.height, of: index))
    }
    let texts = plan.texts.enumerated().map { text, entry in
      let rect = rects[entry.box].turned(plan.boxes[entry.box].turn)
      return PlacedText(
        metrics: cache.measure(text, width: loop.widths[text], height: rect.height),
        wrapWidth: loop.widths[text])
    }
    lastTexts = texts.indices.map { text in
      SettledText(natural: natural[text], solved: loop.metrics[text], placed: texts[text])
    }
    let scene = SceneBuilder(plan: plan, rects: rects, texts: texts, linked: linked).page()

    var diagnostics = page.diagnostics.filter { $0.severity == .error } + plan.diagnostics
    diagnostics += ConflictReport(plan, session).diagnostics
    diagnostics += page.diagnostics.filter { $0.severity == .warning }
    diagnostics += AmbiguityReport(plan, session).diagnostics
    diagnostics += FitReport(plan, rects: rects, texts: texts, loop: loop).diagnostics
    return PageLayout(scenePage: scene, diagnostics: diagnostics, rects: rects, plan: plan)
  }
}

/// A text as it is drawn.
struct PlacedText {
  var metrics: TextMetrics
  /// nil where it stands on its natural lines.
  var wrapWidth: Double?
}

/// A text of a page that was laid out.
struct SettledText {
  /// Its measures where nothing wraps.
  var natural: TextMetrics
  /// Its measures as the solver has them.
  var solved: TextMetrics
  var placed: PlacedText
}
