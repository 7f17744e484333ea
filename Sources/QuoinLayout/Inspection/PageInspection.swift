public import QuoinCore

/// What holds a laid-out page together: every box with its guides, every rule with its two ends.
///
/// Plain values for pictures and tools. Lengths are in pt, positions from the page's top left.
public struct PageInspection: Hashable, Sendable {
  /// In document order, the page's root first.
  public var boxes: [InspectedBox]
  /// The author's rules, those of stacks and grids, and whatever was refused, in declared order.
  public var rules: [InspectedRule]
}

/// A box as it came to stand.
public struct InspectedBox: Hashable, Sendable {
  public var id: String?
  /// What messages call it: its id, else its element and line.
  public var name: String
  /// The element's name: `text`, `box`, `guide`…
  public var kind: String
  public var location: SourceLocation?
  /// The index of the box that holds it; nil for the page's root.
  public var parent: Int?
  public var rect: Rect
  /// The same, but for a guide along an axis on which no rule speaks of it: there it reaches as far as
  /// the box that holds it.
  public var reach: Rect
  /// Whether it or a box that holds it is hidden.
  public var isHidden: Bool
  /// The inside of its margins, where it has any.
  public var margins: Rect?
  /// The page's safe area, where it is not the page itself.
  public var safeArea: Rect?
  /// How far the page's paint reaches, where that is beyond the page.
  public var bleed: Rect?
  /// The columns, then the rows, of a grid.
  public var tracks: [Rect]
  /// Where the first and the last line of a text stand.
  public var baselines: [Double]
  /// The width that the content asks for; of a text that of its longest unwrapped line.
  public var naturalWidth: Double?
  /// The height that the content asks for; of a text that at its solved width.
  public var naturalHeight: Double?
  /// What the constraints leave open.
  public var freedoms: [InspectedFreedom]
}

/// A number of a box that could be another without breaking anything.
public struct InspectedFreedom: Hashable, Sendable {
  public enum Quantity: String, Hashable, Sendable {
    case x, y, width, height
  }

  public var quantity: Quantity
  public var value: Double
  /// The least value; nil where there is no bound.
  public var low: Double?
  /// The greatest value; nil where there is no bound.
  public var high: Double?
}

/// A rule with its two ends as they came to stand.
public struct InspectedRule: Hashable, Sendable {
  public enum Comparison: String, Hashable, Sendable {
    case equal = "="
    case atMost = "≤"
    case atLeast = "≥"
  }

  public enum Origin: Hashable, Sendable {
    /// The author wrote it.
    case written
    /// A stack or grid wrote it for the author.
    case arranged
    /// It follows from what the box is; only there if it was refused.
    case implied
  }

  public enum State: Hashable, Sendable {
    /// It holds, with nothing to spare.
    case tight
    /// An inequality that would hold with less.
    case slack
    /// It is soft and was missed.
    case givenUp
    /// It cannot hold with those before it and was dropped; the message says so.
    case refused(message: String, with: [ConstraintNote])
  }

  public var note: ConstraintNote
  public var owner: RuleEnd
  /// nil for a size given as a number.
  public var target: RuleEnd?
  public var comparison: Comparison
  /// What the target is multiplied by.
  public var multiplier: Double
  /// What is added to the target; nil for evenness, which compares two gaps.
  public var constant: Double?
  public var origin: Origin
  /// By how much it is missed; 0 where it holds.
  public var error: Double
  public var state: State
}

/// One end of a rule: an edge, a centre, a side or a baseline of a box or guide.
public struct RuleEnd: Hashable, Sendable {
  /// The index of the box.
  public var box: Int
  /// The box or the guide in it, as messages call it: `title`, `page.margins`.
  public var name: String
  /// Physical: never leading or trailing, and no margin's, for which ``rect`` is the margins'.
  public var attribute: Attribute
  /// The box or guide.
  public var rect: Rect
  /// Where the edge, centre or baseline is along its axis; for a size the size.
  public var position: Double
}
