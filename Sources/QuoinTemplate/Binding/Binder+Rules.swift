internal import QuoinCore
internal import QuoinLayout

extension Binder {
  /// What is to be installed, with its place in the document.
  private enum Step {
    case block(RulesNode, owner: Box, PendingPlace, order: Int)
    case distribution(DistributeNode, PendingPlace, order: Int)
    case visual(VisualNode, PendingPlace, order: Int)
    case fill(Box, use: Box, order: Int)
  }

  /// Gives boxes and rules their places, puts the boxes on the page and installs the rules.
  func install(on page: Page, scope: ScopeInstance, language: String?) {
    var steps: [Step] = []
    var ruled: Set<ObjectIdentifier> = []
    for event in events where !isStopped {
      switch event {
      case .box(let box): box.order = page.reserveOrder()
      case .rules(let rules):
        for owner in owners(of: rules.node, around: rules.owner, rules.place) {
          evaluator.charge(Limits.stepsForRun)
          ruled.insert(ObjectIdentifier(owner))
          steps.append(.block(rules.node, owner: owner, rules.place, order: page.reserveOrder()))
        }
      case .distribute(let node, let place):
        steps.append(.distribution(node, place, order: page.reserveOrder()))
      case .visual(let node, let place):
        steps.append(.visual(node, place, order: page.reserveOrder()))
      case .fill(let box, let use):
        steps.append(.fill(box, use: use, order: page.reserveOrder()))
      }
    }
    for box in topBoxes { page.add(box) }
    for step in steps where !isStopped {
      switch step {
      case .block(let node, let owner, let place, let order):
        install(node, on: owner, place, page, at: order)
      case .distribution(let node, let place, let order):
        install(node, place, page, at: order)
      case .visual(let node, let place, let order):
        install(node, place, page, at: order)
      case .fill(let box, let use, let order):
        guard let place = use.location, !ruled.contains(ObjectIdentifier(box)),
          countRules(4, at: place)
        else { continue }
        fill(box, of: use, page, at: order)
      }
    }

    guard !isStopped else { return }
    page.beginVariant()
    for operation in operations.rules where !isStopped {
      let place = PendingPlace(
        environment: operation.environment, scope: scope, language: language)
      for owner in owners(of: operation.node, around: nil, place) {
        install(operation.node, on: owner, place, page, at: page.reserveOrder())
      }
    }
    for diagnostic in page.diagnostics { diagnostics.add(diagnostic) }
  }

  /// The boxes that a block of rules is about, in the order of `for`.
  private func owners(
    of node: RulesNode, around owner: Box?, _ place: PendingPlace
  ) -> [Box] {
    guard let names = node.owners else { return owner.map { [$0] } ?? [] }
    return boxes(names, owner: owner, place)
  }

  /// The boxes that an attribute names; absent ones are passed over.
  private func boxes(
    _ node: AttributeNode, owner: Box?, _ place: PendingPlace
  ) -> [Box] {
    var boxes: [Box] = []
    var known: Set<ObjectIdentifier> = []
    for reference in value(node, place.environment)?.references ?? [] {
      switch reference.base {
      case .superview, .page:
        diagnostics.error(
          .badValue, at: node.location, "expected ids of boxes, got '\(reference.text)'")
      case .previous:
        if let owner, let box = previous(of: owner), known.insert(ObjectIdentifier(box)).inserted {
          boxes.append(box)
        }
      case .name:
        let onPage = strippingPage(reference)
        if node.constant == nil { check(onPage, node, place) }
        boxes += find(onPage, place).filter { known.insert(ObjectIdentifier($0)).inserted }
      }
    }
    return boxes
  }

  private func check(_ reference: Reference, _ node: AttributeNode, _ place: PendingPlace) {
    if let message = contents.problem(
      reference, in: place.scope.names, from: place.scope.loops)
    {
      diagnostics.error(.unknownTarget, at: node.location, message)
    }
  }

  /// The boxes that a name means; none where it is absent.
  private func find(_ reference: Reference, _ place: PendingPlace) -> [Box] {
    guard case .name(let step) = reference.base else { return [] }
    var hits = place.scope.find(step)
    for step in reference.steps {
      hits = hits.flatMap { $0.inner?.local(step.name, step.rounds[...]) ?? [] }
    }
    evaluator.charge(hits.count)
    return hits.map(\.box)
  }

  private func previous(of box: Box) -> Box? {
    guard let origin = origins[ObjectIdentifier(box)] else { return nil }
    return origin.scope.previous?.box(number: origin.number)
  }

  /// The items that a reference means for a rule on a box; none where it is absent.
  func items(
    _ reference: Reference, for owner: Box, _ node: AttributeNode, _ place: PendingPlace
  ) -> [Item] {
    let boxes: [Box]
    switch reference.base {
    case .superview:
      if owner.kind == .page {
        diagnostics.error(
          .unknownTarget, at: node.location,
          "the page has no superview; rules directly in a <page> are the page's own: name a box "
            + "with for=\"…\"")
      }
      boxes = owner.parent.map { [$0] } ?? []
    case .page: boxes = (owner.page?.root).map { [$0] } ?? []
    case .previous: boxes = previous(of: owner).map { [$0] } ?? []
    case .name:
      if node.constant == nil { check(reference, node, place) }
      boxes = find(strippingPage(reference), place)
    }
    return boxes.compactMap { item($0, reference, node) }
  }

  /// A box, or the guide of it that a reference names.
  private func item(_ box: Box, _ reference: Reference, _ node: AttributeNode) -> Item? {
    func refuse(_ message: String) -> Item? {
      diagnostics.error(.unknownTarget, at: node.location, message)
      return nil
    }
    switch reference.guide {
    case nil: return Item(box)
    case .margins: return Item(box, .margins)
    case .safeArea:
      return box.kind == .page ? Item(box, .safeArea) : refuse("only the page has a safeArea")
    case .bleed:
      return box.kind == .page ? Item(box, .bleed) : refuse("only the page has a bleed")
    case .columns(let span):
      guard let count = box.grid?.columns, span.upperBound < count else {
        return refuse(Self.noSpan(reference, of: box.grid?.columns, "column"))
      }
      return Item(box, .columns(span))
    case .rows(let span):
      guard let count = box.grid?.rows, span.upperBound < count else {
        return refuse(Self.noSpan(reference, of: box.grid?.rows, "row"))
      }
      return Item(box, .rows(span))
    }
  }

  private static func noSpan(_ reference: Reference, of count: Int?, _ what: String) -> String {
    let reason =
      switch count {
      case nil: "the box is no grid"
      case 0?: "the grid has no \(what)s"
      case 1?: "the grid has one \(what), counted from 0"
      case let count?: "the grid has \(count) \(what)s, counted from 0"
      }
    return "there is no '\(reference.text)': \(reason)"
  }

  private func install(
    _ node: RulesNode, on owner: Box, _ place: PendingPlace, _ page: Page, at order: Int
  ) {
    evaluator.language = place.language ?? "en"
    if node.verb == .remove {
      remove(node, from: owner, place, page)
      return
    }
    var rules: [RuleDescription] = []
    for rule in lower(node.children, on: owner, place).map(\.rule) where !isStopped {
      // One by one, so that every mistake is told.
      do {
        try rule.check(on: owner)
        rules.append(rule)
      } catch {
        diagnostics.add(error.diagnostic)
      }
    }
    guard !isStopped else { return }
    do {
      switch node.verb {
      case .update: try page.update(rules, on: owner, at: order)
      case .remake: try page.remake(rules, on: owner, at: order)
      default: try page.make(rules, on: owner, at: order)
      }
    } catch {
      diagnostics.add(error.diagnostic)
    }
  }

  /// Removes what matches, and warns of what does not.
  private func remove(_ node: RulesNode, from owner: Box, _ place: PendingPlace, _ page: Page) {
    func remove(_ patterns: [RulePattern]?, _ what: String, at location: SourceLocation?) {
      let count = owner.rules.rules.count
      page.remove(patterns, on: owner)
      guard owner.rules.rules.count == count else { return }
      diagnostics.add(
        Diagnostic(
          .warning, .unknownTarget, at: location ?? node.location,
          "'\(owner.id ?? owner.kind.rawValue)' has no \(what) to remove"))
    }
    guard !node.children.isEmpty else {
      return remove(nil, "constraints", at: node.location)
    }
    for lowered in lower(node.children, on: owner, place) {
      guard let pattern = lowered.pattern else { continue }
      remove([pattern], "such constraint", at: lowered.rule.location)
    }
  }

  private func install(
    _ node: DistributeNode, _ place: PendingPlace, _ page: Page, at order: Int
  ) {
    let boxes = boxes(node.boxes, owner: nil, place)
    guard countRules(2 * boxes.count, at: node.location) else { return }
    guard let axis = text(node.axis, place.environment).flatMap({ Axis(rawValue: $0) }) else {
      return
    }
    func length(_ attribute: AttributeNode?) -> Double? {
      value(attribute, place.environment)?.lengths?.first
    }
    let distribution: Distribution
    if let spacing = length(node.spacing) {
      distribution = .spacing(spacing)
    } else if let itemLength = length(node.itemLength) {
      distribution = .itemLength(itemLength)
    } else {
      return
    }
    do {
      try page.distribute(
        boxes, along: axis, distribution, lead: length(node.lead) ?? 0,
        tail: length(node.tail) ?? 0, location: node.location, at: order)
    } catch {
      diagnostics.add(error.diagnostic)
    }
  }

  private func install(
    _ node: VisualNode, _ place: PendingPlace, _ page: Page, at order: Int
  ) {
    guard let format = text(node.format, place.environment),
      countRules(format.utf8.count(where: { $0 == UInt8(ascii: "[") }) * 2, at: node.location)
    else { return }
    let isConstant = node.format.constant != nil
    let attribute = node.format
    do {
      try page.constrain(
        format,
        boxes: { [self] name in named(name, place) }, at: order
      ) { character in
        guard isConstant else { return attribute.location }
        let end = format.index(
          format.startIndex, offsetBy: character, limitedBy: format.endIndex)
        let offset = format[..<(end ?? format.endIndex)].utf8.count
        return attribute.text.location(at: offset)
      }
    } catch {
      diagnostics.add(error.diagnostic)
    }
  }

  /// What a name of a visual format means: `title`, or `card.title` in a use.
  private func named(_ name: String, _ place: PendingPlace) -> NamedBox {
    guard let reference = try? Reference(parsing: name), case .name = reference.base else {
      return .unknown(nil)
    }
    if let message = contents.problem(reference, in: place.scope.names, from: place.scope.loops) {
      return .unknown(message)
    }
    return find(reference, place).first.map(NamedBox.found) ?? .absent
  }

  private func fill(_ box: Box, of use: Box, _ page: Page, at order: Int) {
    let edges: [Attribute] = [.left, .right, .top, .bottom]
    let rules = edges.compactMap { edge in
      RuleDescription(
        edge, relationNamed: "equalTo", .item(Item(use), edge), multiplier: 1, constant: 0,
        priority: nil, label: nil, location: box.location)
    }
    do {
      try page.make(rules, on: box, at: order)
    } catch {
      diagnostics.add(error.diagnostic)
    }
  }
}
