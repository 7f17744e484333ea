import QuoinCore

@testable import QuoinText

/// The fonts of `Fonts/` and nothing else, so that numbers are the same on every machine.
enum TestFonts {
  static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/Fonts"
  }()

  static func engine() throws -> TextEngine {
    try TextEngine(fonts: FontLibrary(folders: [folder], ignoreSystemFonts: true))
  }
}

extension TextStyle {
  /// Every letter 1 em wide, ascent 0.8 em, descent 0.2 em.
  static func mono(_ size: Double = 10) -> TextStyle {
    var style = TextStyle()
    style.families = ["Quoin Mono"]
    style.size = size
    return style
  }

  static func family(_ name: String, _ size: Double = 10) -> TextStyle {
    var style = TextStyle.mono(size)
    style.families = [name]
    return style
  }
}

extension TextContent {
  /// One run in Mono-10, with changes to the paragraph.
  static func mono(
    _ text: String, style: TextStyle = .mono(), _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextContent {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return TextContent(runs: [TextRun(text, style: style)], paragraph: paragraph, base: style)
  }
}
