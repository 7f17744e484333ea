import QuoinCore

/// Turns solved boxes into what is painted, back to front, and into frames.
struct SceneBuilder {
  let plan: LayoutPlan
  let rects: [Rect]
  let texts: [PlacedText]
  /// Ids that links lead to.
  private let anchors: Set<String>

  init(plan: LayoutPlan, rects: [Rect], texts: [PlacedText], linked: Set<String>) {
    self.plan = plan
    self.rects = rects
    self.texts = texts
    anchors = linked.union(plan.boxes.flatMap(\.linkedIDs))
  }

  func page() -> ScenePage {
    let page = plan.page
    return ScenePage(
      id: page.id, size: size, bleed: page.bleedInsets, fill: page.fill,
      items: items(of: 0),
      frames: plan.boxes.indices.dropFirst().compactMap(frame))
  }

  /// The trim size: sides that were given are just that, without the rounding of solving.
  private var size: Size {
    func side(_ side: PageSize.Side, _ solved: Double) -> Double {
      guard case .fixed(let length) = side, abs(length - solved) < 1e-6 else { return solved }
      return length
    }
    return Size(
      width: side(plan.page.size.width, rects[0].width),
      height: side(plan.page.size.height, rects[0].height))
  }

  /// What a box and all in it paint.
  private func items(of index: Int) -> [SceneItem] {
    let box = plan.boxes[index]
    guard !box.isHidden else { return [] }
    let isDrawn = box.kind != .guide && box.kind != .grid
    var items = isDrawn ? background(of: index) : []
    var inner = isDrawn ? content(of: index) : []
    let children = box.children.enumerated().sorted {
      ($0.element.paint.z, $0.offset) < ($1.element.paint.z, $1.offset)
    }
    for (_, child) in children {
      if let child = plan.index(of: child) { inner += self.items(of: child) }
    }
    if box.paint.clips, !inner.isEmpty {
      inner = [
        .group(
          SceneGroup(rect: rects[index], clips: true, radius: box.paint.radius, items: inner))
      ]
    }
    items += inner
    return grouped(items, index)
  }

  /// One group around a box that is turned, faded, a link or the end of one.
  private func grouped(_ items: [SceneItem], _ index: Int) -> [SceneItem] {
    let box = plan.boxes[index]
    let anchor = box.id.flatMap { anchors.contains($0) ? $0 : nil }
    let paint = box.paint
    guard paint.opacity < 1 || paint.rotation != 0 || paint.link != nil || anchor != nil else {
      return items
    }
    return [
      .group(
        SceneGroup(
          rect: rects[index], opacity: paint.opacity, rotation: paint.rotation, link: paint.link,
          anchor: anchor, items: items))
    ]
  }

  private func background(of index: Int) -> [SceneItem] {
    let box = plan.boxes[index]
    let paint = box.paint
    let rect = rects[index]
    var items: [SceneItem] = []
    let outline: SceneShape.Outline =
      switch box.kind {
      case .ellipse: .ellipse
      case .line: .line
      default: .rectangle(paint.radius)
      }
    if paint.fill != nil || paint.stroke != nil {
      items.append(
        .shape(
          SceneShape(rect: rect, outline: outline, fill: paint.fill, stroke: paint.stroke)))
    }
    let edges = [
      (paint.strokeTop, Rect(x: rect.x, y: rect.y, width: rect.width, height: 0)),
      (paint.strokeLeft, Rect(x: rect.x, y: rect.y, width: 0, height: rect.height)),
      (paint.strokeBottom, Rect(x: rect.x, y: rect.maxY, width: rect.width, height: 0)),
      (paint.strokeRight, Rect(x: rect.maxX, y: rect.y, width: 0, height: rect.height)),
    ]
    for case (let stroke?, let edge) in edges {
      items.append(.shape(SceneShape(rect: edge, outline: .line, fill: nil, stroke: stroke)))
    }
    return items
  }

  private func content(of index: Int) -> [SceneItem] {
    let box = plan.boxes[index]
    let rect = rects[index].turned(box.turn)
    let items = content(of: index, in: rect)
    guard box.turn != .none, !items.isEmpty else { return items }
    return [.group(SceneGroup(rect: rect, rotation: Double(box.turn.rawValue), items: items))]
  }

  private func content(of index: Int, in rect: Rect) -> [SceneItem] {
    let box = plan.boxes[index]
    switch box.content {
    case .text(let content):
      guard let text = plan.text(of: index), !content.plainText.isEmpty else { return [] }
      return [
        .text(
          SceneText(
            rect: rect, content: content, wrapWidth: texts[text].wrapWidth,
            fitHeight: content.paragraph.minimumScale == nil ? nil : rect.height))
      ]
    case .image(let source, let fit, let position):
      return [
        .image(
          SceneImage(
            rect: rect, source: source, fit: fit, position: position,
            radius: box.paint.radius, alternativeText: box.paint.alternativeText))
      ]
    case .none, .vector, .sized: return []
    }
  }

  private func frame(of index: Int) -> SceneFrame? {
    let box = plan.boxes[index]
    guard let id = box.id else { return nil }
    return SceneFrame(
      id: id, kind: box.kind.rawValue, rect: rects[index], isHidden: plan.isHidden(index),
      text: plan.text(of: index).map { lines(of: $0, in: rects[index]) })
  }

  private func lines(of text: Int, in rect: Rect) -> SceneFrame.Text {
    let metrics = texts[text].metrics
    let share = plan.texts[text].content.paragraph.verticalAlign.share
    let top = rect.y + (rect.height - metrics.height) * share
    return SceneFrame.Text(
      lines: metrics.lines, firstBaseline: top + metrics.firstBaseline,
      lastBaseline: top + metrics.lastBaseline, scale: metrics.scale)
  }
}

extension Rect {
  /// The rectangle about the same centre that a turn brings onto this one.
  func turned(_ turn: Turn) -> Rect {
    guard turn.exchangesSides else { return self }
    return Rect(x: midX - height / 2, y: midY - width / 2, width: height, height: width)
  }
}

extension Box {
  /// Whether the box itself, not what is in it, leaves paint.
  var isPainted: Bool {
    if kind == .guide || kind == .grid { return false }
    if paint.fill != nil || paint.stroke != nil { return true }
    if paint.strokeTop != nil || paint.strokeLeft != nil { return true }
    if paint.strokeBottom != nil || paint.strokeRight != nil { return true }
    switch content {
    case .text(let text): return !text.plainText.isEmpty
    case .image: return true
    case .none, .vector, .sized: return false
    }
  }
}
