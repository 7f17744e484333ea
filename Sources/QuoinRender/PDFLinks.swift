internal import CCairo
internal import QuoinCore

/// The names that `#id` links of a scene may lead to: anchored boxes first, then pages.
struct LinkDestinations {
  private let boxes: Set<String>
  private let pages: Set<String>

  init(of scene: Scene) {
    var boxes: Set<String> = []
    func collect(_ items: [SceneItem]) {
      for case .group(let group) in items {
        if let anchor = group.anchor { boxes.insert(anchor) }
        collect(group.items)
      }
    }
    for page in scene.pages { collect(page.items) }
    self.boxes = boxes
    pages = Set(scene.pages.compactMap(\.id)).subtracting(boxes)
  }

  /// Cairo gives the whole document up over a link to a name that is nowhere.
  func contains(_ name: String) -> Bool { boxes.contains(name) || pages.contains(name) }

  func isPage(_ name: String) -> Bool { pages.contains(name) }
}

extension Canvas {
  /// Writes the page's links and destinations, after all drawing: inside groups Cairo loses them.
  func tagLinks(of page: ScenePage, _ destinations: LinkDestinations) {
    cairo_identity_matrix(cairo)
    if let id = page.id, destinations.isPage(id) {
      tag(CAIRO_TAG_DEST, "name=\(quoted(PercentEncoding.name(id))) x=0 y=0")
    }
    for anchor in anchors {
      tag(
        CAIRO_TAG_DEST,
        "name=\(quoted(PercentEncoding.name(anchor.name))) x=\(NumberText(anchor.point.x)) y=\(NumberText(anchor.point.y))"
      )
    }
    for link in links {
      let rect = [link.rect.x, link.rect.y, link.rect.width, link.rect.height]
        .map { NumberText($0).description }.joined(separator: " ")
      switch LinkTarget(link.target) {
      case .place(let name) where destinations.contains(name):
        tag(CAIRO_TAG_LINK, "rect=[\(rect)] dest=\(quoted(PercentEncoding.name(name)))")
      case .address(let address):
        tag(CAIRO_TAG_LINK, "rect=[\(rect)] uri=\(quoted(PercentEncoding.address(address)))")
      case .place, nil: break
      }
    }
  }

  private func tag(_ name: String, _ attributes: String) {
    cairo_tag_begin(cairo, name, attributes)
    cairo_tag_end(cairo, name)
  }

  /// A string in the notation of Cairo's tag attributes.
  private func quoted(_ string: String) -> String {
    "'" + string.replacing("'", with: "\\'") + "'"
  }
}
