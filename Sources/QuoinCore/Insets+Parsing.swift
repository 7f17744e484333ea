extension Insets {
  /// Reads `20`, `20 16` (vertical, horizontal), `10 20 30 40` (top, left, bottom, right) or
  /// `top 10 left 20`, the sides not named being 0.
  public init(parsing text: some StringProtocol) throws(ValueError) {
    let expected = ValueError(
      expected: "insets such as '20', '20 16', '10 20 30 40' or 'top 10 left 20'", found: text)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { throw expected }
    if first.first?.isLetter == true {
      try self.init(named: words, expected: expected)
      return
    }
    let sides = words.compactMap { Length(parsing: $0)?.points }
    guard sides.count == words.count else { throw expected }
    switch sides.count {
    case 1: self.init(sides[0])
    case 2: self.init(top: sides[0], left: sides[1], bottom: sides[0], right: sides[1])
    case 4: self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    default: throw expected
    }
  }

  private init(named words: [some StringProtocol], expected: ValueError) throws(ValueError) {
    guard words.count.isMultiple(of: 2) else { throw expected }
    self.init(0)
    var seen: [String] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      let name = String(words[index])
      guard let value = Length(parsing: words[index + 1])?.points, !seen.contains(name) else {
        throw expected
      }
      seen.append(name)
      switch name {
      case "top": top = value
      case "left": left = value
      case "bottom": bottom = value
      case "right": right = value
      default: throw expected
      }
    }
  }
}

extension CornerRadii {
  /// Reads one radius, or four from the top left clockwise.
  public init(parsing text: some StringProtocol) throws(ValueError) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let radii = words.compactMap { Length(parsing: $0)?.points }
    guard radii.count == words.count, radii.allSatisfy({ $0 >= 0 }) else {
      throw ValueError(expected: "one radius or four, such as '4mm'", found: text)
    }
    switch radii.count {
    case 1: self.init(radii[0])
    case 4:
      self.init(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    default: throw ValueError(expected: "one radius or four, such as '4mm'", found: text)
    }
  }
}
