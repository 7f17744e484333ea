import QuoinCore
import QuoinLayout

extension InspectionPicture {
  /// Every rule as one mark; broken ones come last and lie on top.
  mutating func drawRules(on sketch: inout Sketch) {
    let order = marks.indices.sorted { a, b in
      let (first, second) = (rule(of: a), rule(of: b))
      return (first.weight, a) < (second.weight, b)
    }
    for index in order {
      let rule = rule(of: index)
      let drawing = RuleDrawing(
        mark: marks[index], across: lanes[index],
        stroke: style.stroke(rule.look, isSoft: rule.isSoft), style: style)
      sketch.group(bounds, data(ofRule: marks[index].rule)) { drawing.draw(on: &$0) }
    }
  }

  func rule(of mark: Int) -> InspectedRule { inspection.rules[marks[mark].rule] }

  func data(ofRule rule: Int) -> [SceneDatum] {
    let boxes = inspection.boxes(of: rule).map { "\($0)" }.joined(separator: " ")
    return [SceneDatum("rule", "\(rule)"), SceneDatum("of", boxes)]
  }
}

extension InspectedRule {
  /// What lies on top of what.
  fileprivate var weight: Int {
    switch look {
    case .arranged: 0
    case .slack: 1
    case .written: 2
    case .givenUp: 3
    case .refused: 4
    }
  }
}
