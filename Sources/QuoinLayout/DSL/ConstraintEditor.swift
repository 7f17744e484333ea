public import Cassowary
public import QuoinCore

/// The modifiers of a constraint, in any order; what is set twice has the last value.
///
/// The multiplier applies to the target, offset and insets are added after it.
public struct ConstraintEditor {
  private let draft: ConstraintDraft

  init(_ draft: ConstraintDraft) {
    self.draft = draft
  }

  /// Adds a length in pt to every attribute of the chain.
  @discardableResult
  public func offset(_ amount: Double) -> ConstraintEditor {
    draft.offset = .length(amount)
    return self
  }

  /// Adds a width to what is horizontal and a height to what is vertical, in pt.
  @discardableResult
  public func offset(_ amount: Size) -> ConstraintEditor {
    draft.offset = .size(amount)
    return self
  }

  /// Adds x to what is horizontal and y to what is vertical, in pt.
  @discardableResult
  public func offset(_ amount: Point) -> ConstraintEditor {
    draft.offset = .point(amount)
    return self
  }

  /// Masonry's name for an offset of `size`.
  @discardableResult
  public func sizeOffset(_ amount: Size) -> ConstraintEditor { offset(amount) }

  /// Masonry's name for an offset of `center`.
  @discardableResult
  public func centerOffset(_ amount: Point) -> ConstraintEditor { offset(amount) }

  /// Moves every edge of the chain inwards by a length in pt.
  @discardableResult
  public func inset(_ amount: Double) -> ConstraintEditor { insets(Insets(amount)) }

  /// Moves every edge of the chain inwards by its inset.
  @discardableResult
  public func inset(_ amounts: Insets) -> ConstraintEditor { insets(amounts) }

  /// Moves every edge of the chain inwards by its inset.
  @discardableResult
  public func insets(_ amounts: Insets) -> ConstraintEditor {
    draft.insets = amounts
    return self
  }

  /// Multiplies the target.
  @discardableResult
  public func multipliedBy(_ factor: Double) -> ConstraintEditor {
    draft.multiplier = factor
    return self
  }

  /// Divides the target.
  @discardableResult
  public func dividedBy(_ divisor: Double) -> ConstraintEditor {
    draft.multiplier = 1 / divisor
    return self
  }

  /// Sets how strong the constraint is: `.high`, `750`, `.high.advanced(by: -1)`.
  @discardableResult
  public func priority(_ priority: Priority) -> ConstraintEditor {
    draft.priority = priority
    return self
  }

  /// Names the constraint in reports.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintEditor {
    draft.label = label
    return self
  }
}

extension Priority {
  /// A priority that differs by an amount, kept above 0 and at most 1000.
  public func advanced(by amount: Double) -> Priority {
    Priority(min(1000, max(Double.leastNormalMagnitude, value + amount)))
  }
}
