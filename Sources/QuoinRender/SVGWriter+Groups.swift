internal import QuoinCore

extension SVGWriter {
  mutating func write(_ group: SceneGroup) throws(RenderError) {
    guard group.rect.isDrawable else { return }
    var attributes = ""
    for datum in group.data {
      attributes += " data-\(datum.name)=\"\(XMLText(datum.value))\""
    }
    if let anchor = group.anchor { attributes += " id=\"\(XMLText(anchor))\"" }
    if group.rotation.truncatingRemainder(dividingBy: 360) != 0 {
      let (x, y) = (NumberText(group.rect.midX), NumberText(group.rect.midY))
      attributes += " transform=\"rotate(\(NumberText(group.rotation)) \(x) \(y))\""
    }
    if group.opacity < 1 {
      attributes += " opacity=\"\(NumberText(max(0, group.opacity)))\""
    }
    if group.clips { attributes += clip(to: group.rect, group.radius) }
    let target = group.link.flatMap(LinkTarget.init)
    openLink(target)
    body += "<g\(attributes)>\n"
    if target != nil {
      // All of the box leads there, also where nothing is painted.
      body += """
        <path d="\(SVGPath(.rectangle(.zero), in: group.rect))" fill="none" \
        pointer-events="all"/>\n
        """
    }
    try write(group.items)
    body += "</g>\n"
    closeLink(target)
  }

  mutating func write(_ image: SceneImage) throws(RenderError) {
    guard image.rect.isDrawable, image.rect.width > 0, image.rect.height > 0 else { return }
    let picture = try pictures.picture(at: image.source.path)
    let placed = PicturePlacement(image, natural: picture.naturalSize).rect
    guard placed.isDrawable else { return }
    let across = placed.width / Double(picture.width)
    let down = placed.height / Double(picture.height)
    let reachesOut = image.fit == .cover || image.fit == .none || image.radius != .zero
    let clip = reachesOut ? self.clip(to: image.rect, image.radius) : ""
    let title = image.alternativeText.map { "<title>\(XMLText($0))</title>" } ?? ""
    body += """
      <g\(clip)>\(title)<use href="#\(name(of: picture))" \
      transform="matrix(\(SVGScale(across)) 0 0 \(SVGScale(down)) \
      \(NumberText(placed.x)) \(NumberText(placed.y)))"/></g>\n
      """
  }

  mutating func openLink(_ target: LinkTarget?) {
    switch target {
    case .place(let name): body += "<a href=\"#\(XMLText(name))\">"
    case .address(let address): body += "<a href=\"\(XMLText(address))\">"
    case nil: break
    }
  }

  mutating func closeLink(_ target: LinkTarget?) {
    if target != nil { body += "</a>\n" }
  }
}

/// A factor in a matrix: four decimals would move the far edge of a large picture.
struct SVGScale: CustomStringConvertible {
  let description: String

  init(_ factor: Double) {
    description = factor.isFinite ? "\((factor * 1e9).rounded() / 1e9)" : "0"
  }
}
