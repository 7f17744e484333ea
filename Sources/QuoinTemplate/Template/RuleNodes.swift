internal import QuoinCore
internal import QuoinLayout

/// `make`, `update`, `remake` or `remove` with its constraints.
final class RulesNode: Sendable {
  enum Verb: Sendable {
    case make, update, remake, remove
  }

  let verb: Verb
  /// nil means the box around.
  let owners: AttributeNode?
  let children: [TemplateNode]
  let location: SourceLocation

  init(
    verb: Verb, owners: AttributeNode? = nil, children: [TemplateNode], location: SourceLocation
  ) {
    self.verb = verb
    self.owners = owners
    self.children = children
    self.location = location
  }
}

/// One constraint as written, before chains and composites are taken apart.
final class ConstraintNode: Sendable {
  /// `left.top`, `edges`: as written.
  let name: String
  let attributes: [Attribute]
  /// `equalTo`, `lessThanOrEqualTo` or `greaterThanOrEqualTo`.
  let relation: String
  let target: AttributeNode
  let multipliedBy: AttributeNode?
  let dividedBy: AttributeNode?
  let offset: AttributeNode?
  let inset: AttributeNode?
  let priority: AttributeNode?
  let label: AttributeNode?
  let orElse: AttributeNode?
  let location: SourceLocation

  init(
    name: String, attributes: [Attribute], relation: String, target: AttributeNode,
    multipliedBy: AttributeNode? = nil, dividedBy: AttributeNode? = nil,
    offset: AttributeNode? = nil, inset: AttributeNode? = nil, priority: AttributeNode? = nil,
    label: AttributeNode? = nil, orElse: AttributeNode? = nil, location: SourceLocation
  ) {
    self.name = name
    self.attributes = attributes
    self.relation = relation
    self.target = target
    self.multipliedBy = multipliedBy
    self.dividedBy = dividedBy
    self.offset = offset
    self.inset = inset
    self.priority = priority
    self.label = label
    self.orElse = orElse
    self.location = location
  }
}

struct DistributeNode: Sendable {
  var axis: AttributeNode
  var boxes: AttributeNode
  var spacing: AttributeNode?
  var itemLength: AttributeNode?
  var lead: AttributeNode?
  var tail: AttributeNode?
  var location: SourceLocation
}

/// Constraints in Apple's Visual Format Language.
struct VisualNode: Sendable {
  var format: AttributeNode
  var location: SourceLocation
}

/// What a variant sets on boxes, or on a style.
struct SetNode: Sendable {
  /// nil where a style is meant.
  var owners: AttributeNode?
  var attributes: [AttributeNode]
  var location: SourceLocation
}
