public import QuoinCore

/// A rectangle that takes part in layout: a container, a text, a picture, a guide.
///
/// Boxes form a tree whose root is a ``Page``. They are built for one page, used by one task and
/// thrown away; what outlives them is the ``LayoutEngine``.
public final class Box {
  /// The name as it is printed: `title`, `name[0]`, `use.name`; nil for a box without one.
  public let id: String?
  public let kind: Kind
  /// What the engine knows the box by from page to page, variant to variant, record to record.
  ///
  /// Unique in its page. Empty until it is set or the box joins a page, which then gives one.
  public var key: String = ""
  /// Where the box was declared.
  public var location: SourceLocation?

  public private(set) weak var parent: Box?
  public private(set) var children: [Box] = []

  /// The insets of the guide ``margins``, in pt.
  public var margin: Insets = .zero { didSet { setNeedsLayout() } }
  /// The direction in which the children read; nil takes the parent's.
  public var direction: LayoutDirection? { didSet { setNeedsLayout() } }
  /// How strongly the box keeps from growing past its content; nil takes the kind's default.
  public var hugging: AxisPriorities? { didSet { setNeedsLayout() } }
  /// How strongly the box keeps from shrinking below its content; nil takes the kind's default.
  public var compression: AxisPriorities? { didSet { setNeedsLayout() } }
  public var aspect: Aspect = .automatic { didSet { setNeedsLayout() } }
  public var content: BoxContent = .none { didSet { setNeedsLayout() } }
  /// How the content is turned; the box itself and its children are not.
  public var turn: Turn = .none { didSet { setNeedsLayout() } }
  /// How a stack arranges its children; only read where ``kind`` is `.stack`.
  public var stack: StackStyle? { didSet { setNeedsLayout() } }
  /// The columns and rows of a grid; only read where ``kind`` is `.grid`.
  public var grid: GridStyle? { didSet { setNeedsLayout() } }
  /// In a stack: the gap after this child in place of the stack's spacing, in pt.
  public var spacingAfter: Double? { didSet { setNeedsLayout() } }
  /// A hidden box keeps its place and is not painted; in a stack it collapses with its gap.
  public var isHidden = false { didSet { setNeedsLayout() } }
  public var paint = BoxPaint() { didSet { setNeedsLayout() } }

  /// The place of the box in document order; the rules of a stack stand there.
  ///
  /// Given by the page when the box joins it, unless it was set before.
  package var order: Int?
  package var rules = RuleBook()
  /// What is to be said about the box once it is on a page.
  var remarks: [Diagnostic] = []
  /// Counts how often the content was to be measured anew.
  private(set) var contentVersion = 0
  /// The page whose root this box is.
  weak var ownPage: Page?

  public init(id: String? = nil, kind: Kind = .box) {
    self.id = id
    self.kind = kind
  }

  /// Appends a child, taking it out of its earlier parent.
  ///
  /// Adding a box to itself or to one of its descendants changes nothing.
  public func add(_ child: Box) {
    guard child !== self, !child.isAncestor(of: self), child.ownPage == nil else { return }
    child.removeFromParent()
    child.parent = self
    children.append(child)
    page?.adopt(child)
  }

  /// Takes the box and all below it out of its page.
  public func removeFromParent() {
    setNeedsLayout()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The page that the box is in; nil while it is in none.
  public var page: Page? { ownPage ?? parent?.page }

  /// Has the content measured anew, because what it refers to has changed: a font, a file.
  ///
  /// Setting ``content`` does so by itself.
  public func invalidateIntrinsicContentSize() {
    contentVersion += 1
    setNeedsLayout()
  }

  /// Tells whoever laid the page out that it has changed; setting a property does so by itself.
  public func setNeedsLayout() {
    page?.setNeedsLayout()
  }
}

extension Box {
  /// The kinds of box; raw values are the names of the template's elements.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case page, box, text, image, shape, ellipse, line, guide, grid, stack, table, cell, flow
    case barcode
  }

  /// Whether the box is an ancestor of another; false for the box itself.
  package func isAncestor(of other: Box) -> Bool {
    var next = other.parent
    while let box = next {
      if box === self { return true }
      next = box.parent
    }
    return false
  }

  /// The nearest box that holds both, which may be one of them; nil if they are in two trees.
  package func nearestCommonAncestor(with other: Box) -> Box? {
    var candidate: Box? = self
    while let box = candidate {
      if box === other || box.isAncestor(of: other) { return box }
      candidate = box.parent
    }
    return nil
  }

  /// The axis along which lines of text run.
  var lineAxis: Axis { turn.exchangesSides ? .vertical : .horizontal }

  /// The direction in which the children of the box read.
  package var resolvedDirection: LayoutDirection {
    direction ?? parent?.resolvedDirection ?? ownPage?.direction ?? .leftToRight
  }

  /// The direction along which the box's own leading and trailing are measured.
  package var outerDirection: LayoutDirection {
    parent?.resolvedDirection ?? resolvedDirection
  }

  /// What messages call the box: `page`, its id, else its element and line.
  package var name: String {
    guard kind != .page else { return "page" }
    if let id { return id }
    return location.map { "\(kind.rawValue)@\($0.line)" } ?? kind.rawValue
  }

  /// Calls `body` for the box and all below it, in document order.
  package func forEach(_ body: (Box) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
