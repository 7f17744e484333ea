import QuoinCore
import QuoinLayout

extension InspectionPicture {
  fileprivate typealias Ink = InspectionStyle.Ink

  /// The page as it is printed, on paper, so faint that lines show on it.
  func drawPage(on sketch: inout Sketch) {
    let sheet = Rect(x: 0, y: 0, width: page.size.width, height: page.size.height)
    sketch.rectangle(sheet, fill: Ink.paper)
    sketch.group(sheet, [], opacity: 0.34) { faint in
      if let fill = page.fill {
        faint.add([
          .shape(
            SceneShape(rect: sheet, outline: .rectangle(.zero), fill: fill, stroke: nil))
        ])
      }
      faint.add(page.items)
    }
  }

  /// Tints what lies between a box and its margins.
  func drawMargins(on sketch: inout Sketch) {
    for (index, box) in shownBoxes {
      guard let inner = box.margins else { continue }
      let outer = box.rect
      sketch.group(outer, data(of: index)) { sketch in
        let bands = [
          Rect(x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y),
          Rect(x: outer.x, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
          Rect(x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height),
          Rect(x: inner.maxX, y: inner.y, width: outer.maxX - inner.maxX, height: inner.height),
        ]
        for band in bands where band.width > 0 && band.height > 0 {
          sketch.rectangle(band, fill: Ink.margin)
        }
      }
    }
  }

  /// Guides, the tracks of grids, safe area and bleed, dashed.
  func drawGuides(on sketch: inout Sketch) {
    let stroke = Stroke(width: style.hairline, color: Ink.guide, dash: .dashed)
    for (index, box) in shownBoxes {
      let areas = box.tracks + [box.safeArea, box.bleed].compactMap { $0 }
      let isGuide = box.kind == "guide"
      guard isGuide || !areas.isEmpty else { continue }
      sketch.group(box.rect, data(of: index)) { sketch in
        for area in areas { sketch.rectangle(area, stroke: stroke) }
        guard isGuide else { return }
        for edge in box.reach.edges { sketch.line(edge.0, edge.1, stroke) }
      }
    }
  }

  /// Every box as a hairline where it was solved to stand, over an unseen ground that takes the
  /// pointer.
  func drawFrames(on sketch: inout Sketch) {
    for (index, box) in inspection.boxes.enumerated() {
      sketch.group(box.rect, data(of: index) + [SceneDatum("frame", "")]) { sketch in
        sketch.rectangle(box.rect, fill: .clear, stroke: outline(of: index))
      }
    }
  }

  /// The line around a box; nil for a guide, which has lines of its own.
  private func outline(of index: Int) -> Stroke? {
    let box = inspection.boxes[index]
    if box.kind == "guide" { return nil }
    if index == chosen { return Stroke(width: style.heavyLine, color: Ink.rule) }
    if box.isHidden {
      return Stroke(width: style.hairline, color: Ink.unnamed.opacity(0.6), dash: .dashed)
    }
    let isQuiet = box.id == nil || chosen != nil
    return Stroke(width: style.hairline, color: isQuiet ? Ink.unnamed : Ink.frame)
  }

  func drawBaselines(on sketch: inout Sketch) {
    let stroke = Stroke(width: style.line, color: Ink.baseline, dash: .dotted)
    for (index, box) in detailedBoxes where !box.baselines.isEmpty {
      sketch.group(box.rect, data(of: index)) { sketch in
        for y in box.baselines {
          sketch.line(Point(x: box.rect.x, y: y), Point(x: box.rect.maxX, y: y), stroke)
        }
      }
    }
  }

  /// Ticks where the content would end by itself; wedges where it asks for more than it got.
  func drawNaturalSizes(on sketch: inout Sketch) {
    let stroke = Stroke(width: style.hairline, color: Ink.frame)
    for (index, box) in detailedBoxes {
      let sizes = [(Axis.horizontal, box.naturalWidth), (.vertical, box.naturalHeight)]
      sketch.group(box.rect, data(of: index)) { sketch in
        for case (let axis, let natural?) in sizes {
          let extent = box.rect.extent(axis)
          let solved = extent.upperBound - extent.lowerBound
          let edge = box.rect.extent(axis.across).upperBound
          if natural < solved - 0.5 {
            let along = extent.lowerBound + natural
            sketch.line(
              point(axis, along, edge - 2.6 * style.unit),
              point(axis, along, edge + 1.2 * style.unit),
              Stroke(width: style.line, color: Ink.frame))
          } else if natural > solved + 0.5 {
            for step in [0, 1.6] {
              let tip = extent.upperBound - (2.4 + step) * style.unit
              let middle = edge - 2.6 * style.unit
              for side in [-1.0, 1] {
                sketch.line(
                  point(axis, tip, middle),
                  point(axis, tip + 1.5 * style.unit, middle + side * 1.5 * style.unit), stroke)
              }
            }
          }
        }
      }
    }
  }

  /// The boxes that are seen, with their indices.
  var shownBoxes: [(index: Int, box: InspectedBox)] {
    inspection.boxes.enumerated().filter { !$0.element.isHidden }.map { ($0.offset, $0.element) }
  }

  /// The boxes that are shown with all that is known about them: the chosen one, or all.
  var detailedBoxes: [(index: Int, box: InspectedBox)] {
    shownBoxes.filter { chosen == nil || chosen == $0.index }
  }

  func data(of box: Int) -> [SceneDatum] { [SceneDatum("box", "\(box)")] }
}

extension Rect {
  /// The four sides; one line twice where a guide has no width.
  fileprivate var edges: [(Point, Point)] {
    let corners = [
      Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY),
    ]
    return corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
  }
}
