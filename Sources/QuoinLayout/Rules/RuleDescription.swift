public import Cassowary
public import QuoinCore

/// What a rule measures its attribute against.
public enum RuleTarget: Hashable {
  /// A number: for a size its value in pt; for a position, the distance in pt from the superview's
  /// same attribute.
  case constant(Double)
  /// An attribute of a box or guide.
  case item(Item, Attribute)
}

/// One lowered rule: `owner.attribute relation target × multiplier + constant @priority`.
///
/// Chains and composites make several. Both the Swift DSL and templates end in these.
public struct RuleDescription: Hashable {
  public var attribute: Attribute
  /// The part of the owner that the attribute is of.
  public var region: Region = .frame
  public var relation: Relation
  public var target: RuleTarget
  /// Applied to the target, before the constant is added.
  public var multiplier: Double = 1
  /// Offsets and insets, in pt, insets already with the sign that the attribute gives them.
  public var constant: Double = 0
  /// nil where none was written: required, or what an updated rule had.
  public var priority: Priority?
  public var label: String?
  public var location: SourceLocation?

  public init(
    _ attribute: Attribute, _ relation: Relation, _ target: RuleTarget, multiplier: Double = 1,
    constant: Double = 0, priority: Priority? = nil, label: String? = nil,
    location: SourceLocation? = nil
  ) {
    self.attribute = attribute
    self.relation = relation
    self.target = target
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.label = label
    self.location = location
  }
}

/// What `remove` looks for: a rule's attribute, relation and target item.
public struct RulePattern: Hashable {
  public var attribute: Attribute
  public var relation: Relation
  /// Its item counts, its attribute does not.
  public var target: RuleTarget

  public init(_ attribute: Attribute, _ relation: Relation, _ target: RuleTarget) {
    self.attribute = attribute
    self.relation = relation
    self.target = target
  }
}

/// What tells the rules of one box apart when they are updated or removed.
struct RuleKey: Hashable {
  var attribute: Attribute
  var region: Region
  var relation: Relation
  /// nil for a size given as a number.
  var target: Item?
}

extension RuleDescription {
  func key(on owner: Box) -> RuleKey {
    RuleKey(
      attribute: attribute, region: region, relation: relation,
      target: target.item(for: attribute, of: owner))
  }

  var resolvedPriority: Priority { priority ?? .required }
}

extension RulePattern {
  func key(on owner: Box) -> RuleKey {
    RuleKey(
      attribute: attribute, region: .frame, relation: relation,
      target: target.item(for: attribute, of: owner))
  }
}

extension RuleTarget {
  /// The box or guide that the target is part of; a position given as a number has the superview.
  func item(for attribute: Attribute, of owner: Box) -> Item? {
    switch self {
    case .constant: attribute.isSize ? nil : Item(owner.parent ?? owner)
    case .item(let item, _): item
    }
  }

  /// The attribute of ``item(for:of:)`` that is meant.
  func attribute(for attribute: Attribute) -> Attribute {
    switch self {
    case .constant: attribute
    case .item(_, let own): own
    }
  }
}
