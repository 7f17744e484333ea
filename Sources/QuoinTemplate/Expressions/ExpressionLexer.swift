internal import QuoinCore

/// A word of an expression.
struct ExpressionToken {
  enum Kind: Equatable {
    case number(String)
    case length(String, Length.Unit)
    case string(String, isVerbatim: Bool)
    case name(String)
    case symbol(String)
    case end
  }

  var kind: Kind
  var offset: Int
  /// The byte after the token.
  var end: Int
}

/// Cuts an expression into words, up to the end of its text or to `}}`.
struct ExpressionLexer {
  private let bytes: [UInt8]
  private let limit: Int
  private let endsAtBraces: Bool
  private(set) var position: Int

  init(_ bytes: [UInt8], in range: Range<Int>, endsAtBraces: Bool) {
    self.bytes = bytes
    limit = min(range.upperBound, bytes.count)
    position = range.lowerBound
    self.endsAtBraces = endsAtBraces
  }

  mutating func next() throws(ExpressionError) -> ExpressionToken {
    while let byte = byte(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    let start = position
    guard let first = byte() else {
      if endsAtBraces { throw error("'{{' is not closed by '}}'", at: start) }
      return token(.end, from: start)
    }
    switch first {
    case UInt8(ascii: "}") where endsAtBraces && byte(1) == UInt8(ascii: "}"):
      position += 2
      return token(.end, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try string(quote: first)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number()
    case let byte where isNameStart(byte):
      while let byte = self.byte(), isNameStart(byte) || isDigit(byte) { position += 1 }
      return token(.name(text(start..<position)), from: start)
    default:
      return try symbol()
    }
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    position + ahead < limit ? bytes[position + ahead] : nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func token(_ kind: ExpressionToken.Kind, from start: Int) -> ExpressionToken {
    ExpressionToken(kind: kind, offset: start, end: position)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Letters of ASCII, the underscore, and everything beyond ASCII.
  private func isNameStart(_ byte: UInt8) -> Bool {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    return isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private mutating func number() throws(ExpressionError) -> ExpressionToken {
    let start = position
    while let byte = byte(), isDigit(byte) { position += 1 }
    // `1..5` is a range: its first point belongs to no number.
    if byte() == UInt8(ascii: "."), let next = byte(1), isDigit(next) {
      position += 1
      while let byte = byte(), isDigit(byte) { position += 1 }
    }
    let digits = text(start..<position)
    let unitStart = position
    while let byte = byte(), isNameStart(byte) || isDigit(byte) { position += 1 }
    guard position > unitStart else { return token(.number(digits), from: start) }
    let unit = text(unitStart..<position)
    guard let unit = Length.Unit(rawValue: unit) else {
      throw error("'\(unit)' is no unit; those are pt, mm, cm, in, px and em", at: unitStart)
    }
    return token(.length(digits, unit), from: start)
  }

  private mutating func string(quote: UInt8) throws(ExpressionError) -> ExpressionToken {
    let start = position
    position += 1
    var content: [UInt8] = []
    var isVerbatim = true
    while let byte = byte() {
      position += 1
      if byte == quote {
        let text = String(decoding: content, as: UTF8.self)
        return token(.string(text, isVerbatim: isVerbatim), from: start)
      }
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      isVerbatim = false
      content.append(try escape())
    }
    throw error("this text is not closed by its quote", at: start)
  }

  /// What follows a backslash in quotes.
  private mutating func escape() throws(ExpressionError) -> UInt8 {
    let escaped = byte()
    position += 1
    switch escaped {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return escaped ?? 0
    default:
      throw error(
        "'\\' in quotes stands before n, t, a quote or another '\\'", at: position - 2)
    }
  }

  private mutating func symbol() throws(ExpressionError) -> ExpressionToken {
    let start = position
    let pair = text(start..<min(start + 2, limit))
    if ["==", "!=", "<=", ">=", ".."].contains(pair) {
      position += 2
      return token(.symbol(pair), from: start)
    }
    let hints = ["&&": "'and'", "||": "'or'"]
    if let hint = hints[pair] { throw error("'\(pair)' is written \(hint)", at: start) }
    let single = text(start..<start + 1)
    guard "|?:,.()[]+-*/%<>".contains(single) else {
      switch single {
      case "}" where endsAtBraces: throw error("'{{' is closed by '}}'", at: start)
      case "!": throw error("'!' is written 'not'", at: start)
      case "=": throw error("'=' is written '=='", at: start)
      default: throw error("'\(single)' has no meaning in an expression", at: start)
      }
    }
    position += 1
    return token(.symbol(single), from: start)
  }

  func error(_ message: String, at offset: Int) -> ExpressionError {
    ExpressionError(code: .syntax, offset: offset, message: message)
  }
}
