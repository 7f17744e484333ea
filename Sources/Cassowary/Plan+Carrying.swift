extension Plan {
  /// Takes over other constants, if the plan keeps its shape, and finds the new solution.
  ///
  /// Only what the constants bear on is looked at again. In a component whose demands move, the same
  /// demands often stay tight, and the others on the side where they were. Then the dual solutions
  /// that proved the old point optimal, level by level and error by error, prove the new one: they
  /// depend on those sides only. Otherwise the component is optimised from where it stands.
  /// - Parameters:
  ///   - changes: Slots and by how much their right sides grow.
  ///   - table: The rows, with their new right sides.
  ///   - defaults: For each variable the one whose value it takes by default, or -1.
  ///   - values: The solution, then the new one.
  /// - Returns: False if the plan cannot tell; it is spoilt then, and `values` are as they were.
  mutating func carry(
    _ changes: [(slot: Int, distance: Double)], of table: RowTable, defaults: [Int],
    values: inout [Double]
  ) -> Bool {
    if changes.isEmpty { return true }
    if tracer == nil {
      reduction.straighten()
      tracer = InfluenceTracer(self, table)
    }
    if changes.count == 1 {
      let entry = remembered(changes[0].slot, table)
      let influence = influences[entry].influence
      guard influence.isPlain, unsettled == nil else {
        return carry(influence, changes[0].distance, table, defaults, &values)
      }
      // Offsets follow when they are next needed.
      influences[entry].owed += changes[0].distance
      return moveValues(influence, changes[0].distance, table, &values)
    }
    return carry(traced(changes, table), 1, table, defaults, &values)
  }

  /// How far a plan's numbers may move, all in all, before rounding along the way is more than a
  /// hundredth of what the solver promises.
  private static let longestWay = 1e8

  /// The most constants whose influence is remembered.
  private static let mostInfluences = 8

  /// The place in `influences` of what a single constant bears on.
  private mutating func remembered(_ slot: Int, _ table: RowTable) -> Int {
    if let entry = influences.firstIndex(where: { $0.slot == slot }) { return entry }
    if influences.count == Self.mostInfluences {
      payOwed()
      influences.removeFirst()
    }
    influences.append(RememberedInfluence(slot: slot, influence: traced([(slot, 1)], table)))
    return influences.count - 1
  }

  /// Moves offsets to where values are.
  private mutating func payOwed() {
    for entry in influences.indices where influences[entry].owed != 0 {
      moveOffsets(influences[entry].influence, influences[entry].owed)
      influences[entry].owed = 0
    }
  }

  private mutating func moveOffsets(_ influence: Influence, _ distance: Double) {
    for (variable, rate) in influence.offsets { reduction.shift(variable, by: rate * distance) }
  }

  /// Moves values along with their offsets, where nothing else happens.
  private mutating func moveValues(
    _ influence: Influence, _ distance: Double, _ table: RowTable, _ values: inout [Double]
  ) -> Bool {
    guard isWithinReach(influence, distance) else { return false }
    for (variable, rate) in influence.offsets { values[variable] += rate * distance }
    if holds(influence.checks, table, values) { return true }
    for (variable, rate) in influence.offsets { values[variable] -= rate * distance }
    return false
  }

  /// Adds to how far numbers have moved; false once that is too far.
  private mutating func isWithinReach(_ influence: Influence, _ distance: Double) -> Bool {
    wayMoved += influence.reach * distance.magnitude
    return wayMoved <= Self.longestWay
  }

  private mutating func traced(
    _ changes: [(slot: Int, distance: Double)], _ table: RowTable
  ) -> Influence {
    // While it is at work it must have no other owner.
    var borrowed = tracer ?? InfluenceTracer(self, table)
    tracer = nil
    defer { tracer = borrowed }
    return borrowed.trace(changes, in: self, table)
  }

  private mutating func carry(
    _ influence: Influence, _ distance: Double, _ table: RowTable, _ defaults: [Int],
    _ values: inout [Double]
  ) -> Bool {
    payOwed()
    moveOffsets(influence, distance)
    if influence.isPlain, unsettled == nil {
      return moveValues(influence, distance, table, &values)
    }
    guard isWithinReach(influence, distance) else { return false }
    for (step, rate) in influence.steps { elimination?.shift(step, by: rate * distance) }
    restoreUnsettled()
    var moving = MovingDemands(influence, distance)
    for component in influence.components where !move(component, &moving) { return false }
    guard elimination?.impliesOmittedBounds(assembly) ?? true else { return false }
    guard let settled = settle(defaults: defaults) else { return false }
    guard settled.allSatisfy(\.isFinite), holds(influence.checks, table, settled) else {
      return false
    }
    values = settled
    return true
  }

  private func holds(_ slots: [Int], _ table: RowTable, _ values: [Double]) -> Bool {
    slots.allSatisfy { table.isMet($0, at: values, within: Tolerance.feasible) }
  }

  /// Moves a component's demands, and finds what it comes to.
  private mutating func move(_ component: Int, _ moving: inout MovingDemands) -> Bool {
    guard component < components.count else {
      moving.moveLimits(&demands.limits, below: demands.limits.count)
      return confineRoots(demands.limitRange(component))
    }
    let wishes = demands.wishRange(component)
    let limits = demands.limitRange(component)
    let core = coreOf[component]
    guard core >= 0 else {
      moving.moveWishes(&demands.wishes, below: wishes.upperBound)
      moving.moveLimits(&demands.limits, below: limits.upperBound)
      guard confineRoots(limits) else { return false }
      let root = components.columns[components.columnStart[component]]
      intervals[component] = Interval(low: assembly.lower[root], high: assembly.upper[root])
      optimise(component)
      return true
    }
    cores[core].noteSides(demands.wishes[wishes], demands.limits[limits], &sides)
    moving.moveWishes(&demands.wishes, below: wishes.upperBound)
    moving.moveLimits(&demands.limits, below: limits.upperBound)
    let isFollowing =
      cores[core].isDecided
      && cores[core].follow(demands.wishes[wishes], demands.limits[limits], sides)
    if isFollowing { return true }
    guard cores[core].restart(demands.limits[limits]) else { return false }
    optimise(component)
    return true
  }

  /// Gives roots, whose limits these are, the bounds that they come to.
  private mutating func confineRoots(_ range: Range<Int>) -> Bool {
    for place in range {
      assembly.confine(demands.limits[place].column, -.infinity, .infinity)
    }
    for place in range {
      let limit = demands.limits[place]
      var low = assembly.lower[limit.column]
      var high = assembly.upper[limit.column]
      limit.narrow(&low, &high)
      if low > high, !Assembly.closeGap(&low, high) { return false }
      assembly.confine(limit.column, low, high)
    }
    return true
  }

  /// Puts components back to where defaults had not been considered yet.
  private mutating func restoreUnsettled() {
    guard let saved = unsettled else { return }
    unsettled = nil
    for (component, interval) in saved.intervals { intervals[component] = interval }
    for (core, simplex) in saved.cores { cores[core] = simplex }
  }
}

/// What optimising left open, as it was before defaults settled it.
struct Unsettled {
  var intervals: [(component: Int, interval: Interval)] = []
  var cores: [(core: Int, simplex: Simplex)] = []

  var isEmpty: Bool { intervals.isEmpty && cores.isEmpty }
}

/// The demands that move, taken in order.
private struct MovingDemands {
  private let influence: Influence
  private let distance: Double
  private var nextWish = 0
  private var nextLimit = 0

  init(_ influence: Influence, _ distance: Double) {
    self.influence = influence
    self.distance = distance
  }

  mutating func moveWishes(_ wishes: inout [Wish], below end: Int) {
    while nextWish < influence.wishes.count, influence.wishes[nextWish].index < end {
      let (index, rate) = influence.wishes[nextWish]
      wishes[index].position += rate * distance
      nextWish += 1
    }
  }

  mutating func moveLimits(_ limits: inout [Wish], below end: Int) {
    while nextLimit < influence.limits.count, influence.limits[nextLimit].index < end {
      let (index, rate) = influence.limits[nextLimit]
      limits[index].position += rate * distance
      nextLimit += 1
    }
  }
}
