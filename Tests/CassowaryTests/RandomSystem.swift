import Cassowary

/// Makes seeded systems: small, of many kinds, and as awkward as a seed likes.
struct RandomSystem {
  enum Kind: CaseIterable, Sendable {
    /// Boxes in rows and insets, with sizes, hugging and compression.
    case layout
    /// A few variables and anything between them, with small whole numbers, full of ties.
    case tied
    /// The same with odd coefficients.
    case odd
    /// Coefficients from 0.02 to 50 in one system; the plain reference cannot take more.
    case wide
  }

  var generator: SeededGenerator
  let kind: Kind
  let variableCount: Int
  var defaults: [Int?]
  private var nextPlace = 0

  init(seed: Int, kind: Kind) {
    generator = SeededGenerator(seed: seed)
    self.kind = kind
    variableCount =
      kind == .layout
      ? 4 * Int.random(in: 1...3, using: &generator)
      : Int.random(in: 1...6, using: &generator)
    defaults = []
    for variable in 0..<variableCount {
      let hasDefault = variable > 0 && Int.random(in: 0..<4, using: &generator) == 0
      defaults.append(hasDefault ? Int.random(in: 0..<variable, using: &generator) : nil)
    }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  mutating func priority() -> Priority {
    pick([1000, 1000, 750, 750, 500, 250, 100, Priority(750.0.nextUp)])
  }

  mutating func constant() -> Double {
    switch kind {
    case .layout, .tied: Double(Int.random(in: -5...10, using: &generator)) * 10
    case .odd, .wide: Double.random(in: -100...100, using: &generator)
    }
  }

  mutating func coefficient() -> Double {
    switch kind {
    case .layout, .tied:
      return pick([1, 1, 1, -1, -1, 2, -2, 0.5])
    case .odd:
      return pick([1, -1, 1.0 / 3, -0.7, 3.1, -2.9])
    case .wide:
      let sign = pick([1.0, -1])
      return sign * pick([0.02, 0.2, 1, 7, 50])
    }
  }

  mutating func constraint() -> Constraint {
    nextPlace += 1
    // Some places coincide, and later ones are not always greater.
    let place = Place(Int.random(in: 0..<2, using: &generator), nextPlace % 7)
    if kind == .layout { return layoutConstraint(place) }
    let count = pick([0, 1, 1, 2, 2, 2, 3, 4])
    var terms: [Term] = []
    for _ in 0..<count {
      let variable = Variable(index: Int.random(in: 0..<variableCount, using: &generator))
      terms.append(Term(variable, coefficient()))
    }
    let relation: Relation = pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    return Constraint(terms, relation, constant(), priority: priority(), place: place)
  }

  /// Boxes of left, top, width and height.
  private mutating func layoutConstraint(_ place: Place) -> Constraint {
    let boxes = variableCount / 4
    let first = 4 * Int.random(in: 0..<boxes, using: &generator)
    let second = 4 * Int.random(in: 0..<boxes, using: &generator)
    let axis = pick([0, 1])
    func variable(_ index: Int) -> Variable { Variable(index: index) }
    let left = variable(first + axis)
    let size = variable(first + axis + 2)
    let otherLeft = variable(second + axis)
    let otherSize = variable(second + axis + 2)
    let relation: Relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let gap = constant()
    let terms: [Term]
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return Constraint([Term(size)], .greaterThanOrEqual, 0, place: place)
    case 1: return Constraint([Term(size)], .lessThanOrEqual, abs(gap), priority: 250, place: place)
    case 2:
      return Constraint([Term(size)], .greaterThanOrEqual, abs(gap), priority: 750, place: place)
    case 3: terms = [Term(left), Term(otherLeft, -1), Term(otherSize, -1)]
    case 4: terms = [Term(left), Term(size), Term(otherLeft, -1), Term(otherSize, -1)]
    case 5: terms = [Term(size), Term(otherSize, pick([-1, -0.5]))]
    case 6: terms = [Term(left, 2), Term(size), Term(otherLeft, -2), Term(otherSize, -1)]
    default: terms = [pick([Term(left), Term(size)])]
    }
    return Constraint(terms, relation, gap, priority: priority(), place: place)
  }
}

/// A solver with the constraints that it accepted, for comparison with the reference.
struct Trial {
  let solver = Solver()
  let defaults: [Int?]
  var standing: [(id: ConstraintID, constraint: Constraint)] = []

  init(_ system: RandomSystem) {
    defaults = system.defaults
    for variable in 0..<system.variableCount {
      _ = solver.addVariable(default: defaults[variable].map { Variable(index: $0) })
    }
  }

  /// What stands, in declared order.
  var declared: [Constraint] {
    standing.sorted { left, right in
      let places = (left.constraint.place, right.constraint.place)
      return places.0 == places.1 ? left.id < right.id : places.0 < places.1
    }.map(\.constraint)
  }

  var reference: ReferenceSolver {
    ReferenceSolver(variableCount: defaults.count, defaults: defaults, constraints: declared)
  }

  /// The largest difference to other values, relative to their size.
  func distance(to values: [Double]) -> Double {
    var worst = 0.0
    for (index, value) in values.enumerated() {
      let own = solver.value(of: Variable(index: index))
      worst = max(worst, abs(own - value) / max(1, abs(value)))
    }
    return worst
  }

  /// Whether the solver's values are better than others by the hierarchy itself, so that it is the
  /// others that are wrong: the plain reference rounds more.
  func isBetter(than values: [Double]) -> Bool {
    let own = defaults.indices.map { solver.value(of: Variable(index: $0)) }
    let priorities = declared.map(\.priority).sorted(by: >)
    for priority in priorities {
      let level = declared.filter { $0.priority == priority }
      let mine = level.reduce(0) { $0 + Self.error(of: $1, at: own) }
      let theirs = level.reduce(0) { $0 + Self.error(of: $1, at: values) }
      if abs(mine - theirs) > 1e-7 * max(1, theirs) { return mine < theirs }
    }
    return false
  }

  private static func error(of constraint: Constraint, at values: [Double]) -> Double {
    let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
    switch constraint.relation {
    case .equal: return abs(sum - constraint.constant)
    case .lessThanOrEqual: return max(0, sum - constraint.constant)
    case .greaterThanOrEqual: return max(0, constraint.constant - sum)
    }
  }
}
