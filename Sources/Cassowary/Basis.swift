/// The inverse of a basis matrix as a product of elementary matrices, one for each pivot.
///
/// The product form of the inverse (Dantzig and Orchard-Hays, 1954) needs no more than two loops
/// and stays sparse on what reduction leaves over. Sums that cancel are set to zero by comparison
/// with their own summands, so that no residue of rounding is ever taken for an entry.
struct Basis {
  private var start: [Int] = [0]
  private var pivotRow: [Int] = []
  private var pivotValue: [Double] = []
  private var rows: [Int] = []
  private var values: [Double] = []

  /// How many elementary matrices there are.
  var count: Int { pivotRow.count }
  var entryCount: Int { rows.count }

  /// Appends the pivot on `row` of a column that was transformed by all pivots so far.
  mutating func append(_ column: [Double], pivot row: Int) {
    for (index, value) in column.enumerated() where value != 0 && index != row {
      rows.append(index)
      values.append(value)
    }
    pivotRow.append(row)
    pivotValue.append(column[row])
    start.append(rows.count)
  }

  /// Solves `B x = a` in place.
  func transform(_ vector: inout [Double]) {
    for eta in 0..<pivotRow.count {
      let row = pivotRow[eta]
      guard vector[row] != 0 else { continue }
      let factor = vector[row] / pivotValue[eta]
      vector[row] = factor
      for entry in start[eta]..<start[eta + 1] {
        let index = rows[entry]
        let old = vector[index]
        let new = old - values[entry] * factor
        vector[index] = new.magnitude <= Tolerance.cancelled * old.magnitude ? 0 : new
      }
    }
  }

  /// Solves `Bᵀ y = c` in place.
  ///
  /// The magnitudes of all that was added up bound what rounding may have left of a number, but the
  /// bound grows with every factor, much faster than rounding does. So a number is taken for
  /// rounding only if it is also next to nothing beside its last summands or the largest number.
  /// - Parameters:
  ///   - vector: `c`, then `y`; a number that is nothing but rounding becomes 0.
  ///   - size: The magnitudes of `c`, then for each number of `y` those of all that was added up to
  ///     make it, which tells how much of it may be rounding.
  func transformTransposed(_ vector: inout [Double], size: inout [Double]) {
    var peak = 0.0
    for eta in stride(from: pivotRow.count - 1, through: 0, by: -1) {
      let row = pivotRow[eta]
      var sum = vector[row]
      var total = size[row]
      var actual = sum.magnitude
      for entry in start[eta]..<start[eta + 1] {
        let index = rows[entry]
        guard size[index] != 0 else { continue }
        let part = values[entry] * vector[index]
        sum -= part
        actual = max(actual, part.magnitude)
        total += values[entry].magnitude * size[index]
      }
      let pivot = pivotValue[eta]
      peak = max(peak, actual)
      let noise = min(Tolerance.noise * total, Tolerance.residue * peak)
      vector[row] = sum.magnitude <= noise ? 0 : sum / pivot
      peak = max(peak, vector[row].magnitude)
      size[row] = total / pivot.magnitude
    }
  }

  /// Forgets everything: the inverse of the unit matrix.
  mutating func reset() {
    start = [0]
    pivotRow = []
    pivotValue = []
    rows = []
    values = []
  }
}
