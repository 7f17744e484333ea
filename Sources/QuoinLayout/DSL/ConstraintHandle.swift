public import Cassowary
public import QuoinCore

/// A kept constraint, to be changed later: one chain of a block, whatever it was lowered to.
///
/// Changes take effect at the next layout.
public final class ConstraintHandle {
  private let draft: ConstraintDraft
  private let owner: Box
  private let rules: [Rule]

  init(_ draft: ConstraintDraft, on owner: Box, rules: [Rule]) {
    self.draft = draft
    self.owner = owner
    self.rules = rules
  }

  /// Where the constraint was written.
  public var location: SourceLocation { draft.location }
  /// Whether it takes part in layout; false also once it is stale.
  public var isActive: Bool { rules.contains { $0.isActive && !$0.isStale } }
  /// Whether remake or remove took it away.
  public var isStale: Bool { rules.contains(where: \.isStale) }

  /// Replaces the offset, in pt.
  ///
  /// - Throws: `LayoutError.staleHandle`, as all changes do.
  public func update(offset: Double) throws(LayoutError) {
    try change { draft.offset = .length(offset) }
  }

  /// Replaces the inset on every edge, in pt.
  ///
  /// - Throws: `LayoutError.staleHandle`.
  public func update(inset: Double) throws(LayoutError) {
    try update(insets: Insets(inset))
  }

  /// Replaces the insets.
  ///
  /// - Throws: `LayoutError.staleHandle`.
  public func update(insets: Insets) throws(LayoutError) {
    try change { draft.insets = insets }
  }

  /// Replaces the multiplier.
  ///
  /// - Throws: `LayoutError.staleHandle`.
  public func update(multiplier: Double) throws(LayoutError) {
    try change { draft.multiplier = multiplier }
  }

  /// Replaces the priority.
  ///
  /// - Throws: `LayoutError.staleHandle`.
  public func update(priority: Priority) throws(LayoutError) {
    try change { draft.priority = priority }
  }

  /// Lets the constraint take part in layout, in the place where it was written.
  ///
  /// - Throws: `LayoutError.staleHandle`.
  public func activate() throws(LayoutError) {
    try checkFresh()
    for rule in rules {
      rule.isActive = true
      rule.place = rule.place ?? owner.page?.nextPlace()
      owner.rules.installIfNeeded(rule)
    }
    owner.setNeedsLayout()
  }

  /// Keeps the constraint out of layout until it is activated again.
  ///
  /// - Throws: `LayoutError.staleHandle`.
  public func deactivate() throws(LayoutError) {
    try checkFresh()
    for rule in rules { rule.isActive = false }
    owner.setNeedsLayout()
  }

  private func change(_ apply: () -> Void) throws(LayoutError) {
    try checkFresh()
    apply()
    for rule in rules {
      rule.description.multiplier = draft.multiplier
      rule.description.constant = draft.constant(
        for: rule.description.attribute, in: owner.outerDirection)
      rule.description.priority = draft.priority
    }
    owner.setNeedsLayout()
  }

  private func checkFresh() throws(LayoutError) {
    guard isStale else { return }
    throw .staleHandle(
      Diagnostic(
        .error, .badValue, at: location,
        "the constraint on '\(owner.name)' was taken away by remake or remove",
        boxes: owner.id.map { [$0] } ?? []))
  }
}
