internal import QuoinCore
internal import QuoinLayout

extension Box {
  /// The ids that the box, its text and all boxes in it link to.
  var linkedIDs: [String] {
    var links = paint.link.map { [$0] } ?? []
    if case .text(let content) = content { links += content.runs.compactMap(\.link) }
    let own = links.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    return own + children.flatMap(\.linkedIDs)
  }

  /// Where the pictures in the box are declared, by path; the first place of each.
  var pictureLocations: [String: SourceLocation] {
    var locations: [String: SourceLocation] = [:]
    if case .image(let source, _, _) = content { locations[source.path] = location }
    for child in children {
      locations.merge(child.pictureLocations) { first, _ in first }
    }
    return locations
  }
}
