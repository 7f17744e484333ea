internal import QuoinCore
internal import QuoinLayout

/// Lays a template out at one page size after another and keeps what goes wrong.
///
/// The typesetter's solver goes along from size to size, so that only what differs is solved anew.
final class SizeProbe {
  private let typesetter: Typesetter
  private let template: DocumentTemplate
  private let data: DocumentData
  private let variant: String?
  private let locale: String?

  init(
    _ typesetter: Typesetter, _ template: DocumentTemplate, _ data: DocumentData,
    variant: String?, locale: String?
  ) {
    self.typesetter = typesetter
    self.template = template
    self.data = data
    self.variant = variant
    self.locale = locale
  }

  /// What goes wrong at a size, each kind once, with the constraints at fault.
  func findings(width: Double, height: Double) -> [SizeFinding] {
    var rules: [Diagnostic: [ConstraintNote]] = [:]
    let report = typesetter.layOut(
      template, data, [variant], locale: locale, pageSize: PageSize(width, height)
    ) { page, _, diagnostics in
      for diagnostic in diagnostics where SizeFinding.isMisfit(diagnostic) {
        rules[diagnostic] = self.rules(of: diagnostic.boxes, on: page)
      }
    }
    var findings: [SizeFinding] = []
    for diagnostic in report.diagnostics {
      guard
        let finding = SizeFinding(diagnostic, rules: rules[diagnostic] ?? diagnostic.constraints),
        !findings.contains(where: { $0.key == finding.key })
      else { continue }
      findings.append(finding)
    }
    return findings
  }

  /// The constraints that give boxes their sizes and places directly.
  private func rules(of boxes: [String], on page: Page) -> [ConstraintNote] {
    var rules: [ConstraintNote] = []
    for box in page.root.withDescendants where box.id.map(boxes.contains) == true {
      let quantities = typesetter.layout.explain(box, depth: 0)?.quantities ?? []
      for note in quantities.flatMap(\.nearest) where !rules.contains(note) { rules.append(note) }
    }
    return rules
  }
}

/// One thing that goes wrong at a page size.
struct SizeFinding {
  /// What makes it the same thing at another size.
  struct Key: Hashable {
    var code: Diagnostic.Code
    var location: SourceLocation?
    var boxes: [String]
  }

  var key: Key
  var diagnostic: Diagnostic
  var rules: [ConstraintNote]

  /// Takes errors, and warnings that something does not fit; nil for all others.
  init?(_ diagnostic: Diagnostic, rules: [ConstraintNote]) {
    guard diagnostic.severity == .error || SizeFinding.isMisfit(diagnostic) else { return nil }
    // Which other constraints one conflicts with may change with the size.
    let isConflict = diagnostic.code == .conflict
    key = Key(
      code: diagnostic.code, location: diagnostic.location,
      boxes: isConflict ? [] : diagnostic.boxes)
    self.diagnostic = diagnostic
    self.rules = rules
  }

  static func isMisfit(_ diagnostic: Diagnostic) -> Bool {
    [.overflow, .outsidePage, .noFixedPoint].contains(diagnostic.code)
  }

  var outcome: SizeSurvey.Outcome { diagnostic.severity == .error ? .broken : .misfit }
}
