internal import QuoinCore

/// The name of a box or guide as targets, `for`, `boxes` and `set` write it, with its attribute.
///
/// `title`, `row[last].bottom`, `one.title`, `superview.margins`, `page.safeArea.top`.
struct Reference: Sendable, Hashable {
  enum Base: Sendable, Hashable {
    case superview
    case page
    /// The same box of the round before.
    case previous
    case name(Step)
  }

  /// A name with the rounds that it is meant in.
  struct Step: Sendable, Hashable {
    var name: String
    var rounds: [Round]
  }

  enum Round: Sendable, Hashable {
    case number(Int)
    case last
    case all
    /// Of a grid: `column[1..4]`.
    case span(ClosedRange<Int>)
  }

  /// A guide that a box carries.
  enum Guide: Sendable, Hashable {
    case margins
    case safeArea
    case bleed
    case columns(ClosedRange<Int>)
    case rows(ClosedRange<Int>)

    static let names = ["margins", "safeArea", "bleed", "column", "row"]

    init?(_ step: Step) {
      switch (step.name, step.rounds.first) {
      case ("margins", nil): self = .margins
      case ("safeArea", nil): self = .safeArea
      case ("bleed", nil): self = .bleed
      case ("column", .number(let number)): self = .columns(number...number)
      case ("column", .span(let span)): self = .columns(span)
      case ("row", .number(let number)): self = .rows(number...number)
      case ("row", .span(let span)): self = .rows(span)
      default: return nil
      }
    }
  }

  var base: Base
  /// Names inside uses: `title` in `one.title`.
  var steps: [Step] = []
  var guide: Guide?
  /// As written; nil means the constraint's own.
  var attribute: String?
  /// As written.
  var text: String
}

extension Reference {
  static let reserved = ["superview", "page", "previous"]

  /// Reads a reference; what follows the name is kept apart once it is known what the name is of.
  init(parsing text: some StringProtocol) throws(ValueError) {
    self.text = String(text)
    let error = ValueError(
      expected: "a box such as 'title', 'row[0]' or 'card.title'", found: text)
    var steps: [Step] = []
    for part in Self.split(text) {
      guard let step = Step(parsing: part) else { throw error }
      steps.append(step)
    }
    guard let first = steps.first else { throw error }
    switch first.name {
    case "superview" where first.rounds.isEmpty: base = .superview
    case "page" where first.rounds.isEmpty: base = .page
    case "previous" where first.rounds.isEmpty: base = .previous
    default: base = .name(first)
    }
    self.steps = Array(steps.dropFirst())
  }

  /// The parts between the points that stand outside brackets.
  private static func split(_ text: some StringProtocol) -> [String] {
    var parts = [""]
    var isInside = false
    for character in text {
      if character == "[" { isInside = true }
      if character == "]" { isInside = false }
      if character == ".", !isInside {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// Takes an attribute, and a guide before it, off the end of the names.
  ///
  /// - Parameter isAttribute: Whether a name is one.
  mutating func takeAttribute(where isAttribute: (String) -> Bool) {
    if let last = steps.last, last.rounds.isEmpty, Guide(last) == nil, isAttribute(last.name) {
      attribute = last.name
      steps.removeLast()
    }
    if let last = steps.last, last.rounds.count <= 1, let guide = Guide(last) {
      self.guide = guide
      steps.removeLast()
    }
  }
}

extension Reference.Step {
  /// Reads `row`, `row[0]`, `row[last][*]`.
  init?(parsing text: String) {
    let parts = text.split(separator: "[", omittingEmptySubsequences: false)
    guard let first = parts.first, first.isTemplateName else { return nil }
    name = String(first)
    rounds = []
    for part in parts.dropFirst() {
      guard part.hasSuffix("]") else { return nil }
      switch part.dropLast() {
      case "last": rounds.append(.last)
      case "*": rounds.append(.all)
      case let inside:
        guard let round = Self.round(inside) else { return nil }
        rounds.append(round)
      }
    }
  }

  /// `3`, or `1..4`.
  private static func round(_ text: Substring) -> Reference.Round? {
    func number(_ text: Substring) -> Int? {
      text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    }
    if let single = number(text) { return .number(single) }
    guard let first = number(text.prefix { $0 != "." }) else { return nil }
    let rest = text.drop { $0 != "." }
    guard rest.hasPrefix(".."), let last = number(rest.dropFirst(2)), first <= last else {
      return nil
    }
    return .span(first...last)
  }
}

extension StringProtocol {
  /// Whether the text can be an id or another name of a template.
  var isTemplateName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      return false
    }
    return unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
    }
  }
}
