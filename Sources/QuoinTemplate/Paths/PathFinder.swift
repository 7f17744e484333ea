internal import QuoinCore

/// Walks through a template and notes which data it reads, in all branches, rounds, components and
/// variants.
struct PathFinder {
  let contents: TemplateContents
  /// By path, whether each reading forgives that nothing is there, and where it stands.
  private(set) var readings: [DataPath: [Reading]] = [:]
  /// The components walked through, with what they were handed.
  private var visited: Set<Visit> = []
  /// How many nodes and how many uses of components are still looked at: uses that each hand on
  /// something else could go on for ever.
  private var budget = (nodes: 1_000_000, uses: 2_000)
  /// What components see: the names of the page around.
  private var pageScope = MeaningScope.document
  private var pageNumber = 0

  struct Reading: Hashable {
    var place: SourceLocation
    var isOptional: Bool
    /// Whether it is only handed on, to be read elsewhere under another name.
    var isPassed: Bool
  }

  private struct Visit: Hashable {
    var component: String
    var page: Int
    var arguments: [Meaning]
  }

  init(_ contents: TemplateContents) {
    self.contents = contents
  }

  /// Walks through everything.
  mutating func run() {
    let scope = visit(contents.nodes, MeaningScope.document)
    for attribute in contents.attributes { read(attribute, scope) }
  }

  mutating func note(_ path: DataPath, _ reading: Reading) {
    readings[path, default: []].append(reading)
  }

  /// Walks through nodes.
  ///
  /// - Returns: The scope behind the last one.
  @discardableResult
  mutating func visit(_ nodes: [TemplateNode], _ scope: MeaningScope) -> MeaningScope {
    var scope = scope
    for node in nodes where budget.nodes > 0 {
      budget.nodes -= 1
      switch node {
      case .page(let page): visit(page, scope)
      case .box(let box): visit(box, scope)
      case .use(let use): visit(use, scope)
      case .slot(let slot): visit(slot.children, scope)
      case .rules(let rules):
        read(rules.owners, scope)
        visit(rules.children, scope)
      case .constraint(let constraint):
        for attribute in constraint.allAttributes { read(attribute, scope) }
      case .distribute(let node):
        for attribute in [
          node.axis, node.boxes, node.spacing, node.itemLength, node.lead, node.tail,
        ] { read(attribute, scope) }
      case .visual(let node): read(node.format, scope)
      case .set(let set):
        read(set.owners, scope)
        for attribute in set.attributes { read(attribute, scope) }
        readStyles(set.attributes[.style], scope)
      case .text(let text): read(text, scope)
      case .run(let run):
        readStyles(run.styles, scope)
        for attribute in [run.styles, run.language] { read(attribute, scope) }
        for attribute in run.attributes { read(attribute, scope) }
        visit(run.children, scope)
      case .lineBreak: break
      case .assignment(let node): scope = scope.adding(node.name, handOn(node.value, scope))
      case .loop(let loop): visit(loop, scope)
      case .condition(let condition):
        for branch in condition.branches {
          if let test = branch.test, let text = branch.text {
            read(test, in: text, scope, isForgiven: true)
          }
          visit(branch.children, scope)
        }
      }
    }
    return scope
  }

  private mutating func visit(_ page: PageNode, _ scope: MeaningScope) {
    pageNumber += 1
    pageScope = scope
    for attribute in [page.id, page.language, page.styles] { read(attribute, scope) }
    readStyles(page.styles, scope)
    for attribute in page.attributes { read(attribute, scope) }
    visit(page.children, scope)
    let id = page.id?.constant?.text
    for variant in contents.variants {
      // A page whose id is computed may be any.
      if let pages = variant.pages, page.id == nil || id.map({ !pages.contains($0) }) == true {
        continue
      }
      for attribute in variant.attributes { read(attribute, scope) }
      visit(variant.children, scope)
    }
  }

  private mutating func visit(_ box: BoxNode, _ scope: MeaningScope) {
    for attribute in [box.id, box.present, box.language, box.styles] { read(attribute, scope) }
    readStyles(box.styles, scope)
    for attribute in box.attributes { read(attribute, scope) }
    visit(box.children, scope)
  }

  private mutating func visit(_ use: UseNode, _ scope: MeaningScope) {
    visit(use.box, scope)
    visit(use.content, scope)
    guard let component = contents.components[use.component] else { return }
    var inner = pageScope
    var arguments: [Meaning] = []
    for parameter in component.parameters {
      let argument = use.arguments.first { $0.name == parameter.name }
      let meaning = argument.map { handOn($0.value, scope) } ?? .computed
      inner = inner.adding(parameter.name, meaning)
      arguments.append(meaning)
    }
    let visit = Visit(component: component.name, page: pageNumber, arguments: arguments)
    guard budget.uses > 0, visited.insert(visit).inserted else { return }
    budget.uses -= 1
    self.visit(component.children, inner)
  }

  private mutating func visit(_ loop: LoopNode, _ scope: MeaningScope) {
    var inner = scope
    switch loop.source {
    case .list(let expression):
      let list = meaning(of: expression, in: loop.text, scope, isForgiven: false)
      note(list.element, expression, in: loop.text, isPassed: true)
      inner = inner.adding(loop.item, list.element)
    case .range(let first, let last):
      for bound in [first, last] { read(bound, in: loop.text, scope, isForgiven: false) }
      inner = inner.adding(loop.item, .computed)
    }
    if let index = loop.index { inner = inner.adding(index, .computed) }
    visit(loop.children, inner)
    visit(loop.empty, scope)
  }

  /// What styles read, in the scope of whatever they are laid over.
  private mutating func readStyles(_ node: AttributeNode?, _ scope: MeaningScope) {
    guard let node else { return }
    var open = node.constant?.names ?? contents.styles.keys.sorted()
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let style = contents.styles[name] else { continue }
      for attribute in style.attributes { read(attribute, scope) }
      open += style.extends
    }
  }
}

extension ConstraintNode {
  /// Everything that is written about the constraint.
  fileprivate var allAttributes: [AttributeNode] {
    [target] + [multipliedBy, dividedBy, offset, inset, priority, label, orElse].compactMap { $0 }
  }
}
