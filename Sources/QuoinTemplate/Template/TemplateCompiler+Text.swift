internal import QuoinCore

extension TemplateCompiler {
  mutating func run(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode {
    var nodes = attributes(of: element, entry.attributes)
    let styles = nodes.take(.style)
    checkStyles(styles)
    let language = nodes.take(.lang)
    return .run(
      RunNode(
        element: entry.name, styles: styles, language: language, attributes: nodes,
        children: children(of: element, entry.content)))
  }
}
