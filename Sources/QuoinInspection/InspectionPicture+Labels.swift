import QuoinCore
import QuoinLayout

/// A label that still seeks its place.
struct PendingLabel {
  var pill: Pill
  var data: [SceneDatum]
  var candidates: [LabelPlacement.Candidate]
  /// Whether it is left out of a crowded page.
  var isQuiet = false
}

extension InspectionPicture {
  /// Tags and numbers. What is wrong takes its place first, then what could move, then the ids, then
  /// what holds.
  mutating func drawLabels(on sketch: inout Sketch) {
    let numbers = marks.indices.compactMap { index in number(of: index) }
    let isBroken = numbers.map(\.isBroken)
    let labels =
      zip(numbers, isBroken).filter(\.1).map(\.0.label) + pendingMoves + tags() + areas()
      + zip(numbers, isBroken).filter { !$0.1 }.map(\.0.label)
    for label in labels {
      var data = label.data + [SceneDatum("label", "")]
      var rect = label.isQuiet ? nil : placement.place(label.pill.size, at: label.candidates)
      if rect == nil, keepsQuiet {
        rect = placement.rect(label.pill.size, at: label.candidates)
        data.append(SceneDatum("quiet", ""))
      }
      guard let rect else { continue }
      sketch.group(rect, data) { label.pill.draw(in: rect, on: &$0) }
    }
  }

  /// The number of a rule, counted among the refused ones if it is one.
  private func number(of index: Int) -> (label: PendingLabel, isBroken: Bool)? {
    let mark = marks[index]
    let rule = rule(of: index)
    guard var caption = mark.caption else { return nil }
    if let number = refusalNumbers[mark.rule] { caption = "\(number): \(caption)" }
    let pill = Pill(caption, .rule(rule.look), style, text)
    let range = (min(mark.from, mark.to)...max(mark.from, mark.to))
      .clamped(to: bounds.extent(mark.axis))
    return (
      PendingLabel(
        pill: pill, data: data(ofRule: mark.rule),
        candidates: beside(range, lanes[index], mark.axis, pill.size),
        isQuiet: !rule.isMissed && isQuiet(rule.owner.box)),
      rule.isMissed
    )
  }

  /// Whether a box has no labels: in a later round of a loop on a crowded page.
  func isQuiet(_ box: Int) -> Bool {
    isCrowded && inspection.boxes[box].isRepeated
  }

  /// Places for a label on a line, then beside it.
  func beside(
    _ range: ClosedRange<Double>, _ lane: Double, _ axis: Axis, _ size: Size
  ) -> [LabelPlacement.Candidate] {
    let isHorizontal = axis == .horizontal
    let (along, across) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
    let length = range.upperBound - range.lowerBound
    let step = size.area * 0.06
    var candidates: [LabelPlacement.Candidate] = []
    func add(_ middle: Double, _ offset: Double, _ penalty: Double) {
      let center = point(axis, middle, lane + offset)
      candidates.append(
        .init(
          origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2),
          penalty: penalty))
    }
    if length > along + 2.4 * style.head.width {
      for (rank, part) in [0.5, 0.36, 0.64, 0.22, 0.78].enumerated() {
        let room = length - along - 2 * style.head.width
        let start = range.lowerBound + style.head.width + along / 2
        add(start + room * part, 0, Double(rank) * step - size.area)
      }
    }
    for (row, distance) in [1.0, 2.1, 3.2].enumerated() {
      let offset = distance * (across / 2 + 1.4 * style.unit)
      for (rank, part) in [0.5, 0.2, 0.8, -0.4, 1.4].enumerated() {
        let reach = max(length, along)
        let middle = (range.lowerBound + range.upperBound) / 2 + (part - 0.5) * reach
        for (side, sign) in [-1.0, 1].enumerated() {
          let penalty = Double(rank + side + 6 * row) * step + (row > 0 ? size.area : 0)
          add(middle, sign * offset, penalty)
        }
      }
    }
    return candidates
  }

  /// The ids of boxes and guides; those of the chosen box and what holds it, if one is chosen.
  private func tags() -> [PendingLabel] {
    let related = Set(
      marks.flatMap { mark in
        let rule = inspection.rules[mark.rule]
        return [rule.owner.box, rule.target?.box ?? rule.owner.box]
      })
    let boxes = shownBoxes.filter { index, _ in
      index > 0 && (chosen == nil || index == chosen || related.contains(index))
    }
    // The smallest first: the others have more places to choose from.
    return boxes.sorted { ($0.box.rect.area, $0.index) < ($1.box.rect.area, $1.index) }
      .compactMap { index, box in
        guard let id = box.id else { return nil }
        let pill = Pill(id.asLabel(), box.isUnprinted ? .guide : .box, style, text)
        return PendingLabel(
          pill: pill, data: data(of: index), candidates: corners(of: box.reach, pill.size),
          isQuiet: isQuiet(index))
      }
  }

  /// The names of the page's safe area and bleed.
  private func areas() -> [PendingLabel] {
    guard chosen == nil else { return [] }
    let root = inspection.boxes[0]
    let areas = [("safeArea", root.safeArea), ("bleed", root.bleed)]
    return areas.compactMap { name, area in
      guard let area else { return nil }
      let pill = Pill(name, .guide, style, text)
      return PendingLabel(
        pill: pill, data: data(of: 0), candidates: corners(of: area, pill.size))
    }
  }

  /// Places for a tag: the corners of a box, inside and out, then along its top.
  private func corners(of rect: Rect, _ size: Size) -> [LabelPlacement.Candidate] {
    let step = size.area * 0.12
    let isRoomy = size.width < 0.7 * rect.width && size.height < 0.5 * rect.height
    let inside = isRoomy ? 0 : 3 * step
    let (right, bottom) = (rect.maxX - size.width, rect.maxY - size.height)
    let above = rect.y - size.height
    var places: [(x: Double, y: Double, penalty: Double)] = [
      (rect.x, rect.y, inside), (rect.x, above, step), (right, rect.y, inside + step),
      (right, above, 2 * step), (rect.x, bottom, inside + 2 * step),
      (rect.x, rect.maxY, 3 * step), (right, bottom, inside + 3 * step),
      (right, rect.maxY, 4 * step), (rect.maxX, rect.y, 5 * step),
      (rect.x - size.width, rect.y, 5 * step),
    ]
    for part in [0.25, 0.5, 0.75] {
      let x = rect.x + (rect.width - size.width) * part
      let y = rect.y + (rect.height - size.height) * part
      places += [
        (x, rect.y, inside + 4 * step), (x, above, 4 * step), (rect.x, y, inside + 5 * step),
        (x, bottom, inside + 5 * step), (right, y, inside + 6 * step),
        (x, rect.midY - size.height / 2, inside + 6 * step),
      ]
    }
    return places.map {
      LabelPlacement.Candidate(origin: Point(x: $0.x, y: $0.y), penalty: $0.penalty)
    }
  }
}

extension InspectedBox {
  /// Whether it only takes part in layout.
  fileprivate var isUnprinted: Bool { kind == "guide" || kind == "grid" }
}

extension Size {
  fileprivate var area: Double { width * height }
}
