public import QuoinCore

/// What a rule can say about a box: an edge, a side, a centre, a baseline.
///
/// Raw values are the spellings of the template language.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
}

extension Attribute {
  /// The axis along which the attribute is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a length and not a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute follows the direction of writing.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether a rule may set the two against each other: sizes with sizes, positions along one axis.
  public func isComparable(to other: Attribute) -> Bool {
    isSize == other.isSize && (isSize || axis == other.axis)
  }

  /// The attribute of the box's margins that this one stands for, or itself.
  var withinMargins: (attribute: Attribute, isMargin: Bool) {
    switch self {
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: (self, false)
    }
  }

  /// The edge that the attribute is in a given direction of writing.
  func resolved(in direction: LayoutDirection) -> Attribute {
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// What insets add to a rule on this attribute, as in UIKit: inwards from every edge.
  ///
  /// Insets are physical: in right-to-left `leading` takes the right one.
  package func constant(of insets: Insets, in direction: LayoutDirection) -> Double {
    let isMirrored = direction == .rightToLeft
    return switch withinMargins.attribute {
    case .left: insets.left
    case .right: -insets.right
    case .leading: isMirrored ? insets.right : insets.left
    case .trailing: isMirrored ? -insets.left : -insets.right
    case .top, .firstBaseline: insets.top
    case .bottom, .lastBaseline: -insets.bottom
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .centerX: (insets.left - insets.right) / 2
    default: (insets.top - insets.bottom) / 2
    }
  }
}
