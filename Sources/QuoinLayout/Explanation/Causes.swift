import QuoinCore

/// What gives each unknown its value, among the tight constraints and defaults that hold one of
/// them.
///
/// A row whose unknowns are all known but one gives that one its value. Where no row does, as with
/// three boxes that share a length, one unknown gets its value from several rows at once, a
/// ``Knot``, and then it goes on row by row.
struct Causes {
  enum Row: Hashable {
    /// A constraint, by index in the plan.
    case constraint(Int)
    /// An unknown that stands at its default.
    case standing(Unknown)
    /// Of a box, by index in the plan: `left + width = right`.
    case span(Int, Axis)
  }

  /// A row as a linear equation: what its terms add up to.
  struct Equation {
    var row: Row
    var terms: [Unknown: Double]
    var sum: Double
  }

  enum Maker {
    case row(Row)
    case knot(Knot)
  }

  private(set) var makers: [Unknown: Maker] = [:]
  private var equations: [Row: Equation] = [:]
  /// The constraints that are left where too many decide at once for anyone to read.
  private var tangle: [Int] = []

  /// Takes tight constraints and defaults; the spans of their boxes are added to them.
  init(_ given: [Equation]) {
    let all = given + Causes.spans(of: given)
    equations = Dictionary(all.map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    var users: [Unknown: [Int]] = [:]
    var openCount = all.map(\.terms.count)
    for (index, equation) in all.enumerated() {
      for unknown in equation.terms.keys { users[unknown, default: []].append(index) }
    }
    var ready = all.indices.filter { openCount[$0] == 1 }
    func close(_ unknown: Unknown) {
      for user in users[unknown] ?? [] {
        openCount[user] -= 1
        if openCount[user] == 1 { ready.append(user) }
      }
    }
    var next = 0
    while true {
      while next < ready.count {
        let equation = all[ready[next]]
        next += 1
        guard let open = equation.terms.keys.first(where: { makers[$0] == nil }) else { continue }
        makers[open] = .row(equation.row)
        close(open)
      }
      let left = all.indices.filter { openCount[$0] > 0 }.map { all[$0] }
      guard let (unknown, knot) = Knot.tightest(in: left, known: { makers[$0] != nil }) else {
        tangle = left.compactMap(\.row.constraint).sorted()
        return
      }
      makers[unknown] = .knot(knot)
      close(unknown)
    }
  }

  private static func spans(of equations: [Equation]) -> [Equation] {
    var rows: [Row] = []
    var seen: Set<Row> = []
    for unknown in Set(equations.flatMap(\.terms.keys)).sorted()
    where seen.insert(.span(unknown.box, unknown.axis)).inserted {
      rows.append(.span(unknown.box, unknown.axis))
    }
    return rows.compactMap { row in
      guard case .span(let box, let axis) = row else { return nil }
      let span = BoxSpan(box, along: axis)
      return Equation(row: row, terms: [span.near: 1, span.size: 1, span.far: -1], sum: 0)
    }
  }

  /// The constraints that give an unknown its value, in declared order: one, or a knot's.
  func constraints(making unknown: Unknown) -> [Int] {
    switch makers[unknown] {
    case .row(let row): row.constraint.map { [$0] } ?? []
    case .knot(let knot): knot.constraints
    case nil: tangle
    }
  }
}

extension Causes.Row {
  /// The constraint that it is.
  var constraint: Int? {
    if case .constraint(let index) = self { index } else { nil }
  }
}

extension Causes {
  /// The constraints that speak of the box of an unknown and decide it, in declared order.
  func nearest(to goal: Unknown) -> [Int] {
    var found: Set<Int> = []
    var open = [goal]
    var seen: Set<Unknown> = [goal]
    while let next = open.popLast() {
      let rows: [Row] =
        if case .row(let row) = makers[next] {
          [row]
        } else {
          constraints(making: next).map { .constraint($0) }
        }
      for row in rows {
        let own = (equations[row]?.terms ?? [:]).keys.filter { $0.box == goal.box }
        guard !own.isEmpty else { continue }
        if let index = row.constraint { found.insert(index) }
        for other in own where seen.insert(other).inserted { open.append(other) }
      }
    }
    return found.sorted()
  }
}
