extension Simplex {
  /// Scales the entries of uneven rows towards 1, and tells by how much.
  ///
  /// Geometric scaling (Fulkerson and Wolfe, "An algorithm for scaling matrices", 1962), rounded to
  /// powers of two so that it rounds nothing. Systems whose coefficients are much alike, which most
  /// layouts are, stay as they are.
  static func units(
    _ rowStart: [Int], _ column: [Int], _ entry: inout [Double], columnCount: Int
  ) -> [Double] {
    let rowCount = rowStart.count - 1
    var units = Array(repeating: 1.0, count: columnCount + rowCount)
    var least = Double.infinity
    var most = 0.0
    for value in entry {
      least = min(least, value.magnitude)
      most = max(most, value.magnitude)
    }
    guard most > 16 * least else { return units }
    for _ in 0..<3 {
      var low = Array(repeating: Double.infinity, count: columnCount + rowCount)
      var high = Array(repeating: 0.0, count: columnCount + rowCount)
      func note(_ index: Int, _ size: Double) {
        low[index] = min(low[index], size)
        high[index] = max(high[index], size)
      }
      for row in 0..<rowCount {
        for place in rowStart[row]..<rowStart[row + 1] {
          note(columnCount + row, entry[place].magnitude * units[column[place]])
        }
      }
      for row in columnCount..<units.count { units[row] = powerOfTwo(low[row] * high[row]) }
      for row in 0..<rowCount {
        for place in rowStart[row]..<rowStart[row + 1] {
          note(column[place], entry[place].magnitude / units[columnCount + row])
        }
      }
      for index in 0..<columnCount where high[index] > 0 {
        units[index] = 1 / powerOfTwo(low[index] * high[index])
      }
    }
    for row in 0..<rowCount {
      for place in rowStart[row]..<rowStart[row + 1] {
        entry[place] *= units[column[place]] / units[columnCount + row]
      }
    }
    return units
  }

  /// A power of two near the square root of a number.
  private static func powerOfTwo(_ square: Double) -> Double {
    Double(sign: .plus, exponent: square.exponent >> 1, significand: 1)
  }
}
