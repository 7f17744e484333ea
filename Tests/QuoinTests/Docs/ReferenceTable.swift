import QuoinLayout

@testable import QuoinTemplate

/// The parts of `Docs/Reference` that are made from the table of the language.
///
/// They stand between `<!-- table NAME -->` and `<!-- end -->`.
struct ReferenceTable {
  var name: String
  var text: String

  /// Every table that the reference must have.
  static let all: [ReferenceTable] =
    Group.all.map { ReferenceTable(name: $0.name, text: rows($0.attributes)) }
    + Language.elements.filter(\.isSupported).map {
      ReferenceTable(name: $0.name.rawValue, text: about($0))
    } + [
      ReferenceTable(name: "constraint", text: rows(Language.constraintAttributes)),
      ReferenceTable(name: "filters", text: filters),
      ReferenceTable(name: "unsupported", text: unsupported),
    ]

  /// Attributes that several elements share, described in one place.
  private struct Group {
    var name: String
    var link: String
    var attributes: [AttributeEntry]

    static let all = [
      Group(
        name: "identity", link: "[Names and links](boxes.md#names-and-links)",
        attributes: Language.identity),
      Group(name: "looks", link: "[Looks](boxes.md#looks)", attributes: Language.looks),
      Group(
        name: "placement", link: "[Placement](boxes.md#placement)",
        attributes: Language.placement),
      Group(
        name: "letters", link: "[Letters](text.md#letters)",
        attributes: Language.runAttributes),
      Group(
        name: "paragraphs", link: "[Paragraphs](text.md#paragraphs)",
        attributes: Language.paragraphAttributes),
    ]

    func isPart(of attributes: [AttributeEntry]) -> Bool {
      self.attributes.allSatisfy { entry in attributes.contains { $0.name == entry.name } }
    }
  }

  /// What may stand in an element, its own attributes, and the groups that it takes.
  private static func about(_ entry: ElementEntry) -> String {
    let groups = Group.all.filter { $0.isPart(of: entry.attributes) }
    let shared = groups.flatMap(\.attributes).map(\.name)
    let own = entry.attributes.filter { $0.isSupported && !shared.contains($0.name) }
    var parts = ["In it: \(content(entry.content))."]
    if !own.isEmpty { parts.append(rows(own)) }
    if groups.isEmpty {
      if own.isEmpty { parts.append("No attributes.") }
    } else {
      let also = own.isEmpty ? "Attributes" : "Also"
      parts.append("\(also): \(groups.map(\.link).joined(separator: ", ")).")
    }
    return parts.joined(separator: "\n\n")
  }

  private static func content(_ content: ElementEntry.Content) -> String {
    let names = Language.elements(in: content)
      .filter { Language.element($0.rawValue)?.isSupported == true }.map(\.rawValue)
    let elements = names.isEmpty ? [] : ["`\(names.joined(separator: " "))`"]
    return switch content {
    case .nothing: "nothing"
    case .same: "what may stand around it"
    case .constraints: (["[constraints](constraints.md)"] + elements).joined(separator: ", ")
    case .text, .runs: (["text"] + elements).joined(separator: ", ")
    default: elements.joined()
    }
  }

  private static func rows(_ attributes: [AttributeEntry]) -> String {
    let lines = attributes.filter(\.isSupported).map { entry in
      let name = "`\(entry.name.rawValue)`" + (entry.isRequired ? ", required" : "")
      return "| \(name) | \(entry.type.expectation) | \(escaped(entry.summary)) |"
    }
    return (["| attribute | value | meaning |", "| --- | --- | --- |"] + lines)
      .joined(separator: "\n")
  }

  /// A summary with its elements and attributes as code, so that no reader takes them for HTML.
  private static func escaped(_ summary: String) -> String {
    summary.replacing("<if>", with: "`<if>`").replacing("fit=\"shrink\"", with: "`fit=\"shrink\"`")
  }

  private static var filters: String {
    let lines = Filter.allCases.map { filter in
      let usage = filter.usage.split(separator: " or ").map { "`\($0)`" }
      return "| `\(filter.rawValue)` | \(usage.joined(separator: ", ")) | \(filter.argumentWords) |"
    }
    return (["| filter | written | takes |", "| --- | --- | --- |"] + lines)
      .joined(separator: "\n")
  }

  private static var unsupported: String {
    let elements = Language.elements.filter { !$0.isSupported }.map { "`<\($0.name.rawValue)>`" }
    var attributes: [String] = []
    for entry in Language.elements.filter(\.isSupported).flatMap(\.attributes)
    where !entry.isSupported && !attributes.contains("`\(entry.name.rawValue)`") {
      attributes.append("`\(entry.name.rawValue)`")
    }
    return "- Elements: \(elements.joined(separator: ", ")).\n"
      + "- Attributes: \(attributes.joined(separator: ", "))."
  }
}
