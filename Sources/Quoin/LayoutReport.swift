public import QuoinCore

/// The frames of a laid-out template, as `quoin layout` prints them.
public struct LayoutReport: Sendable {
  public var template: String
  public var pages: [LaidOutPage]
  public var diagnostics: [Diagnostic]

  public init(template: String, pages: [LaidOutPage], diagnostics: [Diagnostic]) {
    self.template = template
    self.pages = pages
    self.diagnostics = diagnostics
  }

  /// Lengths in pt, absolute on the page, rounded to 1e-4; boxes in document order.
  public var json: JSONText {
    .object([
      ("template", .string(template)),
      ("pages", .array(pages.map(\.json))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension LaidOutPage {
  fileprivate var json: JSONText {
    .object([
      ("page", scene.id.map { .string($0) } ?? .null),
      ("variant", variant.map { .string($0) } ?? .null),
      ("number", .int(number)),
      ("width", .number(scene.size.width)),
      ("height", .number(scene.size.height)),
      ("boxes", .array(scene.frames.map(\.json))),
    ])
  }
}

extension SceneFrame {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("id", .string(id)),
      ("kind", .string(kind)),
      ("x", .number(rect.x)),
      ("y", .number(rect.y)),
      ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ]
    if let text {
      members += [
        ("lines", .array(text.lines.map { .string($0) })),
        ("firstBaseline", .number(text.firstBaseline)),
        ("lastBaseline", .number(text.lastBaseline)),
      ]
      if text.scale != 1 { members.append(("scale", .number(text.scale))) }
    }
    if isHidden { members.append(("hidden", .bool(true))) }
    return .object(members)
  }
}
