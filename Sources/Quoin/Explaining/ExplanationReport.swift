public import QuoinCore
public import QuoinLayout

/// Why a box is where it is and as large as it is, wherever it stands, as `quoin explain` prints it.
public struct ExplanationReport: Sendable {
  public var template: String
  /// As it was asked for.
  public var box: String
  /// Variant by variant, page by page, in document order.
  public var places: [ExplainedBox]
  /// What was found wrong on the way.
  public var diagnostics: [Diagnostic]

  /// Whether a chain of cause goes on deeper than it was followed.
  public var isCut: Bool {
    places.contains { $0.explanation.quantities.contains(where: \.fact.isCutAnywhere) }
  }

  public init(
    template: String, box: String, places: [ExplainedBox] = [], diagnostics: [Diagnostic] = []
  ) {
    self.template = template
    self.box = box
    self.places = places
    self.diagnostics = diagnostics
  }
}

/// A box on one page of one variant, explained.
public struct ExplainedBox: Sendable {
  /// What messages call it: its id, else its element and line.
  public var name: String
  /// The name of its element.
  public var kind: String
  public var isHidden: Bool
  /// Where it is declared.
  public var location: SourceLocation?
  /// The name of the variant; nil for a page as declared.
  public var variant: String?
  /// The id of the page.
  public var page: String?
  /// The page's number in its variant, from 1.
  public var number: Int
  /// The page's size in pt.
  public var size: Size
  public var explanation: BoxExplanation
}
