extension Expression {
  /// An expression as deep as its parts ask.
  init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
    depth = 1 + kind.parts.reduce(0) { max($0, $1.depth) }
  }

  /// The expression with its places moved into the text around it; all to one place where the
  /// texts do not agree byte by byte.
  func moved(by distance: Int, isVerbatim: Bool) -> Expression {
    var result = self
    result.offset = isVerbatim ? offset + distance : distance
    result.kind = kind.mapParts { $0.moved(by: distance, isVerbatim: isVerbatim) }
    return result
  }
}

extension Expression.Kind {
  /// The expressions directly inside.
  fileprivate var parts: [Expression] {
    switch self {
    case .literal, .name: []
    case .member(let value, _), .not(let value), .negation(let value): [value]
    case .element(let a, let b), .and(let a, let b), .or(let a, let b),
      .comparison(_, let a, let b),
      .arithmetic(_, let a, let b):
      [a, b]
    case .conditional(let a, let b, let c): [a, b, c]
    case .filter(let call, let value):
      [value] + call.arguments + (call.body.map { [$0] } ?? [])
    }
  }

  fileprivate func mapParts(_ change: (Expression) -> Expression) -> Expression.Kind {
    switch self {
    case .literal, .name: return self
    case .member(let value, let name): return .member(change(value), name)
    case .not(let value): return .not(change(value))
    case .negation(let value): return .negation(change(value))
    case .element(let a, let b): return .element(change(a), index: change(b))
    case .and(let a, let b): return .and(change(a), change(b))
    case .or(let a, let b): return .or(change(a), change(b))
    case .comparison(let operation, let a, let b):
      return .comparison(operation, change(a), change(b))
    case .arithmetic(let operation, let a, let b):
      return .arithmetic(operation, change(a), change(b))
    case .conditional(let a, let b, let c):
      return .conditional(change(a), change(b), change(c))
    case .filter(var call, let value):
      call.arguments = call.arguments.map(change)
      call.body = call.body.map(change)
      return .filter(call, change(value))
    }
  }
}
