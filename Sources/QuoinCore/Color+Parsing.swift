extension Color {
  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` or a CSS name.
  public init(parsing text: some StringProtocol) throws(ValueError) {
    let expected = ValueError(
      expected: "a colour such as '#444', '#fff8e7', 'rgb(0 0 0 / 50%)' or a CSS name",
      found: text)
    let lower = text.lowercased()
    if lower.hasPrefix("#") {
      guard let color = Color(hexadecimal: lower.dropFirst()) else { throw expected }
      self = color
    } else if lower.hasSuffix(")") {
      guard let color = Color(function: lower) else { throw expected }
      self = color
    } else if lower == "transparent" {
      self = .clear
    } else {
      guard let color = Color.named(lower) else { throw expected }
      self = color
    }
  }

  /// The CSS colour of that name, written small.
  public static func named(_ name: String) -> Color? {
    names.first { $0.0 == name }.map { Color(hexadecimal24: $0.1) }
  }

  private init(hexadecimal24 value: UInt32) {
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }

  private init?(hexadecimal digits: some StringProtocol) {
    var values: [Double] = []
    for digit in digits {
      guard digit.isASCII, let value = digit.hexDigitValue else { return nil }
      values.append(Double(value))
    }
    var channels: [Double] = []
    switch values.count {
    case 3, 4:
      for value in values { channels.append(value / 15) }
    case 6, 8:
      for index in stride(from: 0, to: values.count, by: 2) {
        channels.append((values[index] * 16 + values[index + 1]) / 255)
      }
    default: return nil
    }
    if channels.count == 3 { channels.append(1) }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }

  /// `rgb(255, 0, 0)`, `rgb(100% 0% 0% / 50%)`, `rgba(0, 0, 0, 0.5)`.
  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), ["rgb", "rgba"].contains(text[..<open]) else {
      return nil
    }
    let inside = text[text.index(after: open)...].dropLast()
    let words = inside.split { $0.isWhitespace || $0 == "," || $0 == "/" }
    guard words.count == 3 || words.count == 4 else { return nil }
    var channels: [Double] = []
    for (index, word) in words.enumerated() {
      let isPercentage = word.hasSuffix("%")
      guard let number = Double(plainDecimal: isPercentage ? word.dropLast() : word) else {
        return nil
      }
      let value = isPercentage ? number / 100 : index == 3 ? number : number / 255
      channels.append(min(max(value, 0), 1))
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 1)
  }
}
