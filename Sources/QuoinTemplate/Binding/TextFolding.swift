internal import Foundation
internal import QuoinCore

/// Puts the runs of a text together: white space of the template folds as in HTML, data stands as
/// it is.
struct TextFolding {
  private(set) var runs: [TextRun] = []
  /// The look of white space that has been seen and not yet been set.
  private var space: (style: TextStyle, link: String?)?
  /// Whether white space would stand at the beginning of a line.
  private var isAtStart = true
  /// For `capitalize`, which knows where words begin.
  private var isInWord = false
  private let locale: Locale

  init(locale: Locale) {
    self.locale = locale
  }

  /// Text that the template's author wrote.
  mutating func append(
    _ text: String, _ style: TextStyle, _ transform: TextLook.Transform, link: String?
  ) {
    let isSpace = { (scalar: Unicode.Scalar) in
      scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
    }
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if isSpace(first) {
        rest = rest.drop(while: isSpace)
        if !isAtStart, space == nil { space = (style, link) }
      } else {
        let word = rest.prefix { !isSpace($0) }
        set(String(word), style, transform, link: link)
        rest = rest[word.endIndex...]
      }
    }
  }

  /// Text out of data: nothing in it folds, its line breaks stay.
  mutating func append(
    data: String, _ style: TextStyle, _ transform: TextLook.Transform, link: String?
  ) {
    guard !data.isEmpty else { return }
    let hasReturn = data.utf8.contains(UInt8(ascii: "\r"))
    let text =
      hasReturn
      ? data.replacingOccurrences(of: "\r\n", with: "\n")
        .replacingOccurrences(of: "\r", with: "\n") : data
    set(text, style, transform, link: link)
  }

  mutating func breakLine(_ style: TextStyle) {
    space = nil
    add("\n", style, link: nil)
    isAtStart = true
    isInWord = false
  }

  private mutating func set(
    _ text: String, _ style: TextStyle, _ transform: TextLook.Transform, link: String?
  ) {
    if let space {
      add(" ", space.style, link: space.link)
      self.space = nil
      isInWord = false
    }
    isAtStart = false
    add(changed(text, transform), style, link: link)
  }

  private mutating func changed(_ text: String, _ transform: TextLook.Transform) -> String {
    defer {
      if let last = text.last { isInWord = last.isLetter || last.isNumber || "'’".contains(last) }
    }
    switch transform {
    case .none: return text
    case .uppercase: return text.uppercased(with: locale)
    case .lowercase: return text.lowercased(with: locale)
    case .capitalize:
      guard isInWord, let end = text.firstIndex(where: { !$0.isLetter && !$0.isNumber }) else {
        return isInWord ? text : text.capitalizingWords(in: locale)
      }
      return text[..<end] + String(text[end...]).capitalizingWords(in: locale)
    }
  }

  private mutating func add(_ text: String, _ style: TextStyle, link: String?) {
    if let last = runs.last, last.link == link, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(TextRun(text, style: style, link: link))
    }
  }
}
