/// What an attribute is measured in; rules only compare like with like.
public protocol AnchorSpace {
  /// What a chain of this space becomes with an x position, a y position or a dimension added.
  associatedtype WithX: AnchorSpace
  associatedtype WithY: AnchorSpace
  associatedtype WithDimension: AnchorSpace
}

/// Positions from left to right.
public enum XPosition: AnchorSpace {
  public typealias WithX = XPosition
  public typealias WithY = MixedSpace
  public typealias WithDimension = MixedSpace
}

/// Positions from top to bottom.
public enum YPosition: AnchorSpace {
  public typealias WithX = MixedSpace
  public typealias WithY = YPosition
  public typealias WithDimension = MixedSpace
}

/// Widths and heights.
public enum Dimension: AnchorSpace {
  public typealias WithX = MixedSpace
  public typealias WithY = MixedSpace
  public typealias WithDimension = Dimension
}

/// Attributes of several spaces, which only a whole box, guide or number can be set against.
public enum MixedSpace: AnchorSpace {
  public typealias WithX = MixedSpace
  public typealias WithY = MixedSpace
  public typealias WithDimension = MixedSpace
}

/// An attribute of a box or guide, as the target of a rule.
public struct Anchor<Space: AnchorSpace> {
  let item: Item
  let attribute: Attribute
}

/// Several attributes of a box or guide at once: `avatar.edges`, `photo.size`.
public struct AnchorGroup {
  let item: Item
  let attributes: [Attribute]
}

/// What has anchors: a box, a page, a guide.
public protocol Constrainable: ConstraintTarget {
  /// The box or guide itself.
  var item: Item { get }
}

extension Box: Constrainable {
  public var item: Item { Item(self) }
}

extension Page: Constrainable {
  public var item: Item { Item(root) }
}

extension Item: Constrainable {
  public var item: Item { self }
}

extension Constrainable {
  public var left: Anchor<XPosition> { Anchor(item: item, attribute: .left) }
  public var right: Anchor<XPosition> { Anchor(item: item, attribute: .right) }
  public var leading: Anchor<XPosition> { Anchor(item: item, attribute: .leading) }
  public var trailing: Anchor<XPosition> { Anchor(item: item, attribute: .trailing) }
  public var centerX: Anchor<XPosition> { Anchor(item: item, attribute: .centerX) }
  public var leftMargin: Anchor<XPosition> { Anchor(item: item, attribute: .leftMargin) }
  public var rightMargin: Anchor<XPosition> { Anchor(item: item, attribute: .rightMargin) }
  public var leadingMargin: Anchor<XPosition> { Anchor(item: item, attribute: .leadingMargin) }
  public var trailingMargin: Anchor<XPosition> { Anchor(item: item, attribute: .trailingMargin) }
  public var centerXWithinMargins: Anchor<XPosition> {
    Anchor(item: item, attribute: .centerXWithinMargins)
  }

  public var top: Anchor<YPosition> { Anchor(item: item, attribute: .top) }
  public var bottom: Anchor<YPosition> { Anchor(item: item, attribute: .bottom) }
  public var centerY: Anchor<YPosition> { Anchor(item: item, attribute: .centerY) }
  public var firstBaseline: Anchor<YPosition> { Anchor(item: item, attribute: .firstBaseline) }
  public var lastBaseline: Anchor<YPosition> { Anchor(item: item, attribute: .lastBaseline) }
  /// The last baseline, as in SnapKit.
  public var baseline: Anchor<YPosition> { lastBaseline }
  public var topMargin: Anchor<YPosition> { Anchor(item: item, attribute: .topMargin) }
  public var bottomMargin: Anchor<YPosition> { Anchor(item: item, attribute: .bottomMargin) }
  public var centerYWithinMargins: Anchor<YPosition> {
    Anchor(item: item, attribute: .centerYWithinMargins)
  }

  public var width: Anchor<Dimension> { Anchor(item: item, attribute: .width) }
  public var height: Anchor<Dimension> { Anchor(item: item, attribute: .height) }

  public var edges: AnchorGroup { group("edges") }
  public var horizontalEdges: AnchorGroup { group("horizontalEdges") }
  public var verticalEdges: AnchorGroup { group("verticalEdges") }
  public var directionalEdges: AnchorGroup { group("directionalEdges") }
  public var directionalHorizontalEdges: AnchorGroup { group("directionalHorizontalEdges") }
  public var directionalVerticalEdges: AnchorGroup { group("directionalVerticalEdges") }
  public var size: AnchorGroup { group("size") }
  public var center: AnchorGroup { group("center") }
  public var directionalMargins: AnchorGroup { group("directionalMargins") }
  public var centerWithinMargins: AnchorGroup { group("centerWithinMargins") }

  private func group(_ name: String) -> AnchorGroup {
    AnchorGroup(item: item, attributes: Attribute.link(named: name) ?? [])
  }
}

extension Box {
  /// Some columns of a grid box, counted from 0: `grid.column(1...4)`.
  public func column(_ span: ClosedRange<Int>) -> Item { Item(self, .columns(span)) }
  /// One column of a grid box, counted from 0.
  public func column(_ index: Int) -> Item { Item(self, .columns(index...index)) }
  /// Some rows of a grid box, counted from 0.
  public func row(_ span: ClosedRange<Int>) -> Item { Item(self, .rows(span)) }
  /// One row of a grid box, counted from 0.
  public func row(_ index: Int) -> Item { Item(self, .rows(index...index)) }
}
