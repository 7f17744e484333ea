internal import QuoinCore
internal import QuoinLayout

/// What holds at one place of the template while it is bound; handed down by value.
struct BindContext {
  var environment: Environment
  /// What components see: the document's lets, `page`, `document` and the data.
  var documentEnvironment: Environment
  var scope: ScopeInstance
  /// The box that boxes are put in; nil for those directly on the page.
  var parent: Box?
  /// The box that rules without `for` are about.
  var owner: Box?
  /// The nearest `lang`; nil where none was given.
  var language: String?
  var direction: LayoutDirection
  /// What texts begin with.
  var look: Look
  /// What stands before a printed id: `one.`; nil where the boxes cannot be named from outside.
  var idPrefix: String? = ""
  /// What stands behind it: `[2]`.
  var idSuffix = ""
  var keyPrefix = ""
  /// The uses around, with their rounds.
  var address: [AddressStep] = []
  /// The rounds around, within the page or the component.
  var rounds: [Round] = []
  var slot: SlotContent?

  /// Shared by reference: contexts are copied often, looks change rarely.
  final class Look {
    let value: TextLook

    init(_ value: TextLook) {
      self.value = value
    }
  }

  struct Round {
    var number: Int
    var count: Int
  }

  struct AddressStep {
    var name: String
    var rounds: [Round]
  }

  /// What a use brings for the slots of its component, and where it was written.
  final class SlotContent {
    let nodes: [TemplateNode]
    let context: BindContext

    init(nodes: [TemplateNode], context: BindContext) {
      self.nodes = nodes
      self.context = context
    }
  }

  /// The id of a name as it is printed.
  func printedID(_ name: String) -> String? {
    idPrefix.map { "\($0)\(name)\(idSuffix)" }
  }

  func key(_ number: Int) -> String { "\(keyPrefix)\(number)\(idSuffix)" }
}
