/// The 66 code points that Unicode keeps out of texts, and the null character.
///
/// Cairo refuses a whole document over one of them, and Pango ends a text at a null.
package enum Noncharacters {
  /// The text with each of them replaced by U+FFFD.
  package static func replaced(in text: String) -> String {
    // All begin with a byte that is rare: nearly every text is left at that.
    guard text.utf8.contains(where: { $0 == 0 || $0 >= 0xEF }) else { return text }
    var replaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      replaced.append(isOne(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(replaced)
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }
}
