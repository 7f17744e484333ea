/// A constraint as it was given; its row is in the ``RowTable``.
struct Record {
  var constraint: Constraint
  var serial: Int
  var isLive = true

  var isRequired: Bool { constraint.priority.isRequired }

  /// Whether `self` was declared before `other`.
  func precedes(_ other: Record) -> Bool {
    if constraint.place == other.constraint.place { return serial < other.serial }
    return constraint.place < other.constraint.place
  }
}

extension Constraint {
  static let largestConstant = 1e15
  static let largestCoefficient = 1e12
  static let smallestCoefficient = 1e-12

  /// Throws unless the numbers are finite and in range.
  func checkNumbers() throws(SolverError) {
    guard priority.value > 0, priority.value <= 1000 else {
      throw .priorityOutOfRange(priority)
    }
    guard constant.isFinite else { throw .notFinite(self) }
    guard constant.magnitude <= Self.largestConstant else { throw .outOfRange(self) }
    for term in terms {
      guard term.coefficient.isFinite else { throw .notFinite(self) }
      let size = term.coefficient.magnitude
      guard size == 0 || (size >= Self.smallestCoefficient && size <= Self.largestCoefficient)
      else { throw .outOfRange(self) }
    }
  }

  /// Appends the terms, sorted by variable, with repeated variables added up and zeros left out.
  ///
  /// A sum that is nothing but rounding, such as 0.1 + 0.2 − 0.3, is 0.
  /// - Parameter row: Where to append.
  /// - Returns: How many terms were appended.
  func appendNormalised(to row: inout [Term]) -> Int {
    let start = row.count
    var last = -1
    for term in terms {
      if term.variable.index <= last || term.coefficient == 0 {
        row.removeLast(row.count - start)
        return appendSorted(to: &row)
      }
      last = term.variable.index
      row.append(term)
    }
    return terms.count
  }

  private func appendSorted(to row: inout [Term]) -> Int {
    let start = row.count
    let sorted = terms.enumerated().sorted {
      ($0.element.variable.index, $0.offset) < ($1.element.variable.index, $1.offset)
    }
    var next = 0
    while next < sorted.count {
      let variable = sorted[next].element.variable
      var sum = 0.0
      var size = 0.0
      while next < sorted.count, sorted[next].element.variable == variable {
        sum += sorted[next].element.coefficient
        size += sorted[next].element.coefficient.magnitude
        next += 1
      }
      if sum.magnitude > 1e-13 * size { row.append(Term(variable, sum)) }
    }
    return row.count - start
  }
}
