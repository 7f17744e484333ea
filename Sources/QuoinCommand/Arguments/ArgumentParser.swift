internal import QuoinCore

/// A command line that cannot be parsed (exit status 2).
struct UsageError: Error {
  var message: String
}

/// A verb's command line, split into options and operands but not yet read.
struct Arguments: Sendable {
  var verb: Verb
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Splits what follows the verb.
  ///
  /// Understands `--name value`, `--name=value`, `-o value`, `-ovalue`, bundled letters, and `--`.
  init(verb: Verb, words: [String]) throws(UsageError) {
    self.verb = verb
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try takeLong(word, rest: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try takeLetters(word, rest: &rest)
      } else {
        operands.append(word)
      }
    }
    try checkOperands()
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The option's value; the last one where it was given more than once.
  func value(of option: Option) -> String? { values[option.name]?.last }

  /// All values of a repeatable option, in order.
  func values(of option: Option) -> [String] { values[option.name] ?? [] }
}

extension Arguments {
  private mutating func takeLong(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let body = word.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    guard let option = verb.options.first(where: { $0.name == name }) else {
      throw unknown("--\(name)")
    }
    let attached = body.firstIndex(of: "=").map { String(body[body.index(after: $0)...]) }
    guard option.value != nil else {
      guard attached == nil else {
        throw UsageError(message: "option '--\(name)' takes no value")
      }
      return record("", of: option)
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError(message: "option '--\(name)' needs a value: \(option.value ?? "")")
    }
    record(value, of: option)
  }

  private mutating func takeLetters(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = verb.options.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)")
      }
      guard option.value != nil else {
        record("", of: option)
        continue
      }
      guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
        throw UsageError(message: "option '-\(letter)' needs a value: \(option.value ?? "")")
      }
      return record(value, of: option)
    }
  }

  private mutating func record(_ value: String, of option: Option) {
    values[option.name, default: []].append(value)
  }

  private func unknown(_ spelling: String) -> UsageError {
    let hint = spelling.nearest(in: verb.options.map { "--\($0.name)" }).hint
    return UsageError(message: "'\(verb.rawValue)' has no option '\(spelling)'\(hint)")
  }

  private func checkOperands() throws(UsageError) {
    guard !has(.help) else { return }
    if operands.count < verb.operandCount.lowerBound {
      throw UsageError(message: "'\(verb.rawValue)' needs \(verb.operands)")
    }
    if operands.count > verb.operandCount.upperBound {
      let extra = operands[verb.operandCount.upperBound]
      throw UsageError(message: "'\(verb.rawValue)' has no place for '\(extra)'")
    }
  }
}
