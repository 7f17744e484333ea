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
  mutating func leaveOut(_ unknown: Unknown) {
    stated.insert(measure(unknown).key)
  }

  /// Why an unknown has its value; `depth` is how far the chain behind it is followed.
  mutating func fact(of unknown: Unknown, depth: Int) -> Fact {
    switch causes.makers[unknown] {
    case .row(.constraint(let index)): fact(of: unknown, by: index, depth: depth)
    case .row(.standing(let other)): standing(unknown, with: other, depth: depth)
    case .row(.span(let box, let axis)):
      spanned(unknown, BoxSpan(box, along: axis), depth: depth)
    case .knot(let knot): together(unknown, knot, depth: depth)
    case nil: together(unknown, nil, depth: depth)
    }
  }

  /// Why an attribute has its value: a rule that speaks of just this one says more than the unknowns
  /// that it consists of.
  private mutating func fact(of measure: Measure, depth: Int) -> Fact {
    if let unknown = onlyUnknown(in: measure) {
      var fact = fact(of: unknown, depth: depth)
      fact.name = measure.name
      return fact
    }
    for (unknown, _) in terms(measure) {
      guard case .row(.constraint(let index)) = causes.makers[unknown],
        let rule = plan.constraints[index].lowered, let side = rule.side(of: unknown, self),
        rule.measure(side).key == measure.key
      else { continue }
      return ruled(rule, side, index, named: measure.name, depth: depth)
    }
    return geometry(measure, depth: depth)
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
  func measure(_ unknown: Unknown) -> Measure {
    Measure(Item(plan.boxes[unknown.box]), unknown.attribute)
  }

  func expression(_ measure: Measure) -> Expression {
    lowering.expression(measure.attribute, of: measure.item, in: measure.direction)
  }

  /// The unknowns that an attribute consists of, in document order.
  func terms(_ measure: Measure) -> [(unknown: Unknown, factor: Double)] {
    UnknownSum(expression(measure).terms).sorted
  }

  /// The unknown that an attribute is, if it is just one.
  func onlyUnknown(in measure: Measure) -> Unknown? {
    let expression = expression(measure)
    let terms = UnknownSum(expression.terms).sorted
    guard terms.count == 1, terms[0].factor == 1, expression.constant == 0,
      expression.readings.isEmpty
    else { return nil }
    return terms[0].unknown
  }

  func value(_ unknown: Unknown) -> Double { value(measure(unknown)) }

  func value(_ measure: Measure) -> Double {
    let expression = expression(measure)
    let known = expression.terms.reduce(expression.constant) {
      $0 + session.value($1.slot) * $1.coefficient
    }
    return expression.readings.reduce(known) { $0 + value($1) * $1.coefficient }
  }

  private func value(_ reading: Reading) -> Double {
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

  func summand(_ unknown: Unknown, times factor: Double = 1) -> Summand {
    summand(measure(unknown), times: factor)
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

  func note(_ index: Int) -> ConstraintNote { session.note(index, of: plan) }
}
