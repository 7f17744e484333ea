import Cassowary
import QuoinCore

/// Puts into sums why the unknowns of a laid-out page have their values.
struct FactBuilder {
  let plan: LayoutPlan
  let session: SolverSession
  let texts: [SettledText]
  /// What gives the unknowns at hand their values.
  var causes = Causes([])
  /// What has been said, or is about to be: nothing is said twice.
  private var stated: Set<Measure.Key> = []
  private let lowering: Lowering

  init(plan: LayoutPlan, session: SolverSession, texts: [SettledText]) {
    self.plan = plan
    self.session = session
    self.texts = texts
    lowering = Lowering(plan: plan, natural: [])
  }

  /// Leaves out what is said elsewhere.
  mutating func leaveOut(_ slot: Slot) {
    stated.insert(measure(slot).key)
  }

  /// Why an unknown has its value; `depth` is how far the chain behind it is followed.
  mutating func fact(of slot: Slot, depth: Int) -> Fact {
    switch causes.makers[slot] {
    case .constraint(let index): fact(of: slot, by: index, depth: depth)
    case .standing(let other): standing(slot, with: other, depth: depth)
    case nil: together(slot, depth: depth)
    }
  }

  /// Why an attribute has its value: a rule that speaks of just this one says more than the unknowns
  /// that it consists of.
  private mutating func fact(of measure: Measure, depth: Int) -> Fact {
    let expression = expression(measure)
    if let slot = expression.onlySlot {
      var fact = fact(of: slot, depth: depth)
      fact.name = measure.name
      return fact
    }
    for term in expression.terms {
      guard case .constraint(let index) = causes.makers[term.slot],
        let rule = plan.constraints[index].lowered, let side = rule.side(of: term.slot, self),
        rule.measure(side).key == measure.key
      else { continue }
      return ruled(rule, side, index, named: measure.name, depth: depth)
    }
    return geometry(measure, expression, depth: depth)
  }

  /// Says of the summands of a fact what was not said before.
  mutating func tell(_ measures: [Measure], of fact: inout Fact, depth: Int) {
    for measure in measures where !isPlain(measure) && !stated.contains(measure.key) {
      guard depth > 0 else {
        fact.isCut = true
        continue
      }
      stated.insert(measure.key)
      fact.causes.append(self.fact(of: measure, depth: depth - 1))
    }
  }

  /// Whether everybody knows why: the edges and sides of a page whose size is given.
  private func isPlain(_ measure: Measure) -> Bool {
    guard measure.item.box === plan.page.root, measure.key.item.region == .frame else {
      return false
    }
    let isHorizontal = measure.attribute.axis == .horizontal
    let side = isHorizontal ? plan.page.size.width : plan.page.size.height
    return side != .fitting || [.left, .top].contains(measure.key.attribute)
  }
}

extension FactBuilder {
  func measure(_ slot: Slot) -> Measure {
    Measure(Item(plan.boxes[slot.box]), slot.quantity.attribute)
  }

  func expression(_ measure: Measure) -> Expression {
    lowering.expression(measure.attribute, of: measure.item, in: measure.direction)
  }

  func value(_ measure: Measure) -> Double {
    let expression = expression(measure)
    let known = expression.terms.reduce(expression.constant) {
      $0 + session.value($1.slot) * $1.coefficient
    }
    return expression.readings.reduce(known) { $0 + value($1) * $1.coefficient }
  }

  func value(_ reading: Reading) -> Double {
    let metrics = texts[reading.text].solved
    return switch reading.measure {
    case .firstBaseline: metrics.firstBaseline
    case .lastBaseline: metrics.lastBaseline
    case .height: metrics.height
    }
  }

  func summand(_ measure: Measure, times factor: Double = 1) -> Summand {
    Summand(measure.name, value(measure), times: factor)
  }

  func summand(_ slot: Slot, times factor: Double = 1) -> Summand {
    Summand(measure(slot).name, session.value(slot), times: factor)
  }

  func summand(_ reading: Reading, times factor: Double) -> Summand {
    let name =
      switch reading.measure {
      case .firstBaseline: "baseline of its first line"
      case .lastBaseline: "baseline of its last line"
      case .height: "height of its lines"
      }
    return Summand(name, value(reading), times: factor)
  }

  /// Whether an unknown is a corner of the page, which is 0 and needs no mention.
  func isCorner(_ slot: Slot) -> Bool {
    slot.box == 0 && (slot.quantity == .left || slot.quantity == .top)
  }

  func note(_ index: Int) -> ConstraintNote { session.note(index, of: plan) }
}

extension Expression {
  /// The unknown that the expression is, if it is just one.
  fileprivate var onlySlot: Slot? {
    guard terms.count == 1, terms[0].coefficient == 1, constant == 0, readings.isEmpty else {
      return nil
    }
    return terms[0].slot
  }
}
