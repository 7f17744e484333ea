internal import QuoinCore
internal import QuoinLayout

extension ExplanationReport {
  /// The explanation for people: the sums on the left, beside them the rules as they were written
  /// and their places, in columns.
  ///
  /// A line is a number, what adds up to it and the constraint that says so; the lines below, further
  /// in, say the same of the numbers in the sum. Whatever stands in a sum without a line of its own
  /// has been said before, is one of the box's own four numbers, or is a side of the page; `…` marks
  /// where the chain goes on deeper than it was followed.
  public var text: String {
    places.map { place in
      var lines = ExplanationLines(place)
      return lines.text
    }.joined(separator: "\n")
  }
}

/// The lines about one box on one page.
private struct ExplanationLines {
  private let place: ExplainedBox
  private var table = TextTable()
  /// The constraints that were last shown to decide only together.
  private var together: [ConstraintNote] = []

  init(_ place: ExplainedBox) {
    self.place = place
  }

  var text: String {
    mutating get {
      table = TextTable()
      for quantity in place.explanation.quantities {
        if quantity.name != "x" { table.addBlank() }
        add(quantity)
      }
      if let text = place.explanation.text {
        table.addBlank()
        add(text)
      }
      if let alternative = place.alternative {
        table.addBlank()
        add(alternative)
      }
      return heading + table.text
    }
  }

  private var heading: String {
    let hidden = place.isHidden ? ", hidden" : ""
    let declared = place.location.map { "  \($0.file):\($0.line)" } ?? ""
    let variant = place.variant.map { "variant '\($0)', " } ?? ""
    let page = place.page.map { " '\($0)'" } ?? ""
    let size = "\(number(place.size.width)) x \(number(place.size.height)) pt"
    return "\(place.name)  \(place.kind)\(hidden)\(declared)\n"
      + "\(variant)page \(place.number)\(page), \(size)\n\n"
  }

  private mutating func add(_ quantity: BoxExplanation.Quantity) {
    add(quantity.fact, named: quantity.name, indent: 0)
    for refused in quantity.refused {
      add("refused, off by \(number(refused.error))", refused.constraint)
    }
    for lost in quantity.givenUp {
      add("given up, off by \(number(lost.error))", lost.constraint)
    }
    if let freedom = quantity.freedom { table.addLine("  ambiguous: " + words(freedom)) }
  }

  private mutating func add(_ what: String, _ note: ConstraintNote) {
    table.add("  " + what, note.words, note.location.map { "\($0.file):\($0.line)" } ?? "")
  }

  private mutating func add(_ fact: Fact, named name: String, indent: Int) {
    let value = "\(name) \(number(fact.value))"
    let sum = fact.sumText(stripping: place.name)
    let isPlain = fact.sum.isEmpty || sum == number(fact.value)
    let left =
      String(repeating: "  ", count: indent) + value + (isPlain ? "" : " = " + sum)
      + (fact.isCut ? " …" : "")
    let location = fact.location.map { "\($0.file):\($0.line)" } ?? ""
    let remark = fact.remark.map { "(\($0))" }
    switch fact.reason {
    case .constraint(let note):
      table.add(left, [note.words, remark].compactMap { $0 }.joined(separator: "  "), location)
    case .geometry, .standing: table.add(left, remark ?? "", location)
    case .together(let notes):
      guard notes != together else {
        table.add(left, "the same constraints together", "")
        break
      }
      together = notes
      table.add(left, "these only together:", "")
      for note in notes.prefix(Self.mostTogether) {
        table.add("", note.words, note.location.map { "\($0.file):\($0.line)" } ?? "")
      }
      if notes.count > Self.mostTogether {
        table.add("", "and \(notes.count - Self.mostTogether) more", "")
      }
    }
    for cause in fact.causes {
      add(cause, named: cause.name.stripped(of: place.name), indent: indent + 1)
    }
  }

  /// So many rules are read; the rest is in the JSON.
  private static let mostTogether = 12

  private mutating func add(_ text: BoxExplanation.Text) {
    let natural = "\(number(text.naturalWidth)) x \(number(text.naturalHeight))"
    let count = text.lines.count == 1 ? "1 line" : "\(text.lines.count) lines"
    var line = "text: \(count), "
    if let width = text.wrapWidth {
      line += "wrapped at \(number(width)); unwrapped it is \(natural)"
    } else {
      line += "unwrapped, \(natural)"
    }
    if text.isTruncated { line += "; cut to its limit of lines" }
    if text.scale != 1 { line += "; shrunk to \(number(text.scale)) of its size" }
    table.addLine(line)
    for line in text.lines { table.addLine("  | \(line)") }
    for (index, note) in text.wrappedBy.enumerated() {
      let words = index == 0 ? "  made to wrap by" : ""
      table.add(words, note.words, note.location.map { "\($0.file):\($0.line)" } ?? "")
    }
  }

  private mutating func add(_ alternative: BoxAlternative) {
    let wish = "\(alternative.name) \(number(alternative.wanted))"
    let question = "\(wish) instead of \(number(alternative.value))"
    guard alternative.conflict.isEmpty else {
      table.addLine("\(question) cannot hold together with")
      for note in alternative.conflict { add("", note) }
      return
    }
    guard !alternative.lost.isEmpty else {
      return table.addLine("\(question) would hold, and nothing would be given up for it")
    }
    table.addLine("\(question) would hold, but for it would be")
    for lost in alternative.lost { add("given up, off by \(number(lost.error))", lost.constraint) }
  }

  private func words(_ freedom: BoxExplanation.Range) -> String {
    var words =
      switch (freedom.low, freedom.high) {
      case (let low?, let high?): "anything from \(number(low)) to \(number(high)) would do"
      case (let low?, nil): "\(number(low)) or anything above would do"
      case (nil, let high?): "\(number(high)) or anything below would do"
      case (nil, nil): "anything would do"
      }
    words += freedom.level > 0 ? ", a tie at priority \(number(freedom.level))" : ""
    guard !freedom.companions.isEmpty else { return words }
    return words + "; moves together with "
      + freedom.companions.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension ConstraintNote {
  /// The constraint as it was written, with its label.
  var words: String { text + (label.map { "  “\($0)”" } ?? "") }
}

extension Fact {
  /// The sum as a person would write it, names of the box itself without the box.
  fileprivate func sumText(stripping box: String) -> String {
    var text = ""
    for summand in sum {
      let isNegative = summand.name == nil ? summand.amount < 0 : summand.factor < 0
      if text.isEmpty {
        text = (isNegative ? "-" : "") + summand.words(stripping: box)
      } else {
        text += (isNegative ? " - " : " + ") + summand.words(stripping: box)
      }
    }
    guard divisor != 1 else { return text }
    return sum.count > 1 ? "(\(text)) / \(number(divisor))" : "\(text) / \(number(divisor))"
  }
}

extension Summand {
  /// `art.right 152`, `page.width 400 * 0.33`, without the sign of the factor.
  fileprivate func words(stripping box: String) -> String {
    guard let name else { return number(abs(amount)) }
    let factor = abs(factor)
    let words = "\(name.stripped(of: box)) \(number(value))"
    guard factor != 1 else { return words }
    let inverse = (1 / factor).rounded()
    let isDivision = inverse >= 2 && abs(factor * inverse - 1) < 1e-9
    return isDivision ? "\(words) / \(number(inverse))" : "\(words) * \(number(factor))"
  }
}

extension String {
  /// `width` for `title.width` where it is `title` that is spoken of.
  fileprivate func stripped(of box: String) -> String {
    hasPrefix(box + ".") ? String(dropFirst(box.count + 1)) : self
  }
}

/// A number as JSON spells it: at most four decimals.
func number(_ value: Double) -> String { JSONText.spelling(of: value) }
