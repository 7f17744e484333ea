public import QuoinCore

/// Why a box is where it is and as large as it is.
public struct BoxExplanation: Hashable, Sendable {
  /// One of the four numbers of a box.
  public struct Quantity: Hashable, Sendable {
    /// `x`, `y`, `width` or `height`.
    public var name: String
    /// In pt, positions from the page's top left.
    public var value: Double
    /// How the value comes about: the chain of cause as deep as it was asked for.
    public var fact: Fact
    /// The tight constraints that leave it this value, in declared order: the whole chain.
    public var holding: [ConstraintNote]
    /// Those among them that speak of the box itself, in declared order.
    public var nearest: [ConstraintNote]
    /// What else decides because no constraint does: `left of 'card' is its superview's`.
    public var defaults: [String]
    /// The soft constraints that were given up on it or on what it hangs on, in declared order.
    public var givenUp: [GivenUp]
    /// The constraints on it that conflict with earlier ones and were dropped, in declared order.
    public var refused: [GivenUp]
    /// How far it could move if it is ambiguous.
    public var freedom: Range?
  }

  /// A constraint that is missed, and by how much in pt.
  public struct GivenUp: Hashable, Sendable {
    public var constraint: ConstraintNote
    public var error: Double
  }

  /// The values that would break nothing of more importance.
  public struct Range: Hashable, Sendable {
    /// The least; nil where there is no bound.
    public var low: Double?
    /// The greatest; nil where there is no bound.
    public var high: Double?
    /// The highest priority at which there is a tie; 0 where no constraint is involved.
    public var level: Double
    /// What other boxes move as well, by name, in document order.
    public var companions: [String]
  }

  /// How the text of a box came to its lines.
  public struct Text: Hashable, Sendable {
    /// The width of the longest line where nothing wraps, in pt.
    public var naturalWidth: Double
    /// The height of the lines where nothing wraps, in pt.
    public var naturalHeight: Double
    /// The width at which lines wrap, in pt; nil where the text stands on its natural lines.
    public var wrapWidth: Double?
    /// As drawn, from the top.
    public var lines: [String]
    /// All lines together, leading included, in pt.
    public var height: Double
    /// Whether the limit on lines cut text away.
    public var isTruncated: Bool
    /// What `fit="shrink"` came to; 1 where nothing shrank.
    public var scale: Double
    /// The constraints that leave it less than its natural width, in declared order; empty where it
    /// has that.
    public var wrappedBy: [ConstraintNote]
  }

  /// x, y, width and height.
  public var quantities: [Quantity]
  /// nil for a box without text.
  public var text: Text?
}
