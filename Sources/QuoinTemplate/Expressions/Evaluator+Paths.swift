internal import QuoinCore

extension Evaluator {
  /// The value that a path leads to.
  func path(
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    switch expression.kind {
    case .name(let name):
      guard let (value, _, distance) = environment.lookup(name) else {
        throw missing(expression, environment, near: name, in: environment.names)
      }
      if distance > 8 { try spend(distance / 8, at: expression.offset) }
      return value
    case .member(let inner, let name):
      let value = try self.value(inner, environment)
      switch value {
      case .object(let object):
        if let member = object[name] { return member }
        throw missing(expression, environment, near: name, in: object.keys)
      case .list(let values) where name == "count":
        return .integer(values.count)
      default:
        throw missing(expression, environment, because: reason(inner, value, environment))
      }
    case .element(let inner, let index):
      return try element(
        of: value(inner, environment), inner, at: value(index, environment), index, expression,
        environment)
    default:
      return try value(expression, environment)
    }
  }

  private func element(
    of value: DataValue, _ inner: Expression, at index: DataValue, _ place: Expression,
    _ expression: Expression, _ environment: Environment
  ) throws(ExpressionError) -> DataValue {
    switch (value, index) {
    case (.object(let object), .text(let key)):
      if let member = object[key] { return member }
      throw missing(expression, environment, near: key, in: object.keys)
    case (.list(let values), _):
      guard let number = index.decimal?.integer else {
        throw ExpressionError(
          code: .badValue, offset: place.offset,
          message: "expected a whole number as index, got \(index.summary)")
      }
      guard values.indices.contains(number) else {
        let reason = reason(inner, value, environment)
        throw missing(
          expression, environment, because: reason + (values.isEmpty ? "" : ", counted from 0"))
      }
      return values[number]
    default:
      throw missing(expression, environment, because: reason(inner, value, environment))
    }
  }

  /// Why a path ends where it does: what stands there leads no further.
  private func reason(
    _ inner: Expression, _ value: DataValue, _ environment: Environment
  ) -> String {
    ": '\(describe(inner, environment))' is \(value.summary)"
  }

  private func missing(
    _ expression: Expression, _ environment: Environment, near name: String = "",
    in names: [String] = [], because reason: String = ""
  ) -> ExpressionError {
    charge(Limits.stepsForError)
    let path = describe(expression, environment)
    var message = "no '\(path)' in the data\(reason)"
    if path == "page.width" || path == "page.height" {
      message = "'\(path)' is not known here: that side of the page is auto"
    } else if let near = name.suggestion(among: names) {
      message += "; did you mean '\(path.dropLast(name.count))\(near)'?"
    }
    return ExpressionError(
      code: .missingData, offset: expression.offset, message: message, isMissing: true)
  }

  /// A path as the data has it: `items[3].price` for `item.price` in the fourth round.
  ///
  /// A name is followed to where its value comes from, through at most `steps` others.
  func describe(
    _ expression: Expression, _ environment: Environment, steps: Int = Limits.chain
  ) -> String {
    switch expression.kind {
    case .name(let name):
      guard let (_, frame, _) = environment.lookup(name) else { return prefix(environment) + name }
      guard steps > 0 else { return name }
      switch frame {
      case .variable(_, _, let origin):
        return origin.map { describe($0, steps: steps - 1) } ?? name
      case .fields(_, let origin):
        return origin.map { "\(describe($0, steps: steps - 1)).\(name)" } ?? name
      }
    case .member(let inner, let name):
      return "\(describe(inner, environment, steps: steps)).\(name)"
    case .element(let inner, let index):
      let value = try? value(index, environment)
      let text = value.map { value in
        guard case .text(let key) = value else { return value.summary }
        return "\"\(key)\""
      }
      return "\(describe(inner, environment, steps: steps))[\(text ?? "…")]"
    case .filter(_, let input):
      return describe(input, environment, steps: steps)
    default:
      return "the value"
    }
  }

  /// Inside `sum:"…"` a name that is nowhere was most likely meant as a field of the item.
  private func prefix(_ environment: Environment) -> String {
    guard case .fields(_, let origin?) = environment.frame else { return "" }
    return describe(origin, steps: Limits.chain) + "."
  }

  private func describe(_ origin: Environment.Origin, steps: Int) -> String {
    guard let environment = origin.environment else { return "item" }
    let source = describe(origin.source, environment, steps: steps)
    return origin.index.map { "\(source)[\($0)]" } ?? source
  }

  /// `items[3].price: expected a number, got "n/a"`; without the path where there is none.
  func expected(
    _ what: String, _ value: DataValue, _ expression: Expression, _ environment: Environment
  ) -> ExpressionError {
    let prefix: String
    switch expression.kind {
    case .name, .member, .element: prefix = describe(expression, environment) + ": "
    default: prefix = ""
    }
    return ExpressionError(
      code: .badValue, offset: expression.offset,
      message: "\(prefix)expected \(what), got \(value.summary)")
  }
}
