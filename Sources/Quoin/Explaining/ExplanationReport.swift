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
  /// What would come of the value that was wished for; nil if none was.
  public var alternative: BoxAlternative?
}

/// A number that somebody would rather see: why is it not so?
public struct ExplanationWish: Hashable, Sendable {
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  public var quantity: Quantity
  /// In pt, positions from the page's top left.
  public var length: Double

  public init(_ quantity: Quantity, _ length: Double) {
    self.quantity = quantity
    self.length = length
  }

  /// Reads `width=300` or `x=20mm`; nil for anything else.
  public init?(parsing text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let quantity = Quantity(rawValue: String(parts[0])),
      let length = Length(parsing: parts[1])?.points, abs(length) <= 1e6
    else { return nil }
    self.init(quantity, length)
  }

  var attribute: Attribute {
    switch quantity {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}
