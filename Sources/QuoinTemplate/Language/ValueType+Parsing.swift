internal import QuoinCore
internal import QuoinLayout

extension ValueType {
  /// Reads a value as an author wrote it, or as an expression spelled it.
  func parse(_ written: String) throws(ValueError) -> AttributeValue {
    switch self {
    case .text, .version, .path, .value, .parameters, .expression, .each:
      return .text(written)
    default: break
    }
    let text = String(written.trimmingSpaces)
    switch self {
    case .boolean:
      guard let value = Bool(text) else { throw expected(written) }
      return .boolean(value)
    case .number, .integer, .length, .lengths, .textLength, .textSize, .leading, .priority,
      .priorities:
      return try parseNumber(text)
    case .insets: return .insets(try Insets(parsing: text))
    case .radii: return .radii(try CornerRadii(parsing: text))
    case .pageSize: return .pageSize(try PageSize(parsing: text))
    case .color: return .color(try Color(parsing: text))
    case .paint: return .paint(try Paint.parsing(text))
    case .stroke: return .stroke(try Stroke.parsing(text))
    case .position: return .position(try ImagePosition(parsing: text))
    case .aspect: return .aspect(try parseAspect(text))
    default: return try parseWords(text)
    }
  }

  private func expected(_ found: String) -> ValueError {
    ValueError(expected: expectation, found: found)
  }

  private func parseNumber(_ text: String) throws(ValueError) -> AttributeValue {
    switch self {
    case .number(let range):
      guard let value = Double(plainDecimal: text), range.contains(value) else {
        throw expected(text)
      }
      return .number(value)
    case .integer(let range):
      guard let value = Double(plainDecimal: text), let whole = Int(exactly: value),
        range.contains(whole)
      else { throw expected(text) }
      return .integer(whole)
    case .textLength:
      guard let length = Length(parsing: text) else { throw expected(text) }
      return .length(length)
    case .textSize:
      guard let length = Length(parsing: text), length.amount > 0 else { throw expected(text) }
      return .length(length)
    case .leading:
      guard let length = Length(parsing: text), length.amount >= 0, length.unit != .em else {
        throw expected(text)
      }
      let isFactor = text.last?.isLetter == false
      return .leading(isFactor ? .factor(length.amount) : .length(length.points(em: 0)))
    case .priority:
      guard let value = Self.priority(text) else {
        let words = ["required", "high", "medium", "low"]
        throw ValueError(
          expected: expectation, found: text, suggestion: text.suggestion(among: words))
      }
      return .number(value)
    case .priorities:
      let words = text.split { $0.isWhitespace }
      let values = words.compactMap { Self.priority(String($0)) }
      guard values.count == words.count, (1...2).contains(values.count) else {
        throw expected(text)
      }
      return .priorities(horizontal: values[0], vertical: values[values.count - 1])
    default:
      let words = text.split { $0.isWhitespace }
      let lengths = words.compactMap { Length(parsing: $0)?.points }
      let limit = self == .lengths ? 2 : 1
      guard lengths.count == words.count, (1...limit).contains(lengths.count) else {
        throw expected(text)
      }
      return .lengths(lengths)
    }
  }

  private static func priority(_ text: String) -> Double? {
    switch text {
    case "required": return 1000
    case "high": return 750
    case "medium": return 500
    case "low": return 250
    default:
      guard let value = Double(plainDecimal: text), value > 0, value <= 1000 else { return nil }
      return value
    }
  }

  private func parseAspect(_ text: String) throws(ValueError) -> Aspect {
    switch text {
    case "natural": return .natural
    case "none": return .free
    default:
      let sides = text.split(separator: ":", omittingEmptySubsequences: false)
      let numbers = sides.compactMap { Double(plainDecimal: $0) }
      guard sides.count == 2, numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else {
        throw expected(text)
      }
      return .ratio(numbers[0] / numbers[1])
    }
  }

  private func parseWords(_ text: String) throws(ValueError) -> AttributeValue {
    let words = text.split { $0.isWhitespace }.map { String($0) }
    switch self {
    case .keyword(let known):
      guard known.contains(text) else {
        throw ValueError(
          expected: expectation, found: text, suggestion: text.suggestion(among: known))
      }
      return .text(text)
    case .identifier:
      guard text.isTemplateName else { throw expected(text) }
      return .text(text)
    case .names:
      guard !words.isEmpty, words.allSatisfy(\.isTemplateName) else { throw expected(text) }
      return .names(words)
    case .families:
      let families = text.split(separator: ",").map { String($0.trimmingSpaces) }
        .filter { !$0.isEmpty }
      guard !families.isEmpty else { throw expected(text) }
      guard families.count <= Limits.families else {
        throw ValueError(
          expected: "at most \(Limits.families) font families", found: "\(families.count)")
      }
      return .names(families)
    case .features:
      let features = text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
      guard features.count <= Limits.families, features.allSatisfy(Self.isFeature) else {
        throw expected(text)
      }
      return .names(features)
    case .link:
      guard Self.isLink(text) else { throw expected(text) }
      return .text(text)
    case .language:
      guard LanguageTag.isWellFormed(text) else { throw expected(text) }
      return .text(text)
    case .targets:
      // `30 mm` would be a number and a box called mm.
      if words.count == 2, Double(plainDecimal: words[0]) != nil,
        Length.Unit(rawValue: words[1]) != nil
      {
        throw ValueError(
          expected: "a length without a space: '\(words.joined())'", found: text)
      }
      var targets: [Target] = []
      for word in words { targets.append(try Target(parsing: word)) }
      guard !targets.isEmpty else { throw expected(text) }
      return .targets(targets)
    case .boxes:
      var references: [Reference] = []
      for word in words { references.append(try Reference(parsing: word)) }
      guard !references.isEmpty else { throw expected(text) }
      return .references(references)
    default:
      return .text(text)
    }
  }

  /// Four letters or digits, perhaps switched: `tnum`, `ss01=1`.
  private static func isFeature(_ text: String) -> Bool {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard let tag = parts.first, tag.utf8.count == 4, parts.count <= 2,
      tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return false }
    return parts.count == 1 || Int(parts[1]) != nil
  }

  private static func isLink(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    return ["https://", "http://", "mailto:", "tel:", "#"].contains {
      text.hasPrefix($0) && text.count > $0.count
    }
  }
}

extension Target {
  init(parsing word: String) throws(ValueError) {
    if let length = Length(parsing: word) {
      guard let points = length.points else {
        throw ValueError(expected: "a length in pt, mm, cm, in or px", found: word)
      }
      self = .length(points)
      return
    }
    if let first = word.utf8.first, first <= UInt8(ascii: "9"), first != UInt8(ascii: "#") {
      throw ValueError(
        expected: "a box or a length in pt, mm, cm, in or px"
          + (word.hasSuffix("%") ? " (for % use multipliedBy)" : ""), found: word)
    }
    var reference = try Reference(parsing: word)
    reference.takeAttribute { Attribute.link(named: $0) != nil }
    self = .reference(reference)
  }
}

extension PageSize {
  /// Reads `A4`, `letter landscape`, `100mm 200mm`, `80mm auto`.
  init(parsing text: String) throws(ValueError) {
    let words = text.split { $0.isWhitespace }.map { String($0) }
    let expected = ValueError(
      expected: ValueType.pageSize.expectation, found: text, suggestion: Self.respelled(words))
    if let name = words.first, let format = PageFormat.named(name) {
      guard words.count == 1 || words == [name, "landscape"] else { throw expected }
      let (width, height) = (format.size.width, format.size.height)
      if words.count == 1 { self.init(width, height) } else { self.init(height, width) }
      return
    }
    guard words.count == 2, let width = Side(parsing: words[0]),
      let height = Side(parsing: words[1])
    else { throw expected }
    self.init(width: width, height: height)
  }
}

extension PageSize {
  /// A named size as it is spelled, where words differ in case only.
  private static func respelled(_ words: [String]) -> String? {
    guard let first = words.first?.lowercased(),
      let format = PageFormat.all.first(where: { $0.name.lowercased() == first })
    else { return nil }
    switch words.count {
    case 1: return format.name
    case 2 where words[1].lowercased() == "landscape": return "\(format.name) landscape"
    default: return nil
    }
  }
}

extension PageSize.Side {
  /// The longest side that a page may have, in pt: 200 inches, as in PDF.
  private static let maximum = 14_400.0

  fileprivate init?(parsing word: String) {
    if word == "auto" {
      self = .fitting
      return
    }
    guard let points = Length(parsing: word)?.points, points > 0, points <= Self.maximum else {
      return nil
    }
    self = .fixed(points)
  }
}
