internal import QuoinCore

extension PathFinder {
  mutating func read(_ attribute: AttributeNode?, _ scope: MeaningScope) {
    guard let attribute, case .dynamic(let interpolation) = attribute.source else { return }
    // A yes or no is a test: what is not there is a no.
    if attribute.type == .boolean, let whole = interpolation.whole {
      return read(whole, in: interpolation.text, scope, isForgiven: true)
    }
    read(interpolation, scope)
  }

  mutating func read(_ interpolation: Interpolation, _ scope: MeaningScope) {
    for case .expression(let expression) in interpolation.segments {
      read(expression, in: interpolation.text, scope, isForgiven: false)
    }
  }

  /// Notes what an expression reads, and what it comes to as read.
  mutating func read(
    _ expression: Expression, in text: LocatedText, _ scope: MeaningScope, isForgiven: Bool
  ) {
    let meaning = meaning(of: expression, in: text, scope, isForgiven: isForgiven)
    note(meaning, expression, in: text, isPassed: false)
  }

  /// What a `let` or an argument hands on: the value itself, if the text is one expression.
  mutating func handOn(_ interpolation: Interpolation, _ scope: MeaningScope) -> Meaning {
    guard let whole = interpolation.whole else {
      read(interpolation, scope)
      return .computed
    }
    let meaning = meaning(of: whole, in: interpolation.text, scope, isForgiven: false)
    note(meaning, whole, in: interpolation.text, isPassed: true)
    return meaning
  }

  mutating func note(
    _ meaning: Meaning, _ expression: Expression, in text: LocatedText, isPassed: Bool
  ) {
    for (path, isOptional) in meaning.paths {
      note(
        path,
        Reading(
          place: text.location(at: expression.offset), isOptional: isOptional, isPassed: isPassed))
    }
  }

  /// What an expression stands for; what it reads to find that out is noted.
  mutating func meaning(
    of expression: Expression, in text: LocatedText, _ scope: MeaningScope, isForgiven: Bool
  ) -> Meaning {
    switch expression.kind {
    case .literal: return .computed
    case .name(let name): return scope.meaning(of: name, isOptional: isForgiven)
    case .member(let inner, let name):
      return meaning(of: inner, in: text, scope, isForgiven: isForgiven).appending(.name(name))
    case .element(let inner, let index):
      let whole = meaning(of: inner, in: text, scope, isForgiven: isForgiven)
      guard case .literal(let value) = index.kind else {
        read(index, in: text, scope, isForgiven: isForgiven)
        return whole.element
      }
      if case .text(let key) = value { return whole.appending(.name(key)) }
      guard let number = value.decimal?.integer else { return .computed }
      return whole.appending(.element(number))
    case .not(let inner):
      read(inner, in: text, scope, isForgiven: true)
      return .computed
    case .and(let left, let right), .or(let left, let right):
      return .choice([
        meaning(of: left, in: text, scope, isForgiven: true),
        meaning(of: right, in: text, scope, isForgiven: true),
      ])
    case .negation(let inner):
      read(inner, in: text, scope, isForgiven: isForgiven)
      return .computed
    case .comparison(_, let left, let right), .arithmetic(_, let left, let right):
      read(left, in: text, scope, isForgiven: isForgiven)
      read(right, in: text, scope, isForgiven: isForgiven)
      return .computed
    case .conditional(let condition, let first, let second):
      read(condition, in: text, scope, isForgiven: true)
      return .choice([
        meaning(of: first, in: text, scope, isForgiven: isForgiven),
        meaning(of: second, in: text, scope, isForgiven: isForgiven),
      ])
    case .filter(let call, let input):
      return meaning(of: call, input, in: text, scope, isForgiven: isForgiven)
    }
  }

  private mutating func meaning(
    of call: FilterCall, _ input: Expression, in text: LocatedText, _ scope: MeaningScope,
    isForgiven: Bool
  ) -> Meaning {
    let isDefault = call.filter == .default
    let value = meaning(of: input, in: text, scope, isForgiven: isForgiven || isDefault)
    if isDefault, let other = call.arguments.first {
      return .choice([value, meaning(of: other, in: text, scope, isForgiven: isForgiven)])
    }
    for argument in call.arguments where call.body == nil {
      read(argument, in: text, scope, isForgiven: isForgiven)
    }
    if let body = call.body {
      read(body, in: text, scope.inside(itemsOf: value), isForgiven: isForgiven)
    }
    switch call.filter {
    case .where, .sort, .slice: return value
    case .chunk: return .list(of: value)
    case .min, .max:
      if call.body == nil { return value.element }
    case .sum, .avg, .join:
      if call.body == nil { note(value.element, input, in: text, isPassed: false) }
    default: note(value, input, in: text, isPassed: false)
    }
    return .computed
  }
}
