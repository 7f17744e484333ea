/// A JSON value to be written: keys keep their order, numbers print the same everywhere.
///
/// Writing only; data that users bring is read by QuoinTemplate, which keeps lexemes and positions.
public indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// Rounded to 1e-4 and printed without an exponent; not-a-number and infinities become null.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])
}

extension JSONText {
  /// The value on one line, without spaces.
  public var compact: String {
    var out = ""
    write(to: &out, indent: nil)
    return out
  }

  /// The value over several lines, two spaces a level, a line feed at the end; what holds no
  /// objects stays on one line.
  public var pretty: String {
    var out = ""
    write(to: &out, indent: 0)
    return out + "\n"
  }

  private func write(to out: inout String, indent: Int?) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .int(let value): out += "\(value)"
    case .number(let value): out += JSONText.spelling(of: value)
    case .string(let value): JSONText.quote(value, to: &out)
    case .array(let items):
      let inner = holdsObjects ? indent : nil
      JSONText.list(items, between: "[", "]", indent: inner, to: &out) { item, out, indent in
        item.write(to: &out, indent: indent)
      }
    case .object(let members):
      let inner = holdsObjects ? indent : nil
      JSONText.list(members, between: "{", "}", indent: inner, to: &out) { member, out, indent in
        JSONText.quote(member.key, to: &out)
        out += indent == nil ? ":" : ": "
        member.value.write(to: &out, indent: indent)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element], between open: String, _ close: String, indent: Int?,
    to out: inout String, write: (Element, inout String, Int?) -> Void
  ) {
    out += open
    let inner = indent.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      if index > 0 { out += "," }
      if let inner { out += "\n" + String(repeating: "  ", count: inner) }
      write(element, &out, inner)
    }
    if let indent, !elements.isEmpty { out += "\n" + String(repeating: "  ", count: indent) }
    out += close
  }

  /// Whether an object stands somewhere inside: only then is it worth more than one line.
  private var holdsObjects: Bool {
    switch self {
    case .array(let items): items.contains { $0.isObject || $0.holdsObjects }
    case .object(let members): members.contains { $0.value.isObject || $0.value.holdsObjects }
    default: false
    }
  }

  private var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}

extension JSONText {
  /// A number rounded to 1e-4, without a trailing `.0` and never as `-0`.
  public static func spelling(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    // Beyond 2^53 there are no fractions left to round, and whole numbers print as integers.
    guard abs(value) < 9_007_199_254_740_992 else { return wholeSpelling(of: value) }
    let rounded = (value * 10_000).rounded() / 10_000
    guard rounded != rounded.rounded() else { return "\(Int64(rounded))" }
    return "\(rounded)"
  }

  private static func wholeSpelling(of value: Double) -> String {
    abs(value) < 9.2e18 ? "\(Int64(value))" : "\(value)"
  }

  private static func quote(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
