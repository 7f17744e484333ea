/// Constraints that give an unknown its value only together, and what they come to.
struct Knot {
  /// By index in the plan, in declared order.
  var constraints: [Int]
  /// The unknowns that are known from elsewhere, in document order, with their factors.
  var known: [(unknown: Unknown, factor: Double)]
  /// What is added to them.
  var number: Double

  /// The most rows that are looked through; so many are read by nobody.
  private static let mostRows = 150

  /// The unknown that the fewest rows decide; nil where none is decided or there are too many rows.
  static func tightest(
    in equations: [Causes.Equation], known isKnown: (Unknown) -> Bool
  ) -> (unknown: Unknown, knot: Knot)? {
    guard !equations.isEmpty, equations.count <= mostRows else { return nil }
    var rows = equations.enumerated().map { Combination($1, number: $0) }
    var done: [Combination] = []
    let open = Set(equations.flatMap(\.terms.keys)).filter { !isKnown($0) }.sorted()
    for unknown in open {
      // The largest factor keeps what is rounded small.
      let candidates = rows.indices.filter { rows[$0].terms[unknown] != nil }
      guard
        let pivot = candidates.max(by: {
          abs(rows[$0].terms[unknown] ?? 0) < abs(rows[$1].terms[unknown] ?? 0)
        })
      else { continue }
      let row = rows.remove(at: pivot)
      for index in rows.indices { rows[index].clear(unknown, with: row) }
      for index in done.indices { done[index].clear(unknown, with: row) }
      done.append(row)
    }
    var best: (unknown: Unknown, row: Combination)?
    for row in done {
      let unknowns = row.terms.keys.filter { !isKnown($0) }
      guard unknowns.count == 1 else { continue }
      if let best, best.row.origins.count <= row.origins.count { continue }
      best = (unknowns[0], row)
    }
    guard let best, let base = best.row.terms[best.unknown] else { return nil }
    let known = best.row.terms.filter { $0.key != best.unknown }.sorted { $0.key < $1.key }
    return (
      best.unknown,
      Knot(
        constraints: best.row.origins.keys.compactMap { equations[$0].row.constraint }.sorted(),
        known: known.map { ($0.key, -$0.value / base) }, number: best.row.sum / base)
    )
  }

  /// A sum of rows.
  private struct Combination {
    var terms: [Unknown: Double]
    var sum: Double
    /// The rows by number, with their factors.
    var origins: [Int: Double]

    init(_ equation: Causes.Equation, number: Int) {
      terms = equation.terms
      sum = equation.sum
      origins = [number: 1]
    }

    /// Takes an unknown out by subtracting another row.
    mutating func clear(_ unknown: Unknown, with other: Combination) {
      guard let value = terms[unknown], let base = other.terms[unknown] else { return }
      let factor = value / base
      for (key, value) in other.terms {
        terms[key] = key == unknown ? nil : Self.difference(terms[key] ?? 0, factor * value)
      }
      for (number, value) in other.origins {
        origins[number] = Self.difference(origins[number] ?? 0, factor * value)
      }
      sum -= factor * other.sum
    }

    /// nil where nothing but rounding is left.
    private static func difference(_ a: Double, _ b: Double) -> Double? {
      abs(a - b) <= 1e-10 * max(abs(a), abs(b)) ? nil : a - b
    }
  }
}
