import Cassowary
package import QuoinCore

extension Page {
  /// Installs the constraints of a sentence in Apple's Visual Format Language.
  ///
  /// `|` is the superview of the view next to it. A single dash is 8 pt between views and, at the
  /// superview, its margin, or 8 pt where it has none. Horizontal sentences run from leading to
  /// trailing.
  ///
  ///     try page.constrain("H:|-16-[icon(40)]-12-[title(>=80@750)]->=16-|")
  ///
  /// `metrics` gives names to numbers; views are known by their ids.
  /// - Throws: `LayoutError.invalid`, naming the character at fault; nothing is installed then.
  public func constrain(
    _ format: String, metrics: [String: Double] = [:], fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws(LayoutError) {
    let location = SourceLocation(file: fileID, line: line, column: column)
    var boxes: [String: Box] = [:]
    var ids: [String] = []
    root.forEach { box in
      guard let id = box.id, boxes[id] == nil else { return }
      boxes[id] = box
      ids.append(id)
    }
    try constrain(
      format, boxes: { boxes[$0].map(NamedBox.found) ?? .unknown(nil) }, ids: ids, metrics: metrics,
      at: nil,
      locate: { _ in location })
  }

  /// Installs the constraints of a sentence, each with its own place.
  ///
  /// - Parameters:
  ///   - format: The sentence.
  ///   - boxes: What a name means.
  ///   - ids: Names to suggest for misspelt ones.
  ///   - metrics: Names of numbers.
  ///   - order: As for ``make(_:on:at:)``.
  ///   - locate: The place of a character of the sentence, counted from 0.
  /// - Throws: ``LayoutError`` at the character at fault; nothing is installed then.
  package func constrain(
    _ format: String, boxes: @escaping (String) -> NamedBox, ids: [String] = [],
    metrics: [String: Double] = [:], at order: Int?, locate: (Int) -> SourceLocation?
  ) throws(LayoutError) {
    let rules: [(owner: Box, rule: RuleDescription)]
    do throws(VisualFormatError) {
      let sentence = try VisualFormatParser.parse(format)
      let names = VisualFormatNames(boxes: boxes, ids: ids, metrics: metrics)
      rules = try sentence.rules(names, locate: locate)
    } catch {
      throw .invalid(
        Diagnostic(
          .error, error.code, at: locate(error.offset),
          "\(error.message) at character \(error.offset + 1) of '\(format)'"))
    }
    for (owner, rule) in rules { try rule.check(on: owner) }
    let order = order ?? reserveOrder()
    for (part, (owner, rule)) in rules.enumerated() {
      owner.install([rule]) { _ in place(order, part: part) }
    }
  }
}
