/// One thing that is wrong, or worth knowing, about a template, its data or its layout.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  public var severity: Severity
  public var code: Code
  public var location: SourceLocation?
  /// One sentence without a full stop, names in single quotes.
  public var message: String
  /// The ids of the boxes it is about, in document order.
  public var boxes: [String]
  /// The constraints it is about, in declared order.
  public var constraints: [ConstraintNote]
  /// The batch record it arose in, counted from 1.
  public var record: Int?

  public init(
    _ severity: Severity, _ code: Code, at location: SourceLocation? = nil, _ message: String,
    boxes: [String] = [], constraints: [ConstraintNote] = [], record: Int? = nil
  ) {
    self.severity = severity
    self.code = code
    self.location = location
    self.message = message
    self.boxes = boxes
    self.constraints = constraints
    self.record = record
  }

  /// The kinds of diagnostic; raw values are the spellings that the command prints.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    // Errors.
    case syntax
    case schema
    case unknownElement = "unknown-element"
    case unknownAttribute = "unknown-attribute"
    case unknownTarget = "unknown-target"
    case unknownStyle = "unknown-style"
    case unknownName = "unknown-name"
    case noCommonAncestor = "no-common-ancestor"
    case missingData = "missing-data"
    case badValue = "bad-value"
    case missingImage = "missing-image"
    case unsafePath = "unsafe-path"
    case tooLarge = "too-large"
    case conflict
    // Warnings.
    case ambiguous
    case updateAdded = "update-added"
    case noFixedPoint = "no-fixed-point"
    case overflow
    case outsidePage = "outside-page"
    case missingGlyph = "missing-glyph"
    case missingFont = "missing-font"
    case lowResolution = "low-resolution"
    case unsplittable
  }
}

/// One lowered constraint as a diagnostic shows it.
public struct ConstraintNote: Hashable, Sendable {
  public var label: String?
  /// The constraint in the notation of the field: `title.left == avatar.right + 12 @750`.
  public var text: String
  public var location: SourceLocation?
  public var priority: Double

  public init(label: String?, text: String, location: SourceLocation?, priority: Double) {
    self.label = label
    self.text = text
    self.location = location
    self.priority = priority
  }
}
