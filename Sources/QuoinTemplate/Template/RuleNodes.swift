internal import QuoinCore
internal import QuoinLayout

/// `make`, `update`, `remake` or `remove` with its constraints.
struct RulesNode: Sendable {
  enum Verb: Sendable {
    case make, update, remake, remove
  }

  var verb: Verb
  /// nil means the box around.
  var owners: AttributeNode?
  var children: [TemplateNode]
  var location: SourceLocation
}

/// One constraint as written, before chains and composites are taken apart.
struct ConstraintNode: Sendable {
  /// `left.top`, `edges`: as written.
  var name: String
  var attributes: [Attribute]
  /// `equalTo`, `lessThanOrEqualTo` or `greaterThanOrEqualTo`.
  var relation: String
  var target: AttributeNode
  var multipliedBy: AttributeNode?
  var dividedBy: AttributeNode?
  var offset: AttributeNode?
  var inset: AttributeNode?
  var priority: AttributeNode?
  var label: AttributeNode?
  var orElse: AttributeNode?
  var location: SourceLocation
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
