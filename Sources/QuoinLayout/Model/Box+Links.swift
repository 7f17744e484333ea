import QuoinCore

extension Box {
  /// The ids that the box and the runs of its text link to: what follows the `#`.
  package var linkedIDs: [String] {
    var links = paint.link.map { [$0] } ?? []
    if case .text(let content) = content { links += content.runs.compactMap(\.link) }
    return links.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }
}
