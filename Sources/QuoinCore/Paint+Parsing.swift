extension Paint {
  /// Reads a colour, `linear-gradient(…)` or `radial-gradient(…)`; nil for `none`.
  public static func parsing(_ text: some StringProtocol) throws(ValueError) -> Paint? {
    if text == "none" { return nil }
    if let arguments = functionArguments("linear-gradient", text) {
      return .linear(try LinearGradient(arguments: arguments, in: text))
    }
    if let arguments = functionArguments("radial-gradient", text) {
      return .radial(try RadialGradient(arguments: arguments, in: text))
    }
    return .color(try Color(parsing: text))
  }

  /// The arguments of a CSS function, cut at the commas that stand in no inner parentheses.
  private static func functionArguments(
    _ name: String, _ text: some StringProtocol
  ) -> [String]? {
    guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
    return text.dropFirst(name.count + 1).dropLast().splitOutsideParentheses { $0 == "," }
  }
}

extension StringProtocol {
  /// The pieces between separators that stand outside parentheses, empty pieces left out.
  package func splitOutsideParentheses(
    where isSeparator: (Character) -> Bool
  ) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var depth = 0
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, isSeparator(character) {
        pieces.append(piece)
        piece = ""
      } else {
        piece.append(character)
      }
    }
    pieces.append(piece)
    return pieces.map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
  }

  /// Without the white space at both ends.
  package var trimmingSpaces: SubSequence {
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().prefix(while: \.isWhitespace).count
    return start.dropLast(end)
  }
}

extension LinearGradient {
  fileprivate init(
    arguments: [String], in text: some StringProtocol
  ) throws(ValueError) {
    var arguments = arguments[...]
    var angle = 180.0
    if let first = arguments.first, let given = Self.angle(first) {
      angle = given
      arguments = arguments.dropFirst()
    }
    self.init(angle: angle, stops: try GradientStop.list(arguments, in: text))
  }

  /// `45deg`, `0.25turn` or one of the four sides.
  private static func angle(_ text: String) -> Double? {
    switch text {
    case "to top": return 0
    case "to right": return 90
    case "to bottom": return 180
    case "to left": return 270
    default: break
    }
    if text.hasSuffix("deg") { return Double(plainDecimal: text.dropLast(3)) }
    if text.hasSuffix("turn") { return Double(plainDecimal: text.dropLast(4)).map { $0 * 360 } }
    return nil
  }
}

extension RadialGradient {
  fileprivate init(
    arguments: [String], in text: some StringProtocol
  ) throws(ValueError) {
    var arguments = arguments[...]
    var isCircle = false
    switch arguments.first {
    case "circle", "circle at center", "circle farthest-corner":
      isCircle = true
      arguments = arguments.dropFirst()
    case "ellipse", "ellipse at center", "ellipse farthest-corner", "farthest-corner",
      "at center":
      arguments = arguments.dropFirst()
    default: break
    }
    self.init(isCircle: isCircle, stops: try GradientStop.list(arguments, in: text))
  }
}

extension GradientStop {
  /// Stops with their offsets filled in as in CSS: ends at 0 and 1, the rest evenly between.
  fileprivate static func list(
    _ arguments: ArraySlice<String>, in text: some StringProtocol
  ) throws(ValueError) -> [GradientStop] {
    let expected = ValueError(
      expected: "a gradient such as 'linear-gradient(45deg, #fff, #ccc 80%)'", found: text)
    guard arguments.count >= 2 else { throw expected }
    var colors: [Color] = []
    var offsets: [Double?] = []
    for argument in arguments {
      let words = argument.splitOutsideParentheses(where: \.isWhitespace)
      guard let first = words.first, words.count <= 2 else { throw expected }
      colors.append(try Color(parsing: first))
      if words.count == 2 {
        guard words[1].hasSuffix("%"), let value = Double(plainDecimal: words[1].dropLast())
        else { throw expected }
        offsets.append(value / 100)
      } else {
        offsets.append(nil)
      }
    }
    let places = filled(offsets)
    return zip(places, colors).map { GradientStop(offset: $0, color: $1) }
  }

  private static func filled(_ offsets: [Double?]) -> [Double] {
    var result = offsets
    result[0] = result[0] ?? 0
    result[result.count - 1] = result[result.count - 1] ?? 1
    var places: [Double] = []
    var least = -Double.infinity
    for (index, offset) in result.enumerated() {
      if let offset {
        least = max(least, offset)
      } else {
        let next = result[index...].firstIndex { $0 != nil } ?? index
        let end = max(result[next] ?? least, least)
        least += (end - least) / Double(next - index + 1)
      }
      places.append(least)
    }
    return places
  }
}

extension Stroke {
  /// Reads a width, `solid`, `dashed` or `dotted`, and a colour, in any order, each at most once;
  /// nil for `none`. The width is 1 pt and the colour black where not given.
  public static func parsing(_ text: some StringProtocol) throws(ValueError) -> Stroke? {
    if text == "none" { return nil }
    let expected = ValueError(
      expected: "a stroke such as '1pt #ccc' or '0.5pt dashed red'", found: text)
    let words = text.splitOutsideParentheses(where: \.isWhitespace)
    guard !words.isEmpty else { throw expected }
    var width: Double?
    var dash: Dash?
    var color: Color?
    for word in words {
      if let length = Length(parsing: word)?.points {
        guard width == nil, length >= 0 else { throw expected }
        width = length
      } else if let kind = Dash(rawValue: word) {
        guard dash == nil else { throw expected }
        dash = kind
      } else {
        guard color == nil, let given = try? Color(parsing: word) else { throw expected }
        color = given
      }
    }
    return Stroke(width: width ?? 1, color: color ?? .black, dash: dash ?? .solid)
  }
}

extension ImagePosition {
  /// Reads `center`, `left top`, `50% 20%`, as CSS `object-position`; one word leaves the other
  /// axis in the middle.
  public init(parsing text: some StringProtocol) throws(ValueError) {
    let expected = ValueError(
      expected: "a position such as 'center', 'left top' or '50% 20%'", found: text)
    let words = text.split { $0.isWhitespace }.map { String($0) }
    guard (1...2).contains(words.count) else { throw expected }
    var x: Double?
    var y: Double?
    for (index, word) in words.enumerated() {
      switch word {
      case "left" where x == nil: x = 0
      case "right" where x == nil: x = 1
      case "top" where y == nil: y = 0
      case "bottom" where y == nil: y = 1
      case "center": continue
      default:
        guard word.hasSuffix("%"), let value = Double(plainDecimal: word.dropLast()) else {
          throw expected
        }
        if index == 0 {
          x = value / 100
        } else {
          guard y == nil else { throw expected }
          y = value / 100
        }
      }
    }
    self.init(x: x ?? 0.5, y: y ?? 0.5)
  }
}
