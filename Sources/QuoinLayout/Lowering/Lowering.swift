import Cassowary
import QuoinCore

/// Turns a page into a plan: every rule, arrangement and size as a constraint with its place.
struct Lowering {
  private(set) var plan: LayoutPlan
  /// The measures of each text on its natural lines, by index in the plan.
  let natural: [TextMetrics]
  /// The constraints so far, by section of their places.
  private var sections: [[PlannedConstraint]] = Array(repeating: [], count: 4)

  init(plan: LayoutPlan, natural: [TextMetrics]) {
    self.plan = plan
    self.natural = natural
  }

  /// The sections of places; see DESIGN.md, "What layout means".
  enum Section {
    static let sizes = 0
    static let page = 1
    static let variant = 2
    static let content = 3
  }

  /// The priority at which sides given as `auto` shrink: UIKit's fitting level.
  static let fitting: Priority = 50

  /// Lowers a page.
  ///
  /// - Parameters:
  ///   - plan: The boxes and texts of the page, without constraints.
  ///   - natural: The measures of each of its texts on natural lines.
  /// - Returns: The plan with all constraints, in the order of places.
  static func lower(_ plan: LayoutPlan, natural: [TextMetrics]) -> LayoutPlan {
    var lowering = Lowering(plan: plan, natural: natural)
    lowering.lowerSizes()
    for index in lowering.plan.boxes.indices {
      lowering.lowerRules(of: index)
      lowering.lowerArrangement(of: index)
      lowering.lowerContent(of: index)
    }
    for section in lowering.sections {
      lowering.plan.constraints += section.inOrderOfPlaces()
    }
    return lowering.plan
  }

  mutating func append(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required,
    place: Place, origin: PlannedConstraint.Origin
  ) {
    sections[place.section].append(
      PlannedConstraint(
        expression, relation, priority: priority, place: place, origin: origin))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    plan.diagnostics.append(diagnostic)
  }

  /// The size of the page, and that no box has a negative one.
  private mutating func lowerSizes() {
    let page = plan.page
    let root = page.root
    for (part, edge) in [(0, (Quantity.left, Attribute.left)), (1, (.top, .top))] {
      append(
        Expression(Slot(0, edge.0)), .equal, place: Place(Section.sizes, 0, part),
        origin: .implied(.pageOrigin(edge.1), root))
    }
    lower(page.size.width, .horizontal, part: 2)
    lower(page.size.height, .vertical, part: 3)
    for (index, box) in plan.boxes.enumerated() {
      for (part, axis) in [(4, Axis.horizontal), (5, .vertical)] {
        append(
          Expression(Slot(index, axis.size)), .greaterThanOrEqual,
          place: Place(Section.sizes, box.order ?? index, part),
          origin: .implied(.notNegative(axis), box))
      }
    }
  }

  private mutating func lower(_ side: PageSize.Side, _ axis: Axis, part: Int) {
    var expression = Expression(Slot(0, axis.size))
    let place = Place(Section.sizes, 0, part)
    let root = plan.page.root
    switch side {
    case .fixed(let length):
      expression.constant = -length
      append(
        expression, .equal, place: place, origin: .implied(.pageSide(axis, length), root))
    case .fitting:
      append(
        expression, .lessThanOrEqual, priority: Lowering.fitting, place: place,
        origin: .implied(.fitting(axis), root))
    }
  }
}

extension [PlannedConstraint] {
  /// The constraints sorted by place, which they mostly are already.
  fileprivate func inOrderOfPlaces() -> [PlannedConstraint] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1].place < self[$0].place }) { return self }
    // Equal places keep the order of the document, however the sort treats equals.
    let order = indices.sorted { (self[$0].place, $0) < (self[$1].place, $1) }
    return order.map { self[$0] }
  }
}

extension Axis {
  /// The size along the axis.
  var size: Quantity { self == .horizontal ? .width : .height }
  /// The position along the axis.
  var origin: Quantity { self == .horizontal ? .left : .top }
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
