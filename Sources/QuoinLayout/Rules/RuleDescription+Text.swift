import Cassowary

extension RuleDescription {
  /// The rule in the notation of the field: `title.left == avatar.right + 12 @750`.
  package func text(on owner: Box) -> String {
    let item = "\(Item(owner, region).name).\(attribute.rawValue)"
    var side: String
    switch target {
    case .constant(let value) where attribute.isSize:
      side = Self.number(value * multiplier + constant)
    case .constant(let value):
      let superview = owner.parent ?? owner
      side = product("\(superview.name).\(attribute.rawValue)")
      side += offset(value * multiplier + constant)
    case .item(let item, let other):
      side = product("\(item.name).\(other.rawValue)")
      side += offset(constant)
    }
    let priority = resolvedPriority
    let suffix = priority == .required ? "" : " @\(Self.number(priority.value))"
    return "\(item) \(relation.sign) \(side)\(suffix)"
  }

  private func product(_ name: String) -> String {
    multiplier == 1 ? name : "\(name) * \(Self.number(multiplier))"
  }

  private func offset(_ value: Double) -> String {
    if value == 0 { return "" }
    return value < 0 ? " - \(Self.number(-value))" : " + \(Self.number(value))"
  }

  /// A number as messages show it: at most four decimals, none where it is whole.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

extension Relation {
  /// The relation as messages show it.
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
