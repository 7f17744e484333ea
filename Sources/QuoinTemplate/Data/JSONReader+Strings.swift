extension JSONReader {
  mutating func string() throws(TemplateError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          position = start
          throw error("this text is not valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape())
      case 0..<0x20:
        throw error("a control character in text is written as an escape, such as '\\n'")
      default:
        text.append(byte)
        position += 1
      }
    }
    position = start
    throw error("this text is not closed by its quote")
  }

  private mutating func escape() throws(TemplateError) -> [UInt8] {
    let start = position
    position += 1
    defer { position += 1 }
    switch peek {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "/"): return [UInt8(ascii: "/")]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      return try scalar(from: start)
    default:
      position = start
      throw error("this escape is not known")
    }
  }

  /// `\u20AC`, or the two halves of a surrogate pair; ends on the last digit.
  private mutating func scalar(from start: Int) throws(TemplateError) -> [UInt8] {
    guard let first = hexadecimal() else {
      position = start
      throw error("'\\u' is followed by four hexadecimal digits")
    }
    var number = first
    if (0xD800...0xDBFF).contains(first) {
      let next = source.bytes[min(position + 1, source.bytes.count)...].prefix(2)
      if next.elementsEqual([UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
        position += 2
        let second = hexadecimal() ?? 0
        if (0xDC00...0xDFFF).contains(second) {
          number = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        }
      }
    }
    guard let scalar = Unicode.Scalar(number) else {
      position = start
      throw error("half a surrogate pair stands for no character")
    }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() -> UInt32? {
    let end = position + 4
    guard end < source.bytes.count else { return nil }
    let digits = source.text(position + 1..<end + 1)
    guard digits.utf8.count == 4, digits.allSatisfy({ $0.isHexDigit && $0.isASCII }) else {
      return nil
    }
    position = end
    return UInt32(digits, radix: 16)
  }
}
