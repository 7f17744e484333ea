import Cassowary
import QuoinCore

// Three relations, each against an anchor, anything else, several of these, and the superview. The
// anchor has to be of the chain's own space: what cannot be compared does not compile.

extension AttributeChain {
  /// Makes each attribute the target, an attribute of the same kind.
  @discardableResult
  public func equalTo(
    _ target: Anchor<Space>, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintEditor {
    relate(.equal, [.anchor(target.item, target.attribute)], fileID, line, column)
  }

  /// Makes each attribute the target: a box's or guide's same attribute, a number, size, point, insets.
  @discardableResult
  public func equalTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(.equal, [.value(target)], fileID, line, column)
  }

  /// Makes each attribute the target, for each of several attributes of the same kind.
  @discardableResult
  public func equalTo(
    _ targets: [Anchor<Space>], fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(
      .equal, targets.map { .anchor($0.item, $0.attribute) }, fileID, line, column)
  }

  /// Makes each attribute the target, for each of several boxes and guides.
  @discardableResult
  public func equalTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(.equal, targets.map { .value($0) }, fileID, line, column)
  }

  /// Makes each attribute the target, the same attribute of the box's superview.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintEditor {
    relate(.equal, [.superview], fileID, line, column)
  }
}

extension AttributeChain {
  /// Makes each attribute at most the target, an attribute of the same kind.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: Anchor<Space>, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintEditor {
    relate(.lessThanOrEqual, [.anchor(target.item, target.attribute)], fileID, line, column)
  }

  /// Makes each attribute at most the target: a box's or guide's same attribute, a number, size, point, insets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(.lessThanOrEqual, [.value(target)], fileID, line, column)
  }

  /// Makes each attribute at most the target, for each of several attributes of the same kind.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [Anchor<Space>], fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(
      .lessThanOrEqual, targets.map { .anchor($0.item, $0.attribute) }, fileID, line, column)
  }

  /// Makes each attribute at most the target, for each of several boxes and guides.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(.lessThanOrEqual, targets.map { .value($0) }, fileID, line, column)
  }

  /// Makes each attribute at most the target, the same attribute of the box's superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintEditor {
    relate(.lessThanOrEqual, [.superview], fileID, line, column)
  }
}

extension AttributeChain {
  /// Makes each attribute at least the target, an attribute of the same kind.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: Anchor<Space>, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintEditor {
    relate(.greaterThanOrEqual, [.anchor(target.item, target.attribute)], fileID, line, column)
  }

  /// Makes each attribute at least the target: a box's or guide's same attribute, a number, size, point, insets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(.greaterThanOrEqual, [.value(target)], fileID, line, column)
  }

  /// Makes each attribute at least the target, for each of several attributes of the same kind.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [Anchor<Space>], fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(
      .greaterThanOrEqual, targets.map { .anchor($0.item, $0.attribute) }, fileID, line, column)
  }

  /// Makes each attribute at least the target, for each of several boxes and guides.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintEditor {
    relate(.greaterThanOrEqual, targets.map { .value($0) }, fileID, line, column)
  }

  /// Makes each attribute at least the target, the same attribute of the box's superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintEditor {
    relate(.greaterThanOrEqual, [.superview], fileID, line, column)
  }
}

extension AttributeChain {
  private func relate(
    _ relation: Relation, _ targets: [ConstraintDraft.Target], _ fileID: String, _ line: Int,
    _ column: Int
  ) -> ConstraintEditor {
    maker.append(
      ConstraintDraft(
        attributes, relation, targets,
        location: SourceLocation(file: fileID, line: line, column: column)))
  }
}
