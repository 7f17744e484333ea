public import QuoinCore
internal import QuoinLayout

extension ExplanationReport {
  /// The explanation for programs: lengths in pt, rounded to 1e-4; constraints as diagnostics print
  /// them.
  ///
  /// `fact` is the chain of cause: a value, the `sum` that comes to it once divided by `divisor`, and
  /// the facts about what stands in the sum as `causes`.
  public var json: JSONText {
    .object([
      ("template", .string(template)),
      ("box", .string(box)),
      ("places", .array(places.map(\.json))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension ExplainedBox {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("page", .optional(page)),
      ("variant", .optional(variant)),
      ("number", .int(number)),
      ("width", .number(size.width)),
      ("height", .number(size.height)),
      ("box", .string(name)),
      ("kind", .string(kind)),
      ("file", .optional(location?.file)),
      ("line", location.map { .int($0.line) } ?? .null),
      ("quantities", .array(explanation.quantities.map(\.json))),
    ]
    if let text = explanation.text { members.append(("text", text.json)) }
    if let alternative { members.append(("alternative", alternative.json)) }
    if isHidden { members.append(("hidden", .bool(true))) }
    return .object(members)
  }
}

extension BoxExplanation.Quantity {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)),
      ("value", .number(value)),
      ("holding", .array(holding.map(\.json))),
      ("defaults", .array(defaults.map { .string($0) })),
      ("givenUp", .array(givenUp.map(\.json))),
      ("refused", .array(refused.map(\.json))),
      ("freedom", freedom?.json ?? .null),
      ("fact", fact.json),
    ])
  }
}

extension BoxAlternative {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)),
      ("value", .number(value)),
      ("wanted", .number(wanted)),
      ("conflict", .array(conflict.map(\.json))),
      ("lost", .array(lost.map(\.json))),
    ])
  }
}

extension BoxExplanation.GivenUp {
  fileprivate var json: JSONText {
    .object(constraint.jsonMembers + [("error", .number(error))])
  }
}

extension BoxExplanation.Range {
  fileprivate var json: JSONText {
    .object([
      ("low", low.map { .number($0) } ?? .null),
      ("high", high.map { .number($0) } ?? .null),
      ("level", .number(level)),
      ("companions", .array(companions.map { .string($0) })),
    ])
  }
}

extension BoxExplanation.Text {
  fileprivate var json: JSONText {
    .object([
      ("naturalWidth", .number(naturalWidth)),
      ("naturalHeight", .number(naturalHeight)),
      ("wrapWidth", wrapWidth.map { .number($0) } ?? .null),
      ("lines", .array(lines.map { .string($0) })),
      ("height", .number(height)),
      ("truncated", .bool(isTruncated)),
      ("scale", .number(scale)),
      ("wrappedBy", .array(wrappedBy.map(\.json))),
    ])
  }
}

extension Fact {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("name", .string(name)),
      ("value", .number(value)),
      ("sum", .array(sum.map(\.json))),
      ("divisor", .number(divisor)),
      ("reason", .string(reason.word)),
      ("constraints", .array(constraints.map(\.json))),
      ("remark", .optional(remark)),
      ("causes", .array(causes.map(\.json))),
    ]
    if isCut { members.append(("cut", .bool(true))) }
    return .object(members)
  }
}

extension Fact.Reason {
  fileprivate var word: String {
    switch self {
    case .constraint: "constraint"
    case .geometry: "geometry"
    case .standing: "default"
    case .together: "together"
    }
  }
}

extension Summand {
  fileprivate var json: JSONText {
    .object([
      ("name", .optional(name)), ("value", .number(value)), ("factor", .number(factor)),
    ])
  }
}

extension JSONText {
  /// A text, or null.
  fileprivate static func optional(_ text: String?) -> JSONText {
    text.map { .string($0) } ?? .null
  }
}
