internal import Foundation

/// How a language writes numbers of one style: what stands before and behind, what separates.
///
/// ICU is shown samples and its answers are taken apart; with that, decimals of any length are
/// written without passing through binary numbers.
struct NumberShape: Sendable {
  var positive = Affixes()
  var negative = Affixes(prefix: "-", suffix: "")
  var decimalSeparator = "."
  var groupingSeparator = ""
  /// Digits in the last group before the point, and in the groups before that.
  var primaryGroup = 0
  var secondaryGroup = 0
  /// How many digits must stand before the first separator.
  var minimumBeforeGroup = 1
  var zero: Unicode.Scalar = "0"
  /// Places after the point that the style asks for, as a currency does.
  var places = 0

  struct Affixes: Sendable {
    var prefix = ""
    var suffix = ""
  }

  init(_ style: LocaleFormats.Style, locale: Locale) {
    let format: (Decimal) -> String
    switch style {
    case .number:
      format = { Decimal.FormatStyle(locale: locale).format($0) }
    case .percent:
      format = { Decimal.FormatStyle.Percent(locale: locale).format($0 / 100) }
    case .currency(let code):
      format = { Decimal.FormatStyle.Currency(code: code, locale: locale).format($0) }
    }
    let sample = Sample(format(Decimal(12_345_678) + Decimal(5) / 10))
    positive = sample.affixes
    negative = Sample(format(-1)).affixes
    zero = sample.zero
    let count = sample.groups.reduce(0) { $0 + $1.count }
    var groups = sample.groups[...]
    if count > 8, let fraction = groups.popLast(), let separator = sample.separators.last {
      places = fraction.count
      decimalSeparator = separator
    } else if let separator = Sample(Decimal.FormatStyle(locale: locale).format(Decimal(15) / 10))
      .separators.last
    {
      decimalSeparator = separator
    }
    guard groups.count > 1, let separator = sample.separators.first else { return }
    groupingSeparator = separator
    primaryGroup = groups.last?.count ?? 3
    secondaryGroup = groups.dropLast().last?.count ?? primaryGroup
    // In Spanish and Polish 1234 stands without, 12.345 with a separator.
    let short = Sample(format(Decimal(1234)))
    let isGrouped = short.separators.contains(groupingSeparator) && groupingSeparator != ""
    if !isGrouped || short.groups.first?.count == 4 { minimumBeforeGroup = 2 }
    if groups.count == 2 { secondaryGroup = primaryGroup }
  }

  /// A formatted number taken apart.
  private struct Sample {
    var affixes = Affixes()
    var groups: [String] = []
    var separators: [String] = []
    var zero: Unicode.Scalar = "0"

    init(_ text: String) {
      var between = ""
      for scalar in text.unicodeScalars {
        guard scalar.properties.numericType == .decimal,
          let value = scalar.properties.numericValue,
          let zero = Unicode.Scalar(scalar.value - UInt32(value))
        else {
          between.unicodeScalars.append(scalar)
          continue
        }
        self.zero = zero
        if groups.isEmpty {
          affixes.prefix = between
          groups.append("")
        } else if !between.isEmpty {
          separators.append(between)
          groups.append("")
        }
        between = ""
        groups[groups.count - 1].unicodeScalars.append(scalar)
      }
      affixes.suffix = between
    }
  }

  /// Writes digits with this shape's separators.
  ///
  /// `whole` and `fraction` are ASCII digits before and after the point, `groups` the sizes of the
  /// last group and of earlier ones, 0 for none.
  func write(
    whole: String, fraction: String, groups: (primary: Int, secondary: Int),
    minimumBeforeGroup: Int
  ) -> String {
    var result = ""
    let count = whole.count
    let isGrouped = groups.primary > 0 && count >= groups.primary + minimumBeforeGroup
    for (index, digit) in whole.enumerated() {
      let remaining = count - index
      if isGrouped, index > 0, remaining >= groups.primary,
        (remaining - groups.primary).isMultiple(of: max(groups.secondary, 1))
      {
        result += groupingSeparator
      }
      result += localized(digit)
    }
    if !fraction.isEmpty {
      result += decimalSeparator
      for digit in fraction { result += localized(digit) }
    }
    return result
  }

  private func localized(_ digit: Character) -> String {
    guard zero != "0", let value = digit.wholeNumberValue,
      let scalar = Unicode.Scalar(zero.value + UInt32(value))
    else { return String(digit) }
    return String(Character(scalar))
  }
}
