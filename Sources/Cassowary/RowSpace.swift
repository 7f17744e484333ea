/// Independent sparse rows in echelon form, each with the combination of given rows that made it.
///
/// Used to tell which tight constraints determine a variable: it is determined as soon as its unit
/// vector is a combination of rows, and the combination names the rows.
struct RowSpace {
  private struct Row {
    var terms: [Int: Double]
    var origin: [Int: Double]
  }

  /// The row that is led by each column.
  private var rows: [Int: Row] = [:]

  /// Takes in a row under a number of the caller's; a dependent one is left out.
  mutating func insert(_ terms: [Int: Double], as number: Int) {
    let row = reduced(Row(terms: terms, origin: [number: 1]), from: terms)
    guard let lead = row.terms.keys.min() else { return }
    rows[lead] = row
  }

  /// The numbers of the rows that make up the unit vector of `column`, or `nil`.
  func origins(of column: Int) -> [Int]? {
    let row = reduced(Row(terms: [column: 1], origin: [:]), from: [column: 1])
    return row.terms.isEmpty ? row.origin.keys.sorted() : nil
  }

  /// Subtracts rows until none of their leading columns is left.
  private func reduced(_ start: Row, from terms: [Int: Double]) -> Row {
    var row = start
    let size = terms.values.reduce(0) { max($0, $1.magnitude) }
    var done = -1
    while let lead = row.terms.keys.filter({ $0 > done }).min() {
      done = lead
      guard let pivot = rows[lead], let factor = row.terms[lead], let base = pivot.terms[lead]
      else { continue }
      let ratio = factor / base
      for (column, value) in pivot.terms {
        let old = row.terms[column] ?? 0
        let new = old - ratio * value
        let isNothing = new.magnitude <= 1e-11 * max(size, old.magnitude, (ratio * value).magnitude)
        row.terms[column] = column == lead || isNothing ? nil : new
      }
      for (number, value) in pivot.origin {
        let old = row.origin[number] ?? 0
        let new = old - ratio * value
        let isNothing = new.magnitude <= 1e-11 * max(old.magnitude, (ratio * value).magnitude)
        row.origin[number] = isNothing ? nil : new
      }
    }
    return row
  }
}
