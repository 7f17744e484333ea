import Cassowary
import QuoinCore

extension RuleDescription {
  /// Refuses what can never mean anything.
  ///
  /// - Throws: ``LayoutError`` where item and target have no common ancestor, are not of one kind,
  ///   or are the same, and where a number is not finite.
  package func check(on owner: Box) throws(LayoutError) {
    guard multiplier.isFinite, constant.isFinite else {
      throw error(.badValue, on: owner, "a constraint's numbers must be finite")
    }
    if let priority, !(priority.value > 0 && priority.value <= 1000) {
      throw error(
        .badValue, on: owner, "priority \(Self.number(priority.value)) is not from above 0 to 1000")
    }
    try check(region: Item(owner, region), on: owner)
    if case .item(let item, _) = target { try check(region: item, on: owner) }
    switch target {
    case .constant(let value):
      guard value.isFinite else {
        throw error(.badValue, on: owner, "a constraint's numbers must be finite")
      }
      guard attribute.isSize || owner.parent != nil || owner.kind == .page else {
        throw error(
          .noCommonAncestor, on: owner,
          "'\(owner.name)' has no superview to measure '\(attribute.rawValue)' from")
      }
    case .item(let item, let other):
      guard attribute.isComparable(to: other) else {
        throw error(
          .badValue, on: owner, "'\(attribute.rawValue)' cannot be set against '\(other.rawValue)'")
      }
      if item.box === owner {
        guard attribute.isSize, attribute != other else {
          throw error(
            .badValue, on: owner,
            "'\(attribute.rawValue)' of '\(owner.name)' is set against the box itself")
        }
      }
      guard owner.nearestCommonAncestor(with: item.box) != nil else {
        throw error(
          .noCommonAncestor, on: owner,
          "'\(owner.name)' and '\(item.name)' have no common ancestor")
      }
    }
  }

  /// Columns and rows must be there.
  private func check(region item: Item, on owner: Box) throws(LayoutError) {
    let (span, count): (ClosedRange<Int>, Int)
    switch item.region {
    case .columns(let columns): (span, count) = (columns, item.box.grid?.columns ?? 0)
    case .rows(let rows): (span, count) = (rows, item.box.grid?.rows ?? 0)
    case .frame, .margins, .safeArea, .bleed: return
    }
    guard span.lowerBound >= 0, span.upperBound < count else {
      throw error(
        .unknownTarget, on: owner, "there is no '\(item.name)': the grid has \(count) of them")
    }
  }

  private func error(_ code: Diagnostic.Code, on owner: Box, _ message: String) -> LayoutError {
    .invalid(
      Diagnostic(
        .error, code, at: location ?? owner.location, message,
        boxes: owner.id.map { [$0] } ?? []))
  }
}
