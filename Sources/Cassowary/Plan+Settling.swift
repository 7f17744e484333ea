extension Plan {
  /// Brings each variable as near to its default as it can go, in order of creation (the end of
  /// rule 3).
  /// - Parameter defaults: For each variable the one whose value it takes by default, or -1.
  /// - Returns: All values, or `nil` if several open columns meet in an eliminated root, so that
  ///   this plan cannot tell.
  mutating func settle(defaults: [Int]) -> [Double]? {
    let count = defaults.count
    var rootValues = Array(repeating: 0.0, count: count)
    var isOpen = false
    for component in 0..<components.count {
      let columns = components.columnStart[component]..<components.columnStart[component + 1]
      if coreOf[component] < 0 {
        rootValues[components.columns[columns.lowerBound]] = intervals[component].low
        if !intervals[component].isPoint { isOpen = true }
      } else {
        let core = cores[coreOf[component]]
        for (place, column) in columns.enumerated() {
          rootValues[components.columns[column]] = core.outerValue(place)
        }
        if !core.isDecided { isOpen = true }
      }
    }
    var values = Array(repeating: 0.0, count: count)
    if isOpen {
      var known = SettledRoots(values: rootValues)
      for variable in 0..<count {
        let wanted = defaults[variable] >= 0 ? values[defaults[variable]] : 0
        guard let value = settle(variable, near: wanted, &known) else { return nil }
        values[variable] = value
      }
      rootValues = known.values
    } else {
      elimination?.complete(&rootValues)
    }
    for variable in 0..<count { values[variable] = value(of: variable, rootValues) }
    return values
  }

  /// Some point at which all required constraints hold, if the plan is feasible.
  func feasiblePoint() -> [Double] {
    var copy = self
    var rootValues = Array(repeating: 0.0, count: reduction.links.count)
    for component in 0..<components.count {
      for column in components.columnStart[component]..<components.columnStart[component + 1] {
        let root = components.columns[column]
        let interval = intervals[component]
        rootValues[root] =
          coreOf[component] < 0
          ? max(interval.low, min(interval.high, 0))
          : cores[coreOf[component]].outerValue(local[root])
      }
    }
    elimination?.complete(&rootValues)
    return rootValues.indices.map { copy.value(of: $0, rootValues) }
  }

  /// The value of a variable, once that of its root is known.
  private mutating func value(of variable: Int, _ rootValues: [Double]) -> Double {
    let link = reduction.link(of: variable)
    return link.parent < 0 ? link.offset : link.scale * rootValues[link.parent] + link.offset
  }

  private mutating func settle(
    _ variable: Int, near wanted: Double, _ known: inout SettledRoots
  ) -> Double? {
    let link = reduction.link(of: variable)
    let root = link.parent
    let offset = link.offset
    guard root >= 0 else { return offset }
    let scale = link.scale
    let position = (wanted - offset) / scale
    guard let elimination, elimination.stepOf[root] >= 0 else {
      approach(root, position)
      known.values[root] = present(root)
      return scale * known.values[root] + offset
    }
    guard let open = openSum(of: root, elimination, &known) else { return nil }
    if let (column, factor) = open.column {
      approach(column, (position - open.rest) / factor)
      known.values[column] = present(column)
      known.values[root] = open.rest + factor * known.values[column]
    } else {
      known.values[root] = open.rest
    }
    known.isSettled[root] = true
    return scale * known.values[root] + offset
  }

  /// Moves a root of a component to a position as far as that is still open.
  private mutating func approach(_ root: Int, _ position: Double) {
    let component = components.component[root]
    if coreOf[component] < 0 {
      intervals[component].clamp(position, position)
    } else {
      let core = coreOf[component]
      let column = local[root]
      cores[core].approach(column, position / cores[core].unit[column])
    }
  }

  private func present(_ root: Int) -> Double {
    let component = components.component[root]
    return coreOf[component] < 0
      ? intervals[component].low : cores[coreOf[component]].outerValue(local[root])
  }

  private func isDecided(_ root: Int) -> Bool {
    let component = components.component[root]
    return coreOf[component] < 0
      ? intervals[component].isPoint : cores[coreOf[component]].isDecided
  }

  /// An eliminated root as a number plus a multiple of the one open column it depends on.
  fileprivate struct OpenSum {
    var rest: Double
    var column: (root: Int, factor: Double)?
  }

  /// Expands an eliminated root; `nil` if it depends on several open columns.
  private func openSum(
    of root: Int, _ elimination: Elimination, _ known: inout SettledRoots
  ) -> OpenSum? {
    // Depth first; each step only names roots that were eliminated later, or not at all.
    var sums: [Int: OpenSum] = [:]
    var stack = [root]
    while let top = stack.last {
      if known.isSettled[top] || sums[top] != nil {
        stack.removeLast()
        continue
      }
      let step = elimination.steps[elimination.stepOf[top]]
      var sum = OpenSum(rest: step.right / step.pivot, column: nil)
      var isComplete = true
      for entry in step.start..<step.end {
        let other = elimination.stepRoot[entry]
        let factor = -elimination.stepValue[entry] / step.pivot
        var part = OpenSum(rest: known.values[other], column: nil)
        if elimination.stepOf[other] >= 0 {
          if !known.isSettled[other] {
            guard let expanded = sums[other] else {
              stack.append(other)
              isComplete = false
              continue
            }
            part = expanded
          }
        } else if isDecided(other) {
          part.rest = present(other)
        } else {
          part = OpenSum(rest: 0, column: (other, 1))
        }
        guard sum.add(part, times: factor) else { return nil }
      }
      guard isComplete else { continue }
      stack.removeLast()
      if sum.column == nil {
        known.values[top] = sum.rest
        known.isSettled[top] = true
      }
      sums[top] = sum
    }
    return sums[root] ?? OpenSum(rest: known.values[root], column: nil)
  }
}

/// Values of roots found so far, and for which eliminated roots they are final.
private struct SettledRoots {
  var values: [Double]
  var isSettled: [Bool]

  init(values: [Double]) {
    self.values = values
    isSettled = Array(repeating: false, count: values.count)
  }
}

extension Plan.OpenSum {
  /// Adds a multiple of another sum; false if that is about another column.
  fileprivate mutating func add(_ other: Self, times factor: Double) -> Bool {
    rest += factor * other.rest
    guard let (root, part) = other.column else { return true }
    guard let own = column else {
      column = (root, factor * part)
      return true
    }
    guard own.root == root else { return false }
    let sum = own.factor + factor * part
    let isNothing = sum.magnitude <= 1e-11 * own.factor.magnitude
    // A column that cancels leaves its present value behind in no way: the sum does not depend on it.
    column = isNothing ? nil : (root, sum)
    return true
  }
}
