public import QuoinCore

/// How a stack arranges its children, with the meaning of UIStackView.
///
/// Children stand inside the stack's margins.
public struct StackStyle: Hashable, Sendable {
  public var axis: Axis
  /// The gap between neighbours in pt; for the equal distributions the least one.
  public var spacing: Double
  public var alignment: Alignment
  public var distribution: Distribution

  public init(
    axis: Axis = .horizontal, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }

  /// Where children stand across the axis.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
  }

  /// How children share the axis.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

/// The columns and rows of a grid: equal tracks with gutters between them.
public struct GridStyle: Hashable, Sendable {
  /// The number of columns; 0 where the grid has none.
  public var columns: Int
  /// The number of rows; 0 where the grid has none.
  public var rows: Int
  /// Between columns, in pt.
  public var columnGutter: Double
  /// Between rows, in pt.
  public var rowGutter: Double

  public init(columns: Int, rows: Int = 0, columnGutter: Double = 0, rowGutter: Double = 0) {
    self.columns = columns
    self.rows = rows
    self.columnGutter = columnGutter
    self.rowGutter = rowGutter
  }
}
