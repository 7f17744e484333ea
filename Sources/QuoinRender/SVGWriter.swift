internal import QuoinCore
internal import QuoinText

/// Turns scene items into SVG elements.
struct SVGWriter {
  let text: TextEngine
  let pictures: PictureStore
  var body = ""
  /// Gradients, clips and pictures, which elements refer to by id.
  var definitions = ""
  /// Where pictures go that other elements of the file show too; nil if there are none.
  var shared: SVGSharedPictures?
  private let prefix: String
  private var definitionCount = 0
  private var pictureNames: [ObjectIdentifier: String] = [:]

  /// - Parameters:
  ///   - prefix: What the names of definitions begin with.
  ///   - text: The engine that measured the texts.
  ///   - pictures: The pictures read so far.
  init(prefix: String, text: TextEngine, pictures: PictureStore) {
    self.prefix = prefix
    self.text = text
    self.pictures = pictures
  }

  mutating func write(_ items: [SceneItem]) throws(RenderError) {
    for item in items {
      switch item {
      case .shape(let shape): write(shape)
      case .text(let text): write(text)
      case .image(let image): try write(image)
      case .group(let group): try write(group)
      }
    }
  }

  /// A name for the next definition: counted, so that the same page gives the same names.
  mutating func nextName() -> String {
    definitionCount += 1
    return "\(prefix)\(definitionCount)"
  }

  /// Defines a clip and returns the attribute that applies it, a space before it.
  mutating func clip(to rect: Rect, _ radii: CornerRadii) -> String {
    let name = nextName()
    definitions += """
      <clipPath id="\(name)"><path d="\(SVGPath(.rectangle(radii), in: rect))"/></clipPath>\n
      """
    return " clip-path=\"url(#\(name))\""
  }

  /// The name of a picture, which is defined the first time.
  mutating func name(of picture: Picture) -> String {
    if let name = shared?.name(of: picture) { return name }
    if let known = pictureNames[ObjectIdentifier(picture)] { return known }
    let name = nextName()
    pictureNames[ObjectIdentifier(picture)] = name
    definitions += picture.svgDefinition(name)
    return name
  }
}
