extension Typesetter {
  /// Tries a variant of a template at many page sizes, and finds where it begins to break.
  ///
  /// Every page takes the size tried in place of its own, but for sides that are `auto`; expressions
  /// see it as `page.width` and `page.height`. What counts is what sizes can cause: errors (a
  /// conflict, an expression that fails) break a size; overflows, boxes outside the page and heights
  /// that do not settle make it a misfit; ties and missing letters are left to
  /// ``check(_:_:variants:locale:)``. Where something begins to go wrong between two sizes of the
  /// grid, the border is sought by halving, to a tenth of the range's unit.
  ///
  /// - Parameters:
  ///   - range: The sizes to try.
  ///   - template: One whose fonts this typesetter was made for.
  ///   - data: What to bind.
  ///   - variant: nil for the pages as declared.
  ///   - locale: Replaces the template's own `lang` in filters.
  /// - Returns: How each size fares, and where what goes wrong.
  public func survey(
    _ range: SizeRange, of template: DocumentTemplate, _ data: DocumentData,
    variant: String? = nil, locale: String? = nil
  ) -> SizeSurvey {
    let probe = SizeProbe(self, template, data, variant: variant, locale: locale)
    let grid = range.heights.map { height in
      range.widths.map { width in probe.findings(width: width, height: height) }
    }
    return SizeSurvey(
      variant: variant, range: range,
      outcomes: grid.map { row in row.map { $0.map(\.outcome).max() ?? .good } },
      borders: BorderSearch(range: range, grid: grid, probe: probe).borders())
  }
}
