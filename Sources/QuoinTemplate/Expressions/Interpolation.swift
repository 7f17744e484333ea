internal import QuoinCore

/// A text with `{{ expressions }}` in it, parsed once.
final class Interpolation: Sendable {
  enum Segment: Sendable {
    case text(String)
    case expression(Expression)
  }

  let segments: [Segment]
  /// Where it was written.
  let text: LocatedText

  /// The expression that makes up the whole text: its value is handed over, not its spelling.
  var whole: Expression? {
    guard segments.count == 1, case .expression(let expression) = segments[0] else { return nil }
    return expression
  }

  /// The text as it stands, if there is no expression in it.
  var constant: String? {
    guard segments.count <= 1 else { return nil }
    guard let segment = segments.first else { return "" }
    guard case .text(let text) = segment else { return nil }
    return text
  }

  /// Cuts a text at its double braces.
  init(_ text: LocatedText) throws(ExpressionError) {
    self.text = text
    segments = try Self.segments(of: text.value)
  }

  private static func segments(of text: String) throws(ExpressionError) -> [Segment] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text.isEmpty ? [] : [.text(text)] }
    var segments: [Segment] = []
    func append(_ bytes: ArraySlice<UInt8>) {
      if !bytes.isEmpty { segments.append(.text(String(decoding: bytes, as: UTF8.self))) }
    }
    let bytes = Array(text.utf8)
    var start = 0
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == UInt8(ascii: "{"), bytes[position + 1] == UInt8(ascii: "{") else {
        position += 1
        continue
      }
      append(bytes[start..<position])
      segments.append(.expression(try expression(bytes, from: &position)))
      start = position
    }
    append(bytes[start...])
    return segments
  }

  /// The expression behind the braces at a position, which moves past it.
  private static func expression(
    _ bytes: [UInt8], from position: inout Int
  ) throws(ExpressionError) -> Expression {
    let open = position
    do {
      var parser = try ExpressionParser(
        bytes, in: open + 2..<bytes.count, endsAtBraces: true)
      let expression = try parser.whole()
      position = parser.token.end
      return expression
    } catch {
      var error = error
      // An expression that never ends is best shown where it begins.
      if error.message.hasPrefix("'{{' is not closed") { error.offset = open }
      throw error
    }
  }
}
