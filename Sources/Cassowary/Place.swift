/// Where a constraint was declared: the order that breaks ties, as data and not as time of adding.
///
/// Places compare by section, then order, then part. Constraints in equal places stand in the order
/// in which they were added.
public struct Place: Hashable, Comparable, Sendable {
  /// The coarse place: a page's own rules, then a variant's, then intrinsic sizes.
  public var section: Int
  /// The place within the section.
  public var order: Int
  /// The place within what one declaration expands to.
  public var part: Int

  /// Creates a place.
  public init(_ section: Int, _ order: Int = 0, _ part: Int = 0) {
    self.section = section
    self.order = order
    self.part = part
  }

  /// Compares by section, then order, then part.
  public static func < (left: Self, right: Self) -> Bool {
    if left.section != right.section { return left.section < right.section }
    if left.order != right.order { return left.order < right.order }
    return left.part < right.part
  }
}
