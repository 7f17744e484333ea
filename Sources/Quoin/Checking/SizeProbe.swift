internal import QuoinCore
internal import QuoinLayout

/// Lays a template out at one page size after another and says what goes wrong.
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
    var misfits: [SizeFinding] = []
    let report = typesetter.layOut(
      template, data, [variant], locale: locale, pageSize: PageSize(width, height)
    ) { page, _, outcome in
      for diagnostic in outcome.diagnostics where diagnostic.code.isMisfit {
        misfits += self.misfits(diagnostic, page, outcome)
      }
    }
    let errors = report.diagnostics.filter { $0.severity == .error }
    var findings: [SizeFinding] = []
    var known: Set<SizeFinding.Key> = []
    for finding in errors.map(SizeFinding.init) + misfits where known.insert(finding.key).inserted {
      findings.append(finding)
    }
    return findings
  }

  /// A warning that something does not fit; one that a box leaves the page once for each side.
  private func misfits(
    _ diagnostic: Diagnostic, _ page: Page, _ outcome: PageLayout
  ) -> [SizeFinding] {
    let all = page.root.withDescendants
    let named = all.filter { diagnostic.boxes.contains($0.name) }
    // All rounds of a loop stand at one location, so that goes only for boxes without a name.
    let boxes = named.isEmpty ? all.filter { $0.location == diagnostic.location } : named
    guard diagnostic.code == .outsidePage, let box = boxes.first,
      let frame = outcome.frame(of: box)
    else {
      return [SizeFinding(diagnostic, rules: rules(of: boxes, Axis.allCases))]
    }
    let bleed = page.bleedInsets
    let size = outcome.scenePage.size
    let sides = [
      ("left", -bleed.left - frame.x, Axis.horizontal),
      ("right", frame.maxX - size.width - bleed.right, .horizontal),
      ("top", -bleed.top - frame.y, .vertical),
      ("bottom", frame.maxY - size.height - bleed.bottom, .vertical),
    ]
    let crossed = sides.filter { $0.1 > 0.01 }
    // A turned outline may reach out where the box does not.
    guard !crossed.isEmpty else {
      return [SizeFinding(diagnostic, rules: rules(of: [box], Axis.allCases))]
    }
    return crossed.map { side, distance, axis in
      var named = diagnostic
      named.message = "'\(box.name)' reaches \(number(distance)) pt over the page's \(side)"
      return SizeFinding(named, side: side, rules: rules(of: [box], [axis]))
    }
  }

  /// The constraints that give boxes their sizes and places directly.
  private func rules(of boxes: [Box], _ axes: [Axis]) -> [ConstraintNote] {
    let names = axes.flatMap { $0 == .horizontal ? ["x", "width"] : ["y", "height"] }
    var rules: [ConstraintNote] = []
    for box in boxes {
      let quantities = typesetter.layout.explain(box, depth: 0)?.quantities ?? []
      for note in quantities.filter({ names.contains($0.name) }).flatMap(\.nearest)
      where !rules.contains(note) {
        rules.append(note)
      }
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
    var side: String?
  }

  var key: Key
  var diagnostic: Diagnostic
  var rules: [ConstraintNote]

  /// An error.
  init(_ diagnostic: Diagnostic) {
    self.init(diagnostic, rules: diagnostic.constraints)
  }

  init(_ diagnostic: Diagnostic, side: String? = nil, rules: [ConstraintNote]) {
    // Which other constraints one conflicts with may change with the size.
    key = Key(
      code: diagnostic.code, location: diagnostic.location,
      boxes: diagnostic.code == .conflict ? [] : diagnostic.boxes, side: side)
    self.diagnostic = diagnostic
    self.rules = rules
  }

  var outcome: SizeSurvey.Outcome { diagnostic.severity == .error ? .broken : .misfit }
}

extension Diagnostic.Code {
  /// Whether it says that something does not fit.
  fileprivate var isMisfit: Bool { [.overflow, .outsidePage, .noFixedPoint].contains(self) }
}
