import QuoinCore

extension Lowering {
  /// An attribute of a box or guide as a sum of unknowns, positions absolute on the page.
  ///
  /// - Parameters:
  ///   - attribute: What is asked for.
  ///   - item: Of which box or guide; the box must be on the page.
  ///   - direction: Where leading and trailing are.
  /// - Returns: The sum; empty for a box that is not on the page.
  func expression(
    _ attribute: Attribute, of item: Item, in direction: LayoutDirection
  ) -> Expression {
    guard let index = plan.index(of: item.box) else { return Expression() }
    let (plain, isMargin) = attribute.resolved(in: direction).withinMargins
    var item = item
    if isMargin, item.region == .frame { item.region = .margins }
    let span = Span(of: item, along: plain.axis)
    switch plain {
    case .left, .top, .leading: return edge(span.near, of: index, along: plain.axis)
    case .right, .bottom, .trailing: return edge(span.far, of: index, along: plain.axis)
    case .centerX, .centerY:
      let middle = Span.Edge(
        part: (span.near.part + span.far.part) / 2,
        distance: (span.near.distance + span.far.distance) / 2)
      return edge(middle, of: index, along: plain.axis)
    case .width, .height:
      var length = Expression()
      length.add(Slot(index, plain.axis.size), times: span.far.part - span.near.part)
      length.constant = span.far.distance - span.near.distance
      return length
    case .firstBaseline, .lastBaseline:
      guard item.region == .frame, item.box.turn == .none, let text = plan.text(of: index) else {
        return edge(span.far, of: index, along: .vertical)
      }
      return baseline(plain == .firstBaseline ? .firstBaseline : .lastBaseline, of: text)
    default: return Expression()
    }
  }

  private func edge(_ edge: Span.Edge, of index: Int, along axis: Axis) -> Expression {
    var position = Expression(Slot(index, axis.origin))
    position.add(Slot(index, axis.size), times: edge.part)
    position.constant = edge.distance
    return position
  }

  /// Where a text's line stands, wherever its paragraph style puts the text in the box.
  private func baseline(_ measure: TextMeasure, of text: Int) -> Expression {
    let (index, content) = plan.texts[text]
    let share = content.paragraph.verticalAlign.share
    var position = Expression(Slot(index, .top))
    position.add(Slot(index, .height), times: share)
    position.add(.height, of: text, times: -share)
    position.add(measure, of: text)
    return position
  }
}

extension ParagraphStyle.VerticalAlignment {
  /// The part of the free height that stands above the text.
  var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// Where a guide's edges stand on one axis of its box.
struct Span {
  /// The box's near edge, plus a part of its size, plus a distance in pt.
  struct Edge {
    var part: Double
    var distance: Double
  }

  var near: Edge
  var far: Edge

  init(of item: Item, along axis: Axis) {
    let box = item.box
    switch item.region {
    case .frame: self.init(inset: .zero, along: axis)
    case .margins: self.init(inset: box.margin, along: axis)
    case .safeArea: self.init(inset: box.ownPage?.safeAreaInsets ?? .zero, along: axis)
    case .bleed:
      let bleed = box.ownPage?.bleedInsets ?? .zero
      self.init(
        inset: Insets(
          top: -bleed.top, left: -bleed.left, bottom: -bleed.bottom, right: -bleed.right),
        along: axis)
    case .columns(let span):
      guard axis == .horizontal, let grid = box.grid else {
        self.init(inset: .zero, along: axis)
        return
      }
      // The first column is where reading begins.
      let isMirrored = box.outerDirection == .rightToLeft
      let count = grid.columns
      let columns =
        isMirrored ? (count - 1 - span.upperBound)...(count - 1 - span.lowerBound) : span
      self.init(tracks: columns, of: count, gutter: grid.columnGutter)
    case .rows(let span):
      guard axis == .vertical, let grid = box.grid else {
        self.init(inset: .zero, along: axis)
        return
      }
      self.init(tracks: span, of: grid.rows, gutter: grid.rowGutter)
    }
  }

  private init(inset: Insets, along axis: Axis) {
    let isHorizontal = axis == .horizontal
    near = Edge(part: 0, distance: isHorizontal ? inset.left : inset.top)
    far = Edge(part: 1, distance: isHorizontal ? -inset.right : -inset.bottom)
  }

  /// Equal tracks with gutters: each is `(size + gutter) / count - gutter` long.
  private init(tracks: ClosedRange<Int>, of count: Int, gutter: Double) {
    let count = Double(max(count, 1))
    let first = Double(tracks.lowerBound) / count
    let last = Double(tracks.upperBound + 1) / count
    near = Edge(part: first, distance: first * gutter)
    far = Edge(part: last, distance: last * gutter - gutter)
  }
}
