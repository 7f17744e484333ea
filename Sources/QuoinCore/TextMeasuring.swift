/// Measures text for layout; QuoinText conforms with Pango, layout tests with arithmetic.
///
/// Measures are exact, not rounded, and the same for a content and width whenever they are asked.
public protocol TextMeasuring {
  /// Sets a text and says how large it comes out.
  ///
  /// - Parameters:
  ///   - content: The text with its styles.
  ///   - width: The width in pt at which lines wrap; nil sets each paragraph on one line. A width
  ///     at or above the natural width never wraps (tolerance 1e-6 pt).
  ///   - height: The height in pt that `fit="shrink"` must keep to; nil where it is not yet known.
  ///     It changes nothing for texts that never shrink.
  /// - Returns: What the text measures when it is set so.
  func measure(_ content: TextContent, width: Double?, height: Double?) -> TextMetrics
}

/// The outcome of setting a text: sizes in pt, positions from the top left of the text.
public struct TextMetrics: Hashable, Sendable {
  /// The widest line, without trailing white space.
  public var width: Double
  /// All lines, leading included.
  public var height: Double
  /// From the top to the baseline of the first line.
  public var firstBaseline: Double
  /// From the top to the baseline of the last line.
  public var lastBaseline: Double
  /// The text of each line as drawn, ellipsis included, without trailing white space.
  public var lines: [String]
  /// The scale that `fit="shrink"` settled on; 1 where it did not shrink.
  public var scale: Double
  /// Whether the line limit cut text away.
  public var isTruncated: Bool

  public init(
    width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lines: [String],
    scale: Double = 1, isTruncated: Bool = false
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.scale = scale
    self.isTruncated = isTruncated
  }
}
