extension Plan {
  /// Brings each variable as near to its default as it can go, in order of creation (the end of
  /// rule 3).
  /// - Parameter defaults: For each variable the one whose value it takes by default, or -1.
  /// - Returns: All values, or `nil` if open columns of several components meet in an eliminated
  ///   root, so that this plan cannot tell.
  mutating func settle(defaults: [Int]) -> [Double]? {
    let count = defaults.count
    var rootValues = Array(repeating: 0.0, count: count)
    var open = Unsettled()
    for component in 0..<components.count {
      let columns = components.columnStart[component]..<components.columnStart[component + 1]
      if coreOf[component] < 0 {
        rootValues[components.columns[columns.lowerBound]] = intervals[component].low
        if !intervals[component].isPoint {
          open.intervals.append((component, intervals[component]))
        }
      } else {
        let core = coreOf[component]
        for (place, column) in columns.enumerated() {
          rootValues[components.columns[column]] = cores[core].outerValue(place)
        }
        if !cores[core].isDecided { open.cores.append((core, cores[core])) }
      }
    }
    var values = Array(repeating: 0.0, count: count)
    if !open.isEmpty {
      unsettled = open
      var known = SettledRoots(values: rootValues)
      settleWhatIsDecided(&known)
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

  /// Finds the eliminated roots that depend on nothing open, so that they need not be expanded.
  private func settleWhatIsDecided(_ known: inout SettledRoots) {
    guard let elimination else { return }
    for step in elimination.steps.reversed() {
      let isDecided = (step.start..<step.end).allSatisfy { entry in
        let root = elimination.stepRoot[entry]
        return elimination.stepOf[root] >= 0 ? known.isSettled[root] : self.isDecided(root)
      }
      guard isDecided else { continue }
      known.values[step.root] = elimination.value(of: step, known.values)
      known.isSettled[step.root] = true
    }
  }

  /// Some point at which all required constraints hold, if the plan is feasible.
  func feasiblePoint() -> [Double] {
    var copy = self
    var rootValues = Array(repeating: 0.0, count: reduction.links.count)
    for root in components.columns { rootValues[root] = somePoint(root) }
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
    if known.isSettled[root] { return scale * known.values[root] + offset }
    let open = openSum(of: root, elimination, &known)
    guard let value = settle(open, near: position, &known) else { return nil }
    known.values[root] = value
    known.isSettled[root] = true
    return scale * value + offset
  }

  /// Moves what an eliminated root depends on until the root is as near to a position as it can be.
  private mutating func settle(
    _ open: OpenSum, near position: Double, _ known: inout SettledRoots
  ) -> Double? {
    guard let first = open.parts.first else { return open.rest }
    if open.parts.count == 1 {
      approach(first.root, (position - open.rest) / first.factor)
      known.values[first.root] = present(first.root)
      return open.rest + first.factor * known.values[first.root]
    }
    let component = components.component[first.root]
    let core = coreOf[component]
    guard core >= 0, open.parts.allSatisfy({ components.component[$0.root] == component }) else {
      return nil
    }
    let sum = open.parts.map { part in
      (column: local[part.root], factor: part.factor * cores[core].unit[local[part.root]])
    }
    if let value = cores[core].onlyValue(of: sum) { return open.rest + value }
    let activity = cores[core].addActivity(of: sum)
    cores[core].approach(activity, position - open.rest)
    return open.rest + cores[core].value[activity]
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

  /// A value that a root of a component can have, the same whenever it is asked for.
  func somePoint(_ root: Int) -> Double {
    let component = components.component[root]
    return coreOf[component] < 0
      ? max(intervals[component].low, min(intervals[component].high, 0)) : present(root)
  }

  private func present(_ root: Int) -> Double {
    let component = components.component[root]
    return coreOf[component] < 0
      ? intervals[component].low : cores[coreOf[component]].outerValue(local[root])
  }

  private func isDecided(_ root: Int) -> Bool {
    let component = components.component[root]
    return coreOf[component] < 0
      ? intervals[component].isPoint : cores[coreOf[component]].isSettled(local[root])
  }

  /// An eliminated root as a number plus multiples of open roots of components.
  private struct OpenSum {
    var rest: Double
    var parts: [(root: Int, factor: Double)] = []
  }

  /// Expands an eliminated root by its equality, and those it names in turn.
  private func openSum(
    of root: Int, _ elimination: Elimination, _ known: inout SettledRoots
  ) -> OpenSum {
    var sum = OpenSum(rest: 0)
    var queue = Heap()
    var openRoots: [Int] = []
    // Each equality only names roots that were eliminated later, or not at all.
    func note(_ root: Int, _ factor: Double) {
      if known.factor[root] == 0, known.size[root] == 0 {
        let step = elimination.stepOf[root]
        if step >= 0 { queue.insert(step) } else { openRoots.append(root) }
      }
      known.factor[root] += factor
      known.size[root] += factor.magnitude
    }
    func take(_ root: Int, _ factor: Double) {
      if elimination.stepOf[root] >= 0 ? known.isSettled[root] : isDecided(root) {
        let value = elimination.stepOf[root] >= 0 ? known.values[root] : present(root)
        sum.rest += factor * value
      } else {
        note(root, factor)
      }
    }
    take(root, 1)
    while let index = queue.removeFirst() {
      let step = elimination.steps[index]
      let factor = known.factor[step.root]
      known.factor[step.root] = 0
      known.size[step.root] = 0
      sum.rest += factor * step.right / step.pivot
      for entry in step.start..<step.end {
        take(elimination.stepRoot[entry], -factor * elimination.stepValue[entry] / step.pivot)
      }
    }
    for root in openRoots.sorted() {
      if known.factor[root].magnitude > 1e-11 * known.size[root] {
        sum.parts.append((root, known.factor[root]))
      }
      known.factor[root] = 0
      known.size[root] = 0
    }
    return sum
  }
}

/// Values of roots found so far, and for which eliminated roots they are final.
private struct SettledRoots {
  var values: [Double]
  var isSettled: [Bool]
  /// Scratch for expanding: the factor of each root, and how large the parts of it were.
  var factor: [Double]
  var size: [Double]

  init(values: [Double]) {
    self.values = values
    isSettled = Array(repeating: false, count: values.count)
    factor = Array(repeating: 0, count: values.count)
    size = factor
  }
}
