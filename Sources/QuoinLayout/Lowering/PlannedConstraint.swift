import Cassowary
import QuoinCore

/// A constraint of a page before the solver's variables are known.
struct PlannedConstraint {
  var terms: [(slot: Slot, coefficient: Double)]
  var relation: Relation
  /// The right side, but for what the readings take from it.
  var constant: Double
  /// Measures of texts on the left side.
  var readings: [Reading]
  var priority: Priority
  var place: Place
  var origin: Origin

  /// `expression relation 0`.
  init(
    _ expression: Expression, _ relation: Relation, priority: Priority, place: Place,
    origin: Origin
  ) {
    terms = expression.terms
    self.relation = relation
    constant = -expression.constant
    readings = expression.readings
    self.priority = priority
    self.place = place
    self.origin = origin
  }

  /// What a constraint came from, for reports.
  enum Origin {
    /// A rule that the author wrote.
    case rule(RuleDescription, owner: Box)
    /// A rule that a stack or grid wrote for the author.
    case arranged(RuleDescription, owner: Box, by: Box)
    /// What makes the gaps or centres of three neighbours in a stack even.
    case even(owner: Box, by: Box, text: String)
    /// A size that follows from what the box is.
    case implied(Implication, Box)
  }

  enum Implication {
    case pageOrigin(Attribute)
    case pageSide(Axis, Double)
    case fitting(Axis)
    case notNegative(Axis)
    case hugging(Axis)
    case compression(Axis)
    case aspect(Double)
  }
}

extension PlannedConstraint {
  /// The box whose attribute is constrained.
  var owner: Box {
    switch origin {
    case .rule(_, let owner), .arranged(_, let owner, _), .even(let owner, _, _),
      .implied(_, let owner):
      owner
    }
  }

  /// The author's own rule, if it is one.
  var rule: RuleDescription? {
    guard case .rule(let rule, _) = origin else { return nil }
    return rule
  }

  /// The constraint as reports show it, with its right side as it was solved.
  func note(constant: Double) -> ConstraintNote {
    // Text heights stand a hair above the priority that was written.
    let priority = Priority((self.priority.value * 10_000).rounded() / 10_000)
    return switch origin {
    case .rule(let rule, let owner):
      ConstraintNote(
        label: rule.label, text: rule.text(on: owner), location: rule.location ?? owner.location,
        priority: priority.value)
    case .arranged(let rule, let owner, let arranger):
      ConstraintNote(
        label: nil, text: rule.text(on: owner), location: arranger.location,
        priority: priority.value)
    case .even(_, let arranger, let text):
      ConstraintNote(
        label: nil, text: text + priority.suffix, location: arranger.location,
        priority: priority.value)
    case .implied(let implication, let box):
      ConstraintNote(
        label: nil, text: implication.text(of: box, constant) + priority.suffix,
        location: box.location, priority: priority.value)
    }
  }
}

extension PlannedConstraint.Implication {
  fileprivate func text(of box: Box, _ constant: Double) -> String {
    let number = RuleDescription.number
    return switch self {
    case .pageOrigin(let attribute): "\(box.name).\(attribute.rawValue) == 0"
    case .pageSide(let axis, let side): "\(box.name).\(axis.side) == \(number(side))"
    case .fitting(let axis): "\(box.name).\(axis.side) <= 0"
    case .notNegative(let axis): "\(box.name).\(axis.side) >= 0"
    case .hugging(let axis): "\(box.name).\(axis.side) <= \(number(constant))"
    case .compression(let axis): "\(box.name).\(axis.side) >= \(number(constant))"
    case .aspect(let ratio): "\(box.name).width == \(box.name).height * \(number(ratio))"
    }
  }
}

extension Axis {
  fileprivate var side: String { self == .horizontal ? "width" : "height" }
}

extension Priority {
  /// How a priority ends a constraint's text; nothing where it is required.
  var suffix: String { isRequired ? "" : " @\(RuleDescription.number(value))" }
}
