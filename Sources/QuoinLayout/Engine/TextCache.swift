import QuoinCore

/// The measures of a page's texts, kept for the next page that has the same text in the same box.
struct TextCache {
  private struct Entry {
    var content: TextContent
    var version: Int
    var natural: TextMetrics
    var wrapped: [Measure] = []
  }

  private struct Measure {
    var width: Double?
    var height: Double?
    var metrics: TextMetrics
  }

  private let measurer: any TextMeasuring
  /// By index in the plan.
  private var entries: [Entry] = []
  /// By the key of the box, where each text of the last plan is.
  private var indices: [String: Int] = [:]

  init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
  }

  /// Takes up the texts of a plan, forgetting all others; returns their measures on natural lines.
  mutating func begin(_ plan: LayoutPlan) -> [TextMetrics] {
    let old = (entries: entries, indices: indices)
    entries = []
    indices = [:]
    for (box, content) in plan.texts {
      let key = plan.boxes[box].key
      let version = plan.boxes[box].contentVersion
      indices[key] = entries.count
      if let index = old.indices[key], old.entries[index].version == version,
        old.entries[index].content == content
      {
        entries.append(old.entries[index])
      } else {
        let natural = measurer.measure(content, width: nil, height: nil)
        entries.append(Entry(content: content, version: version, natural: natural))
      }
    }
    return entries.map(\.natural)
  }

  /// The measures of the text with an index in the plan, wrapped at a width in pt.
  ///
  /// - Parameters:
  ///   - text: The index.
  ///   - width: Where lines end; nil for natural lines.
  ///   - height: What a text that may shrink has to fit in.
  /// - Returns: The measures.
  mutating func measure(_ text: Int, width: Double?, height: Double? = nil) -> TextMetrics {
    let content = entries[text].content
    let height = content.paragraph.minimumScale == nil ? nil : height
    if width == nil, height == nil { return entries[text].natural }
    let wrapped = entries[text].wrapped
    if let known = wrapped.first(where: { $0.width == width && $0.height == height }) {
      return known.metrics
    }
    let metrics = measurer.measure(content, width: width, height: height)
    // What a page asks for in all its rounds; more would only be looked through in vain.
    if wrapped.count >= 12 { entries[text].wrapped.removeFirst() }
    entries[text].wrapped.append(Measure(width: width, height: height, metrics: metrics))
    return metrics
  }
}
