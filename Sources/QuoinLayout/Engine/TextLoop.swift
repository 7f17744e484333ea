import Cassowary
import QuoinCore

/// Seeks the heights of texts: solves, wraps every text at the width it got, and solves again.
///
/// Every search starts from natural lines, whatever was solved before, and ends after at most
/// ``rounds`` solves more than the first.
struct TextLoop {
  static let rounds = 8
  /// Widths this close count as equal, in pt.
  static let tolerance = 1e-6

  private let plan: LayoutPlan
  /// The measures of each text as the solver has them.
  private(set) var metrics: [TextMetrics]
  /// The width at which each text is wrapped; nil where it stands on its natural lines.
  private(set) var widths: [Double?]
  /// The texts for which no height settled, in document order.
  private(set) var unsettled: [Int] = []

  private var natural: [TextMetrics]
  /// What each search has been through: the heights after each round.
  private var history: [[Double]]
  private var constants: [Double]
  /// By text, the constraints that read its measures.
  private var readers: [[Int]]

  init(_ plan: LayoutPlan, natural: [TextMetrics]) {
    self.plan = plan
    self.natural = natural
    metrics = natural
    widths = Array(repeating: nil, count: natural.count)
    history = [natural.map(\.height)]
    readers = Array(repeating: [], count: natural.count)
    constants = []
    for (index, constraint) in plan.constraints.enumerated() {
      constants.append(constraint.constant(with: natural))
      for reading in constraint.readings where readers[reading.text].last != index {
        readers[reading.text].append(index)
      }
    }
  }

  /// Installs the plan and solves it until no height changes.
  mutating func run(_ session: inout SolverSession, _ cache: inout TextCache) {
    session.install(plan, constants: constants)
    session.solver.solve()
    var held: Set<Int> = []
    // Since the last time that a height was held: before that the heights went another way.
    var start = 0
    for round in 1...Self.rounds {
      var changed = wrap(session, &cache, holding: held)
      guard !changed.isEmpty else { return }
      let heights = metrics.map(\.height)
      let earlier = history[start...].lastIndex(of: heights)
      history.append(heights)
      if let earlier {
        // The heights come round again: those that change on the way never settle.
        let cycle = history[earlier...]
        let moving = heights.indices.filter { text in
          cycle.contains { $0[text] != heights[text] }
        }
        changed = Set(changed).union(hold(moving, &held)).sorted()
        start = history.count
      } else if round == Self.rounds {
        changed = Set(changed).union(hold(changed, &held)).sorted()
      }
      resolve(changed, &session)
    }
    // Held heights stay; the widths that came of them say how the lines break.
    _ = wrap(session, &cache, holding: Set(metrics.indices))
  }

  /// Wraps each text at its solved width; returns those whose measures changed.
  private mutating func wrap(
    _ session: SolverSession, _ cache: inout TextCache, holding held: Set<Int>
  ) -> [Int] {
    var changed: [Int] = []
    for text in plan.texts.indices {
      let box = plan.texts[text].box
      let solved = session.value(Slot(box, plan.boxes[box].lineAxis.size))
      let isNatural = solved >= natural[text].width - Self.tolerance
      // Rounded, so that the last bits of a solution never decide where a line breaks.
      let width = isNatural ? nil : max(0, (solved / Self.tolerance).rounded() * Self.tolerance)
      widths[text] = width
      var new = cache.measure(text, width: width)
      if held.contains(text) { new.height = metrics[text].height }
      guard !new.isSettled(from: metrics[text]) else { continue }
      metrics[text] = new
      changed.append(text)
    }
    return changed
  }

  /// Gives texts that do not settle the tallest height they had, for good.
  private mutating func hold(_ texts: [Int], _ held: inout Set<Int>) -> [Int] {
    for text in texts {
      metrics[text].height = history.reduce(0) { max($0, $1[text]) }
    }
    held.formUnion(texts)
    unsettled = Set(unsettled).union(texts).sorted()
    return texts
  }

  private mutating func resolve(_ texts: [Int], _ session: inout SolverSession) {
    let constraints = Set(texts.flatMap { readers[$0] }).sorted()
    let changes = constraints.filter { index in
      let constant = plan.constraints[index].constant(with: metrics)
      defer { constants[index] = constant }
      return constant != constants[index]
    }
    session.change(changes, of: plan, constants: constants)
    session.solver.solve()
  }
}

extension PlannedConstraint {
  /// The right side, once the measures of texts are known.
  func constant(with metrics: [TextMetrics]) -> Double {
    readings.reduce(constant) { sum, reading in
      sum - metrics[reading.text][reading.measure] * reading.coefficient
    }
  }
}

extension TextMetrics {
  subscript(measure: TextMeasure) -> Double {
    switch measure {
    case .firstBaseline: firstBaseline
    case .lastBaseline: lastBaseline
    case .height: height
    }
  }

  /// Whether layout sees no difference between two settings of a text.
  fileprivate func isSettled(from other: TextMetrics) -> Bool {
    height == other.height && firstBaseline == other.firstBaseline
      && lastBaseline == other.lastBaseline
  }
}
