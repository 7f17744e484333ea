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

  struct BoxOrigin {
    var number: Int
    var scope: ScopeInstance
  }

  /// Steps that a box costs, so that boxes are bounded as steps are.
  static let stepsForBox = 100

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
    let pages = planned.enumerated().map { number, page in
      bind(page, number: number + 1, count: planned.count, language: language)
    }
    checkLinks(to: pages)
    return pages
  }

  /// Refuses links to ids that no page declares; those to absent boxes lead nowhere.
  private func checkLinks(to pages: [Page]) {
    guard !links.isEmpty else { return }
    let ids = Set(pages.compactMap(\.id))
    for link in links where !ids.contains(link.target) {
      let reference = try? Reference(parsing: link.target)
      let isDeclared = contents.places.contains { place in
        guard let reference else { return false }
        return place.id == link.target
          || contents.problem(reference, in: place.names, from: []) == nil
      }
      guard !isDeclared else { continue }
      let names = contents.places.flatMap { ($0.id.map { [$0] } ?? []) + $0.names.names }
      diagnostics.error(
        .unknownTarget, at: link.location,
        "no box '\(link.target)' in the document\(link.target.hint(among: names))")
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
      guard !diagnostics.isFull else { return }
      switch node {
      case .assignment(let node):
        environment = assign(node, environment)
      case .page(let page):
        guard spend(Self.stepsForBox, at: page.location) else { return }
        planned.append(PlannedPage(node: page, environment: environment, rounds: rounds))
      case .condition(let node):
        plan(branch(of: node, environment), environment, rounds, &planned)
      case .loop(let loop):
        let items = items(of: loop, environment)
        for (index, item) in items.enumerated() {
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

  func report(_ error: ExpressionError, in text: LocatedText) {
    diagnostics.error(error.code, at: text.location(at: error.offset), error.message)
  }
}
