internal import QuoinCore

/// Reads JSON (RFC 8259) and keeps what Foundation's reader loses: how numbers are spelled, the
/// order of keys, and where things stand.
///
/// A key given twice in one object is an error: one of the two values would silently be lost.
package struct JSONReader {
  /// The most objects and lists that may stand inside one another.
  package static let maximumDepth = 256

  let source: SourceText
  var position = 0
  private var depth = 0
  private var count = 0

  init(_ source: SourceText) {
    self.source = source
  }

  /// Reads one value.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte-order mark.
  ///   - file: What diagnostics call it.
  /// - Returns: The value.
  /// - Throws: The first thing that is wrong with the file.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(TemplateError) -> DataValue {
    guard bytes.count <= Limits.dataSize else {
      throw TemplateError(
        .tooLarge, at: SourceLocation(file: file, line: 1, column: 1),
        "data of \(bytes.count) bytes are too large; the limit is \(Limits.dataSize >> 20) MB")
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = JSONReader(
      SourceText(file: file, bytes: hasMark ? Array(bytes.dropFirst(3)) : bytes))
    let value = try reader.value()
    reader.skipSpace()
    if reader.position < reader.source.bytes.count {
      throw reader.error("nothing may follow the end of the data")
    }
    return value
  }

  mutating func value() throws(TemplateError) -> DataValue {
    skipSpace()
    count += 1
    guard count <= Limits.dataValues else {
      throw TemplateError(
        .tooLarge, at: source.location(at: position),
        "the data hold more than \(Limits.dataValues) values")
    }
    guard let byte = peek else { throw error("a value is expected here, but the data ends") }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { reader throws(TemplateError) in
        try reader.object()
      }
    case UInt8(ascii: "["):
      return try nested { reader throws(TemplateError) in
        try reader.list()
      }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(TemplateError) -> DataValue
  ) throws(TemplateError) -> DataValue {
    guard depth < Self.maximumDepth else {
      throw TemplateError(
        .tooLarge, at: source.location(at: position),
        "the data stands more than \(Self.maximumDepth) deep in itself")
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws(TemplateError) -> DataValue {
    var object = DataObject()
    skipSpace()
    if take("}") { return .object(object) }
    while true {
      skipSpace()
      let start = position
      guard peek != UInt8(ascii: "}") else { throw trailingComma("}") }
      guard peek != nil else { throw error("the data end inside an object") }
      guard peek == UInt8(ascii: "\"") else { throw error("a key in double quotes is expected") }
      let key = try string()
      guard object[key] == nil else {
        throw TemplateError(
          .badValue, at: source.location(at: start), "the key '\(key)' is given twice")
      }
      skipSpace()
      guard take(":") else { throw error("':' is expected after the key") }
      object[key] = try value()
      skipSpace()
      if take("}") { return .object(object) }
      guard peek != nil else { throw error("the data end inside an object") }
      guard take(",") else { throw error("',' or '}' is expected here") }
    }
  }

  private mutating func list() throws(TemplateError) -> DataValue {
    var values: [DataValue] = []
    skipSpace()
    if take("]") { return .list(values) }
    while true {
      skipSpace()
      guard values.isEmpty || peek != UInt8(ascii: "]") else { throw trailingComma("]") }
      guard peek != nil else { throw error("the data end inside a list") }
      values.append(try value())
      skipSpace()
      if take("]") { return .list(values) }
      guard peek != nil else { throw error("the data end inside a list") }
      guard take(",") else { throw error("',' or ']' is expected here") }
    }
  }

  private mutating func word() throws(TemplateError) -> DataValue {
    let start = position
    while let byte = peek, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { position += 1 }
    switch source.text(start..<position) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      position = start
      throw error("a value is expected here")
    }
  }

  private mutating func number() throws(TemplateError) -> DataValue {
    let start = position
    _ = take("-")
    let first = position
    skipDigits()
    guard position > first else { throw error("a digit is expected here") }
    if source.bytes[first] == UInt8(ascii: "0"), position > first + 1 {
      position = first
      throw error("a number does not begin with 0; put it in quotes to keep it")
    }
    if take(".") {
      let digits = position
      skipDigits()
      guard position > digits else { throw error("a digit is expected after the point") }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      let digits = position
      skipDigits()
      guard position > digits else { throw error("a digit is expected in the exponent") }
    }
    return .number(.written(source.text(start..<position)))
  }

  var peek: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func skipDigits() {
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
  }

  /// At the comma that the last value has and should not.
  private func trailingComma(_ end: String) -> TemplateError {
    let comma = source.bytes[..<position].lastIndex(of: UInt8(ascii: ",")) ?? position
    return TemplateError(
      .syntax, at: source.location(at: comma), "no comma stands before '\(end)'")
  }

  func error(_ message: String) -> TemplateError {
    TemplateError(.syntax, at: source.location(at: position), message)
  }
}
