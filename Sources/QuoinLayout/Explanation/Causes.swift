/// What gives each unknown its value, among the tight constraints and defaults that hold one of
/// them.
///
/// A row whose unknowns are all known but one gives that one its value. Rows that come to nothing by
/// this, such as those of three boxes that share a length, decide only together: a block.
struct Causes {
  enum Row: Hashable {
    /// A constraint, by index in the plan.
    case constraint(Int)
    /// An unknown that stands at its default.
    case standing(Slot)
  }

  /// A row as a linear equation: what its terms add up to.
  struct Equation {
    var row: Row
    var terms: [Slot: Double]
    var sum: Double
  }

  private(set) var makers: [Slot: Row] = [:]
  /// The rows that decide only together, in the order given.
  private(set) var block: [Equation] = []
  /// The unknowns that each constraint speaks of, in document order, by index in the plan.
  private(set) var terms: [Int: [Slot]] = [:]

  init(_ equations: [Equation]) {
    var users: [Slot: [Int]] = [:]
    var openCount = equations.map(\.terms.count)
    for (index, equation) in equations.enumerated() {
      for slot in equation.terms.keys { users[slot, default: []].append(index) }
    }
    var isUsed = Array(repeating: false, count: equations.count)
    var ready = equations.indices.filter { openCount[$0] == 1 }
    var next = 0
    while next < ready.count {
      let index = ready[next]
      next += 1
      guard let slot = equations[index].terms.keys.first(where: { makers[$0] == nil }) else {
        continue
      }
      makers[slot] = equations[index].row
      isUsed[index] = true
      for user in users[slot] ?? [] {
        openCount[user] -= 1
        if openCount[user] == 1 { ready.append(user) }
      }
    }
    for equation in equations {
      if case .constraint(let index) = equation.row { terms[index] = equation.terms.keys.sorted() }
    }
    block = equations.indices.filter { !isUsed[$0] && openCount[$0] > 0 }.map { equations[$0] }
  }
}

extension Causes {
  /// The most rows of a block that are added up; so many are read by nobody.
  private static let mostRows = 150

  /// What an unknown of the block comes to in terms of those that are known.
  ///
  /// - Returns: The known unknowns in document order with their factors, and a number; nil where the
  ///   block does not determine it.
  func solution(for goal: Slot) -> (known: [(slot: Slot, factor: Double)], number: Double)? {
    guard block.count <= Self.mostRows else { return nil }
    var rows = block
    let open = Set(rows.flatMap(\.terms.keys)).filter { makers[$0] == nil }
    for slot in open.sorted() where slot != goal {
      let candidates = rows.indices.filter { rows[$0].terms[slot] != nil }
      // The largest coefficient keeps what is rounded small.
      guard
        let pivot = candidates.max(by: {
          abs(rows[$0].terms[slot] ?? 0) < abs(rows[$1].terms[slot] ?? 0)
        }),
        let base = rows[pivot].terms[slot]
      else { continue }
      let row = rows.remove(at: pivot)
      for index in rows.indices {
        guard let factor = rows[index].terms[slot] else { continue }
        rows[index].subtract(row, times: factor / base, clearing: slot)
      }
    }
    let isWanted = { (row: Equation) in
      row.terms.keys.allSatisfy { $0 == goal || makers[$0] != nil }
    }
    guard let row = rows.first(where: { $0.terms[goal] != nil && isWanted($0) }),
      let base = row.terms[goal]
    else { return nil }
    let known = row.terms.filter { $0.key != goal }.sorted { $0.key < $1.key }
    return (known.map { ($0.key, -$0.value / base) }, row.sum / base)
  }
}

extension Causes.Equation {
  fileprivate mutating func subtract(
    _ other: Causes.Equation, times factor: Double, clearing slot: Slot
  ) {
    for (key, value) in other.terms {
      let old = terms[key] ?? 0
      let new = old - factor * value
      let isNothing = abs(new) <= 1e-10 * max(abs(old), abs(factor * value))
      terms[key] = key == slot || isNothing ? nil : new
    }
    sum -= factor * other.sum
  }
}
