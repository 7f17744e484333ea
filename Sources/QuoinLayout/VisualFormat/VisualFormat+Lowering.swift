import Cassowary
import QuoinCore

extension VisualFormat {
  /// The gap of a single dash between two views, in pt, as in UIKit.
  private static let standardGap: Double = 8

  /// Every piece of the sentence as a rule on the view that it is about, in order.
  ///
  /// - Parameters:
  ///   - names: The boxes and metrics that the sentence can speak of.
  ///   - locate: The place of a character of the sentence, counted from 0.
  /// - Returns: The rules and their owners.
  /// - Throws: `VisualFormatError` where a name or number means nothing.
  func rules(
    _ names: VisualFormatNames, locate: (Int) -> SourceLocation?
  ) throws(VisualFormatError) -> [(owner: Box, rule: RuleDescription)] {
    let near: Attribute = axis == .horizontal ? .leading : .top
    let far: Attribute = axis == .horizontal ? .trailing : .bottom
    let length: Attribute = axis == .horizontal ? .width : .height
    var rules: [(Box, RuleDescription)] = []
    var previous: Box?
    for (index, (view, before)) in views.enumerated() {
      let edge: Edge? = index == 0 ? .lead : nil
      // What is said of an absent box, and of its gaps, is inactive.
      guard let box = try names.box(view.name, at: view.offset) else {
        previous = nil
        continue
      }
      let connection = edge != nil ? lead : previous == nil ? nil : before
      for gap in try gaps(connection, names, box, edge) {
        let target: RuleTarget =
          previous.map { .item(Item($0), far) } ?? .constant(0)
        rules.append(
          (
            box,
            RuleDescription(
              near, gap.relation, target, constant: gap.value, priority: gap.priority,
              location: locate(gap.offset))
          ))
      }
      for predicate in view.predicates {
        let target: RuleTarget
        switch try names.value(predicate.object) {
        case .number(let number): target = .constant(number)
        case .box(let other?): target = .item(Item(other), length)
        case .box(nil): continue
        }
        rules.append(
          (
            box,
            RuleDescription(
              length, predicate.relation, target,
              priority: try names.priority(predicate.priority), location: locate(predicate.offset))
          ))
      }
      previous = box
    }
    if let last = previous, let tail {
      // Measured inwards: what is at least a gap leaves the edge at most there.
      for gap in try gaps(tail, names, last, .tail) {
        rules.append(
          (
            last,
            RuleDescription(
              far, gap.relation.turned, .constant(0), constant: -gap.value,
              priority: gap.priority, location: locate(gap.offset))
          ))
      }
    }
    return rules
  }

  /// The superview's edge that a gap is measured from.
  private enum Edge {
    case lead, tail
  }

  private typealias Gap = (relation: Relation, value: Double, priority: Priority?, offset: Int)

  private func gaps(
    _ connection: Connection?, _ names: VisualFormatNames, _ box: Box, _ edge: Edge?
  ) throws(VisualFormatError) -> [Gap] {
    switch connection {
    case nil: return []
    case .flush(let offset): return [(.equal, 0, nil, offset)]
    case .standard(let offset):
      return [(.equal, standardGap(box, edge), nil, offset)]
    case .predicates(let predicates):
      var gaps: [Gap] = []
      for predicate in predicates {
        guard case .number(let value) = try names.value(predicate.object) else {
          throw VisualFormatError(
            offset: predicate.offset, message: "a gap is a number, not a box")
        }
        gaps.append(
          (
            predicate.relation, value, try names.priority(predicate.priority), predicate.offset
          ))
      }
      return gaps
    }
  }

  /// 8 pt between views; to the superview its own margin, 8 pt where it has none.
  private func standardGap(_ box: Box, _ edge: Edge?) -> Double {
    guard let edge, let margin = box.parent?.margin else { return Self.standardGap }
    let isMirrored = box.outerDirection == .rightToLeft
    let own =
      switch axis {
      case .horizontal: (edge == .lead) != isMirrored ? margin.left : margin.right
      case .vertical: edge == .lead ? margin.top : margin.bottom
      }
    return own == 0 ? Self.standardGap : own
  }
}

extension Relation {
  /// The relation read from the other side.
  fileprivate var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// What a name means.
package enum NamedBox {
  case found(Box)
  /// It is declared and not on this page: what is said of it is inactive.
  case absent
  /// Nothing; with what there is to be said about it, if that is known.
  case unknown(String?)
}

/// What the names in a sentence stand for.
struct VisualFormatNames {
  var boxes: (String) -> NamedBox
  /// In the order in which they are suggested.
  var ids: [String]
  var metrics: [String: Double]

  enum Value {
    case number(Double)
    case box(Box?)
  }

  /// The box with a name; nil for one that is declared and absent.
  func box(_ name: String, at offset: Int) throws(VisualFormatError) -> Box? {
    switch boxes(name) {
    case .found(let box): return box
    case .absent: return nil
    case .unknown(let message?):
      throw VisualFormatError(code: .unknownTarget, offset: offset, message: message)
    case .unknown(nil): throw unknown(name, at: offset, among: ids)
    }
  }

  /// A metric before a box of the same name.
  func value(_ object: VisualFormat.Object) throws(VisualFormatError) -> Value {
    switch object {
    case .number(let number): return .number(number)
    case .name(let name, let offset):
      if let metric = metrics[name] { return .number(metric) }
      return .box(try box(name, at: offset))
    }
  }

  func priority(_ object: VisualFormat.Object?) throws(VisualFormatError) -> Priority? {
    switch object {
    case nil: return nil
    case .number(let number): return Priority(number)
    case .name(let name, let offset):
      if let metric = metrics[name] { return Priority(metric) }
      let known: [String: Priority] = [
        "required": .required, "high": .high, "medium": .medium, "low": .low,
      ]
      if let priority = known[name] { return priority }
      throw unknown(name, at: offset, among: metrics.keys.sorted())
    }
  }

  private func unknown(
    _ name: String, at offset: Int, among names: [String]
  ) -> VisualFormatError {
    VisualFormatError(
      code: .unknownTarget, offset: offset,
      message: "no '\(name)' on this page" + name.nearest(in: names).hint)
  }
}
