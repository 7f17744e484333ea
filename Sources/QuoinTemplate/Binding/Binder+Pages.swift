internal import Foundation
internal import QuoinCore
internal import QuoinLayout

extension Binder {
  func bind(_ planned: PlannedPage, number: Int, count: Int, language: String?) -> Page {
    let node = planned.node
    var page = pageData(number: number, count: count)
    let document = DataValue.object(
      DataObject([("first", .bool(number == 1)), ("last", .bool(number == count))]))
    var environment = planned.environment.adding("page", .object(page))
      .adding("document", document)

    let ownLanguage = text(node.language, environment)
    let language = ownLanguage ?? language
    evaluator.language = language ?? "en"
    let suffix = planned.rounds.map { "[\($0.number)]" }.joined()
    let declared = text(node.id, environment)
    let id = declared.map { $0 + suffix }
    prepareVariant(for: node, id: declared, environment)

    var attributes = PageAttributes()
    let direction = self.direction(ownLanguage: ownLanguage, language: language, environment)
    attributes.direction = direction
    for attribute in node.attributes + operations.pageAttributes {
      if let value = value(attribute, environment) { attributes.take(attribute.name, value) }
    }
    if let pageSize { attributes.size.replaceGivenSides(by: pageSize) }
    let result = Page(id: id, size: attributes.size, direction: attributes.direction)
    attributes.apply(to: result)
    result.location = node.location
    result.root.location = node.location

    if case .fixed(let width) = attributes.size.width, let number = DecimalNumber(width) {
      page["width"] = .decimal(number)
    }
    if case .fixed(let height) = attributes.size.height, let number = DecimalNumber(height) {
      page["height"] = .decimal(number)
    }
    environment = planned.environment.adding("page", .object(page)).adding("document", document)

    events = []
    topBoxes = []
    origins = [:]
    beginPage()
    let scope = ScopeInstance(parent: nil, names: node.names)
    var look = TextLook()
    look.style.language = language
    look.paragraph.direction = attributes.direction
    applyStyles(node.styles, environment, to: &look)
    let context = BindContext(
      environment: environment, documentEnvironment: environment, scope: scope,
      parent: nil, owner: result.root, language: language,
      direction: attributes.direction, look: BindContext.Look(look),
      keyPrefix: "\(node.number)\(suffix)/")
    bind(node.children, context)
    guard !isStopped else { return result }
    install(on: result, scope: scope, language: language)
    return result
  }

  private func pageData(number: Int, count: Int) -> DataObject {
    DataObject([
      ("number", .integer(number)), ("count", .integer(count)), ("first", .bool(true)),
      ("last", .bool(true)),
    ])
  }

  /// The page's own language decides before the template's `dir`, that before its language.
  private func direction(
    ownLanguage: String?, language: String?, _ environment: Environment
  ) -> LayoutDirection {
    if let ownLanguage { return Self.direction(of: ownLanguage) }
    if let word = text(contents.attributes[.dir], environment),
      let direction = LayoutDirection(rawValue: word)
    {
      return direction
    }
    return language.map(Self.direction) ?? .leftToRight
  }
}

/// The attributes of a page, a variant's laid over its own.
struct PageAttributes {
  var size =
    PageFormat.named("A4").map { PageSize($0.size.width, $0.size.height) }
    ?? PageSize(595, 842)
  var margin = Insets.zero
  var safe = Insets.zero
  var bleed = Insets.zero
  var fill: Paint?
  var direction = LayoutDirection.leftToRight

  mutating func take(_ name: AttributeName, _ value: AttributeValue) {
    switch (name, value) {
    case (.size, .pageSize(let value)): size = value
    case (.margin, .insets(let value)): margin = value
    case (.safe, .insets(let value)): safe = value
    case (.bleed, .insets(let value)): bleed = value
    case (.fill, .paint(let value)): fill = value
    case (.dir, .text(let word)): direction = LayoutDirection(rawValue: word) ?? direction
    default: break
    }
  }

  func apply(to page: Page) {
    page.margin = margin
    page.safeAreaInsets = safe
    page.bleedInsets = bleed
    page.fill = fill
  }
}

extension PageSize {
  /// Takes the sides of another size where this one's are given; `auto` stays.
  fileprivate mutating func replaceGivenSides(by other: PageSize) {
    if width != .fitting { width = other.width }
    if height != .fitting { height = other.height }
  }
}
