import Cassowary
import QuoinCore

/// A page as the solver is to see it: boxes in document order, constraints in the order of places.
struct LayoutPlan {
  var page: Page
  /// In document order, the page's root first.
  var boxes: [Box]
  /// The index of each box's parent; nil for the root.
  var parents: [Int?]
  /// The boxes with text, by index.
  var texts: [(box: Int, content: TextContent)]
  /// In the order of places.
  var constraints: [PlannedConstraint] = []
  /// Rules that can never mean anything and were left out.
  var diagnostics: [Diagnostic] = []

  private var indices: [ObjectIdentifier: Int]
  private var textIndices: [Int?]

  init(_ page: Page) {
    self.page = page
    boxes = []
    parents = []
    texts = []
    indices = [:]
    textIndices = []
    append(page.root, under: nil)
  }

  private mutating func append(_ box: Box, under parent: Int?) {
    let index = boxes.count
    boxes.append(box)
    parents.append(parent)
    indices[ObjectIdentifier(box)] = index
    if case .text(let content) = box.content {
      textIndices.append(texts.count)
      texts.append((index, content))
    } else {
      textIndices.append(nil)
    }
    for child in box.children { append(child, under: index) }
  }

  /// The index of a box; nil for one that is not on the page.
  func index(of box: Box) -> Int? { indices[ObjectIdentifier(box)] }

  /// The index in ``texts`` of a box's text.
  func text(of box: Int) -> Int? { textIndices[box] }
}
