import Cassowary
import QuoinCore

extension FactBuilder {
  /// An unknown that what a box is or shows decides.
  mutating func implied(
    _ implication: PlannedConstraint.Implication, _ box: Box, _ unknown: Unknown,
    _ index: Int, depth: Int
  ) -> Fact {
    let note = note(index)
    var fact = Fact(
      name: measure(unknown).name, value: value(unknown),
      sum: [Summand(nil, session.installed[index].constraint.constant)],
      reason: .constraint(note), location: note.location)
    switch implication {
    case .pageOrigin: fact.remark = "where the page begins"
    case .pageSide: fact.remark = "the size of the page"
    case .fitting: fact.remark = "as small as the rest allows"
    case .notNegative(let axis): fact.remark = "a \(axis.size) is never below 0"
    case .hugging(let axis), .compression(let axis):
      (fact.remark, fact.sum) = content(of: unknown.box, along: axis, sum: fact.sum)
    case .aspect(let ratio):
      let isWidth = unknown.part == .width
      let other = Unknown(unknown.box, isWidth ? .height : .width)
      fact.remark = "its proportions"
      fact.sum = [summand(other, times: isWidth ? ratio : 1 / ratio)]
      tell([measure(other)], of: &fact, depth: depth)
    }
    return fact
  }

  /// What gives a box its own size along an axis, in words, and the sum.
  private func content(
    of index: Int, along axis: Axis, sum: [Summand]
  ) -> (remark: String, sum: [Summand]) {
    let box = plan.boxes[index]
    guard let text = plan.text(of: index) else {
      return (box.holdsPicture ? "the size of its picture" : "its own \(axis.size)", sum)
    }
    guard axis != box.lineAxis else { return ("its text on one line", sum) }
    let metrics = texts[text].solved
    let count = metrics.lines.count
    let line = metrics.height / Double(max(count, 1))
    let isEven =
      count > 1
      && abs(metrics.lastBaseline - metrics.firstBaseline - line * Double(count - 1)) < 1e-6
    return (
      count == 1 ? "the line of its text" : "the \(count) lines of its text",
      isEven ? [Summand("line", line, times: Double(count))] : sum
    )
  }
}
