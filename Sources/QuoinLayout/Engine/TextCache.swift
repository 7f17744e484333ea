import QuoinCore

/// The measures of a page's texts, kept for the next page that has the same text in the same box.
struct TextCache {
  private struct Entry {
    var content: TextContent
    var natural: TextMetrics
    var wrapped: [Measure] = []
  }

  private struct Measure {
    var width: Double?
    var height: Double?
    var metrics: TextMetrics
  }

  private let measurer: any TextMeasuring
  private var entries: [String: Entry] = [:]
  private var keys: [String] = []

  init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
  }

  /// Takes up the texts of a plan, forgetting all others; returns their measures on natural lines.
  mutating func begin(_ plan: LayoutPlan) -> [TextMetrics] {
    let old = entries
    entries = [:]
    keys = []
    return plan.texts.map { box, content in
      let key = plan.boxes[box].key
      keys.append(key)
      if let known = old[key], known.content == content {
        entries[key] = known
        return known.natural
      }
      let natural = measurer.measure(content, width: nil, height: nil)
      entries[key] = Entry(content: content, natural: natural)
      return natural
    }
  }

  /// The measures of the text with an index in the plan, wrapped at a width in pt.
  ///
  /// - Parameters:
  ///   - text: The index.
  ///   - width: Where lines end; nil for natural lines.
  ///   - height: What a text that may shrink has to fit in.
  /// - Returns: The measures; none for an index that the plan does not have.
  mutating func measure(_ text: Int, width: Double?, height: Double? = nil) -> TextMetrics {
    let key = keys[text]
    guard let entry = entries[key] else { return .empty }
    let height = entry.content.paragraph.minimumScale == nil ? nil : height
    if width == nil, height == nil { return entry.natural }
    if let known = entry.wrapped.first(where: { $0.width == width && $0.height == height }) {
      return known.metrics
    }
    let metrics = measurer.measure(entry.content, width: width, height: height)
    // What a page asks for in all its rounds; more would only be looked through in vain.
    if entry.wrapped.count >= 12 { entries[key]?.wrapped.removeFirst() }
    entries[key]?.wrapped.append(Measure(width: width, height: height, metrics: metrics))
    return metrics
  }
}

extension TextMetrics {
  static let empty = TextMetrics(
    width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lines: [])
}
