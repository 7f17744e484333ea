import QuoinCore

/// Scene items put down one after another.
struct Sketch {
  private(set) var items: [SceneItem] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func add(_ more: [SceneItem]) { items += more }

  mutating func line(_ from: Point, _ to: Point, _ stroke: Stroke) {
    let rect = Rect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    items.append(.shape(SceneShape(rect: rect, outline: .line, fill: nil, stroke: stroke)))
  }

  mutating func rectangle(
    _ rect: Rect, fill: Color? = nil, stroke: Stroke? = nil, radius: Double = 0
  ) {
    items.append(
      .shape(
        SceneShape(
          rect: rect, outline: .rectangle(CornerRadii(radius)), fill: fill.map(Paint.color),
          stroke: stroke)))
  }

  mutating func ellipse(_ rect: Rect, fill: Color? = nil, stroke: Stroke? = nil) {
    items.append(
      .shape(
        SceneShape(
          rect: rect, outline: .ellipse, fill: fill.map(Paint.color), stroke: stroke)))
  }

  mutating func text(_ content: TextContent, in rect: Rect, wraps: Bool = false) {
    items.append(
      .text(
        SceneText(
          rect: rect, content: content, wrapWidth: wraps ? rect.width : nil, fitHeight: nil)))
  }

  /// Puts what is drawn in `body` into a group with data for scripts.
  mutating func group(
    _ rect: Rect, _ data: [SceneDatum], clips: Bool = false, opacity: Double = 1,
    _ body: (inout Sketch) -> Void
  ) {
    var inner = Sketch()
    body(&inner)
    guard !inner.isEmpty else { return }
    items.append(
      .group(
        SceneGroup(rect: rect, opacity: opacity, clips: clips, data: data, items: inner.items)))
  }

  /// Parallel strokes from bottom left to top right, cut at the rectangle.
  mutating func hatch(_ rect: Rect, spacing: Double, _ stroke: Stroke) {
    guard rect.width > 0, rect.height > 0 else { return }
    let reach = rect.width + rect.height
    // A page's worth of lines says no more than a few dozen.
    let step = max(spacing, reach / 48)
    var inner = Sketch()
    var offset = step / 2
    while offset < reach {
      inner.line(
        Point(x: rect.x + max(0, offset - rect.height), y: rect.y + min(offset, rect.height)),
        Point(x: rect.x + min(offset, rect.width), y: rect.y + max(0, offset - rect.width)),
        stroke)
      offset += step
    }
    items += inner.items
  }
}

extension Rect {
  /// The rectangle moved.
  func offset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The least rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common, empty if nothing.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  var area: Double { max(0, width) * max(0, height) }

  /// From edge to edge along an axis.
  func extent(_ axis: Axis) -> ClosedRange<Double> {
    let (low, high) = axis == .horizontal ? (x, maxX) : (y, maxY)
    return low...max(low, high)
  }
}

extension SceneItem {
  /// The item moved, with no links and no ends of links.
  func inert(movedBy dx: Double, _ dy: Double) -> SceneItem {
    switch self {
    case .shape(var shape):
      shape.rect = shape.rect.offset(dx, dy)
      return .shape(shape)
    case .text(var text):
      text.rect = text.rect.offset(dx, dy)
      for index in text.content.runs.indices { text.content.runs[index].link = nil }
      return .text(text)
    case .image(var image):
      image.rect = image.rect.offset(dx, dy)
      return .image(image)
    case .group(var group):
      group.rect = group.rect.offset(dx, dy)
      group.link = nil
      group.anchor = nil
      group.items = group.items.map { $0.inert(movedBy: dx, dy) }
      return .group(group)
    }
  }
}

/// A point by its place along an axis and across it.
func point(_ axis: Axis, _ along: Double, _ across: Double) -> Point {
  axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
}

extension Axis {
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
