internal import QuoinCore
internal import QuoinLayout

extension Box {
  /// The ids that the box and all boxes in it link to.
  var allLinkedIDs: [String] { linkedIDs + children.flatMap(\.allLinkedIDs) }

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
