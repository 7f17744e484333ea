public import QuoinCore

/// What a box shows, and with that its intrinsic size.
public enum BoxContent: Hashable, Sendable {
  /// Nothing; no intrinsic size.
  case none
  /// A text: natural width on one line, height for the solved width.
  case text(TextContent)
  /// A picture; its intrinsic size is the source's.
  case image(ImageSource, fit: ImageFit, position: ImagePosition)
  /// A drawing scaled to the box; its intrinsic size is the view box, if there is one.
  case vector(viewBox: Size?)
  /// Anything else with an intrinsic size in pt; nil where an axis has none.
  case sized(width: Double?, height: Double?)
}

/// Whether a box holds a proportion of width to height.
public enum Aspect: Hashable, Sendable {
  /// Pictures and drawings hold their own at 201, barcodes as required, others none.
  case automatic
  /// Width divided by height, required.
  case ratio(Double)
  /// The content's own, required.
  case natural
  /// None, whatever the content.
  case free
}

/// A turn of what a box shows, clockwise; a quarter turn exchanges the sides of its intrinsic size.
public enum Turn: Int, Hashable, Sendable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270

  var exchangesSides: Bool { self == .quarter || self == .threeQuarters }
}

/// How a box and what it shows are painted.
public struct BoxPaint: Hashable, Sendable {
  public var fill: Paint?
  public var stroke: Stroke?
  public var strokeTop: Stroke?
  public var strokeLeft: Stroke?
  public var strokeBottom: Stroke?
  public var strokeRight: Stroke?
  public var radius: CornerRadii = .zero
  /// Whether the content and the children are cut at the box's outline.
  public var clips = false
  /// From 0, invisible, to 1.
  public var opacity: Double = 1
  /// Degrees clockwise about the centre; painting only.
  public var rotation: Double = 0
  /// Siblings are painted in ascending order of `z`, equals in document order.
  public var z: Double = 0
  /// `https://…` or `#id`.
  public var link: String?
  /// What a picture shows, in words.
  public var alternativeText: String?

  public init() {}
}
