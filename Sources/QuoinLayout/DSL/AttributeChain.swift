/// Attributes of the box that a block is about, waiting for a relation: `make.left.top`.
public struct AttributeChain<Space: AnchorSpace> {
  let maker: ConstraintMaker
  let attributes: [Attribute]

  func adding<Other: AnchorSpace>(_ more: [Attribute]) -> AttributeChain<Other> {
    AttributeChain<Other>(
      maker: maker, attributes: attributes + more.filter { !attributes.contains($0) })
  }
}

/// What attributes can be taken from: the maker itself, and a chain that they are added to.
public protocol AttributeSource {
  associatedtype Space: AnchorSpace
  associatedtype XChain: AnchorSpace
  associatedtype YChain: AnchorSpace
  associatedtype DimensionChain: AnchorSpace
  /// The attributes so far, with one more or several.
  func taking<Other: AnchorSpace>(_ attributes: [Attribute], _ space: Other.Type)
    -> AttributeChain<Other>
}

extension AttributeChain: AttributeSource {
  public typealias XChain = Space.WithX
  public typealias YChain = Space.WithY
  public typealias DimensionChain = Space.WithDimension

  public func taking<Other: AnchorSpace>(_ attributes: [Attribute], _ space: Other.Type)
    -> AttributeChain<Other>
  { adding(attributes) }
}

extension AttributeSource {
  public var left: AttributeChain<XChain> { taking([.left], XChain.self) }
  public var right: AttributeChain<XChain> { taking([.right], XChain.self) }
  public var leading: AttributeChain<XChain> { taking([.leading], XChain.self) }
  public var trailing: AttributeChain<XChain> { taking([.trailing], XChain.self) }
  public var centerX: AttributeChain<XChain> { taking([.centerX], XChain.self) }
  public var leftMargin: AttributeChain<XChain> { taking([.leftMargin], XChain.self) }
  public var rightMargin: AttributeChain<XChain> { taking([.rightMargin], XChain.self) }
  public var leadingMargin: AttributeChain<XChain> { taking([.leadingMargin], XChain.self) }
  public var trailingMargin: AttributeChain<XChain> { taking([.trailingMargin], XChain.self) }
  public var centerXWithinMargins: AttributeChain<XChain> {
    taking([.centerXWithinMargins], XChain.self)
  }

  public var top: AttributeChain<YChain> { taking([.top], YChain.self) }
  public var bottom: AttributeChain<YChain> { taking([.bottom], YChain.self) }
  public var centerY: AttributeChain<YChain> { taking([.centerY], YChain.self) }
  public var firstBaseline: AttributeChain<YChain> { taking([.firstBaseline], YChain.self) }
  public var lastBaseline: AttributeChain<YChain> { taking([.lastBaseline], YChain.self) }
  /// The last baseline, as in SnapKit.
  public var baseline: AttributeChain<YChain> { lastBaseline }
  public var topMargin: AttributeChain<YChain> { taking([.topMargin], YChain.self) }
  public var bottomMargin: AttributeChain<YChain> { taking([.bottomMargin], YChain.self) }
  public var centerYWithinMargins: AttributeChain<YChain> {
    taking([.centerYWithinMargins], YChain.self)
  }

  public var width: AttributeChain<DimensionChain> { taking([.width], DimensionChain.self) }
  public var height: AttributeChain<DimensionChain> { taking([.height], DimensionChain.self) }

  public var edges: AttributeChain<MixedSpace> { composite("edges") }
  public var horizontalEdges: AttributeChain<MixedSpace> { composite("horizontalEdges") }
  public var verticalEdges: AttributeChain<MixedSpace> { composite("verticalEdges") }
  public var directionalEdges: AttributeChain<MixedSpace> { composite("directionalEdges") }
  public var directionalHorizontalEdges: AttributeChain<MixedSpace> {
    composite("directionalHorizontalEdges")
  }
  public var directionalVerticalEdges: AttributeChain<MixedSpace> {
    composite("directionalVerticalEdges")
  }
  public var size: AttributeChain<DimensionChain> {
    taking([.width, .height], DimensionChain.self)
  }
  public var center: AttributeChain<MixedSpace> { composite("center") }
  public var margins: AttributeChain<MixedSpace> { composite("margins") }
  public var directionalMargins: AttributeChain<MixedSpace> { composite("directionalMargins") }
  public var centerWithinMargins: AttributeChain<MixedSpace> {
    composite("centerWithinMargins")
  }

  private func composite(_ name: String) -> AttributeChain<MixedSpace> {
    taking(Attribute.link(named: name) ?? [], MixedSpace.self)
  }
}
