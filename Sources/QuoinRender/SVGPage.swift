package import QuoinCore
package import QuoinText

/// Writes a page, without its bleed, as SVG: text as text, placed word by word, links as links,
/// pictures inside the file.
///
/// The same page, fonts and pictures give the same bytes. Fonts are named, not embedded.
///
/// - Parameters:
///   - page: What to write.
///   - title: What a reader shows as the document's name.
///   - text: The engine that measured the page's texts, or one over the same fonts.
///   - pictures: The pictures read so far.
/// - Returns: The file's bytes, UTF-8.
/// - Throws: `RenderError`, where a picture cannot be read.
package func renderSVG(
  _ page: ScenePage, title: String? = nil, text: TextEngine, pictures: PictureStore
) throws(RenderError) -> [UInt8] {
  var writer = SVGWriter(prefix: "quoin-", text: text, pictures: pictures)
  let element = try writer.element(page, title: title)
  return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(element)".utf8)
}

/// Writes a page as the `<svg>` element alone, to stand in a file with others.
///
/// - Parameters:
///   - page: What to write.
///   - prefix: What the ids in it begin with; different for each element of a file.
///   - shared: The pictures of the file, to which those of the page are added.
///   - text: The engine that measured the page's texts, or one over the same fonts.
///   - pictures: The pictures read so far.
/// - Returns: The element with a line feed.
/// - Throws: `RenderError`, where a picture cannot be read.
package func svgElement(
  _ page: ScenePage, prefix: String, shared: inout SVGSharedPictures, text: TextEngine,
  pictures: PictureStore
) throws(RenderError) -> String {
  var writer = SVGWriter(prefix: prefix, text: text, pictures: pictures)
  writer.shared = shared
  let element = try writer.element(page, title: nil)
  shared = writer.shared ?? shared
  return element
}

extension SVGWriter {
  /// The whole of a page.
  fileprivate mutating func element(
    _ page: ScenePage, title: String?
  ) throws(RenderError) -> String {
    if let fill = page.fill {
      let bleed = page.bleed
      let whole = Rect(
        x: -bleed.left, y: -bleed.top, width: page.size.width + bleed.left + bleed.right,
        height: page.size.height + bleed.top + bleed.bottom)
      write(SceneShape(rect: whole, outline: .rectangle(.zero), fill: fill, stroke: nil))
    }
    try write(page.items)

    let width = NumberText(page.size.width)
    let height = NumberText(page.size.height)
    var element = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)pt" height="\(height)pt" \
      viewBox="0 0 \(width) \(height)">\n
      """
    if let title { element += "<title>\(XMLText(title))</title>\n" }
    if !definitions.isEmpty { element += "<defs>\n\(definitions)</defs>\n" }
    return element + body + "</svg>\n"
  }
}
