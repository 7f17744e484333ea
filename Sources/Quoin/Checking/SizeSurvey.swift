public import QuoinCore

/// How a template fares at many page sizes, and where it begins to break.
public struct SizeSurvey: Sendable {
  /// How a size fares.
  public enum Outcome: Int, Comparable, Sendable {
    /// Nothing to be said.
    case good
    /// Something does not fit: a text overflows, a box leaves the page, heights do not settle.
    case misfit
    /// Constraints conflict, or the template cannot be bound at that size.
    case broken

    public static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }
  }

  /// The name of the variant; nil for the pages as declared.
  public var variant: String?
  public var range: SizeRange
  /// Row by row from the least height, in each from the least width.
  public var outcomes: [[Outcome]]
  /// What goes wrong and where, conflicts first, then in order of place.
  public var borders: [SizeBorder]

  /// Of the sizes tried that are good the one with the least area; nil if none is.
  public var smallest: Size? { sizes(.good).min { ($0.area, $0.width) < ($1.area, $1.width) } }

  /// Of the sizes tried that are good the one with the greatest area; nil if none is.
  public var largest: Size? { sizes(.good).max { ($0.area, $0.width) < ($1.area, $1.width) } }

  /// The sizes tried that fare so, in pt.
  public func sizes(_ outcome: Outcome) -> [Size] {
    zip(range.heights, outcomes).flatMap { height, row in
      zip(range.widths, row).filter { $0.1 == outcome }.map { Size(width: $0.0, height: height) }
    }
  }
}

/// One thing that goes wrong at some page sizes.
public struct SizeBorder: Sendable {
  /// At which sizes.
  public enum Extent: Hashable, Sendable {
    case everywhere
    /// Beyond limits of one side.
    case beyond([Limit])
    /// At some of the sizes tried, in no simple order.
    case scattered(count: Int)
  }

  /// A length of a page's side from which all is well.
  public struct Limit: Hashable, Sendable {
    public enum Side: String, Hashable, Sendable {
      case narrower, wider, shorter, taller
    }

    /// What a page is that lies beyond it.
    public var side: Side
    /// The last length at which it does not go wrong, in pt: to a tenth of the range's unit.
    public var length: Double
    /// The length of the other side for which this is so, in pt; nil where that does not matter.
    public var other: Double?

    public init(side: Side, length: Double, other: Double? = nil) {
      self.side = side
      self.length = length
      self.other = other
    }
  }

  public var extent: Extent
  /// The size tried that it was first found at, nearest to the good ones, in pt.
  public var size: Size
  /// What is wrong there.
  public var diagnostic: Diagnostic
  /// The constraints at fault: those in conflict, or those that give the boxes their size and place.
  public var rules: [ConstraintNote]
}

extension Size {
  fileprivate var area: Double { width * height }
}
