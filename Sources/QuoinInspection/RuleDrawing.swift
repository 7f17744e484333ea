import QuoinCore
import QuoinLayout

/// Draws the line of a rule, without its number.
struct RuleDrawing {
  let mark: RuleMark
  /// Where it stands across its axis.
  let across: Double
  let stroke: Stroke
  let style: InspectionStyle

  func draw(on sketch: inout Sketch) {
    switch mark.form {
    case .gap: drawGap(on: &sketch)
    case .span: drawSpan(on: &sketch)
    case .alignment: drawAlignment(on: &sketch)
    case .line: drawLine(on: &sketch)
    }
  }

  private var solid: Stroke { Stroke(width: stroke.width, color: stroke.color) }
  private var thin: Stroke {
    Stroke(width: 0.35 * style.unit, color: stroke.color, dash: .dashed)
  }

  private func at(_ along: Double, _ across: Double) -> Point { point(mark.axis, along, across) }

  private func drawGap(on sketch: inout Sketch) {
    extend(to: mark.target, at: mark.from, on: &sketch)
    sketch.line(at(mark.from, across), at(mark.to, across), stroke)
    bar(at: mark.from, on: &sketch)
    if abs(mark.to - mark.from) > 1.6 * style.head.width {
      head(at: mark.to, towards: mark.to > mark.from ? 1 : -1, on: &sketch)
    } else {
      bar(at: mark.to, on: &sketch)
    }
  }

  private func drawSpan(on sketch: inout Sketch) {
    sketch.line(at(mark.from, across), at(mark.to, across), stroke)
    guard mark.to - mark.from > 2.4 * style.head.width else {
      bar(at: mark.from, on: &sketch)
      bar(at: mark.to, on: &sketch)
      return
    }
    head(at: mark.from, towards: -1, on: &sketch)
    head(at: mark.to, towards: 1, on: &sketch)
  }

  /// A bar on the owner's edge; where the target stands apart, a line leads to it.
  private func drawAlignment(on sketch: inout Sketch) {
    let length = mark.owner.upperBound - mark.owner.lowerBound
    let reach = min(5 * style.unit, max(1.2 * style.unit, length * 0.3))
    var bar = stroke
    bar.width = max(stroke.width, 1.6 * style.unit)
    if stroke.width < style.line { bar.width = 1.1 * style.unit }
    sketch.line(at(mark.to, across - reach), at(mark.to, across + reach), bar)
    guard let end = apart else { return }
    sketch.line(at(mark.from, across), at(mark.from, end), thin)
    self.bar(at: mark.from, across: end, on: &sketch)
  }

  /// A line through the owner's centre or along its baseline, with a ring on it.
  private func drawLine(on sketch: inout Sketch) {
    var (low, high) = (mark.owner.lowerBound, mark.owner.upperBound)
    if let end = apart {
      low = min(low, end)
      high = max(high, end)
    }
    sketch.line(at(mark.to, low), at(mark.to, high), thin)
    let reach = 1.5 * style.unit
    let center = at(mark.to, across)
    sketch.ellipse(
      Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach),
      fill: .white, stroke: solid)
  }

  /// The nearest end of the target across the axis, where it lies beside the owner.
  private var apart: Double? {
    guard let target = mark.target else { return nil }
    if target.lowerBound > mark.owner.upperBound { return target.lowerBound }
    if target.upperBound < mark.owner.lowerBound { return target.upperBound }
    return nil
  }

  /// A line on from an edge that does not reach as far as the arrow.
  private func extend(to extent: ClosedRange<Double>?, at along: Double, on sketch: inout Sketch) {
    guard let extent, !extent.contains(across) else { return }
    let near = across < extent.lowerBound ? extent.lowerBound : extent.upperBound
    sketch.line(at(along, near), at(along, across), thin)
  }

  private func bar(at along: Double, across: Double? = nil, on sketch: inout Sketch) {
    let across = across ?? self.across
    let reach = 1.6 * style.unit
    sketch.line(at(along, across - reach), at(along, across + reach), solid)
  }

  private func head(at along: Double, towards sign: Double, on sketch: inout Sketch) {
    for side in [-1.0, 1] {
      sketch.line(
        at(along - sign * style.head.width, across + side * style.head.height),
        at(along, across), solid)
    }
  }
}
