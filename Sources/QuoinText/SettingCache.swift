internal import QuoinCore

/// What an engine has set lately, by content and size.
///
/// Two generations: when the young one is full it becomes the old one, and what is asked for again
/// comes back. So memory is bounded, what is in use stays, and nothing needs a clock.
struct SettingCache {
  private var young: [TextContent: Entry] = [:]
  private var old: [TextContent: Entry] = [:]
  private static let most = 2048

  struct Fit: Hashable {
    var width: Double
    var height: Double?
  }

  /// One content with the ways it was set.
  final class Entry {
    let prepared: PreparedText
    var natural: SetText?
    private(set) var wrapped: [Fit: SetText] = [:]
    private(set) var fitted: [Fit: SetText] = [:]
    private static let most = 8

    init(_ content: TextContent) { prepared = PreparedText(content) }

    func keepWrapped(_ set: SetText, for fit: Fit) {
      if wrapped.count >= Self.most { wrapped.removeAll() }
      wrapped[fit] = set
    }

    func keep(_ set: SetText, for fit: Fit) {
      if fitted.count >= Self.most { fitted.removeAll() }
      fitted[fit] = set
    }
  }

  mutating func entry(for content: TextContent) -> Entry {
    if let known = young[content] { return known }
    let entry = old[content] ?? Entry(content)
    if young.count >= Self.most {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[content] = entry
    return entry
  }

  mutating func removeAll() {
    young.removeAll()
    old.removeAll()
  }
}
