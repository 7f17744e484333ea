public import QuoinCore

/// The size of a page: each side given, or the smallest that the constraints allow.
public struct PageSize: Hashable, Sendable {
  public enum Side: Hashable, Sendable {
    /// A length in pt.
    case fixed(Double)
    /// The smallest length that satisfies the constraints; `auto` in a template.
    case fitting
  }

  public var width: Side
  public var height: Side

  public init(width: Side, height: Side) {
    self.width = width
    self.height = height
  }

  /// A page whose sides are both given, in pt.
  public init(_ width: Double, _ height: Double) {
    self.init(width: .fixed(width), height: .fixed(height))
  }
}

/// One page: a tree of boxes and the rules that place them.
public final class Page {
  public let id: String?
  public var location: SourceLocation?
  public var size: PageSize { didSet { setNeedsLayout() } }
  public var direction: LayoutDirection { didSet { setNeedsLayout() } }
  /// Painted over the whole page, bleed included.
  public var fill: Paint? { didSet { setNeedsLayout() } }
  /// The insets of the guide ``safeArea``, in pt.
  public var safeAreaInsets: Insets = .zero { didSet { setNeedsLayout() } }
  /// How far painting reaches beyond the trim box on each side, in pt; gives the guide ``bleed``.
  public var bleedInsets: Insets = .zero { didSet { setNeedsLayout() } }
  /// The box that the page's boxes stand in.
  public let root: Box
  /// What verbs had to say: updates that added, mistakes in rules made through the Swift DSL.
  public package(set) var diagnostics: [Diagnostic] = []

  /// Rules made now stand after all of the page's own.
  package private(set) var isVariant = false
  /// Counts the changes since the page was made.
  private(set) var changeCount = 0
  private var nextOrder = 0
  var distributed: [DistributedBoxes] = []

  public init(id: String? = nil, size: PageSize, direction: LayoutDirection = .leftToRight) {
    self.id = id
    self.size = size
    self.direction = direction
    root = Box(id: id, kind: .page)
    root.ownPage = self
    root.key = "page"
    root.order = reserveOrder()
  }

  /// The insets of the guide ``margins``, in pt.
  public var margin: Insets {
    get { root.margin }
    set { root.margin = newValue }
  }

  /// Puts a box on the page.
  public func add(_ box: Box) {
    root.add(box)
  }

  /// Tells whoever laid the page out that it has changed; all changes do so by themselves.
  public func setNeedsLayout() {
    changeCount += 1
  }

  /// Takes the next number in document order.
  package func reserveOrder() -> Int {
    defer { nextOrder += 1 }
    return nextOrder
  }

  /// Rules made from here on are a variant's: they stand after the page's.
  package func beginVariant() {
    isVariant = true
  }

  /// Gives boxes that join the page, and the rules they bring, their places and keys.
  func adopt(_ box: Box) {
    setNeedsLayout()
    box.forEach { box in
      let order = box.order ?? reserveOrder()
      box.order = order
      if box.key.isEmpty { box.key = "#\(order)" }
      box.rules.takePlaces(in: self)
      diagnostics += box.remarks
      box.remarks = []
    }
  }
}

extension Page {
  /// The guide inside the page's margins.
  public var margins: Item { Item(root, .margins) }
  /// The guide inside ``safeAreaInsets``.
  public var safeArea: Item { Item(root, .safeArea) }
  /// The guide around the page that ``bleedInsets`` span.
  public var bleed: Item { Item(root, .bleed) }
}
