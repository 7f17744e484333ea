/// Pictures that several `<svg>` elements of one file show, each in the file once.
package struct SVGSharedPictures {
  private var definitions = ""
  private var names: [ObjectIdentifier: String] = [:]

  package init() {}

  /// An element that holds them and shows nothing; empty without pictures.
  package var element: String {
    guard !definitions.isEmpty else { return "" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" \
      aria-hidden="true"><defs>
      \(definitions)</defs></svg>\n
      """
  }

  /// The name of a picture, which is defined the first time.
  mutating func name(of picture: Picture) -> String {
    if let known = names[ObjectIdentifier(picture)] { return known }
    let name = "picture-\(names.count + 1)"
    names[ObjectIdentifier(picture)] = name
    definitions += picture.svgDefinition(name)
    return name
  }
}

extension Picture {
  /// The picture as an `<image>` with an id, a pixel to a unit.
  func svgDefinition(_ name: String) -> String {
    """
    <image id="\(name)" width="\(width)" height="\(height)" \
    preserveAspectRatio="none" href="data:image/png;base64,\(Base64.encode(file))"/>\n
    """
  }
}
