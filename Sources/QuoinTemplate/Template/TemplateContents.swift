internal import QuoinCore

/// Everything that a template says, checked and typed.
struct TemplateContents: Sendable {
  var name = ""
  /// `lang dir timezone title author subject keywords` of the root.
  var attributes: [AttributeNode] = []
  var fonts: [FontNode] = []
  var sample: AttributeNode?
  var styles: [String: StyleNode] = [:]
  var components: [String: ComponentNode] = [:]
  var variants: [VariantNode] = []
  /// Where variants stand by their names.
  var variantNumbers: [String: Int] = [:]
  /// What links inside the document can lead to.
  var places: [LinkPlace] = []
  /// Pages, with the lets, loops and conditions around them.
  var nodes: [TemplateNode] = []

  func variant(_ name: String) -> VariantNode? {
    variantNumbers[name].map { variants[$0] }
  }
}

/// A page's id and the names of its boxes.
struct LinkPlace: Sendable {
  var id: String?
  /// Whether the id is known before data is bound.
  var isConstant: Bool
  var names: NameTable
}

struct FontNode: Sendable {
  var family: AttributeNode
  var weight: AttributeNode?
  var slant: AttributeNode?
  var src: AttributeNode
}

struct StyleNode: Sendable {
  var name: String
  var extends: [String]
  var attributes: [AttributeNode]
  var location: SourceLocation
}

struct ComponentNode: Sendable {
  struct Parameter: Sendable {
    var name: String
    var defaultValue: DataValue?
  }

  var name: String
  var number: Int
  var parameters: [Parameter]
  var children: [TemplateNode]
  var names: NameTable
  var hasSlot: Bool
  var location: SourceLocation
}

struct VariantNode: Sendable {
  var name: String
  var extends: [String]
  /// nil means all pages.
  var pages: [String]?
  /// Of the page: `size margin safe bleed fill dir`.
  var attributes: [AttributeNode]
  var children: [TemplateNode]
  var location: SourceLocation
}
