/// The template language: the one table that checker, schema and reference pages go by.
package enum Language {
  /// Every element, in the order of the reference.
  package static let elements: [ElementEntry] =
    documentElements + boxElements + ruleElements + textElements + controlElements

  private static let byName: [String: ElementEntry] = Dictionary(
    elements.map { ($0.name.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  package static func element(_ name: String) -> ElementEntry? { byName[name] }

  /// The elements that may stand in a content, in the order of the reference.
  package static func elements(in content: ElementEntry.Content) -> [ElementName] {
    switch content {
    case .nothing, .same: []
    case .document:
      [.fonts, .let, .styles, .sample, .page, .variants, .component, .include, .for, .if]
    case .fonts: [.font, .include]
    case .styles: [.style, .include]
    case .boxes: boxes + verbs + [.distribute, .visual, .let, .include, .for, .if]
    case .text: runs + verbs + [.let, .include, .for, .if]
    case .runs: runs + [.let, .for, .if]
    case .rules: verbs + [.let, .include, .for, .if]
    case .constraints: [.let, .for, .if]
    case .variants: [.variant, .include]
    case .operations: verbs + [.set, .let, .include, .for, .if]
    }
  }

  private static let boxes: [ElementName] = [
    .box, .text, .image, .shape, .ellipse, .line, .guide, .grid, .stack, .table, .flow, .barcode,
    .use, .slot,
  ]
  private static let verbs: [ElementName] = [.make, .update, .remake, .remove]
  private static let runs: [ElementName] = [
    .b, .i, .u, .s, .sub, .sup, .br, .span, .a, .leader, .ref,
  ]

  /// Where an element stands, to be told to who put it elsewhere; empty where that is too much to tell.
  static func hint(where name: ElementName) -> String {
    switch name {
    case .elseif, .else: return "; it stands in an <if>"
    case .empty: return "; it stands in a <for>"
    default: break
    }
    if elements(in: .runs).contains(name), runs.contains(name) { return "; put it in a <text>" }
    let holders = self.elements.filter { elements(in: $0.content).contains(name) }
    return holders.count == 1 ? "; it stands in <\(holders[0].name.rawValue)>" : ""
  }

  /// Whether text may stand in a content.
  package static func allowsText(in content: ElementEntry.Content) -> Bool {
    content == .text || content == .runs
  }
}
