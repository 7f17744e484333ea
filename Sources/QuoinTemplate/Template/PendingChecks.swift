internal import QuoinCore

/// What a compiler has seen named and can only look up once everything was read.
struct PendingChecks {
  struct Mention {
    var reference: Reference
    var loops: [Int]
    var location: SourceLocation
    /// The names of the page or component around; nil in a variant.
    var names: NameTable?
    /// Whether a page and not a component is around.
    var isOnPage = false
    /// In a variant: the pages that are meant; nil for all.
    var pages: [String]?
  }

  struct Use {
    var component: String
    var arguments: [XMLAttribute]
    var hasContent: Bool
    var location: SourceLocation
    var inComponent: String?
  }

  var pages: [LinkPlace] = []
  var uses: [Use] = []
  var styles: [(names: [String], location: SourceLocation)] = []
  /// Links to places in the document, without their `#`.
  var links: [(target: String, location: SourceLocation)] = []
  var pageNames: [(names: [String], location: SourceLocation)] = []
  var variantNames: [(names: [String], location: SourceLocation)] = []
  /// Styles and components in the order of the template.
  var styleOrder: [String] = []
  var componentOrder: [String] = []
  var isInVariant = false
  private(set) var mentions: [Mention] = []
  /// Mentions of the page, component or variant being read.
  private var open: [Mention] = []

  mutating func note(_ mention: Mention) { open.append(mention) }

  /// Everything mentioned since the last page or component is meant among these names.
  mutating func resolve(in names: NameTable, isPage: Bool) {
    for var mention in open {
      mention.names = names
      mention.isOnPage = isPage
      mentions.append(mention)
    }
    open = []
  }

  mutating func finishVariant(limitedTo pages: [String]?) {
    for var mention in open {
      mention.pages = pages
      mentions.append(mention)
    }
    open = []
  }
}
