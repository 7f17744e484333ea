package import QuoinCore
package import QuoinLayout

/// A rule as a line from what it is set against to what it constrains.
package struct RuleMark: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// From the target's edge to the owner's.
    case gap
    /// Both edges are on one line: a bar on it, and a line to the target if that stands apart.
    case alignment
    /// Both centres or baselines are on one line.
    case line
    /// From edge to edge of the owner: a size.
    case span
  }

  /// The index of the rule.
  package var rule: Int
  package var axis: Axis
  package var form: Form
  /// Along the axis, in pt: the target's edge, or the owner's near edge if it is a size.
  package var from: Double
  /// Along the axis, in pt: the owner's edge, its far one if it is a size.
  package var to: Double
  /// Where the mark may stand across the axis.
  package var lane: ClosedRange<Double>
  /// Across the axis: the owner's extent.
  package var owner: ClosedRange<Double>
  /// Across the axis: the target's extent; nil for a size.
  package var target: ClosedRange<Double>?
  /// What its pill says; nil where the form says all.
  package var caption: String?

  package init(_ index: Int, in inspection: PageInspection) {
    self.rule = index
    let rule = inspection.rules[index]
    let end = rule.owner
    axis = end.attribute.axis
    owner = inspection.reach(of: end, along: axis.across)
    if end.attribute.isSize {
      form = .span
      from = end.rect.extent(axis).lowerBound
      to = end.rect.extent(axis).upperBound
      lane = owner
    } else {
      let other = rule.target ?? end
      from = other.position
      to = end.position
      let isLine = end.attribute.isInner && other.attribute.isInner
      // Less than this cannot be seen.
      form = abs(to - from) > 0.05 ? .gap : isLine ? .line : .alignment
      let target = inspection.reach(of: other, along: axis.across)
      self.target = target
      let low = max(owner.lowerBound, target.lowerBound)
      let high = min(owner.upperBound, target.upperBound)
      lane = low < high ? low...high : owner
    }
    caption = RuleCaption(rule, isAligned: form == .alignment || form == .line).text
  }

  /// The rectangle of the line along the axis at a lane.
  func rect(at across: Double, thickness: Double) -> Rect {
    let (low, high) = (min(from, to), max(from, to))
    return axis == .horizontal
      ? Rect(x: low, y: across - thickness / 2, width: high - low, height: thickness)
      : Rect(x: across - thickness / 2, y: low, width: thickness, height: high - low)
  }
}

extension PageInspection {
  /// How far a rule's end reaches across its axis.
  fileprivate func reach(of end: RuleEnd, along axis: Axis) -> ClosedRange<Double> {
    let box = boxes[end.box]
    return (end.rect == box.rect ? box.reach : end.rect).extent(axis)
  }
}

extension Attribute {
  /// Whether it runs through the box and not along its edge.
  fileprivate var isInner: Bool {
    switch self {
    case .centerX, .centerY, .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}

/// What the pill of a rule says: `12`, `≥ 8 @750`, `= art × 0.55 + 4`.
struct RuleCaption {
  /// nil where the mark says all.
  private(set) var text: String?

  init(_ rule: InspectedRule, isAligned: Bool) {
    let priority = rule.note.priority
    var words: [String] = []
    if let target = rule.target, rule.owner.attribute.isSize {
      words = RuleCaption.size(of: rule, against: target)
    } else if let constant = rule.constant {
      if rule.comparison != .equal { words.append(rule.comparison.rawValue) }
      if rule.multiplier != 1 { words.append("× \(RuleCaption.number(rule.multiplier))") }
      let isSilent = constant == 0 && (isAligned || !words.isEmpty)
      if !isSilent || (rule.multiplier == 1 && !words.isEmpty) {
        words.append(RuleCaption.number(constant))
      }
    } else {
      words = ["="]
    }
    if words.isEmpty, !rule.isMissed { return }
    // A stack's nearly required rules are its own business.
    let isTold = rule.origin != .arranged || rule.isMissed
    if priority < 1000, isTold { words.append("@\(RuleCaption.number(priority))") }
    if rule.isMissed { words.append("Δ\(RuleCaption.number(rule.error))") }
    text = words.joined(separator: " ")
  }

  private static func size(of rule: InspectedRule, against target: RuleEnd) -> [String] {
    var name = target.name.asLabel(atMost: 16)
    if target.attribute != rule.owner.attribute { name += ".\(target.attribute.rawValue)" }
    var words = [rule.comparison.rawValue, name]
    if rule.multiplier != 1 { words.append("× \(number(rule.multiplier))") }
    if let constant = rule.constant, constant != 0 {
      words.append(constant < 0 ? "− \(number(-constant))" : "+ \(number(constant))")
    }
    return words
  }

  /// A number to hundredths, with a true minus sign.
  static func number(_ value: Double) -> String {
    let rounded = NumberText((value * 100).rounded() / 100).description
    return rounded.hasPrefix("-") ? "−" + rounded.dropFirst() : rounded
  }
}

extension InspectedRule {
  /// Whether it was given up or refused.
  var isMissed: Bool {
    switch state {
    case .givenUp, .refused: true
    case .tight, .slack: false
    }
  }

  var isRefused: Bool {
    if case .refused = state { return true }
    return false
  }

  var look: InspectedRuleLook {
    switch state {
    case .refused: .refused
    case .givenUp: .givenUp
    case .slack: .slack
    case .tight: origin == .arranged ? .arranged : .written
    }
  }

  var isSoft: Bool { note.priority < 1000 }
}

extension String {
  /// The text on one line, cut where it is long.
  func asLabel(atMost count: Int = 28) -> String {
    let plain = String(
      String.UnicodeScalarView(
        unicodeScalars.prefix(4 * count).map { scalar in
          let category = scalar.properties.generalCategory
          let isUnseen = category == .control || category == .format
          return isUnseen || scalar.properties.isWhitespace ? " " : scalar
        }))
    return plain.count > count ? plain.prefix(count - 1) + "…" : plain
  }
}
