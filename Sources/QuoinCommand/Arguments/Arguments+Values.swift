internal import QuoinCore

extension Arguments {
  /// The option's value as a positive number.
  func positiveNumber(_ option: Option) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Double(text), number.isFinite, number > 0 else {
      throw UsageError(message: "'--\(option.name)' takes a number above 0, not '\(text)'")
    }
    return number
  }

  /// The option's value as a whole number of a range.
  func wholeNumber(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        message: "'--\(option.name)' takes a number from \(range.lowerBound) to"
          + " \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// The option's value as one of a few words.
  func choice(_ option: Option, from words: [String]) throws(UsageError) -> String? {
    guard let text = value(of: option) else { return nil }
    guard words.contains(text) else {
      let choices = words.joined(separator: ", ")
      throw UsageError(
        message: "'--\(option.name)' takes \(choices), not '\(text)'"
          + text.nearest(in: words).hint)
    }
    return text
  }

  /// The formats of `--format`, each once, in order; nil where it is not given.
  func formats(of known: [OutputFormat]) throws(UsageError) -> [OutputFormat]? {
    guard let list = value(of: .format) else { return nil }
    var formats: [OutputFormat] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let name = word.filter { $0 != " " }.lowercased()
      guard let format = OutputFormat(rawValue: name), known.contains(format) else {
        let near = name.nearest(in: known.map(\.rawValue))
        let hint = near == nil ? "; there are \(known.sentence)" : near.hint
        throw UsageError(message: "no format '\(word)'\(hint)")
      }
      if !formats.contains(format) { formats.append(format) }
    }
    return formats
  }

  /// The pages of `--pages`; nil for all.
  func pageSelection() throws(UsageError) -> PageSelection? {
    try value(of: .pages).map { list throws(UsageError) in try PageSelection(list) }
  }

  /// The `path=value` pairs of `--set`, in order.
  func assignments() throws(UsageError) -> [(path: String, value: String)] {
    var pairs: [(path: String, value: String)] = []
    for word in values(of: .set) {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw UsageError(message: "'--set' takes path=value, not '\(word)'")
      }
      pairs.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
    }
    return pairs
  }
}
