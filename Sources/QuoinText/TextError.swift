/// What keeps a font library from being made.
package enum TextError: Error, Hashable, Sendable {
  /// The file at this path is missing, unreadable or no font.
  case unreadableFont(path: String)
  /// The folder at this path is missing or unreadable.
  case unreadableFontFolder(path: String)
  /// fontconfig's own configuration cannot be loaded.
  case brokenFontConfiguration
  /// There is not a single font to set text in.
  case noFonts
}

extension TextError: CustomStringConvertible {
  /// One sentence without a full stop, names in single quotes.
  package var description: String {
    switch self {
    case .unreadableFont(let path): "cannot read a font from '\(path)'"
    case .unreadableFontFolder(let path): "cannot read the font folder '\(path)'"
    case .brokenFontConfiguration: "fontconfig cannot load its configuration"
    case .noFonts: "no fonts found: install some, or name a folder with --font-path"
    }
  }
}
