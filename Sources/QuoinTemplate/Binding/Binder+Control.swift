internal import QuoinCore

extension Binder {
  /// The environment after a `<let>`.
  func assign(_ node: AssignmentNode, _ environment: Environment) -> Environment {
    do {
      return environment.adding(
        node.name, try value(of: node.value, environment),
        origin: origin(of: node.value, environment))
    } catch {
      report(error, in: node.value.text)
      // What follows is read all the same, so that one mistake is told once.
      return environment.adding(node.name, .null)
    }
  }

  /// The value of a text: handed over where it is one expression, read where it is a number or a
  /// length, else as it stands.
  func value(
    of interpolation: Interpolation, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    if let whole = interpolation.whole { return try evaluator.value(whole, environment) }
    if let constant = interpolation.constant {
      if let literal = DataValue.literal(constant) {
        switch literal {
        case .number: return literal
        case .length(let length) where length.description == constant: return literal
        default: break
        }
      }
      return .text(constant)
    }
    return .text(try evaluator.text(interpolation, environment))
  }

  /// Where in the data a text comes from that is one path and nothing else.
  func origin(
    of interpolation: Interpolation, _ environment: Environment
  ) -> Environment.Origin? {
    guard let whole = interpolation.whole else { return nil }
    switch whole.kind {
    case .name, .member, .element:
      return Environment.Origin(source: whole, environment: environment)
    default: return nil
    }
  }

  /// The children of the first branch whose test holds.
  func branch(of node: ConditionNode, _ environment: Environment) -> [TemplateNode] {
    for branch in node.branches {
      guard let test = branch.test, let text = branch.text else { return branch.children }
      do {
        if try evaluator.test(test, environment) { return branch.children }
      } catch {
        report(error, in: text)
        return []
      }
    }
    return []
  }

  /// What a loop goes over; its rounds are paid for, so that too many are told before the first.
  func items(of loop: LoopNode, _ environment: Environment) -> LoopItems {
    do {
      let items = try values(of: loop.source, environment)
      try evaluator.spend(
        items.count * Limits.stepsForRound, at: 0)
      return items
    } catch {
      report(error, in: loop.text)
      return .list([])
    }
  }

  private func values(
    of source: LoopNode.Source, _ environment: Environment
  ) throws(ExpressionError) -> LoopItems {
    switch source {
    case .list(let expression):
      let value = try evaluator.value(expression, environment)
      guard case .list(let values) = value else {
        throw evaluator.expected("a list", value, expression, environment)
      }
      return .list(values)
    case .range(let first, let last):
      let start = try bound(first, environment)
      let end = try bound(last, environment)
      return start <= end ? .range(start...end) : .list([])
    }
  }

  private func bound(
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> Int {
    let value = try evaluator.value(expression, environment)
    guard let number = value.decimal?.integer, abs(number) < 1 << 40 else {
      throw evaluator.expected("a whole number", value, expression, environment)
    }
    return number
  }

  func environment(
    for item: DataValue, at index: Int, of loop: LoopNode, _ environment: Environment
  ) -> Environment {
    var origin: Environment.Origin?
    if case .list(let expression) = loop.source {
      origin = Environment.Origin(source: expression, environment: environment, index: index)
    }
    let inner = environment.adding(loop.item, item, origin: origin)
    return loop.index.map { inner.adding($0, .integer(index)) } ?? inner
  }
}

/// What a loop goes over: a range is never written out.
enum LoopItems: RandomAccessCollection {
  case list([DataValue])
  case range(ClosedRange<Int>)

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .list(let values): values.count
    case .range(let range): range.count
    }
  }

  subscript(position: Int) -> DataValue {
    switch self {
    case .list(let values): values[position]
    case .range(let range): .integer(range.lowerBound + position)
    }
  }
}
