import QuoinCore
import QuoinLayout

/// What the forms and colours of a picture mean; only those that are in it.
struct Legend {
  private(set) var items: [SceneItem] = []
  private(set) var height = 0.0
  private let style: InspectionStyle
  private let text: any TextMeasuring
  private let width: Double
  private var left = 0.0

  private typealias Ink = InspectionStyle.Ink

  init(_ picture: InspectionPicture, width: Double) {
    style = picture.style
    text = picture.text
    self.width = width
    addRules(picture)
    addBoxes(picture)
    if !items.isEmpty { height += rowHeight }
  }

  private var rowHeight: Double { 11 * style.unit }
  private var swatch: Size { Size(width: 18 * style.unit, height: 7 * style.unit) }

  private mutating func addRules(_ picture: InspectionPicture) {
    let marks = picture.marks
    let rules = marks.map { picture.inspection.rules[$0.rule] }
    func has(_ look: InspectedRuleLook) -> Bool { rules.contains { $0.look == look } }
    if marks.contains(where: { $0.form == .gap }) {
      add(.gap, .written, "distance from target to box, in pt")
    }
    if marks.contains(where: { $0.form == .span }) { add(.span, .written, "size") }
    if marks.contains(where: { $0.form == .alignment }) {
      add(.alignment, .written, "same edge")
    }
    if marks.contains(where: { $0.form == .line }) {
      add(.line, .written, "same centre or baseline")
    }
    if rules.contains(where: { $0.isSoft && !$0.isMissed }) {
      add(.gap, .written, isSoft: true, "soft, @priority")
    }
    if has(.arranged) { add(.gap, .arranged, "written by a stack or grid") }
    if has(.slack) { add(.gap, .slack, "inequality with room to spare") }
    if has(.givenUp) { add(.gap, .givenUp, isSoft: true, "given up, Δ by how much") }
    if has(.refused) { add(.gap, .refused, "refused: conflicts with others") }
  }

  private mutating func addBoxes(_ picture: InspectionPicture) {
    let boxes = picture.shownBoxes.map(\.box)
    let style = self.style
    if !picture.moves.isEmpty {
      add("ambiguous: may move as far as the arrow") { sketch, rect in
        sketch.rectangle(rect, stroke: Stroke(width: style.line, color: Ink.free))
        sketch.hatch(
          rect, spacing: 4 * style.unit, Stroke(width: style.hairline, color: Ink.free))
      }
    }
    if boxes.contains(where: { $0.kind == "guide" || !$0.tracks.isEmpty || $0.safeArea != nil }) {
      add("guide") { sketch, rect in
        sketch.rectangle(
          rect, stroke: Stroke(width: style.hairline, color: Ink.guide, dash: .dashed))
      }
    }
    if picture.inspection.boxes.contains(where: \.isHidden) {
      add("hidden") { sketch, rect in
        sketch.rectangle(
          rect, stroke: Stroke(width: style.hairline, color: Ink.unnamed, dash: .dashed))
      }
    }
    if boxes.contains(where: { $0.margins != nil }) {
      add("margin") { sketch, rect in sketch.rectangle(rect, fill: Ink.margin) }
    }
    if picture.detailedBoxes.contains(where: { !$0.box.baselines.isEmpty }) {
      add("first and last baseline") { sketch, rect in
        sketch.line(
          Point(x: rect.x, y: rect.midY), Point(x: rect.maxX, y: rect.midY),
          Stroke(width: style.line, color: Ink.baseline, dash: .dotted))
      }
    }
    addNaturalSizes(picture.detailedBoxes.map(\.box))
  }

  private mutating func addNaturalSizes(_ boxes: [InspectedBox]) {
    let style = self.style
    let stroke = Stroke(width: style.hairline, color: Ink.frame)
    let sizes = boxes.flatMap { box in
      [(box.naturalWidth, box.rect.width), (box.naturalHeight, box.rect.height)]
    }
    func has(_ test: (Double, Double) -> Bool) -> Bool {
      sizes.contains { natural, solved in natural.map { test($0, solved) } ?? false }
    }
    if has({ $0 < $1 - 0.5 }) {
      add("content ends here by itself") { sketch, rect in
        let x = rect.x + rect.width * 0.6
        sketch.rectangle(rect, stroke: Stroke(width: style.hairline, color: Ink.unnamed))
        sketch.line(
          Point(x: x, y: rect.maxY - 2.6 * style.unit),
          Point(x: x, y: rect.maxY + 1.2 * style.unit),
          Stroke(width: style.line, color: Ink.frame))
      }
    }
    if has({ $0 > $1 + 0.5 }) {
      add("content asks for more: wrapped or squeezed") { sketch, rect in
        sketch.rectangle(rect, stroke: Stroke(width: style.hairline, color: Ink.unnamed))
        for step in [0, 1.6] {
          let tip = rect.maxX - (2.4 + step) * style.unit
          let middle = rect.maxY - 2.6 * style.unit
          for side in [-1.0, 1] {
            sketch.line(
              Point(x: tip, y: middle),
              Point(x: tip + 1.5 * style.unit, y: middle + side * 1.5 * style.unit), stroke)
          }
        }
      }
    }
  }

  private mutating func add(
    _ form: RuleMark.Form, _ look: InspectedRuleLook, isSoft: Bool = false, _ words: String
  ) {
    let style = self.style
    add(words) { sketch, rect in
      let mark = RuleMark(sample: form, in: rect)
      RuleDrawing(
        mark: mark, across: rect.midY, stroke: style.stroke(look, isSoft: isSoft), style: style
      ).draw(on: &sketch)
    }
  }

  /// Puts one swatch with its words after the last, on a new row where it does not fit.
  private mutating func add(_ words: String, _ draw: (inout Sketch, Rect) -> Void) {
    let content = style.content(words, size: 6 * style.unit)
    let size = text.measure(content, width: nil, height: nil)
    let length = swatch.width + 3 * style.unit + size.width
    if left > 0, left + length > width {
      left = 0
      height += rowHeight
    }
    var sketch = Sketch()
    let top = height + (rowHeight - swatch.height) / 2
    draw(&sketch, Rect(x: left, y: top, width: swatch.width, height: swatch.height))
    sketch.text(
      content,
      in: Rect(
        x: left + swatch.width + 3 * style.unit, y: height + (rowHeight - size.height) / 2,
        width: size.width, height: size.height))
    items += sketch.items
    left += length + 10 * style.unit
  }
}

extension RuleMark {
  /// A mark that shows its form inside a rectangle.
  fileprivate init(sample form: Form, in rect: Rect) {
    rule = 0
    axis = .horizontal
    self.form = form
    lane = rect.extent(.vertical)
    owner = lane
    target = form == .span ? nil : lane
    from = rect.x
    to = rect.maxX
    if form == .alignment || form == .line {
      from = rect.midX
      to = rect.midX
    }
  }
}
