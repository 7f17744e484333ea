public import QuoinCore

extension Array where Element == Box {
  /// Adds the same constraints to each box, in order.
  @discardableResult
  public func makeConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.makeConstraints(block) }
  }

  /// Changes the matching constraints of each box, in order.
  @discardableResult
  public func updateConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.updateConstraints(block) }
  }

  /// Takes every constraint off each box and adds these.
  @discardableResult
  public func remakeConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.remakeConstraints(block) }
  }

  /// Takes every constraint off each box.
  public func removeConstraints() {
    for box in self { box.removeConstraints() }
  }

  /// Describes constraints for each box that only take part once they are activated.
  public func prepareConstraints(_ block: (ConstraintMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.prepareConstraints(block) }
  }

  /// Spreads the boxes over their superview with equal lengths and a fixed gap, in pt.
  ///
  /// `lead` stands before the first box and `tail` after the last, both in pt.
  public func distribute(
    along axis: Axis, spacing: Double, lead: Double = 0, tail: Double = 0,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    distribute(
      axis, .spacing(spacing), lead, tail,
      SourceLocation(file: fileID, line: line, column: column))
  }

  /// Spreads the boxes over their superview with a fixed length, in pt, and equal gaps.
  ///
  /// `lead` stands before the first box and `tail` after the last, both in pt.
  public func distribute(
    along axis: Axis, itemLength: Double, lead: Double = 0, tail: Double = 0,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    distribute(
      axis, .itemLength(itemLength), lead, tail,
      SourceLocation(file: fileID, line: line, column: column))
  }

  private func distribute(
    _ axis: Axis, _ distribution: Distribution, _ lead: Double, _ tail: Double,
    _ location: SourceLocation
  ) {
    guard let first else { return }
    guard let page = first.page else {
      return first.note(
        Diagnostic(
          .error, .noCommonAncestor, at: location,
          "boxes can only be distributed once they are on a page", boxes: compactMap(\.id)))
    }
    do throws(LayoutError) {
      try page.distribute(
        self, along: axis, distribution, lead: lead, tail: tail, location: location)
    } catch {
      first.note(error.diagnostic)
    }
  }
}
