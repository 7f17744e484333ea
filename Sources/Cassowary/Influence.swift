/// What a change of constants does to a plan's numbers; its shape stays.
///
/// Everything that a plan has made of constants depends on them linearly: offsets of variables to
/// their roots, positions of demands, right sides of elimination steps.
struct Influence {
  typealias Rate = (index: Int, rate: Double)

  /// Variables whose offset, or known value, moves.
  var offsets: [Rate] = []
  /// Steps of the elimination whose right side moves.
  var steps: [Rate] = []
  /// Soft demands whose position moves, as the plan counts them; so component by component.
  var wishes: [Rate] = []
  /// Required ones.
  var limits: [Rate] = []
  /// Required constraints that nothing is left of, which must be looked at.
  var checks: [Int] = []
  /// Components whose demands move, in order, and that of eliminated roots.
  var components: [Int] = []

  /// The greatest of all rates.
  private(set) var reach = 0.0

  /// Whether values move along with offsets and nothing else happens.
  var isPlain: Bool { components.isEmpty && steps.isEmpty }

  /// Takes note of the greatest rate, once all are known.
  mutating func measure() {
    reach = [offsets, steps, wishes, limits].joined().reduce(0) { max($0, $1.rate.magnitude) }
  }
}

/// What a single constant bears on, kept because a page's width is seldom changed just once.
struct RememberedInfluence {
  var slot: Int
  var influence: Influence
  /// How far the constant has moved values that offsets have still to follow.
  var owed = 0.0
}

/// Follows changes of constants through a plan, along the equalities in the order of their use.
struct InfluenceTracer {
  /// For each variable the slots of the constraints that name it: `slots[start..<start of next]`.
  private var start: [Int]
  private var slots: [Int]
  /// For each slot the use of its equality in the reduction, or -1.
  private var useOf: [Int]
  /// For each slot the elimination step that it became, or -1.
  private var stepOf: [Int]
  /// For each slot its demand: an index of a wish, or minus 2 minus that of a limit; -1 for none.
  private var demandOf: [Int]

  /// Scratch: how far each variable's offset moves, and each slot's right side.
  private var offset: [Double]
  private var right: [Double]
  private var isNoted: [Bool]
  private var isMoved: [Bool]
  private var noted: [Int] = []
  private var moved: [Int] = []
  private var queue = Heap()

  /// Indexes a plan, whose links must be straight.
  init(_ plan: Plan, _ table: RowTable) {
    let variableCount = plan.reduction.links.count
    start = Array(repeating: 0, count: variableCount + 1)
    for slot in plan.order {
      for term in table[slot] { start[term.variable.index + 1] += 1 }
    }
    for variable in 0..<variableCount { start[variable + 1] += start[variable] }
    slots = Array(repeating: 0, count: start[variableCount])
    var next = start
    for slot in plan.order {
      for term in table[slot] {
        slots[next[term.variable.index]] = slot
        next[term.variable.index] += 1
      }
    }
    let slotCount = table.rows.count
    useOf = Array(repeating: -1, count: slotCount)
    stepOf = useOf
    demandOf = useOf
    for (index, use) in plan.reduction.uses.enumerated() { useOf[use.slot] = index }
    for (index, step) in (plan.elimination?.steps ?? []).enumerated() { stepOf[step.slot] = index }
    for (index, wish) in plan.demands.wishes.enumerated() { demandOf[wish.slot] = index }
    for (index, limit) in plan.demands.limits.enumerated() { demandOf[limit.slot] = -2 - index }
    offset = Array(repeating: 0, count: variableCount)
    right = Array(repeating: 0, count: slotCount)
    isNoted = Array(repeating: false, count: slotCount)
    isMoved = Array(repeating: false, count: variableCount)
  }

  /// What `changes` of right sides, each by a distance, come to together.
  mutating func trace(
    _ changes: [(slot: Int, distance: Double)], in plan: Plan, _ table: RowTable
  ) -> Influence {
    var influence = Influence()
    for (slot, distance) in changes {
      right[slot] += distance
      note(slot, after: -1)
    }
    followUses(plan.reduction, table, &influence)
    for slot in noted where useOf[slot] < 0 { right[slot] -= known(slot, table) }
    if let elimination = plan.elimination { followSteps(elimination, &influence) }
    for slot in noted { place(slot, plan, table, &influence) }
    for variable in moved where offset[variable] != 0 {
      influence.offsets.append((variable, offset[variable]))
    }
    influence.wishes.sort { $0.index < $1.index }
    influence.limits.sort { $0.index < $1.index }
    collectComponents(plan, &influence)
    influence.measure()
    clear()
    return influence
  }

  /// Marks a row to be looked at; equalities that were used by then are not concerned.
  private mutating func note(_ slot: Int, after use: Int) {
    guard !isNoted[slot], useOf[slot] < 0 || useOf[slot] > use else { return }
    isNoted[slot] = true
    noted.append(slot)
    if useOf[slot] >= 0 { queue.insert(useOf[slot]) }
  }

  /// How much the moved offsets add to the left side of a row.
  private func known(_ slot: Int, _ table: RowTable) -> Double {
    var sum = 0.0
    for term in table[slot] { sum += term.coefficient * offset[term.variable.index] }
    return sum
  }

  /// Moves what hangs on each equality. Those used before it bear on it, those after do not.
  private mutating func followUses(
    _ reduction: Reduction, _ table: RowTable, _ influence: inout Influence
  ) {
    while let index = queue.removeFirst() {
      let use = reduction.uses[index]
      let distance = right[use.slot] - known(use.slot, table)
      if distance == 0 { continue }
      if use.child < 0 {
        influence.checks.append(use.slot)
        continue
      }
      let base = distance / use.pivot / reduction.links[use.child].scale
      var member = use.child
      while true {
        if !isMoved[member] {
          isMoved[member] = true
          moved.append(member)
        }
        offset[member] += base * reduction.links[member].scale
        for place in start[member]..<start[member + 1] { note(slots[place], after: index) }
        if member == use.last { break }
        member = reduction.nextMember[member]
      }
    }
  }

  private mutating func followSteps(_ elimination: Elimination, _ influence: inout Influence) {
    var first = elimination.steps.count
    for slot in noted where stepOf[slot] >= 0 { first = min(first, stepOf[slot]) }
    for index in first..<elimination.steps.count {
      let step = elimination.steps[index]
      let distance = right[step.slot]
      if distance == 0 { continue }
      influence.steps.append((index, step.rate * distance))
      for target in elimination.targets[step.targetStart..<step.targetEnd] {
        right[target.slot] += target.rate * distance
        if !isNoted[target.slot] {
          isNoted[target.slot] = true
          noted.append(target.slot)
        }
      }
    }
  }

  private func place(_ slot: Int, _ plan: Plan, _ table: RowTable, _ influence: inout Influence) {
    guard useOf[slot] < 0, stepOf[slot] < 0, right[slot] != 0 else { return }
    let demand = demandOf[slot]
    if demand >= 0 {
      influence.wishes.append((demand, right[slot] * plan.demands.wishes[demand].rate))
    } else if demand < -1 {
      influence.limits.append((-2 - demand, right[slot] * plan.demands.limits[-2 - demand].rate))
    } else if table.rows[slot].isRequired {
      influence.checks.append(slot)
    }
  }

  private func collectComponents(_ plan: Plan, _ influence: inout Influence) {
    var found: [Int] = []
    for (index, _) in influence.wishes { found.append(plan.demands.component(ofWish: index)) }
    for (index, _) in influence.limits { found.append(plan.demands.component(ofLimit: index)) }
    found.sort()
    for component in found where component != influence.components.last {
      influence.components.append(component)
    }
  }

  private mutating func clear() {
    for slot in noted {
      isNoted[slot] = false
      right[slot] = 0
    }
    for variable in moved {
      isMoved[variable] = false
      offset[variable] = 0
    }
    noted.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
  }
}
