import Cassowary
import QuoinCore

extension FactBuilder {
  /// Why an unknown has its value, given the constraint that leaves it no other.
  mutating func fact(of slot: Slot, by index: Int, depth: Int) -> Fact {
    let constraint = plan.constraints[index]
    if let rule = constraint.lowered, let side = rule.side(of: slot, self) {
      let measure = rule.measure(side)
      let expression = expression(measure)
      if expression.terms.count == 1, expression.terms[0].coefficient == 1,
        expression.constant == 0, expression.readings.isEmpty
      {
        return ruled(rule, side, index, named: self.measure(slot).name, depth: depth)
      }
      return inverse(slot, of: measure, expression, depth: depth)
    }
    if case .implied(let implication, let box) = constraint.origin {
      return implied(implication, box, slot, index, depth: depth)
    }
    return linear(slot, index, depth: depth)
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
    var others: [Measure] = []
    let (scale, originFactor): (Double, Double) =
      side == .owner
      ? (multiplier, 1 - multiplier) : (1 / multiplier, (multiplier - 1) / multiplier)
    if let other = side == .owner ? rule.target : rule.constrained, scale != 0 {
      fact.sum.append(summand(other, times: scale))
      others.append(other)
    }
    if let origin = rule.origin, value(origin) != 0 {
      fact.sum.append(summand(origin, times: originFactor))
      others.append(origin)
    }
    let offset = side == .owner ? rule.offset : -rule.offset / multiplier
    if offset != 0 || fact.sum.isEmpty { fact.sum.append(Summand(nil, offset)) }
    tell(others, of: &fact, depth: depth)
    return fact
  }

  /// An unknown out of an attribute that it is part of: `width` is `right - left`.
  private mutating func inverse(
    _ slot: Slot, of measure: Measure, _ expression: Expression, depth: Int
  ) -> Fact {
    let factor = expression.terms.first { $0.slot == slot }?.coefficient ?? 1
    var fact = Fact(
      name: self.measure(slot).name, value: session.value(slot),
      sum: [summand(measure, times: 1 / factor)], reason: .geometry)
    var others = [measure]
    for term in expression.terms where term.slot != slot && !isCorner(term.slot) {
      fact.sum.append(summand(term.slot, times: -term.coefficient / factor))
      others.append(self.measure(term.slot))
    }
    for reading in expression.readings {
      fact.sum.append(summand(reading, times: -reading.coefficient / factor))
    }
    if expression.constant != 0 {
      fact.sum.append(Summand(nil, -expression.constant / factor))
    }
    tell(others, of: &fact, depth: depth)
    return fact
  }

  /// An unknown out of a constraint that is no rule of two sides.
  private mutating func linear(_ slot: Slot, _ index: Int, depth: Int) -> Fact {
    let constraint = plan.constraints[index]
    let note = note(index)
    let factor = constraint.terms.first { $0.slot == slot }?.coefficient ?? 1
    var fact = Fact(
      name: measure(slot).name, value: session.value(slot), sum: [], reason: .constraint(note),
      location: note.location)
    if case .even(_, let arranger, _) = constraint.origin {
      fact.remark = "by the \(arranger.kind.rawValue) '\(arranger.name)'"
    }
    var others: [Measure] = []
    for term in constraint.terms where term.slot != slot && !isCorner(term.slot) {
      fact.sum.append(summand(term.slot, times: -term.coefficient / factor))
      others.append(measure(term.slot))
    }
    let number = session.installed[index].constraint.constant / factor
    if number != 0 || fact.sum.isEmpty { fact.sum.append(Summand(nil, number)) }
    tell(others, of: &fact, depth: depth)
    return fact
  }
}
