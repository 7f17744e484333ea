extension Diagnostic {
  /// The diagnostic in the form that `--diagnostics json` and `quoin layout` print.
  public var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("severity", .string(severity.rawValue)),
      ("code", .string(code.rawValue)),
    ]
    members += JSONText.place(location)
    members += [
      ("message", .string(message)),
      ("boxes", .array(boxes.map { .string($0) })),
      ("constraints", .array(constraints.map(\.json))),
    ]
    if let record { members.append(("record", .int(record))) }
    return .object(members)
  }
}

extension ConstraintNote {
  /// The constraint as diagnostics and explanations print it.
  public var json: JSONText { .object(jsonMembers) }

  /// The members of ``json``, for objects that say more of the constraint.
  public var jsonMembers: [(key: String, value: JSONText)] {
    [
      ("label", label.map { .string($0) } ?? .null),
      ("text", .string(text)),
      ("file", location.map { .string($0.file) } ?? .null),
      ("line", location.map { .int($0.line) } ?? .null),
      ("priority", .number(priority)),
    ]
  }
}

extension JSONText {
  fileprivate static func place(
    _ location: SourceLocation?
  ) -> [(key: String, value: JSONText)] {
    [
      ("file", location.map { .string($0.file) } ?? .null),
      ("line", location.map { .int($0.line) } ?? .null),
      ("column", location.map { .int($0.column) } ?? .null),
    ]
  }
}
