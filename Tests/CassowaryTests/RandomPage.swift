import Cassowary

/// A seeded page as people make them: boxes below, beside and inside each other, with sizes of their
/// own, in declared order.
struct RandomPage {
  /// One box's variables, and where its rules are in `rules`.
  struct Box {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
    var rules: Range<Int>
  }

  var generator: SeededGenerator
  private(set) var defaults: [Int?] = []
  private(set) var boxes: [Box] = []
  var rules: [Constraint] = []
  /// The rules that give the page's sides.
  private(set) var sides: [Int] = []

  init(seed: Int, boxCount: Int) {
    generator = SeededGenerator(seed: seed)
    let page = addBox(inside: nil)
    for (variable, side) in [(page.width, 600.0), (page.height, 800)] {
      sides.append(rules.count)
      add([Term(variable)], .equal, side)
    }
    for variable in [page.left, page.top] { add([Term(variable)], .equal, 0) }
    close(0)
    for _ in 0..<boxCount { addRandomBox() }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func addBox(inside parent: Box?) -> Box {
    let first = defaults.count
    defaults += [parent?.left.index, parent?.top.index, nil, nil]
    let variables = (first..<first + 4).map(Variable.init)
    let box = Box(
      left: variables[0], top: variables[1], width: variables[2], height: variables[3],
      rules: rules.count..<rules.count)
    boxes.append(box)
    for size in [box.width, box.height] { add([Term(size)], .greaterThanOrEqual, 0) }
    return box
  }

  private mutating func close(_ index: Int) {
    boxes[index].rules = boxes[index].rules.lowerBound..<rules.count
  }

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority = .required
  ) {
    rules.append(
      Constraint(terms, relation, constant, priority: priority, place: Place(1, rules.count)))
  }

  private mutating func addRandomBox() {
    let index = boxes.count
    let parent = boxes[pick([0, 0, Int.random(in: 0..<index, using: &generator)])]
    let before = boxes[index - 1]
    let box = addBox(inside: parent)
    let gap = Double(pick([0, 4, 8, 12]))
    for axis in 0..<2 {
      let (start, size) = axis == 0 ? (box.left, box.width) : (box.top, box.height)
      let (outerStart, outerSize) =
        axis == 0 ? (parent.left, parent.width) : (parent.top, parent.height)
      let (otherStart, otherSize) =
        axis == 0 ? (before.left, before.width) : (before.top, before.height)
      let outerEnd = [Term(outerStart, -1), Term(outerSize, -1)]
      switch pick([0, 1, 1, 2, 3]) {
      case 0: add([Term(start), Term(outerStart, -1)], .equal, gap)
      case 1 where before.left != parent.left:
        add([Term(start), Term(otherStart, -1), Term(otherSize, -1)], .equal, gap)
      case 2:
        add([Term(start, 2), Term(size), Term(outerStart, -2), Term(outerSize, -1)], .equal, 0)
      case 3: add([Term(start), Term(outerStart, -1)], .greaterThanOrEqual, gap)
      default: break
      }
      switch pick([0, 1, 2, 3, 4, 5]) {
      case 0: add([Term(start), Term(size)] + outerEnd, .equal, -gap, pick([.required, 600]))
      case 1: add([Term(start), Term(size)] + outerEnd, .lessThanOrEqual, -gap, pick([999, 600]))
      case 2: add([Term(size), Term(otherSize, -1)], .equal, 0, pick([.required, 500]))
      case 3:
        add([Term(size), Term(outerSize, pick([-0.5, -1.0 / 3]))], .equal, 0, pick([600, 700]))
      case 4 where axis == 1:
        add([Term(size), Term(box.width, -0.75)], .equal, 0, pick([201, 900]))
      default: break
      }
      if pick([true, true, false]) {
        let own = Double(Int.random(in: 2...40, using: &generator) * 5)
        add([Term(size)], .lessThanOrEqual, own, pick([250, 250, 251]))
        add([Term(size)], .greaterThanOrEqual, own, pick([750, 750, Priority(750.0.nextUp)]))
      }
    }
    close(index)
  }
}
