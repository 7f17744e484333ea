/// A system on its way to a solution: reduced, split, and known to be feasible or not.
///
/// A plan is built afresh from the set of constraints in declared order, so what comes of it cannot
/// depend on how that set came about.
struct Plan {
  /// The slots of the constraints, in declared order.
  let order: [Int]
  var reduction: Reduction
  var assembly: Assembly
  /// What was substituted away; `nil` if nothing was to be.
  var elimination: Elimination?
  let components: Components
  /// What is demanded of each component; of those in `cores` in their columns and units.
  var demands: Demands
  /// For each component of one root and no row, what it may still be.
  var intervals: [Interval]
  /// The simplex of each other component, by way of `coreOf`.
  var cores: [Simplex]
  /// The place of each component's simplex in `cores`, or -1.
  private(set) var coreOf: [Int]
  /// Each root's place among its component's columns.
  private(set) var local: [Int]
  private(set) var isFeasible: Bool

  /// How changes of constants are followed, and what some of them come to, once one was asked for.
  var tracer: InfluenceTracer?
  var influences: [RememberedInfluence] = []
  /// How far constants have been carried, in the units of what moved furthest.
  var wayMoved = 0.0
  /// What defaults had to settle, as it was before.
  var unsettled: Unsettled?
  /// For each component whether its levels left a choice, which single errors or defaults then made.
  private(set) var isTied: [Bool]
  /// Scratch: the sides of a component's demands.
  var sides: [Int8] = []

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
    self.order = order
    reduction = Reduction(variableCount: variableCount)
    reduction.resolve(order, of: table, insists: insists)
    intervals = []
    cores = []
    coreOf = []
    local = []
    isTied = []
    isFeasible = reduction.isConsistent
    var assembly = Assembly(
      isFeasible || insists ? order : [], of: table, reduction: &reduction, insists: insists)
    let isWorthwhile = isFeasible && assembly.isConsistent
    elimination = eliminates && isWorthwhile ? Elimination(&assembly) : nil
    self.assembly = assembly
    isFeasible = isFeasible && assembly.isConsistent
    components = Components(assembly, reduction: reduction, elimination: elimination)
    demands = Demands(assembly, components)
    guard isFeasible || insists else { return }
    local = Array(repeating: 0, count: variableCount)
    intervals.reserveCapacity(components.count)
    isTied = Array(repeating: false, count: components.count)
    coreOf = Array(repeating: -1, count: components.count)
    for index in 0..<components.count {
      let columns = components.columnStart[index]..<components.columnStart[index + 1]
      if columns.count == 1 {
        let root = components.columns[columns.lowerBound]
        intervals.append(Interval(low: assembly.lower[root], high: assembly.upper[root]))
        continue
      }
      intervals.append(Interval(low: 0, high: 0))
      var core = Simplex(index, of: components, assembly, demands, local: &local, raises: probes)
      if !probes { localise(index, core) }
      coreOf[index] = cores.count
      let isReachable = core.findFeasible()
      cores.append(core)
      if !isReachable {
        isFeasible = false
        if !insists { return }
      }
    }
  }

  /// Turns a component's demands to its simplex's columns and units.
  private mutating func localise(_ component: Int, _ core: Simplex) {
    for place in demands.wishRange(component) {
      demands.wishes[place] = localised(demands.wishes[place], component, core)
    }
    for place in demands.limitRange(component) {
      demands.limits[place] = localised(demands.limits[place], component, core)
    }
  }

  private func localised(_ demand: Wish, _ component: Int, _ core: Simplex) -> Wish {
    var demand = demand
    let row = demand.column - assembly.variableCount
    demand.column = row < 0 ? local[demand.column] : core.columnCount + rowPlace(row, in: component)
    let unit = core.unit[demand.column]
    demand.position /= unit
    demand.rate /= unit
    demand.weight *= unit
    return demand
  }

  /// Where a row stands among its component's rows, which are sorted.
  private func rowPlace(_ row: Int, in component: Int) -> Int {
    let first = components.rowStart[component]
    var low = first
    var high = components.rowStart[component + 1]
    while high - low > 1 {
      let middle = (low + high) / 2
      if components.rows[middle] <= row { low = middle } else { high = middle }
    }
    return low - first
  }

  /// Optimises levels, then single errors (rules 2 and 3) in every component.
  mutating func optimise(singles: Bool = true) {
    for component in 0..<components.count { optimise(component, singles: singles) }
  }

  /// Optimises one component.
  mutating func optimise(_ component: Int, singles: Bool = true) {
    let range = demands.wishRange(component)
    let core = coreOf[component]
    var start = range.lowerBound
    while start < range.upperBound {
      let priority = demands.wishes[start].priority
      var end = start + 1
      while end < range.upperBound, demands.wishes[end].priority == priority { end += 1 }
      if core >= 0 {
        cores[core].minimiseLevel(demands.wishes[start..<end])
      } else {
        intervals[component].minimise(demands.wishes[start..<end])
      }
      start = end
    }
    isTied[component] = core >= 0 ? !cores[core].isDecided : !intervals[component].isPoint
    guard singles else { return }
    for place in range {
      if core >= 0 {
        if cores[core].isDecided { return }
        cores[core].minimiseError(demands.wishes[place])
      } else {
        if intervals[component].isPoint { return }
        intervals[component].keep(demands.wishes[place])
      }
    }
  }
}
