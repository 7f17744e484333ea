import Cassowary
import QuoinCore
import QuoinLayout
import Testing

extension Box {
  /// A box with an id, added to a parent.
  convenience init(
    _ id: String?, _ kind: Kind = .box, in parent: Box, _ content: BoxContent = .none
  ) {
    self.init(id: id, kind: kind)
    self.content = content
    parent.add(self)
  }

  /// A text in Mono with an id, added to a parent.
  static func text(
    _ id: String?, _ text: String, in parent: Box, size: Double = 10, line: Double = 12,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> Box {
    Box(id, .text, in: parent, .text(.mono(text, size: size, line: line, change)))
  }

  /// A box with an intrinsic size, added to a parent.
  static func sized(_ id: String?, _ width: Double?, _ height: Double?, in parent: Box) -> Box {
    Box(id, .box, in: parent, .sized(width: width, height: height))
  }

  /// Sets priorities of both kinds on the horizontal axis.
  func horizontal(hugging: Priority = 250, compression: Priority = 750) {
    self.hugging = AxisPriorities(horizontal: hugging, vertical: 250)
    self.compression = AxisPriorities(horizontal: compression, vertical: 750)
  }

  /// Required left, top, width and height.
  func place(_ left: Double, _ top: Double, _ width: Double, _ height: Double) {
    makeConstraints { make in
      make.left.equalTo(left)
      make.top.equalTo(top)
      make.size.equalTo(Size(width: width, height: height))
    }
  }

  /// Required edges: those of the superview.
  func fill() {
    makeConstraints { make in make.edges.equalToSuperview() }
  }
}

/// Lays a page out with a fresh engine.
func lay(_ page: Page) -> PageLayout {
  LayoutEngine(text: MonoText()).layout(page)
}

extension PageLayout {
  /// The frame of the box with an id.
  subscript(_ id: String) -> Rect? {
    scenePage.frames.first { $0.id == id }?.rect
  }

  func codes() -> [Diagnostic.Code] { diagnostics.map(\.code) }

  func count(_ code: Diagnostic.Code) -> Int { diagnostics.count { $0.code == code } }
}

/// Expects a frame to 1e-6 pt; nil sides are not looked at.
func expect(
  _ layout: PageLayout, _ id: String, x: Double? = nil, y: Double? = nil, width: Double? = nil,
  height: Double? = nil, tolerance: Double = 1e-6,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  guard let rect = layout[id] else {
    Issue.record("no frame '\(id)'", sourceLocation: location)
    return
  }
  let sides = [
    ("x", x, rect.x), ("y", y, rect.y), ("width", width, rect.width),
    ("height", height, rect.height),
  ]
  for (name, wanted, actual) in sides {
    guard let wanted else { continue }
    #expect(
      abs(wanted - actual) <= tolerance, "\(id).\(name) is \(actual), not \(wanted)",
      sourceLocation: location)
  }
}
