import Cassowary
package import QuoinCore

/// How `distribute` spreads boxes: what is given, and with that what follows.
package enum Distribution {
  /// The gap between neighbours in pt; the boxes become equally long.
  case spacing(Double)
  /// The length of each box in pt; the gaps become equal.
  case itemLength(Double)
}

/// Boxes spread by `distribute`, kept to say after layout where they overlap.
struct DistributedBoxes {
  var boxes: [Box]
  var axis: Axis
  var location: SourceLocation?
}

extension Page {
  /// Spreads boxes over their nearest common superview, as `mas_distributeViewsAlongAxis`.
  ///
  /// - Parameters:
  ///   - boxes: From left to right or from top to bottom; one alone takes the whole length, or
  ///     stands at the lead.
  ///   - axis: The direction in which they follow one another.
  ///   - distribution: Fixed gaps or fixed lengths.
  ///   - lead: Between the superview's left or top and the first box, in pt.
  ///   - tail: Between the last box and the superview's right or bottom, in pt.
  ///   - location: Where it was asked for.
  ///   - order: As for ``make(_:on:at:)``.
  /// - Throws: ``LayoutError`` where the boxes have no common superview.
  package func distribute(
    _ boxes: [Box], along axis: Axis, _ distribution: Distribution, lead: Double = 0,
    tail: Double = 0, location: SourceLocation? = nil, at order: Int? = nil
  ) throws(LayoutError) {
    guard !boxes.isEmpty else { return }
    guard let container = Page.commonSuperview(of: boxes) else {
      throw .invalid(
        Diagnostic(
          .error, .noCommonAncestor, at: location,
          "the boxes to distribute have no common ancestor", boxes: boxes.compactMap(\.id)))
    }
    let order = order ?? reserveOrder()
    let spread = Spread(
      boxes: boxes, axis: axis, container: Item(container), lead: lead, tail: tail,
      location: location)
    for (index, box) in boxes.enumerated() {
      for rule in spread.rules(for: index, distribution) { try rule.check(on: box) }
    }
    // Box by box, each with its place in one running count.
    var part = 0
    for (index, box) in boxes.enumerated() {
      for rule in spread.rules(for: index, distribution) {
        box.install([rule]) { _ in place(order, part: part) }
        part += 1
      }
    }
    distributed.append(DistributedBoxes(boxes: boxes, axis: axis, location: location))
  }

  private static func commonSuperview(of boxes: [Box]) -> Box? {
    var common = boxes.first?.parent
    for box in boxes.dropFirst() {
      guard let known = common, let parent = box.parent else { return nil }
      common = known.nearestCommonAncestor(with: parent)
    }
    return common
  }
}

/// The rules of one `distribute`.
private struct Spread {
  var boxes: [Box]
  var axis: Axis
  var container: Item
  var lead: Double
  var tail: Double
  var location: SourceLocation?

  private var near: Attribute { axis == .horizontal ? .left : .top }
  private var far: Attribute { axis == .horizontal ? .right : .bottom }
  private var length: Attribute { axis == .horizontal ? .width : .height }

  func rules(for index: Int, _ distribution: Distribution) -> [RuleDescription] {
    let isLast = index == boxes.count - 1
    var rules: [RuleDescription] = []
    switch distribution {
    case .spacing(let spacing):
      if index == 0 {
        rules.append(rule(near, .item(container, near), constant: lead))
      } else {
        let previous = Item(boxes[index - 1])
        rules.append(rule(length, .item(previous, length)))
        rules.append(rule(near, .item(previous, far), constant: spacing))
      }
      if isLast { rules.append(rule(far, .item(container, far), constant: -tail)) }
    case .itemLength(let itemLength):
      rules.append(rule(length, .constant(itemLength)))
      if index == 0 {
        rules.append(rule(near, .item(container, near), constant: lead))
      } else {
        // The far edges stand at equal steps between lead + length and the container's end.
        let part = Double(index) / Double(boxes.count - 1)
        rules.append(
          rule(
            far, .item(container, far), multiplier: part,
            constant: (1 - part) * (itemLength + lead) - part * tail))
      }
    }
    return rules
  }

  private func rule(
    _ attribute: Attribute, _ target: RuleTarget, multiplier: Double = 1, constant: Double = 0
  ) -> RuleDescription {
    RuleDescription(
      attribute, .equal, target, multiplier: multiplier, constant: constant, location: location)
  }
}
