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
  }

  enum Guide: String, Sendable, Hashable, CaseIterable {
    case margins, safeArea, bleed
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
    if let last = steps.last, last.rounds.isEmpty, Guide(rawValue: last.name) == nil,
      isAttribute(last.name)
    {
      attribute = last.name
      steps.removeLast()
    }
    if let last = steps.last, last.rounds.isEmpty, let guide = Guide(rawValue: last.name) {
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
      case let digits:
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else {
          return nil
        }
        rounds.append(.number(number))
      }
    }
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
        || scalar.properties.numericType != nil || scalar.properties.generalCategory == .nonspacingMark
    }
  }
}
