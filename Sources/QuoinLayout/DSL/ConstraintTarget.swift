public import QuoinCore

/// What a chain of attributes can be set against, whatever they are: a box, a guide, a number, a
/// size, a point, insets.
public protocol ConstraintTarget {
  /// What one attribute of the chain is measured against.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - index: Its place in the chain.
  ///   - chain: The whole chain.
  ///   - direction: The direction in which leading and trailing are measured.
  /// - Returns: The target; nil where the two do not go together.
  func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget?
}

extension Constrainable {
  /// The same attribute of the box or guide.
  public func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget? {
    .item(item, attribute)
  }
}

extension AnchorGroup: ConstraintTarget {
  /// The same attribute where the group has it, else the one in the same place of the group.
  public func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget? {
    if attributes.contains(attribute) { return .item(item, attribute) }
    guard chain.count == attributes.count, attribute.isComparable(to: attributes[index]) else {
      return nil
    }
    return .item(item, attributes[index])
  }
}

extension Double: ConstraintTarget {
  /// The number: a size, or a distance from the superview's same attribute.
  public func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget? {
    .constant(self)
  }
}

extension Int: ConstraintTarget {
  /// The number: a size, or a distance from the superview's same attribute.
  public func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget? {
    .constant(Double(self))
  }
}

extension Size: ConstraintTarget {
  /// The side of that name; positions do not go with sizes.
  public func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget? {
    guard attribute.isSize else { return nil }
    return .constant(attribute == .width ? width : height)
  }
}

extension Point: ConstraintTarget {
  /// The coordinate along the attribute's axis; sizes do not go with points.
  public func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget? {
    guard !attribute.isSize else { return nil }
    return .constant(attribute.axis == .horizontal ? x : y)
  }
}

extension Insets: ConstraintTarget {
  /// Inwards from the superview's same edge.
  public func target(
    for attribute: Attribute, at index: Int, of chain: [Attribute], in direction: LayoutDirection
  ) -> RuleTarget? {
    guard !attribute.isSize else { return nil }
    return .constant(attribute.constant(of: self, in: direction))
  }
}
