import Cassowary
package import QuoinCore

/// The doors through which templates come in, so that they need not know the solver's types.
extension RuleDescription {
  /// The relations by the names that templates give them, in the order of the reference.
  package static let relationNames = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]

  /// A rule whose relation and priority are given as a template writes them.
  ///
  /// - Returns: nil if there is no such relation.
  package init?(
    _ attribute: Attribute, relationNamed name: String, _ target: RuleTarget,
    multiplier: Double, constant: Double, priority: Double?, label: String?,
    location: SourceLocation?
  ) {
    guard let relation = Relation(named: name) else { return nil }
    self.init(
      attribute, relation, target, multiplier: multiplier, constant: constant,
      priority: priority.map { Priority($0) }, label: label, location: location)
  }
}

extension RulePattern {
  /// A pattern whose relation is given as a template writes it; nil if there is no such relation.
  package init?(_ attribute: Attribute, relationNamed name: String, _ target: RuleTarget) {
    guard let relation = Relation(named: name) else { return nil }
    self.init(attribute, relation, target)
  }
}

extension Relation {
  fileprivate init?(named name: String) {
    switch name {
    case "equalTo": self = .equal
    case "lessThanOrEqualTo": self = .lessThanOrEqual
    case "greaterThanOrEqualTo": self = .greaterThanOrEqual
    default: return nil
    }
  }
}

extension AxisPriorities {
  /// Priorities given as the numbers that a template writes.
  package static func written(horizontal: Double, vertical: Double) -> AxisPriorities {
    AxisPriorities(horizontal: Priority(horizontal), vertical: Priority(vertical))
  }
}
