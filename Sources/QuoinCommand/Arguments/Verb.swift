/// The things that `quoin` can be told to do.
enum Verb: String, CaseIterable, Sendable {
  case render
  case layout
  case check
  case explain
  case inspect
  case schema
  case help
}

extension Verb {
  /// Verbs of the contract that later versions have, so that asking for one is not called a slip.
  static let planned = ["batch", "snapshot", "fonts", "new"]

  var summary: String {
    switch self {
    case .render: "PDF, PNG, SVG of every page and variant"
    case .layout: "the solved frames, as JSON on stdout"
    case .check: "everything wrong with a template, without rendering"
    case .explain: "why a box is where it is and as big as it is"
    case .inspect: "frames, guides and rules over the page, as SVG, PNG, HTML or PDF"
    case .schema: "the template language as a schema for editors, on stdout"
    case .help: "what a verb does and takes"
    }
  }

  /// The words after the verb in its usage line.
  var operands: String {
    switch self {
    case .render, .layout, .inspect: "TEMPLATE"
    case .check: "TEMPLATE…"
    case .explain: "TEMPLATE --box ID"
    case .schema: "[--rng|--xsd]"
    case .help: "[VERB]"
    }
  }

  /// How many operands it takes.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .render, .layout, .inspect: 1...1
    case .check: 1...Int.max
    case .explain: 1...1
    case .schema: 0...0
    case .help: 0...1
    }
  }

  var options: [Option] {
    switch self {
    case .render:
      Verb.input + [.output, .format, .dpi, .scale, .pages] + Verb.judgement
        + Verb.messages
    case .layout: Verb.input + [.output, .pages] + Verb.judgement + Verb.messages
    case .check:
      Verb.input(.dataFiles) + [.sizes, .paths, .reportFormat] + Verb.judgement + Verb.messages
    case .explain:
      [.box] + Verb.input + [.instead, .depth, .reportFormat, .output, .pages] + Verb.judgement
        + Verb.messages
    case .inspect:
      Verb.input + [.output, .inspectedFormat, .inspectedBox, .inspectedDPI, .scale, .pages]
        + Verb.judgement + Verb.messages
    case .schema: [.rng, .xsd, .help]
    case .help: [.help]
    }
  }

  private static let input = input(.data)
  private static func input(_ data: Option) -> [Option] {
    [
      data, .set, .variant, .fontPath, .ignoreSystemFonts, .root, .locale, .creationDate,
    ]
  }
  private static let judgement: [Option] = [.strict, .recover]
  private static let messages: [Option] = [.diagnostics, .quiet, .verbose, .color, .help]
}
