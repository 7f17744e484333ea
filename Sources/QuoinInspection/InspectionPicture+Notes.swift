import QuoinCore
import QuoinLayout

/// A strip of the picture above or below the page, its items from its own top left.
struct PictureStrip {
  var items: [SceneItem]
  var height: Double
}

extension InspectionPicture {
  fileprivate typealias Ink = InspectionStyle.Ink

  /// What the picture shows and how it stands with it.
  func heading(width: Double) -> PictureStrip {
    let inset = style.pasteboard / 2
    var sketch = Sketch()
    let name = style.content(
      title.asLabel(atMost: 90), size: 9 * style.unit, weight: 700)
    let nameSize = text.measure(name, width: nil, height: nil)
    sketch.text(
      name, in: Rect(x: inset, y: inset, width: nameSize.width, height: nameSize.height))
    let summary = style.content(
      inspection.summary, size: 6.5 * style.unit, color: Ink.text.opacity(0.75))
    let size = text.measure(summary, width: width - 2 * inset, height: nil)
    let top = inset + nameSize.height
    sketch.text(
      summary, in: Rect(x: inset, y: top, width: width - 2 * inset, height: size.height),
      wraps: true)
    return PictureStrip(items: sketch.items, height: top + size.height)
  }

  /// Why rules were refused, what found no room, and the legend.
  func foot(width: Double) -> PictureStrip {
    let inset = style.pasteboard / 2
    var sketch = Sketch()
    var top = 0.0
    for (text, color, weight) in notes {
      let content = style.content(text, size: 6.5 * style.unit, weight: weight, color: color)
      let size = self.text.measure(content, width: width - 2 * inset, height: nil)
      sketch.text(
        content, in: Rect(x: inset, y: top, width: width - 2 * inset, height: size.height),
        wraps: true)
      top += size.height
    }
    if top > 0 { top += 4 * style.unit }
    let legend = Legend(self, width: width - 2 * inset)
    sketch.add(legend.items.map { $0.inert(movedBy: inset, top) })
    return PictureStrip(items: sketch.items, height: top + legend.height + inset)
  }

  /// More refusals than this are told by the command only.
  private static let mostNotes = 12

  private var notes: [(text: String, color: Color, weight: Int)] {
    var notes: [(text: String, color: Color, weight: Int)] = []
    let refused = refusals
    for (number, index) in refused.prefix(Self.mostNotes).enumerated() {
      guard case .refused(let message, let others) = inspection.rules[index].state else { continue }
      notes.append(("\(number + 1): \(message.asLabel(atMost: 400))", Ink.refused, 600))
      for note in others.prefix(6) {
        notes.append(("      \(note.summary.asLabel(atMost: 200))", Ink.text, 400))
      }
      if others.count > 6 { notes.append(("      and \(others.count - 6) more", Ink.text, 400)) }
    }
    if refused.count > Self.mostNotes {
      notes.append(("and \(refused.count - Self.mostNotes) more refused", Ink.refused, 600))
    }
    if inspection.boxes.indices.contains(where: isQuiet) {
      notes.append(
        ("Boxes in later rounds of loops have no labels; --box ID shows one.", Ink.text, 400))
    }
    if placement.missing > 0 {
      let labels = placement.missing == 1 ? "1 label" : "\(placement.missing) labels"
      notes.append(
        ("\(labels) found no room here; --box ID and the HTML page show them.", Ink.text, 400))
    }
    return notes
  }
}

extension ConstraintNote {
  /// `b.left == a.right + 12  “gap”  (card.xml:7)`, as diagnostics print it.
  var summary: String {
    var text = self.text
    if let label { text += "  “\(label)”" }
    if let location { text += "  (\(location.file):\(location.line))" }
    return text
  }
}

extension PageInspection {
  /// `14 boxes, 32 rules: 2 refused, 1 given up; 3 boxes ambiguous`
  package var summary: String {
    func count(_ number: Int, _ name: String) -> String { "\(number) \(name)" }
    let written = rules.count { $0.origin != .implied }
    let refused = rules.count(where: \.isRefused)
    let missed = rules.count { $0.state == .givenUp }
    let free = boxes.count { !$0.freedoms.isEmpty }
    var text = count(boxes.count - 1, boxes.count == 2 ? "box" : "boxes") + ", "
    text += count(written, written == 1 ? "rule" : "rules")
    let broken = [(refused, "refused"), (missed, "given up")].filter { $0.0 > 0 }
    if !broken.isEmpty {
      text += ": " + broken.map { count($0.0, $0.1) }.joined(separator: ", ")
    }
    if free > 0 { text += "; " + count(free, free == 1 ? "box ambiguous" : "boxes ambiguous") }
    return text
  }
}
