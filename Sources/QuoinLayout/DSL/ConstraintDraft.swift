import Cassowary
import QuoinCore

/// One chain with its relation, target and modifiers, before and after it is lowered.
final class ConstraintDraft {
  enum Target {
    case superview
    case anchor(Item, Attribute)
    case value(any ConstraintTarget)
  }

  /// What is added after the multiplier: absolute, set anew by each call.
  enum Offset {
    case length(Double)
    case size(Size)
    case point(Point)
  }

  let attributes: [Attribute]
  let relation: Relation
  let targets: [Target]
  let location: SourceLocation
  var multiplier: Double = 1
  var offset: Offset = .length(0)
  var insets: Insets = .zero
  var priority: Priority?
  var label: String?

  init(
    _ attributes: [Attribute], _ relation: Relation, _ targets: [Target],
    location: SourceLocation
  ) {
    self.attributes = attributes
    self.relation = relation
    self.targets = targets
    self.location = location
  }

  /// One rule for each attribute and target, attributes in the order of the chain.
  ///
  /// - Parameters:
  ///   - owner: The box that the block is about.
  ///   - mistake: Called with what is wrong about an attribute and target that do not go together.
  /// - Returns: The rules that mean something.
  func lowered(on owner: Box, mistake: (Diagnostic) -> Void) -> [RuleDescription] {
    var rules: [RuleDescription] = []
    let direction = owner.outerDirection
    for (index, attribute) in attributes.enumerated() {
      for target in targets {
        guard let target = resolve(target, attribute, index, owner, direction) else {
          mistake(
            Diagnostic(
              .error, .badValue, at: location,
              "'\(attribute.rawValue)' of '\(owner.name)' does not go with its target",
              boxes: owner.id.map { [$0] } ?? []))
          continue
        }
        rules.append(
          RuleDescription(
            attribute, relation, target, multiplier: multiplier,
            constant: constant(for: attribute, in: direction), priority: priority, label: label,
            location: location))
      }
    }
    return rules
  }

  func constant(for attribute: Attribute, in direction: LayoutDirection) -> Double {
    let shift =
      switch offset {
      case .length(let length): length
      case .size(let size): attribute.axis == .horizontal ? size.width : size.height
      case .point(let point): attribute.axis == .horizontal ? point.x : point.y
      }
    return shift + attribute.constant(of: insets, in: direction)
  }

  private func resolve(
    _ target: Target, _ attribute: Attribute, _ index: Int, _ owner: Box,
    _ direction: LayoutDirection
  ) -> RuleTarget? {
    switch target {
    case .superview:
      // Positions find their superview when they are lowered; a size needs it now.
      attribute.isSize ? owner.parent.map { .item(Item($0), attribute) } : .constant(0)
    case .anchor(let item, let other): .item(item, other)
    case .value(let value):
      value.target(for: attribute, at: index, of: attributes, in: direction)
    }
  }
}
