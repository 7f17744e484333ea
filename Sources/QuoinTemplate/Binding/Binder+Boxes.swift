internal import Foundation
internal import QuoinCore
internal import QuoinLayout

extension Binder {
  /// Binds what stands in a page, a box, a round or a branch.
  ///
  /// - Returns: The environment behind the last node.
  @discardableResult
  func bind(_ nodes: [TemplateNode], _ context: BindContext) -> Environment {
    var context = context
    for node in nodes {
      guard !isStopped else { break }
      switch node {
      case .box(let node): bind(node, context)
      case .use(let node): bind(node, context)
      case .slot(let node): bind(node, context)
      case .rules(let node):
        events.append(
          .rules(PendingRules(node: node, owner: context.owner, place: place(context))))
      case .distribute(let node):
        events.append(.distribute(node, place(context)))
      case .visual(let node):
        events.append(.visual(node, place(context)))
      case .assignment(let node):
        context.environment = assign(node, context.environment)
      case .condition(let node):
        bind(branch(of: node, context.environment), context)
      case .loop(let node):
        rounds(of: node, context) { self.bind(node.children, $0) }
      case .page, .constraint, .set, .text, .run, .lineBreak: break
      }
    }
    return context.environment
  }

  func place(_ context: BindContext) -> PendingPlace {
    PendingPlace(
      environment: context.environment, scope: context.scope, language: context.language)
  }

  /// Calls `body` for each round of a loop, in a scope of its own, or binds what stands for none.
  func rounds(
    of loop: LoopNode, _ context: BindContext, _ body: (BindContext) -> Void
  ) {
    let items = items(of: loop, context.environment)
    guard !items.isEmpty else {
      bind(loop.empty, context)
      return
    }
    var scopes: [ScopeInstance] = []
    scopes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      guard !isStopped else { break }
      let scope = ScopeInstance(
        parent: context.scope, names: context.scope.names,
        loops: context.scope.loops + [loop.number], previous: scopes.last)
      scopes.append(scope)
      var inner = context
      inner.scope = scope
      inner.environment = environment(for: item, at: index, of: loop, context.environment)
      inner.idSuffix += "[\(index)]"
      inner.rounds.append(BindContext.Round(number: index, count: items.count))
      body(inner)
    }
    context.scope.add(ScopeInstance.Loop(node: loop, rounds: scopes))
  }

  private func bind(_ node: BoxNode, _ context: BindContext) {
    guard let (box, inner) = makeBox(node, context, names: nil) else { return }
    switch node.kind {
    case .text:
      box.content = .text(textContent(node, inner))
      bindRules(in: node.children, inner)
    default:
      bind(node.children, inner)
    }
  }

  /// Refuses what a variant sets on a box that has no such attribute.
  private func check(_ setting: VariantOperations.Setting, on kind: Box.Kind) {
    guard let entry = Language.element(kind.rawValue) else { return }
    for attribute in setting.attributes where entry.attribute(attribute.name.rawValue) == nil {
      diagnostics.error(
        .unknownAttribute, at: attribute.location,
        "<\(entry.name.rawValue)> has no attribute '\(attribute.name.rawValue)' to be set")
    }
  }

  /// Makes a box and puts it in its parent; nil where it is not present.
  ///
  /// `names` is the scope that the box's name opens, for a use. Returns the box and what holds
  /// inside it.
  private func makeBox(
    _ node: BoxNode, _ context: BindContext, names: ScopeInstance?
  ) -> (Box, BindContext)? {
    guard countBox(at: node.location) else { return nil }
    var context = context
    evaluator.language = context.language ?? "en"
    let name = text(node.id, context.environment)
    let settings = name.map { operations.settings(for: $0, in: context) } ?? []
    let written = Written(node, settings)
    for setting in settings {
      check(setting, on: node.kind)
      for (name, value) in setting.variables {
        context.environment = context.environment.adding(name, value)
      }
    }
    if let present = written.present {
      guard value(present, context.environment)?.boolean == true else { return nil }
    }

    let box = Box(id: name.flatMap { context.printedID($0) }, kind: node.kind)
    box.key = context.key(node.number)
    box.location = node.location
    if let language = text(written.language, context.environment) {
      context.language = language
      context.direction = Self.direction(of: language)
      var look = context.look.value
      look.style.language = language
      context.look = BindContext.Look(look)
      box.direction = context.direction
      evaluator.language = language
    }
    register(box, name, node, context, inner: names)
    if let parent = context.parent { parent.add(box) } else { topBoxes.append(box) }
    events.append(.box(box))

    if node.kind == .stack { box.stack = StackStyle() }
    if node.kind == .grid { box.grid = GridStyle(columns: 0) }
    var look = context.look.value
    var picture = PictureLook()
    applyStyles(written.styles, context, to: box, &look, &picture)
    for attribute in written.attributes where attribute.name != .src {
      apply(attribute, context, to: box, &look, &picture)
    }
    if let direction = box.direction, direction != look.paragraph.direction {
      context.direction = direction
      look.paragraph.direction = direction
      var inner = context.look.value
      inner.paragraph.direction = direction
      context.look = BindContext.Look(inner)
    }
    switch node.kind {
    case .image:
      if let src = written.attributes.last(where: { $0.name == .src }),
        let source = imageSource(src, context)
      {
        box.content = .image(source, fit: picture.fit, position: picture.position)
      }
    case .ellipse, .line: box.content = .vector(viewBox: nil)
    case .text: context.look = BindContext.Look(look)
    default: break
    }
    context.parent = box
    context.owner = box
    return (box, context)
  }

  /// What is written about a box: its own attributes with the variant's in their stead.
  private struct Written {
    var present: AttributeNode?
    var language: AttributeNode?
    var styles: AttributeNode?
    var attributes: [AttributeNode]

    init(_ node: BoxNode, _ settings: [VariantOperations.Setting]) {
      present = node.present
      language = node.language
      styles = node.styles
      attributes = node.attributes
      for attribute in settings.flatMap(\.attributes) {
        switch attribute.name {
        case .present: present = attribute
        case .lang: language = attribute
        case .style: styles = attribute
        default: attributes.append(attribute)
        }
      }
    }
  }

  private func register(
    _ box: Box, _ name: String?, _ node: BoxNode, _ context: BindContext, inner: ScopeInstance?
  ) {
    context.scope.register(box, number: node.number)
    origins[ObjectIdentifier(box)] = BoxOrigin(number: node.number, scope: context.scope)
    guard let name else { return }
    let location = node.id?.location ?? node.location
    if Reference.reserved.contains(name) {
      diagnostics.error(.badValue, at: location, "'\(name)' is reserved and cannot be an id")
    }
    let hit = ScopeInstance.Hit(box: box, inner: inner)
    if !context.scope.register(name, hit) {
      diagnostics.error(.badValue, at: location, "the id '\(name)' is already there")
    }
  }

  private func bind(_ node: UseNode, _ context: BindContext) {
    guard let component = contents.components[node.component] else { return }
    let names = ScopeInstance(parent: nil, names: component.names)
    guard let (box, inner) = makeBox(node.box, context, names: names) else { return }
    bindRules(in: node.box.children, inner)

    var content = inner
    content.scope = names
    content.rounds = []
    content.idSuffix = ""
    let name = text(node.box.id, context.environment)
    content.idPrefix = name.flatMap { inner.printedID($0) }.map { $0 + "." }
    content.keyPrefix = box.key + "/"
    if let name {
      content.address.append(BindContext.AddressStep(name: name, rounds: context.rounds))
    }
    content.environment = parameters(of: component, node, context, inner.environment)
    // What stands in the use stays in the scope where it was written.
    var outer = inner
    outer.keyPrefix = box.key + "+" + context.keyPrefix
    content.slot = BindContext.SlotContent(nodes: node.content, context: outer)
    bind(component.children, content)
    if box.children.count == 1, let only = box.children.first {
      events.append(.fill(only, of: box))
    }
  }

  /// What a component's content sees: the document's names and its parameters.
  private func parameters(
    of component: ComponentNode, _ node: UseNode, _ context: BindContext,
    _ environment: Environment
  ) -> Environment {
    var result = context.documentEnvironment
    for parameter in component.parameters {
      var value = parameter.defaultValue ?? .null
      var origin: Environment.Origin?
      if let argument = node.arguments.first(where: { $0.name == parameter.name }) {
        do {
          value = try self.value(of: argument.value, environment)
          origin = self.origin(of: argument.value, environment)
        } catch {
          report(error, in: argument.value.text)
        }
      }
      result = result.adding(parameter.name, value, origin: origin)
    }
    return result
  }

  private func bind(_ node: SlotNode, _ context: BindContext) {
    guard spend(Limits.stepsForSlot, at: node.location) else { return }
    guard let slot = context.slot, !slot.nodes.isEmpty else {
      bind(node.children, context)
      return
    }
    var inner = slot.context
    inner.parent = context.parent
    inner.owner = context.owner
    bind(slot.nodes, inner)
  }

  /// Why a picture cannot be used; its kind, where only that is wrong.
  private static func message(about path: String, _ failure: PictureFailure) -> String {
    let kinds = ["jpg": "JPEG", "jpeg": "JPEG", "webp": "WebP", "svg": "SVG", "gif": "GIF"]
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard failure.message.contains("not a PNG"), let kind = kinds[ending] else {
      return "the picture '\(path)' cannot be used: \(failure.message)"
    }
    return "the picture '\(path)' cannot be used: \(kind) pictures are not supported by this "
      + "version; use PNG"
  }

  private func imageSource(_ node: AttributeNode, _ context: BindContext) -> ImageSource? {
    guard let path = text(node, context.environment) else { return nil }
    let key = node.text.source.directory + "\0" + path
    if let known = pictures[key] { return known }
    do {
      let file = try access.file(path, from: node.text.source.directory)
      switch measure(file) {
      case .success(let size):
        let source = ImageSource(path: file, size: size)
        pictures[key] = source
        return source
      case .failure(let failure):
        diagnostics.error(
          .missingImage, at: node.location,
          Self.message(about: path, failure))
      }
    } catch {
      let error = error.error(
        for: path, what: "picture", code: .missingImage, at: node.location)
      for diagnostic in error.diagnostics { diagnostics.add(diagnostic) }
    }
    return nil
  }
}
