/// The grammar of BCP 47 (RFC 5646, section 2.1), without the tags that were grandfathered.
enum LanguageTag {
  /// Whether a text is a well-formed tag whose language has a code of two letters or three, as all
  /// that are registered have.
  static func isWellFormed(_ text: some StringProtocol) -> Bool {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), isLetters(language, 2...3) else { return false }
    var count = 0
    while count < 3, take(&parts, { isLetters($0, 3...3) }) { count += 1 }
    _ = take(&parts) { isLetters($0, 4...4) }
    _ = take(&parts) { isLetters($0, 2...2) || isDigits($0) && $0.utf8.count == 3 }
    while take(
      &parts,
      {
        isWord($0, 5...8) || isWord($0, 4...4) && $0.first.map { isDigits($0.description) } == true
      }
    ) {}
    while let singleton = parts.first, isWord(singleton, 1...1) {
      parts.removeFirst()
      let isPrivate = singleton == "x" || singleton == "X"
      let length = isPrivate ? 1...8 : 2...8
      guard take(&parts, { isWord($0, length) }) else { return false }
      while take(&parts, { isWord($0, length) }) {}
    }
    return parts.isEmpty
  }

  private static func take<Part: StringProtocol>(
    _ parts: inout ArraySlice<Part>, _ isRight: (Part) -> Bool
  ) -> Bool {
    guard let part = parts.first, isRight(part) else { return false }
    parts.removeFirst()
    return true
  }

  private static func isLetters(_ text: some StringProtocol, _ length: ClosedRange<Int>) -> Bool {
    length.contains(text.utf8.count)
      && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isWord(_ text: some StringProtocol, _ length: ClosedRange<Int>) -> Bool {
    length.contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}
