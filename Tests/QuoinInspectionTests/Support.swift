import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinInspection

/// Sets text by arithmetic: every character advances 1 em, a line is 1.2 em, the ascent 0.8 em.
struct EvenText: TextMeasuring {
  func measure(_ content: TextContent, width: Double?, height: Double?) -> TextMetrics {
    let em = content.base.size
    let limit = width.map { max(1, Int(($0 + 1e-6) / em)) } ?? Int.max
    var lines: [String] = []
    for word in content.plainText.split(separator: " ").map(String.init) {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    if lines.isEmpty { lines = [""] }
    let first = 0.1 * em + 0.8 * em
    return TextMetrics(
      width: em * Double(lines.map(\.count).max() ?? 0), height: 1.2 * em * Double(lines.count),
      firstBaseline: first, lastBaseline: first + 1.2 * em * Double(lines.count - 1),
      lines: lines)
  }
}

extension Box {
  /// A box with an id, added to a page or box.
  static func make(_ id: String?, _ kind: Kind = .box, in parent: Box) -> Box {
    let box = Box(id: id, kind: kind)
    parent.add(box)
    return box
  }

  /// A text of size 10 with an id.
  static func text(_ id: String, _ words: String, in parent: Box) -> Box {
    let box = make(id, .text, in: parent)
    var style = TextStyle()
    style.size = 10
    box.content = .text(TextContent(runs: [TextRun(words, style: style)], base: style))
    return box
  }

  /// Required left, top, width and height.
  func place(_ left: Double, _ top: Double, _ width: Double, _ height: Double) {
    makeConstraints { make in
      make.left.equalTo(left)
      make.top.equalTo(top)
      make.size.equalTo(Size(width: width, height: height))
    }
  }
}

/// A page laid out and drawn, with what tests ask of it.
struct Inspected {
  let inspection: PageInspection
  let picture: InspectionPicture
  let scene: ScenePage

  init(_ page: Page, chosen: String? = nil, keepsQuiet: Bool = false) throws {
    let engine = LayoutEngine(text: EvenText())
    let layout = engine.layout(page)
    inspection = try #require(engine.inspection())
    let index = inspection.boxes.firstIndex { chosen != nil && $0.id == chosen }
    picture = InspectionPicture(
      of: layout.scenePage, inspection, title: "page", chosen: index, keepsQuiet: keepsQuiet,
      text: EvenText())
    scene = picture.scene()
  }

  func box(_ id: String) -> Int? { inspection.boxes.firstIndex { $0.id == id } }

  /// The index of the rule with a text.
  func rule(_ text: String) -> Int? {
    inspection.rules.firstIndex { $0.note.text == text }
  }

  func mark(_ text: String) -> RuleMark? {
    picture.marks.first { $0.rule == rule(text) }
  }

  /// All groups with a datum, in the page's coordinates, whatever layer they are in.
  func groups(_ name: String, _ value: String? = nil) -> [SceneGroup] {
    let origin = page?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return scene.items.allGroups.filter { group in
      group.data.contains { $0.name == name && (value == nil || $0.value == value) }
    }.map { $0.offset(-origin.x, -origin.y) }
  }

  /// The groups of a layer.
  func layer(_ name: String) -> [SceneGroup] {
    groups("layer", name).flatMap(\.items).compactMap { item in
      if case .group(let group) = item { group } else { nil }
    }
  }

  /// The frame of the page itself, in the picture's coordinates.
  private var page: SceneGroup? {
    scene.items.allGroups.first { group in
      group.data.contains(SceneDatum("frame", "")) && group.data.contains(SceneDatum("box", "0"))
    }
  }
}

extension Inspected: CustomTestStringConvertible {
  /// Failures need not print all of it.
  var testDescription: String { "the inspected page" }
}

extension [SceneItem] {
  /// The groups in them, outer ones first.
  var allGroups: [SceneGroup] {
    flatMap { item -> [SceneGroup] in
      guard case .group(let group) = item else { return [] }
      return [group] + group.items.allGroups
    }
  }

  var shapes: [SceneShape] {
    compactMap { item in
      if case .shape(let shape) = item { shape } else { nil }
    }
  }

  /// The texts in them, in groups too.
  var texts: [String] {
    flatMap { item -> [String] in
      switch item {
      case .text(let text): [text.content.plainText]
      case .group(let group): group.items.texts
      case .shape, .image: []
      }
    }
  }
}

extension SceneGroup {
  func offset(_ dx: Double, _ dy: Double) -> SceneGroup {
    guard case .group(let moved) = SceneItem.group(self).inert(movedBy: dx, dy) else { return self }
    return moved
  }

  var lines: [SceneShape] { items.shapes.filter { $0.outline == .line } }
}

/// Whether two numbers are the same but for rounding.
func near(_ a: Double?, _ b: Double) -> Bool {
  a.map { abs($0 - b) < 1e-6 } ?? false
}

func near(_ a: Rect, _ b: Rect) -> Bool {
  near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height)
}
