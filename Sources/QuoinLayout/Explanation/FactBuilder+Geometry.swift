import QuoinCore

extension FactBuilder {
  /// An unknown out of the other two of its box's along an axis: `width` is `right - left`.
  mutating func spanned(_ unknown: Unknown, _ span: BoxSpan, depth: Int) -> Fact {
    var fact = Fact(
      name: measure(unknown).name, value: value(unknown), sum: [], reason: .geometry)
    let parts = span.parts(of: unknown).filter { !$0.unknown.isCorner }
    fact.sum = parts.map { summand($0.unknown, times: $0.factor) }
    tell(parts.map { measure($0.unknown) }, of: &fact, depth: depth)
    return fact
  }

  /// An attribute of a guide, a centre or a baseline out of the unknowns that it consists of.
  mutating func geometry(_ measure: Measure, depth: Int) -> Fact {
    let expression = expression(measure)
    let box = measure.item.box
    var fact = Fact(
      name: measure.name, value: value(measure), sum: [], reason: .geometry,
      location: measure.key.item.region == .frame ? nil : box.location)
    var others: [Measure] = []
    for term in terms(measure) where !term.unknown.isCorner {
      // The right of a page is its width.
      let isPageEdge = term.unknown == Unknown(0, .right) || term.unknown == Unknown(0, .bottom)
      let unknown =
        isPageEdge ? Unknown(0, term.unknown.part == .right ? .width : .height) : term.unknown
      fact.sum.append(summand(unknown, times: term.factor))
      others.append(self.measure(unknown))
    }
    for reading in expression.readings {
      fact.sum.append(summand(reading, times: reading.coefficient))
    }
    if expression.constant != 0 {
      fact.sum.append(
        measure.inset(of: expression.constant) ?? Summand(nil, expression.constant))
    }
    tell(others, of: &fact, depth: depth)
    return fact
  }

  /// An unknown that no constraint decides, or one that another stands by.
  mutating func standing(_ unknown: Unknown, with other: Unknown, depth: Int) -> Fact {
    let box = plan.boxes[other.box]
    var fact = Fact(
      name: measure(unknown).name, value: value(unknown), sum: [], reason: .standing,
      location: box.location)
    if other.part == .width || other.part == .height {
      fact.remark = "no constraint makes it larger"
    } else if let parent = plan.parents[other.box] {
      let beside = other == unknown ? Unknown(parent, other.part) : other
      fact.remark = "no constraint decides; '\(box.name)' stands where its superview does"
      fact.sum = [summand(beside)]
      tell([measure(beside)], of: &fact, depth: depth)
    }
    return fact
  }

  /// An unknown that several constraints decide, but only together.
  mutating func together(_ unknown: Unknown, _ knot: Knot?, depth: Int) -> Fact {
    var fact = Fact(
      name: measure(unknown).name, value: value(unknown), sum: [],
      reason: .together(causes.constraints(making: unknown).map(note)),
      location: plan.boxes[unknown.box].location)
    guard let knot else { return fact }
    // What is added comes before what is taken away, as people write it.
    let others = knot.known.filter { !$0.unknown.isCorner }
    let known = others.filter { $0.factor > 0 } + others.filter { $0.factor <= 0 }
    fact.divisor = FactBuilder.commonDivisor(of: known.map(\.factor))
    for (unknown, factor) in known {
      fact.sum.append(summand(unknown, times: rounded(factor * fact.divisor)))
    }
    // The number is what is left, so that the sum is the value.
    let number = fact.value * fact.divisor - fact.sum.reduce(0) { $0 + $1.amount }
    if abs(number) > 1e-9 || fact.sum.isEmpty { fact.sum.append(Summand(nil, number)) }
    tell(known.map { measure($0.unknown) }, of: &fact, depth: depth)
    return fact
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

extension Measure {
  /// What lies between the box's edge and a guide's, by its name; nil for what is no inset.
  func inset(of distance: Double) -> Summand? {
    guard [.left, .right, .top, .bottom].contains(key.attribute) else { return nil }
    let word: String? =
      switch key.item.region {
      case .margins: "margin"
      case .safeArea: "safe area"
      case .bleed: "bleed"
      case .frame, .columns, .rows: nil
      }
    return word.map { Summand($0, abs(distance), times: distance < 0 ? -1 : 1) }
  }
}
