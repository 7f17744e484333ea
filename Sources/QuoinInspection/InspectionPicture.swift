package import QuoinCore
package import QuoinLayout

/// A page as it was laid out, faint, and over it what holds it together.
///
/// Layers from back to front: the page, margins, what is ambiguous, guides, frames, rules, tags and
/// numbers; around the page a title above, and notes and a legend below. Groups carry data for
/// scripts: `data-layer`; `data-box` with a box's index in the inspection; `data-rule` with a
/// rule's, and `data-of` with the indices of the boxes that it is about.
package struct InspectionPicture {
  let page: ScenePage
  let inspection: PageInspection
  let title: String
  /// The only box whose rules are shown; nil for all.
  let chosen: Int?
  let text: any TextMeasuring
  let style: InspectionStyle
  /// Whether labels without room are there nevertheless, marked `data-quiet`, for scripts to show.
  let keepsQuiet: Bool
  /// The page with the pasteboard around it, in the page's coordinates.
  let bounds: Rect
  /// The rules that are shown, in declared order.
  package let marks: [RuleMark]
  /// Where each stands across its axis.
  private(set) package var lanes: [Double] = []
  /// The refused rules among them, in declared order, as notes number them from 1.
  let refusals: [Int]
  let refusalNumbers: [Int: Int]
  /// Whether labels of later rounds of loops are left out.
  let isCrowded: Bool
  var placement: LabelPlacement
  /// Labels of moves, which wait until those of broken rules have their places.
  var pendingMoves: [PendingLabel] = []

  /// - Parameters:
  ///   - page: The page as it is drawn.
  ///   - inspection: What holds it together.
  ///   - title: What stands above it.
  ///   - chosen: The index of the only box whose rules are to be shown; nil for all.
  ///   - keepsQuiet: Whether labels without room are drawn too, to be shown by a script.
  ///   - text: What measures the labels.
  package init(
    of page: ScenePage, _ inspection: PageInspection, title: String, chosen: Int? = nil,
    keepsQuiet: Bool = false, text: any TextMeasuring
  ) {
    self.page = page
    self.inspection = inspection
    self.title = title
    self.chosen = chosen
    self.keepsQuiet = keepsQuiet
    self.text = text
    style = InspectionStyle(for: page.size)
    bounds = InspectionPicture.bounds(of: page, inspection, style)
    placement = LabelPlacement(bounds, unit: style.unit)
    marks = inspection.rules.indices.filter { rule in
      guard let chosen else { return inspection.isDrawn(rule) }
      return inspection.isDrawn(rule) && inspection.boxes(of: rule).contains(chosen)
    }.map { RuleMark($0, in: inspection) }
    let refused = marks.map(\.rule).filter { inspection.rules[$0].isRefused }
    refusals = refused
    refusalNumbers = Dictionary(
      refused.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    isCrowded = chosen == nil && inspection.isCrowded
    lanes = chooseLanes()
    for box in inspection.boxes where !box.isHidden {
      if let text = box.textArea { placement.avoid(text: text) }
    }
  }

  /// How large lines and letters are on a page of some size, 1 being right for print.
  package static func unit(for size: Size) -> Double { InspectionStyle(for: size).unit }

  /// The page and some room around it, with boxes that reach out of the page as far as they are not
  /// out of all proportion.
  private static func bounds(
    of page: ScenePage, _ inspection: PageInspection, _ style: InspectionStyle
  ) -> Rect {
    let sheet = Rect(x: 0, y: 0, width: page.size.width, height: page.size.height)
    let reach = (across: sheet.width * 0.15, down: sheet.height * 0.15)
    let limit = sheet.inset(
      by: Insets(top: -reach.down, left: -reach.across, bottom: -reach.down, right: -reach.across))
    var around = sheet.union(inspection.boxes[0].bleed?.intersection(limit) ?? sheet)
    for box in inspection.boxes where !box.isHidden {
      let seen = box.rect.intersection(limit)
      if seen.area > 0 { around = around.union(seen) }
    }
    return around.inset(by: Insets(-style.pasteboard))
  }

  /// The picture as a page of its own.
  package func scene() -> ScenePage {
    var picture = self
    var body = Sketch()
    body.group(bounds, [], clips: true) { picture.draw(on: &$0) }
    let head = picture.heading(width: bounds.width)
    let foot = picture.foot(width: bounds.width)
    let height = head.height + bounds.height + foot.height
    var items = [
      SceneItem.shape(
        SceneShape(
          rect: Rect(x: 0, y: 0, width: bounds.width, height: height),
          outline: .rectangle(.zero), fill: .color(InspectionStyle.Ink.pasteboard), stroke: nil))
    ]
    items += head.items
    items += body.items.map { $0.inert(movedBy: -bounds.x, head.height - bounds.y) }
    items += foot.items.map { $0.inert(movedBy: 0, head.height + bounds.height) }
    return ScenePage(
      id: page.id, size: Size(width: bounds.width, height: height),
      fill: .color(InspectionStyle.Ink.pasteboard), items: Array(items.dropFirst()))
  }

  private mutating func draw(on sketch: inout Sketch) {
    layer("page", on: &sketch) { $0.drawPage(on: &$1) }
    layer("margins", on: &sketch) { $0.drawMargins(on: &$1) }
    layer("free", on: &sketch) { $0.drawHatching(on: &$1) }
    layer("guides", on: &sketch) { $0.drawGuides(on: &$1) }
    layer("frames", on: &sketch) { $0.drawFrames(on: &$1) }
    layer("baselines", on: &sketch) { $0.drawBaselines(on: &$1) }
    layer("sizes", on: &sketch) { $0.drawNaturalSizes(on: &$1) }
    layer("rules", on: &sketch) { $0.drawRules(on: &$1) }
    layer("moves", on: &sketch) { $0.drawMoves(on: &$1) }
    layer("labels", on: &sketch) { $0.drawLabels(on: &$1) }
  }

  private mutating func layer(
    _ name: String, on sketch: inout Sketch,
    _ body: (inout InspectionPicture, inout Sketch) -> Void
  ) {
    var inner = Sketch()
    body(&self, &inner)
    guard !inner.isEmpty else { return }
    sketch.group(bounds, [SceneDatum("layer", name)]) { $0.add(inner.items) }
  }

  private func isGuide(_ mark: RuleMark) -> Bool {
    inspection.boxes[inspection.rules[mark.rule].owner.box].kind == "guide"
  }

  private mutating func chooseLanes() -> [Double] {
    marks.map { mark in
      let parts: [Double] =
        switch mark.form {
        // At the end of a guide, which is a line over the whole page.
        case _ where isGuide(mark): [0.03, 0.05, 0.07, 0.09, 0.97, 0.95, 0.5]
        case .span: [0.82, 0.7, 0.9, 0.5, 0.3, 0.18, 0.6]
        case .gap, .alignment, .line: [0.5, 0.35, 0.65, 0.22, 0.78, 0.1, 0.9]
        }
      let thickness = 3.5 * style.unit
      let seen = mark.lane.clamped(to: bounds.extent(mark.axis.across))
      return placement.lane(in: seen, at: parts) { lane in
        let line = mark.rect(at: lane, thickness: thickness)
        // A bar is short along its axis; it takes room nevertheless.
        guard mark.form == .alignment || mark.form == .line else { return line }
        return line.inset(by: Insets(-thickness / 2))
      }
    }
  }
}

extension InspectedBox {
  /// About where its text is; nil without one.
  fileprivate var textArea: Rect? {
    guard !baselines.isEmpty else { return nil }
    var area = rect
    // Where it is set otherwise than from the left, this is a guess.
    area.width = min(area.width, naturalWidth ?? area.width)
    return area
  }

  /// Whether it stands in a later round of a loop, so that it says nothing new.
  var isRepeated: Bool {
    guard let id, let open = id.firstIndex(of: "[") else { return false }
    return id[open...].contains { ("1"..."9").contains($0) }
  }
}

extension PageInspection {
  /// Whether there are so many ids that those of later rounds of loops are left out.
  var isCrowded: Bool { boxes.count { $0.id != nil } > 60 }

  /// The boxes that a rule is about: its owner, and what it is set against unless the owner stands
  /// in that.
  func boxes(of rule: Int) -> [Int] {
    let rule = rules[rule]
    guard let target = rule.target?.box, target != rule.owner.box,
      !isBox(target, above: rule.owner.box)
    else { return [rule.owner.box] }
    return [rule.owner.box, target]
  }

  private func isBox(_ ancestor: Int, above box: Int) -> Bool {
    var next = boxes[box].parent
    while let current = next {
      if current == ancestor { return true }
      next = boxes[current].parent
    }
    return false
  }

  /// Whether a rule is to be seen, if it is not broken: those of hidden boxes are not, nor those by
  /// which stacks only keep their children inside.
  func isDrawn(_ index: Int) -> Bool {
    let rule = rules[index]
    if rule.isMissed { return true }
    let isContainment =
      rule.origin == .arranged && rule.comparison != .equal && rule.constant == 0
    return !isContainment && !boxes[rule.owner.box].isHidden
  }
}
