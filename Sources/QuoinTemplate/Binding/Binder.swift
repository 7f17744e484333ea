internal import Foundation
internal import QuoinCore
internal import QuoinLayout

/// Binds one record into one variant of a template.
///
/// A page is built in three steps: boxes are made and named; rules are given their places in
/// document order; then, with every name known, rules are lowered and installed.
final class Binder {
  let contents: TemplateContents
  let access: FileAccess
  let evaluator: Evaluator
  let measure: PictureMeasure
  let variant: String?
  /// Replaces the sides of pages that are given.
  var pageSize: PageSize?
  var diagnostics = DiagnosticList()
  /// The variant's page attributes, operations and settings for the page being bound.
  var operations = VariantOperations()
  /// What happened on the page being bound, in document order.
  var events: [PageEvent] = []
  /// The boxes directly on it, which join it once all places are known.
  var topBoxes: [Box] = []
  /// Where boxes come from, for `previous`.
  var origins: [ObjectIdentifier: BoxOrigin] = [:]
  /// Links inside the document, to be looked up once all pages are bound.
  var links: [(target: String, location: SourceLocation)] = []
  /// Pictures that were looked up already.
  var pictures: [String: ImageSource] = [:]
  /// The boxes of the page being bound, and the rules of the document.
  private var boxCount = 0
  private var ruleCount = 0
  /// Whether a bound on boxes or rules was reached.
  private var isTooLarge = false

  struct BoxOrigin {
    var number: Int
    var scope: ScopeInstance
  }

  init(
    contents: TemplateContents, access: FileAccess, evaluator: Evaluator, variant: String?,
    measure: @escaping PictureMeasure
  ) {
    self.contents = contents
    self.access = access
    self.evaluator = evaluator
    self.variant = variant
    self.measure = measure
  }

  /// A page to be bound, and what holds where it stands.
  struct PlannedPage {
    var node: PageNode
    var environment: Environment
    var rounds: [BindContext.Round]
  }

  func bind(_ data: DataObject, locale: String?) -> [Page] {
    let root = rootEnvironment(data)
    let language = setLanguage(locale, data)
    var planned: [PlannedPage] = []
    plan(contents.nodes, root, [], &planned)
    var pages: [Page] = []
    for (number, page) in planned.enumerated() where pages.isEmpty || !isStopped {
      pages.append(bind(page, number: number + 1, count: planned.count, language: language))
    }
    checkLinks(to: pages)
    // Work that no error was told of, so that nothing is left out in silence.
    if evaluator.isExhausted, let place = planned.first?.node.location,
      !diagnostics.items.contains(where: { $0.code == .tooLarge })
    {
      _ = spend(0, at: place)
    }
    return pages
  }

  /// Refuses links to ids that no page declares; those to absent boxes lead nowhere.
  private func checkLinks(to pages: [Page]) {
    guard !links.isEmpty else { return }
    let ids = Set(pages.compactMap(\.id))
    for link in links where !ids.contains(link.target) {
      guard let message = contents.problem(ofLinkTo: link.target) else { continue }
      diagnostics.error(.unknownTarget, at: link.location, message)
    }
  }

  /// Notes a link that leads to a place in the document.
  func note(link: String?, at location: SourceLocation) {
    guard let link, link.hasPrefix("#") else { return }
    links.append((String(link.dropFirst()), location))
  }

  /// Settles the language and the time zone of the document; the language is nil where there is
  /// none.
  func setLanguage(_ locale: String?, _ data: DataObject) -> String? {
    let environment = rootEnvironment(data)
    let language = locale ?? text(contents.attributes[.lang], environment)
    evaluator.language = language ?? "en"
    guard let node = contents.attributes[.timezone], let name = text(node, environment) else {
      return language
    }
    if let zone = TimeZone(identifier: name) {
      evaluator.timeZone = zone
    } else {
      diagnostics.error(
        .badValue, at: node.location,
        "expected a time zone such as 'Europe/Oslo', got '\(name)'")
    }
    return language
  }

  private func rootEnvironment(_ data: DataObject) -> Environment {
    Environment(.fields(data, nil), parent: nil).adding("variant", .text(variant ?? ""))
  }

  /// What the root's own attributes see: the data and the lets of the document.
  func documentEnvironment(_ data: DataObject) -> Environment {
    contents.nodes.reduce(rootEnvironment(data)) { environment, node in
      if case .assignment(let node) = node { assign(node, environment) } else { environment }
    }
  }

  /// Finds the pages of the document, which know how many there are.
  private func plan(
    _ nodes: [TemplateNode], _ environment: Environment, _ rounds: [BindContext.Round],
    _ planned: inout [PlannedPage]
  ) {
    var environment = environment
    for node in nodes {
      guard !isStopped else { return }
      switch node {
      case .assignment(let node):
        environment = assign(node, environment)
      case .page(let page):
        guard spend(Limits.stepsForBox, at: page.location) else { return }
        planned.append(PlannedPage(node: page, environment: environment, rounds: rounds))
      case .condition(let node):
        plan(branch(of: node, environment), environment, rounds, &planned)
      case .loop(let loop):
        let items = items(of: loop, environment)
        for (index, item) in items.enumerated() where !isStopped {
          let inner = self.environment(for: item, at: index, of: loop, environment)
          let round = BindContext.Round(number: index, count: items.count)
          plan(loop.children, inner, rounds + [round], &planned)
        }
        if items.isEmpty { plan(loop.empty, environment, rounds, &planned) }
      default: break
      }
    }
  }

  func spend(_ count: Int, at location: SourceLocation) -> Bool {
    do {
      try evaluator.spend(count, at: 0)
      return true
    } catch {
      diagnostics.error(error.code, at: location, error.message)
      return false
    }
  }

  /// Whether there is no use in going on: everything is left as fast as can be.
  var isStopped: Bool { isTooLarge || evaluator.isExhausted || diagnostics.isFull }

  func beginPage() { boxCount = 0 }

  /// Counts a box; false if the page has too many.
  func countBox(at location: SourceLocation) -> Bool {
    boxCount += 1
    guard boxCount <= Limits.boxesOfPage else {
      refuse("a page has more than \(Limits.boxesOfPage) boxes", at: location)
      return false
    }
    return spend(Limits.stepsForBox, at: location)
  }

  /// Counts lowered constraints; false if the document has too many.
  func countRules(_ count: Int, at location: SourceLocation) -> Bool {
    guard !isStopped else { return false }
    ruleCount += count
    guard ruleCount <= Limits.rulesOfDocument else {
      refuse(
        "the document has more than \(Limits.rulesOfDocument) constraints", at: location)
      return false
    }
    return true
  }

  private func refuse(_ message: String, at location: SourceLocation) {
    if !isTooLarge { diagnostics.error(.tooLarge, at: location, message) }
    isTooLarge = true
  }

  func report(_ error: ExpressionError, in text: LocatedText) {
    evaluator.charge(Limits.stepsForError)
    diagnostics.error(error.code, at: text.location(at: error.offset), error.message)
  }
}
