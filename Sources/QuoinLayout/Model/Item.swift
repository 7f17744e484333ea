/// A part of a box that rules can speak of: the box itself or a guide that it carries.
public enum Region: Hashable, Sendable {
  case frame
  /// Inside the box's margins.
  case margins
  /// Inside the page's safe area; for other boxes than the page's root the same as `frame`.
  case safeArea
  /// Out to the page's bleed; for other boxes than the page's root the same as `frame`.
  case bleed
  /// Some neighbouring columns of a grid, counted from 0.
  case columns(ClosedRange<Int>)
  /// Some neighbouring rows of a grid, counted from 0.
  case rows(ClosedRange<Int>)
}

/// A box, or a guide that a box carries, as the item or target of a rule.
public struct Item {
  public var box: Box
  public var region: Region

  public init(_ box: Box, _ region: Region = .frame) {
    self.box = box
    self.region = region
  }

  /// What messages call it: `title`, `page.margins`, `g.column[1..4]`.
  package var name: String {
    switch region {
    case .frame: box.name
    case .margins: "\(box.name).margins"
    case .safeArea: "\(box.name).safeArea"
    case .bleed: "\(box.name).bleed"
    case .columns(let span): "\(box.name).column[\(Self.name(of: span))]"
    case .rows(let span): "\(box.name).row[\(Self.name(of: span))]"
    }
  }

  private static func name(of span: ClosedRange<Int>) -> String {
    span.count == 1 ? "\(span.lowerBound)" : "\(span.lowerBound)..\(span.upperBound)"
  }
}

extension Item: Hashable {
  public static func == (a: Item, b: Item) -> Bool {
    a.box === b.box && a.region == b.region
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(box))
    hasher.combine(region)
  }
}

extension Box {
  /// The guide inside the box's margins.
  public var margins: Item { Item(self, .margins) }
}
