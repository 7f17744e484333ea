import QuoinCore

/// An attribute of a box or guide, as a rule speaks of it.
struct Measure {
  var item: Item
  var attribute: Attribute
  /// Where leading and trailing are.
  var direction: LayoutDirection

  init(_ item: Item, _ attribute: Attribute, in direction: LayoutDirection = .leftToRight) {
    self.item = item
    self.attribute = attribute
    self.direction = direction
  }

  var name: String { "\(item.name).\(attribute.rawValue)" }

  /// What tells it from others, however it is spelled: `leading` may be the same as `left`.
  struct Key: Hashable {
    var item: Item
    var attribute: Attribute
  }

  var key: Key {
    let (plain, isMargin) = attribute.resolved(in: direction).withinMargins
    let isGuide = isMargin && item.region == .frame
    let item = isGuide ? Item(item.box, .margins) : item
    return Key(item: plain.isAtFrame(of: item) ? Item(item.box) : item, attribute: plain)
  }
}

extension Attribute {
  /// Whether a guide's attribute is the box's own: where it has no inset.
  fileprivate func isAtFrame(of item: Item) -> Bool {
    guard item.region != .frame else { return true }
    let span = Span(of: item, along: axis)
    let isNear = span.near.part == 0 && span.near.distance == 0
    let isFar = span.far.part == 1 && span.far.distance == 0
    return switch self {
    case .left, .top: isNear
    case .right, .bottom: isFar
    default: isNear && isFar
    }
  }
}
