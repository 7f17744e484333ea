/// A system on its way to a solution: reduced, split, and known to be feasible or not.
///
/// A plan is built afresh from the set of constraints in declared order, so what comes of it cannot
/// depend on how that set came about.
struct Plan {
  var reduction: Reduction
  let assembly: Assembly
  /// What was substituted away; `nil` if nothing was to be.
  let elimination: Elimination?
  let components: Components
  /// For each component of one root and no row, what it may still be.
  var intervals: [Interval]
  /// The simplex of each other component, by way of `coreOf`.
  var cores: [Simplex]
  /// The place of each component's simplex in `cores`, or -1.
  private(set) var coreOf: [Int]
  /// Each root's place among its component's columns.
  private(set) var local: [Int]
  private(set) var isFeasible: Bool

  /// Plans the constraints in `order`, which is declared order, and looks for a feasible point.
  ///
  /// Roots are substituted away if it `eliminates`, which is faster; else each stays a column. A plan
  /// that is not feasible is left unfinished, unless it `insists`: then it can be optimised all the
  /// same, and misses some required constraint by as little as it finds. One that `probes` is asked
  /// only whether it is feasible.
  init(
    _ order: [Int], of table: RowTable, variableCount: Int, eliminates: Bool = true,
    insists: Bool = false, probes: Bool = false
  ) {
    reduction = Reduction(variableCount: variableCount)
    reduction.resolve(order, of: table, insists: insists)
    intervals = []
    cores = []
    coreOf = []
    local = []
    isFeasible = reduction.isConsistent
    var assembly = Assembly(
      isFeasible || insists ? order : [], of: table, reduction: &reduction, insists: insists)
    let isWorthwhile = isFeasible && assembly.isConsistent
    elimination = eliminates && isWorthwhile ? Elimination(&assembly) : nil
    self.assembly = assembly
    isFeasible = isFeasible && assembly.isConsistent
    components = Components(assembly, reduction: reduction, elimination: elimination)
    guard isFeasible || insists else { return }
    local = Array(repeating: 0, count: variableCount)
    intervals.reserveCapacity(components.count)
    coreOf = Array(repeating: -1, count: components.count)
    for index in 0..<components.count {
      let columns = components.columnStart[index]..<components.columnStart[index + 1]
      if columns.count == 1 {
        let root = components.columns[columns.lowerBound]
        intervals.append(Interval(low: assembly.lower[root], high: assembly.upper[root]))
        continue
      }
      intervals.append(Interval(low: 0, high: 0))
      var core = Simplex(index, of: components, assembly, local: &local, raises: probes)
      coreOf[index] = cores.count
      let isReachable = core.findFeasible()
      cores.append(core)
      if !isReachable {
        isFeasible = false
        if !insists { return }
      }
    }
  }

  /// The wishes of a component, with columns as its simplex counts them.
  func wishes(of component: Int) -> [Wish] {
    let range = components.wishStart[component]..<components.wishStart[component + 1]
    guard coreOf[component] >= 0 else {
      return range.map { assembly.wishes[components.wishes[$0]] }
    }
    let core = cores[coreOf[component]]
    let firstRow = components.rowStart[component]
    return range.map {
      var wish = assembly.wishes[components.wishes[$0]]
      if wish.column < assembly.variableCount {
        wish.column = local[wish.column]
      } else {
        // Rows of a component keep their order.
        let row = wish.column - assembly.variableCount
        wish.column = core.columnCount + rowPlace(row, from: firstRow)
      }
      wish.position /= core.unit[wish.column]
      wish.weight *= core.unit[wish.column]
      return wish
    }
  }

  /// Where a row stands among its component's rows, which are sorted.
  private func rowPlace(_ row: Int, from first: Int) -> Int {
    var low = first
    var high = components.rows.count
    // Rows are ascending within the component; others' rows follow after its end.
    let component = components.component[assembly.rowRoot[assembly.rowStart[row]]]
    high = components.rowStart[component + 1]
    while high - low > 1 {
      let middle = (low + high) / 2
      if components.rows[middle] <= row { low = middle } else { high = middle }
    }
    return low - first
  }

  /// Optimises levels, then single errors (rules 2 and 3) in every component.
  mutating func optimise(singles: Bool = true) {
    for component in 0..<components.count {
      let wishes = wishes(of: component)
      guard !wishes.isEmpty else { continue }
      let core = coreOf[component]
      var start = 0
      while start < wishes.count {
        var end = start + 1
        while end < wishes.count, wishes[end].priority == wishes[start].priority { end += 1 }
        let level = Array(wishes[start..<end])
        if core >= 0 {
          cores[core].minimiseLevel(level)
        } else {
          intervals[component].minimise(level)
        }
        start = end
      }
      guard singles else { continue }
      for wish in wishes {
        if core >= 0 {
          cores[core].minimiseError(wish)
        } else {
          intervals[component].keep(wish)
        }
      }
    }
  }
}
