internal import QuoinCore

/// A number pattern of ICU: `0.00`, `#,##0.##`, `0%`, `0.0 'kg'`, `#,##0;(#,##0)`.
struct NumberPattern: Sendable {
  var positive = NumberShape.Affixes()
  /// nil writes negatives with the language's minus before the positive form.
  var negative: NumberShape.Affixes?
  var minimumWhole = 0
  var minimumPlaces = 0
  var maximumPlaces = 0
  var groups = (primary: 0, secondary: 0)
  /// 2 for percent, 3 for per mille.
  var power = 0

  /// Reads a pattern; nil where it is none.
  init?(_ text: String) {
    let halves = Self.split(text)
    guard halves.count <= 2, let body = Self.parts(halves[0]) else { return nil }
    positive = body.affixes
    guard readDigits(body.digits) else { return nil }
    let all = body.affixes.prefix + body.affixes.suffix
    power = all.contains("%") ? 2 : all.contains("‰") ? 3 : 0
    if halves.count == 2 {
      guard let other = Self.parts(halves[1]) else { return nil }
      negative = other.affixes
    }
  }

  private mutating func readDigits(_ digits: String) -> Bool {
    let halves = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = halves[0].split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard groups.dropFirst().allSatisfy({ !$0.isEmpty }) else { return false }
      let primary = groups[groups.count - 1].count
      self.groups = (primary, groups.count > 2 ? groups[groups.count - 2].count : primary)
    }
    let whole = groups.joined()
    guard let places = Self.count(whole, optionalFirst: true) else { return false }
    minimumWhole = places.required
    guard halves.count == 2 else { return places.total > 0 }
    guard let fraction = Self.count(String(halves[1]), optionalFirst: false) else {
      return false
    }
    minimumPlaces = fraction.required
    maximumPlaces = fraction.total
    return places.total + fraction.total > 0
  }

  /// How many of the digits must stand, and how many may.
  private static func count(
    _ digits: String, optionalFirst: Bool
  ) -> (required: Int, total: Int)? {
    let inner = optionalFirst ? String(digits.reversed()) : digits
    let required = inner.prefix { $0 == "0" }.count
    let rest = inner.dropFirst(required)
    guard rest.allSatisfy({ $0 == "#" }), digits.count <= 64 else { return nil }
    return (required, digits.count)
  }

  /// The positive and the negative half.
  private static func split(_ text: String) -> [String] {
    var halves = [""]
    var isQuoted = false
    for character in text {
      if character == "'" { isQuoted.toggle() }
      if character == ";", !isQuoted {
        halves.append("")
      } else {
        halves[halves.count - 1].append(character)
      }
    }
    return halves
  }

  /// What stands before, within and after the digits; quotes taken off.
  private static func parts(
    _ text: String
  ) -> (affixes: NumberShape.Affixes, digits: String)? {
    var affixes = NumberShape.Affixes()
    var digits = ""
    var isQuoted = false
    var isPast = false
    var previous: Character?
    for character in text {
      defer { previous = character }
      if character == "'" {
        // Two quotes stand for one.
        if previous == "'", isQuoted == false { add("'", to: &affixes, isPast: isPast) }
        isQuoted.toggle()
        continue
      }
      if !isQuoted, "0#,.".contains(character) {
        guard !isPast else { return nil }
        digits.append(character)
        continue
      }
      guard isQuoted || !"123456789E@*¤;".contains(character) else { return nil }
      if !digits.isEmpty { isPast = true }
      add(character, to: &affixes, isPast: isPast)
    }
    return isQuoted ? nil : (affixes, digits)
  }

  private static func add(
    _ character: Character, to affixes: inout NumberShape.Affixes, isPast: Bool
  ) {
    if isPast { affixes.suffix.append(character) } else { affixes.prefix.append(character) }
  }
}
