/// A number as it is written into SVG and messages: at most four decimals, no exponent, the same
/// on every platform.
package struct NumberText: CustomStringConvertible {
  package let description: String

  package init(_ value: Double) {
    guard value.isFinite, abs(value) < 1e14 else {
      description = "0"
      return
    }
    let scaled = Int64((value * 10_000).rounded())
    let whole = scaled.magnitude / 10_000
    var fraction = String(scaled.magnitude % 10_000 + 10_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    description = (scaled < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
