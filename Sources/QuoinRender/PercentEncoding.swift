/// Percent encoding of what cannot stand in a PDF string as Cairo writes it: it escapes neither
/// parentheses nor backslashes.
enum PercentEncoding {
  /// An address as RFC 3986 has it; what is encoded already stays so.
  static func address(_ address: String) -> String {
    encode(address, keeping: "-._~:/?#[]@!$&'*+,;=%")
  }

  /// A name within a document.
  static func name(_ name: String) -> String { encode(name, keeping: "-._~:[]") }

  private static func encode(_ text: String, keeping punctuation: String) -> String {
    let kept = Set(punctuation.utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        encoded.append(byte)
      case _ where kept.contains(byte): encoded.append(byte)
      default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
