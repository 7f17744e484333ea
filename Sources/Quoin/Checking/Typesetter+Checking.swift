public import QuoinCore

extension Typesetter {
  /// Everything wrong with a template for some data, without drawing it.
  ///
  /// - Parameters:
  ///   - template: One whose fonts this typesetter was made for.
  ///   - records: Data with the names that messages call them by, such as those of their files.
  ///   - variants: Names, in the order wanted; nil for all, or for the pages as declared if the
  ///     template has none.
  ///   - locale: Replaces the template's own `lang` in filters.
  /// - Returns: What is so for all records once, what is only so for some with their names, in the
  ///   order found.
  public func check(
    _ template: DocumentTemplate, _ records: [(name: String, data: DocumentData)],
    variants: [String]? = nil, locale: String? = nil
  ) -> [Diagnostic] {
    var findings = SharedFindings(cases: records.map(\.name), ("data", "data"))
    for (name, data) in records {
      let report = layOut(template, data, variants: variants, locale: locale)
      findings.add(report.diagnostics, in: name)
    }
    return findings.all
  }
}
