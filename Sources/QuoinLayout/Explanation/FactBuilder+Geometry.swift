import QuoinCore

extension FactBuilder {
  /// An attribute out of the unknowns that it consists of: `right` is `left + width`.
  mutating func geometry(_ measure: Measure, _ expression: Expression, depth: Int) -> Fact {
    let (item, attribute) = (measure.key.item, measure.key.attribute)
    var fact = Fact(
      name: measure.name, value: value(measure), sum: [], reason: .geometry,
      location: item.region == .frame ? nil : item.box.location)
    var others: [Measure] = []
    if let word = item.region.insetWord, attribute.isEdge {
      let frame = Measure(Item(item.box), attribute)
      let distance = value(measure) - value(frame)
      if item.box !== plan.page.root {
        fact.sum.append(summand(frame))
        others.append(frame)
      } else if attribute == .right || attribute == .bottom {
        let side = Measure(Item(item.box), attribute == .right ? .width : .height)
        fact.sum.append(summand(side))
        others.append(side)
      }
      fact.sum.append(Summand(word, abs(distance), times: distance < 0 ? -1 : 1))
    } else {
      for term in expression.terms where !isCorner(term.slot) {
        fact.sum.append(summand(term.slot, times: term.coefficient))
        others.append(self.measure(term.slot))
      }
      for reading in expression.readings {
        fact.sum.append(summand(reading, times: reading.coefficient))
      }
      if expression.constant != 0 { fact.sum.append(Summand(nil, expression.constant)) }
    }
    tell(others, of: &fact, depth: depth)
    return fact
  }

  /// An unknown that no constraint decides, or one that another stands by.
  mutating func standing(_ slot: Slot, with other: Slot, depth: Int) -> Fact {
    let box = plan.boxes[other.box]
    var fact = Fact(
      name: measure(slot).name, value: session.value(slot), sum: [], reason: .standing,
      location: box.location)
    let isSize = other.quantity == .width || other.quantity == .height
    if isSize {
      fact.remark = "no constraint makes it larger"
    } else if let parent = plan.parents[other.box] {
      let beside = other == slot ? Slot(parent, other.quantity) : other
      fact.remark = "no constraint decides; '\(box.name)' stands where its superview does"
      fact.sum = [summand(beside)]
      tell([measure(beside)], of: &fact, depth: depth)
    }
    return fact
  }

  /// An unknown that several constraints decide, but only together.
  mutating func together(_ slot: Slot, depth: Int) -> Fact {
    let indices = causes.block.compactMap { equation -> Int? in
      if case .constraint(let index) = equation.row { index } else { nil }
    }
    var fact = Fact(
      name: measure(slot).name, value: session.value(slot), sum: [],
      reason: .together(indices.sorted().map(note)), location: plan.boxes[slot.box].location)
    guard let solution = causes.solution(for: slot) else { return fact }
    let known = merged(solution.known).filter { !isCorner($0.slot) }
    fact.divisor = FactBuilder.commonDivisor(of: known.map(\.factor))
    for (slot, factor) in known {
      fact.sum.append(summand(slot, times: rounded(factor * fact.divisor)))
    }
    let number = (session.value(slot) * fact.divisor) - fact.sum.reduce(0) { $0 + $1.amount }
    if abs(number) > 1e-9 || fact.sum.isEmpty { fact.sum.append(Summand(nil, number)) }
    tell(known.map { measure($0.slot) }, of: &fact, depth: depth)
    return fact
  }

  /// Takes an unknown that only stands where another of them does together with that one.
  private func merged(
    _ known: [(slot: Slot, factor: Double)]
  ) -> [(slot: Slot, factor: Double)] {
    var factors = Dictionary(known.map { ($0.slot, $0.factor) }, uniquingKeysWith: +)
    for slot in known.map(\.slot).reversed() {
      guard case .constraint(let index) = causes.makers[slot], let factor = factors[slot] else {
        continue
      }
      let terms = plan.constraints[index].terms
      guard terms.count == 2, terms[0].coefficient == -terms[1].coefficient,
        let other = terms.first(where: { $0.slot != slot })?.slot, factors[other] != nil
      else { continue }
      factors[slot] = nil
      factors[other, default: 0] += factor
    }
    return factors.filter { abs($0.value) > 1e-9 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The least whole number that makes all factors whole, so that a third is not 0.3333; else 1.
  private static func commonDivisor(of factors: [Double]) -> Double {
    let divisor = (1...64).first { divisor in
      factors.allSatisfy { factor in
        let product = factor * Double(divisor)
        return abs(product - product.rounded()) < 1e-9 * Double(divisor)
      }
    }
    return Double(divisor ?? 1)
  }

  private func rounded(_ factor: Double) -> Double {
    abs(factor - factor.rounded()) < 1e-7 ? factor.rounded() : factor
  }
}

extension Region {
  /// What lies between the box's edge and the guide's; nil where that is no inset.
  fileprivate var insetWord: String? {
    switch self {
    case .margins: "margin"
    case .safeArea: "safe area"
    case .bleed: "bleed"
    case .frame, .columns, .rows: nil
    }
  }
}

extension Attribute {
  fileprivate var isEdge: Bool { [.left, .right, .top, .bottom].contains(self) }
}
