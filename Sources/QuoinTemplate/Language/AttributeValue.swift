internal import QuoinCore
internal import QuoinLayout

/// The value of an attribute, read.
enum AttributeValue: Sendable {
  case text(String)
  case names([String])
  case boolean(Bool)
  case number(Double)
  case integer(Int)
  case length(QuoinCore.Length)
  /// In pt.
  case lengths([Double])
  case insets(Insets)
  case radii(CornerRadii)
  case pageSize(PageSize)
  case color(Color)
  case paint(Paint?)
  case stroke(Stroke?)
  case position(ImagePosition)
  case priorities(horizontal: Double, vertical: Double)
  case aspect(Aspect)
  case leading(ParagraphStyle.Leading)
  case targets([Target])
  case references([Reference])
}

/// One thing that a constraint measures against.
enum Target: Sendable {
  /// In pt.
  case length(Double)
  case reference(Reference)
}

extension AttributeValue {
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var names: [String]? { if case .names(let value) = self { value } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var lengths: [Double]? { if case .lengths(let value) = self { value } else { nil } }
  var insets: Insets? { if case .insets(let value) = self { value } else { nil } }
  var targets: [Target]? { if case .targets(let value) = self { value } else { nil } }
  var references: [Reference]? { if case .references(let value) = self { value } else { nil } }
}
