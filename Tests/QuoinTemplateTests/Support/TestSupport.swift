import Foundation
import QuoinCore
import QuoinLayout

@testable import QuoinTemplate

/// Reads JSON that a test wrote; an empty object where it is malformed.
func data(_ json: String) -> DataValue {
  (try? JSONReader.read(Array(json.utf8), file: "data.json")) ?? .object(DataObject())
}

/// Diagnostics as the command prints them, without source lines.
func lines(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    let place = diagnostic.location.map { "\($0): " } ?? ""
    return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) "
      + "[\(diagnostic.code.rawValue)]"
  }
}

/// A template read and bound by a test, with everything that was said on the way.
struct Bound {
  var pages: [Page] = []
  var diagnostics: [String] = []

  /// Every picture is 100 × 50 pt, but those called `broken`.
  init(
    _ template: String, _ json: String = "{}", variant: String? = nil, locale: String? = nil,
    directory: String = "."
  ) {
    do {
      let template = try Template.parse(
        Array(template.utf8), file: "t.xml", directory: directory)
      let bound = template.bind(data(json), variant: variant, locale: locale) { path in
        path.contains("broken")
          ? .failure(PictureFailure("it is no picture"))
          : .success(Size(width: 100, height: 50))
      }
      pages = bound.pages
      diagnostics = lines(bound.diagnostics)
    } catch {
      diagnostics = lines(error.diagnostics)
    }
  }

  /// A page around some elements.
  init(page content: String, _ json: String = "{}", variant: String? = nil) {
    self.init(
      "<template>\n<page size=\"300 200\">\n\(content)\n</page>\n</template>", json,
      variant: variant)
  }

  /// Every box but the pages, in document order.
  var boxes: [Box] {
    var boxes: [Box] = []
    for page in pages {
      page.root.forEach { box in if box.kind != .page { boxes.append(box) } }
    }
    return boxes
  }

  func box(_ id: String) -> Box? { boxes.first { $0.id == id } }

  var ids: [String] { boxes.map { $0.id ?? "-" } }

  func content(_ id: String) -> TextContent? {
    if case .text(let content) = box(id)?.content { content } else { nil }
  }

  /// What a text says.
  func text(_ id: String) -> String? { content(id)?.plainText }

  /// The rules of a box in the notation of the field.
  func rules(_ id: String) -> [String] {
    guard let box = box(id) else { return ["no box \(id)"] }
    return box.rules.rules.map { $0.description.text(on: box) }
  }
}

/// What an expression comes to as text, or what is wrong with it.
func evaluated(_ expression: String, _ json: String = "{}", language: String = "en") -> String {
  let bound = Bound(
    "<template lang=\"\(language)\"><page><text id=\"t\"><![CDATA[\(expression)]]></text>"
      + "</page></template>", json)
  return bound.diagnostics.first ?? bound.text("t") ?? "nothing"
}

/// A seeded generator, so that every run tries the same.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
