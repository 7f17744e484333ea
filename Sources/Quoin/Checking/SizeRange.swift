public import QuoinCore

/// Page sizes to try: so many widths and so many heights at equal steps, ends included.
public struct SizeRange: Hashable, Sendable {
  /// The smallest width and height, in pt.
  public var least: Size
  /// The greatest width and height, in pt.
  public var greatest: Size
  /// How many widths, and how many heights; one where both ends are the same.
  public var count: Int
  /// What reports count lengths in.
  public var unit: Length.Unit

  /// The most widths and heights.
  public static let mostSizes = 64

  /// Makes a range.
  ///
  /// - Returns: nil where a side is not above 0, where the least is greater than the greatest, and for
  ///   fewer than 2 or more than ``mostSizes`` sizes along an axis.
  public init?(from least: Size, to greatest: Size, count: Int, unit: Length.Unit = .point) {
    let sides = [least.width, least.height, greatest.width, greatest.height]
    guard sides.allSatisfy({ $0 > 0 && $0 <= 1e6 }), least.width <= greatest.width,
      least.height <= greatest.height, (2...Self.mostSizes).contains(count), unit != .em
    else { return nil }
    self.least = least
    self.greatest = greatest
    self.count = count
    self.unit = unit
  }

  /// Reads `300x200..1200x800:8`.
  ///
  /// The ends are two lengths with an `x` between them, or the name of a paper size, with
  /// ` landscape` behind it if it lies on its side. Lengths are written as in templates; one without
  /// a unit takes that of the next one that has a unit, and is in pt where none follows. Without a
  /// number behind the colon there are 8 widths and 8 heights.
  ///
  /// - Returns: nil for anything else, and as ``init(from:to:count:unit:)``.
  public init?(parsing text: String) {
    var rest = text
    var count = 8
    if let colon = text.lastIndex(of: ":") {
      guard let number = Int(text[text.index(after: colon)...].trimmed) else { return nil }
      count = number
      rest = String(text[..<colon])
    }
    guard let dots = rest.firstRange(of: "..") else { return nil }
    var unit: Length.Unit?
    guard let greatest = Size(parsing: rest[dots.upperBound...].trimmed, unit: &unit) else {
      return nil
    }
    let last = unit
    guard let least = Size(parsing: rest[..<dots.lowerBound].trimmed, unit: &unit) else {
      return nil
    }
    self.init(from: least, to: greatest, count: count, unit: last ?? unit ?? .point)
  }

  /// The widths, from the least, in pt.
  public var widths: [Double] { steps(from: least.width, to: greatest.width) }

  /// The heights, from the least, in pt.
  public var heights: [Double] { steps(from: least.height, to: greatest.height) }

  private func steps(from first: Double, to last: Double) -> [Double] {
    guard last > first else { return [first] }
    return (0..<count).map { step in
      step == count - 1 ? last : first + (last - first) * Double(step) / Double(count - 1)
    }
  }
}

extension Size {
  /// Reads `300x200mm` or `A4 landscape`; `unit` is that of what follows, and then of this.
  fileprivate init?(parsing text: String, unit: inout Length.Unit?) {
    let words = text.split(separator: " ")
    let isLandscape = words.count == 2 && words[1] == "landscape"
    if let name = words.first, words.count == 1 || isLandscape, let format = PageFormat.named(name)
    {
      let size = format.size
      self = isLandscape ? Size(width: size.height, height: size.width) : size
      unit = unit ?? .millimeter
      return
    }
    // The first x after the first number and its unit: 300px has one of its own.
    guard let cross = Size.cross(in: text),
      let height = Double(length: text[text.index(after: cross)...].trimmed, unit: &unit),
      let width = Double(length: text[..<cross].trimmed, unit: &unit)
    else { return nil }
    self.init(width: width, height: height)
  }

  private static func cross(in text: String) -> String.Index? {
    text.indices.first { index in
      guard text[index] == "x" || text[index] == "×", index > text.startIndex else { return false }
      return text[text.index(before: index)] != "p"
    }
  }
}

extension Double {
  /// Reads a length in pt; one without a unit takes that of what follows.
  fileprivate init?(length text: String, unit: inout Length.Unit?) {
    guard var length = Length(parsing: text) else { return nil }
    if text.last?.isLetter == true {
      unit = length.unit
    } else {
      length.unit = unit ?? .point
    }
    guard let points = length.points else { return nil }
    self = points
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
