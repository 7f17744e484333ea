import Cassowary
import QuoinCore

extension FactBuilder {
  /// Why an unknown has its value, given the constraint that leaves it no other.
  mutating func fact(of unknown: Unknown, by index: Int, depth: Int) -> Fact {
    let constraint = plan.constraints[index]
    if let rule = constraint.lowered, let side = rule.side(of: unknown, self) {
      let measure = rule.measure(side)
      guard onlyUnknown(in: measure) == unknown else {
        return inverse(unknown, of: measure, depth: depth)
      }
      return ruled(rule, side, index, named: self.measure(unknown).name, depth: depth)
    }
    if case .implied(let implication, let box) = constraint.origin {
      return implied(implication, box, unknown, index, depth: depth)
    }
    return linear(unknown, index, depth: depth)
  }

  /// A side of a rule as the other side gives it: `target × multiplier + offset`, or the reverse.
  mutating func ruled(
    _ rule: LoweredRule, _ side: LoweredRule.Side, _ index: Int, named name: String, depth: Int
  ) -> Fact {
    let note = note(index)
    var fact = Fact(
      name: name, value: value(rule.measure(side)), sum: [], reason: .constraint(note),
      remark: rule.arranger.map { "by the \($0.kind.rawValue) '\($0.name)'" },
      location: note.location)
    let multiplier = rule.multiplier
    let isForward = side == .owner
    let scale = isForward ? multiplier : 1 / multiplier
    var others: [Measure] = []
    if let other = isForward ? rule.target : rule.constrained, scale != 0 {
      fact.sum.append(summand(other, times: scale))
      others.append(other)
    }
    if let origin = rule.origin, value(origin) != 0 {
      fact.sum.append(summand(origin, times: 1 - scale))
      others.append(origin)
    }
    let offset = isForward ? rule.offset : -rule.offset / multiplier
    if offset != 0 || fact.sum.isEmpty { fact.sum.append(Summand(nil, offset)) }
    tell(others, of: &fact, depth: depth)
    return fact
  }

  /// An unknown out of an attribute that it is part of, such as a centre or a baseline.
  private mutating func inverse(_ unknown: Unknown, of measure: Measure, depth: Int) -> Fact {
    let expression = expression(measure)
    let terms = terms(measure)
    let factor = terms.first { $0.unknown == unknown }?.factor ?? 1
    var fact = Fact(
      name: self.measure(unknown).name, value: value(unknown),
      sum: [summand(measure, times: 1 / factor)], reason: .geometry)
    var others = [measure]
    for term in terms where term.unknown != unknown && !term.unknown.isCorner {
      fact.sum.append(summand(term.unknown, times: -term.factor / factor))
      others.append(self.measure(term.unknown))
    }
    for reading in expression.readings {
      fact.sum.append(summand(reading, times: -reading.coefficient / factor))
    }
    if expression.constant != 0 {
      fact.sum.append(
        measure.inset(of: -expression.constant / factor)
          ?? Summand(nil, -expression.constant / factor))
    }
    tell(others, of: &fact, depth: depth)
    return fact
  }

  /// An unknown out of a constraint that is no rule of two sides.
  private mutating func linear(_ unknown: Unknown, _ index: Int, depth: Int) -> Fact {
    let constraint = plan.constraints[index]
    let note = note(index)
    let terms = UnknownSum(constraint.terms).sorted
    let factor = terms.first { $0.unknown == unknown }?.factor ?? 1
    var fact = Fact(
      name: measure(unknown).name, value: value(unknown), sum: [], reason: .constraint(note),
      location: note.location)
    if case .even(_, let arranger, _) = constraint.origin {
      fact.remark = "by the \(arranger.kind.rawValue) '\(arranger.name)'"
    }
    var others: [Measure] = []
    for term in terms where term.unknown != unknown && !term.unknown.isCorner {
      fact.sum.append(summand(term.unknown, times: -term.factor / factor))
      others.append(measure(term.unknown))
    }
    let number = session.installed[index].constraint.constant / factor
    if number != 0 || fact.sum.isEmpty { fact.sum.append(Summand(nil, number)) }
    tell(others, of: &fact, depth: depth)
    return fact
  }
}
