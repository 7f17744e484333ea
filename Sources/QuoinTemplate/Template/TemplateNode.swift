internal import QuoinCore
internal import QuoinLayout

/// A part of a template, checked and typed; what a template is made of after it was parsed.
indirect enum TemplateNode: Sendable {
  case page(PageNode)
  case box(BoxNode)
  case use(UseNode)
  case slot(SlotNode)
  case rules(RulesNode)
  case distribute(DistributeNode)
  case visual(VisualNode)
  case constraint(ConstraintNode)
  case set(SetNode)
  case text(Interpolation)
  case run(RunNode)
  case lineBreak
  case assignment(AssignmentNode)
  case loop(LoopNode)
  case condition(ConditionNode)
}

struct PageNode: Sendable {
  var number: Int
  var location: SourceLocation
  var id: AttributeNode?
  var language: AttributeNode?
  var styles: AttributeNode?
  /// `size margin safe bleed fill dir`.
  var attributes: [AttributeNode]
  var children: [TemplateNode]
  var names: NameTable
}

/// A box of any kind, guides and stacks among them.
final class BoxNode: Sendable {
  let kind: Box.Kind
  /// Tells the node from all others of the template.
  let number: Int
  let location: SourceLocation
  let id: AttributeNode?
  let present: AttributeNode?
  let language: AttributeNode?
  let styles: AttributeNode?
  /// All the others, in the order they were written.
  let attributes: [AttributeNode]
  let children: [TemplateNode]

  init(
    kind: Box.Kind, number: Int, location: SourceLocation, attributes: [AttributeNode],
    children: [TemplateNode]
  ) {
    var rest = attributes
    self.kind = kind
    self.number = number
    self.location = location
    id = rest.take(.id)
    present = rest.take(.present)
    language = rest.take(.lang)
    styles = rest.take(.style)
    self.attributes = rest
    self.children = children
  }
}

/// A component put to use.
struct UseNode: Sendable {
  /// The box that the component's content stands in.
  var box: BoxNode
  var component: String
  var arguments: [ArgumentNode]
  /// What stands in the use besides its rules: the content of the slot.
  var content: [TemplateNode]
  var location: SourceLocation
}

/// A value handed to a component.
struct ArgumentNode: Sendable {
  var name: String
  var value: Interpolation
  var location: SourceLocation
}

struct SlotNode: Sendable {
  /// What stands there if a use brings nothing.
  var children: [TemplateNode]
  var location: SourceLocation
}

/// A stretch of text with a look of its own.
final class RunNode: Sendable {
  let element: ElementName
  let styles: AttributeNode?
  let language: AttributeNode?
  let attributes: [AttributeNode]
  let children: [TemplateNode]

  init(
    element: ElementName, styles: AttributeNode? = nil, language: AttributeNode? = nil,
    attributes: [AttributeNode], children: [TemplateNode]
  ) {
    self.element = element
    self.styles = styles
    self.language = language
    self.attributes = attributes
    self.children = children
  }
}

final class AssignmentNode: Sendable {
  let name: String
  let value: Interpolation
  let location: SourceLocation

  init(
    name: String, value: Interpolation, location: SourceLocation
  ) {
    self.name = name
    self.value = value
    self.location = location
  }
}

final class LoopNode: Sendable {
  enum Source: Sendable {
    case list(Expression)
    case range(Expression, Expression)
  }

  let number: Int
  let source: Source
  /// The text of `each`, for places.
  let text: LocatedText
  let item: String
  let index: String?
  let children: [TemplateNode]
  let empty: [TemplateNode]
  /// The names of the boxes inside.
  let names: [String: Bool]

  init(
    number: Int, source: Source, text: LocatedText, item: String, index: String? = nil,
    children: [TemplateNode], empty: [TemplateNode], names: [String: Bool]
  ) {
    self.number = number
    self.source = source
    self.text = text
    self.item = item
    self.index = index
    self.children = children
    self.empty = empty
    self.names = names
  }
}

struct ConditionNode: Sendable {
  struct Branch: Sendable {
    /// nil for `<else>`.
    var test: Expression?
    var text: LocatedText?
    var children: [TemplateNode]
  }

  var branches: [Branch]
}
