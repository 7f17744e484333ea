/// Family names as fontconfig compares them: without case and without blanks.
enum FamilyName {
  static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0 != " " && $0 != "," && $0 != "\0" })
  }

  /// The name under which a font of the library's own is filed.
  ///
  /// Fonts that a template or a font path brings must win over installed ones of the same name,
  /// and fontconfig has no rank between its two sets; so they get names that no installed font has.
  static func own(_ name: String) -> String { "quoin:" + folded(name) }

  /// Where faces go that another face of the same family, weight and slant came before.
  static let shadowed = "quoin-shadowed:"

  /// Families that fontconfig's configuration maps to whatever is installed.
  static let generic: Set<String> = [
    "sans-serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui", "emoji",
    "math",
  ]
}
