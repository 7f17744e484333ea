/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
}

/// CSS `linear-gradient`: a line through the centre, its ends where the corners project on it.
public struct LinearGradient: Hashable, Sendable {
  /// Degrees clockwise, 0 pointing up, as in CSS.
  public var angle: Double
  public var stops: [GradientStop]

  public init(angle: Double, stops: [GradientStop]) {
    self.angle = angle
    self.stops = stops
  }
}

/// CSS `radial-gradient`: an ellipse about the centre that reaches the farthest corner.
public struct RadialGradient: Hashable, Sendable {
  public var isCircle: Bool
  public var stops: [GradientStop]

  public init(isCircle: Bool, stops: [GradientStop]) {
    self.isCircle = isCircle
    self.stops = stops
  }
}

/// A colour at a place along a gradient, 0 at its start and 1 at its end.
public struct GradientStop: Hashable, Sendable {
  public var offset: Double
  public var color: Color

  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// A line drawn along an edge or outline, centred on it.
public struct Stroke: Hashable, Sendable {
  /// Line width in pt.
  public var width: Double
  public var color: Color
  public var dash: Dash

  public init(width: Double, color: Color = .black, dash: Dash = .solid) {
    self.width = width
    self.color = color
    self.dash = dash
  }

  public enum Dash: String, Hashable, Sendable {
    case solid, dashed, dotted
  }
}

/// The radii of a box's corners in pt.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  public static let zero = CornerRadii(0)
}

/// How a picture fills its box, as CSS `object-fit`.
public enum ImageFit: String, Hashable, Sendable {
  case contain, cover, fill, none
}

/// Where a picture stands in a box that it does not fill: 0 is left or top, 1 right or bottom.
public struct ImagePosition: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = ImagePosition(x: 0.5, y: 0.5)
}

/// A picture file, known by its path; its bytes are read by the renderer, once a process.
public struct ImageSource: Hashable, Sendable {
  /// The resolved path, already checked to lie inside the root.
  public var path: String
  /// The natural size in pt.
  public var size: Size

  public init(path: String, size: Size) {
    self.path = path
    self.size = size
  }
}
