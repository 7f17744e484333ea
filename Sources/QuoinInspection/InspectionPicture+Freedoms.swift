package import QuoinCore
import QuoinLayout

/// How far one number of a box may go, as a line on the page.
package struct FreedomMark: Hashable, Sendable {
  /// The index of the box.
  package var box: Int
  package var axis: Axis
  /// Along the axis, where the edge in question could stand at the least; nil without a bound.
  package var low: Double?
  /// Along the axis, where the edge in question could stand at the most; nil without a bound.
  package var high: Double?
  /// What its pill says: `x 0…40`.
  package var caption: String

  init(_ index: Int, _ box: InspectedBox, _ freedom: InspectedFreedom) {
    self.box = index
    let isSize = freedom.quantity == .width || freedom.quantity == .height
    axis = freedom.quantity == .x || freedom.quantity == .width ? .horizontal : .vertical
    // A size is read off the far edge.
    let start = isSize ? box.rect.extent(axis).lowerBound : 0
    low = freedom.low.map { start + $0 }
    high = freedom.high.map { start + $0 }
    let name = freedom.quantity.rawValue
    let number = RuleCaption.number
    caption =
      switch (freedom.low, freedom.high) {
      case (let low?, let high?): "\(name) \(number(low))…\(number(high))"
      case (let low?, nil): "\(name) ≥ \(number(low))"
      case (nil, let high?): "\(name) ≤ \(number(high))"
      case (nil, nil): "\(name) anywhere"
      }
  }

  /// The room that a part of it takes on a lane.
  func rect(_ span: ClosedRange<Double>, _ lane: Double, thickness: Double) -> Rect {
    let length = span.upperBound - span.lowerBound
    return axis == .horizontal
      ? Rect(x: span.lowerBound, y: lane - thickness / 2, width: length, height: thickness)
      : Rect(x: lane - thickness / 2, y: span.lowerBound, width: thickness, height: length)
  }
}

extension InspectionPicture {
  /// The boxes for which the constraints leave a choice.
  private var freeBoxes: [(index: Int, box: InspectedBox)] {
    shownBoxes.filter { !$0.box.freedoms.isEmpty && (chosen == nil || chosen == $0.index) }
  }

  package var moves: [FreedomMark] {
    freeBoxes.flatMap { index, box in box.freedoms.map { FreedomMark(index, box, $0) } }
  }

  func drawHatching(on sketch: inout Sketch) {
    let stroke = Stroke(
      width: style.hairline, color: InspectionStyle.Ink.free.opacity(0.55))
    for (index, box) in freeBoxes {
      sketch.group(box.rect, data(of: index)) { sketch in
        sketch.rectangle(
          box.rect, stroke: Stroke(width: style.line, color: InspectionStyle.Ink.free))
        sketch.hatch(box.rect.intersection(bounds), spacing: 5 * style.unit, stroke)
      }
    }
  }

  /// Arrows from the least to the greatest place; open at the picture's edge where there is none.
  mutating func drawMoves(on sketch: inout Sketch) {
    for move in moves {
      let across = inspection.boxes[move.box].rect.extent(move.axis.across)
      let span = line(of: move)
      let thickness = 5 * style.unit
      let lane = placement.lane(in: across, at: [0.5, 0.3, 0.7, 0.15, 0.85]) { lane in
        move.rect(span, lane, thickness: thickness)
      }
      let stroke = Stroke(width: style.heavyLine, color: InspectionStyle.Ink.free)
      sketch.group(bounds, data(of: move.box) + [SceneDatum("move", "")]) { sketch in
        sketch.line(
          point(move.axis, span.lowerBound, lane), point(move.axis, span.upperBound, lane), stroke)
        for (end, sign, isBound) in [
          (span.lowerBound, -1.0, move.low != nil), (span.upperBound, 1.0, move.high != nil),
        ] {
          for side in [-1.0, 1] {
            sketch.line(
              point(move.axis, end - sign * 4 * style.unit, lane + side * 2.2 * style.unit),
              point(move.axis, end, lane), stroke)
          }
          guard isBound else { continue }
          sketch.line(
            point(move.axis, end, lane - 3 * style.unit),
            point(move.axis, end, lane + 3 * style.unit), stroke)
        }
      }
      label(move, span, lane)
    }
  }

  /// The part of a move that is in the picture.
  private func line(of move: FreedomMark) -> ClosedRange<Double> {
    let extent = bounds.extent(move.axis)
    func clamped(_ value: Double) -> Double {
      min(max(value, extent.lowerBound), extent.upperBound)
    }
    let low = clamped(move.low ?? extent.lowerBound)
    return low...max(low, clamped(move.high ?? extent.upperBound))
  }

  private mutating func label(
    _ move: FreedomMark, _ span: ClosedRange<Double>, _ lane: Double
  ) {
    let pill = Pill(move.caption, .free, style, text)
    pendingMoves.append(
      PendingLabel(
        pill: pill, data: data(of: move.box),
        candidates: beside(span, lane, move.axis, pill.size)))
  }
}
