internal import Quoin
internal import QuoinCore

/// The pages that `--pages 1,3-5` chooses; counted from 1.
struct PageSelection: Sendable {
  private var ranges: [ClosedRange<Int>]

  /// Reads a list of numbers and ranges; `3-` goes on to the last page.
  init(_ list: String) throws(UsageError) {
    ranges = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.filter { $0 != " " } }
      guard let first = ends.first.flatMap({ Int($0) }), first >= 1 else {
        throw PageSelection.error(list)
      }
      switch ends.count {
      case 1: ranges.append(first...first)
      case _ where ends[1].isEmpty: ranges.append(first...Int.max)
      default:
        guard let last = Int(ends[1]), last >= first else { throw PageSelection.error(list) }
        ranges.append(first...last)
      }
    }
  }

  func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }

  private static func error(_ list: String) -> UsageError {
    UsageError(message: "'\(list)' is no list of pages such as 1,3-5")
  }
}

extension [LaidOutPage] {
  /// The pages that a selection chooses; all without one.
  ///
  /// - Throws: `QuoinError` where that is none.
  func chosen(by selection: PageSelection?) throws(QuoinError) -> [LaidOutPage] {
    let pages = filter { selection?.contains($0.number) ?? true }
    guard pages.isEmpty else { return pages }
    let count = map(\.number).max() ?? 0
    let size = count == 1 ? "one page" : "\(count) pages"
    throw QuoinError([
      Diagnostic(.error, .unknownName, "no page is chosen: the document has \(size)")
    ])
  }
}
