public import Cassowary
public import QuoinCore

/// One priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  public var horizontal: Priority
  public var vertical: Priority

  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same priority on both axes.
  public init(_ both: Priority) {
    self.init(horizontal: both, vertical: both)
  }

  public subscript(axis: Axis) -> Priority {
    axis == .horizontal ? horizontal : vertical
  }
}

extension Box {
  /// Whether the content is a picture or a drawing, which gives way before text.
  var holdsPicture: Bool {
    switch content {
    case .image, .vector: kind != .barcode
    case .none, .text, .sized: false
    }
  }

  package var resolvedHugging: AxisPriorities {
    hugging ?? AxisPriorities(holdsPicture ? 200 : 250)
  }

  package var resolvedCompression: AxisPriorities {
    compression ?? AxisPriorities(holdsPicture ? 200 : 750)
  }
}
