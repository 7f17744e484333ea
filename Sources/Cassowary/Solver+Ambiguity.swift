extension Solver {
  /// The variables that could move without breaking a required constraint or raising the sum of
  /// errors at any level.
  ///
  /// Costs a planning of the system and, in components that are not decided by their levels, a
  /// number of optimisations for each variable and level: it is meant for diagnosis.
  /// - Returns: A report for each such variable, in order of creation; empty if rules 1 and 2 leave
  ///   no choice.
  public func ambiguity() -> [Freedom] {
    var quick = Plan(sortedOrder(), of: table, variableCount: defaults.count)
    if quick.isFeasible {
      quick.optimise(singles: false)
      if quick.isDecided(exceptWhere: { !isLive[$0] }) { return [] }
    }
    var plan = Plan(
      sortedOrder(), of: table, variableCount: defaults.count, eliminates: false,
      insists: true)
    plan.optimise(singles: false)
    var classes: [Int: [Int]] = [:]
    for variable in defaults.indices where isLive[variable] {
      let root = plan.reduction.link(of: variable).parent
      if root >= 0 { classes[root, default: []].append(variable) }
    }
    var freedoms: [Freedom] = []
    for component in 0..<plan.components.count {
      for freedom in plan.freedoms(of: component) {
        let members = freedom.group.flatMap { classes[$0] ?? [] }.sorted()
        for variable in classes[freedom.root] ?? [] {
          let link = plan.reduction.link(of: variable)
          let ends = [freedom.low, freedom.high].map { link.scale * $0 + link.offset }.sorted()
          guard Ambiguity.isWide(ends[0], ends[1]) else { continue }
          freedoms.append(
            Freedom(
              variable: Variable(index: variable), low: ends[0].isFinite ? ends[0] : nil,
              high: ends[1].isFinite ? ends[1] : nil, level: freedom.level,
              companions: members.filter { $0 != variable }.map(Variable.init)))
        }
      }
    }
    return freedoms.sorted { $0.variable < $1.variable }
  }
}

extension Plan {
  /// Whether nothing is open but roots for which `isOutside` is true.
  func isDecided(exceptWhere isOutside: (Int) -> Bool) -> Bool {
    (0..<components.count).allSatisfy { component in
      guard coreOf[component] < 0 else { return cores[coreOf[component]].isDecided }
      return intervals[component].isPoint
        || isOutside(components.columns[components.columnStart[component]])
    }
  }

  /// A root that can move, and the roots that move with it, itself included.
  struct RootFreedom {
    var root: Int
    var low: Double
    var high: Double
    var level: Double
    var group: [Int]
  }

  /// What a component's levels leave open; single errors must not have been optimised yet.
  func freedoms(of component: Int) -> [RootFreedom] {
    let first = components.columnStart[component]
    guard coreOf[component] >= 0 else {
      let root = components.columns[first]
      let whole = intervals[component]
      guard Ambiguity.isWide(whole.low, whole.high) else { return [] }
      var narrowed = whole
      var level = 0.0
      for wish in demands.wishes[demands.wishRange(component)] {
        narrowed.keep(wish)
        if narrowed != whole {
          level = wish.priority
          break
        }
      }
      return [
        RootFreedom(root: root, low: whole.low, high: whole.high, level: level, group: [root])
      ]
    }
    let core = cores[coreOf[component]]
    let ambiguity = Ambiguity(core, wishes: demands.wishes[demands.wishRange(component)])
    return ambiguity.columns.indices.map { index in
      let group = ambiguity.columns.indices.filter {
        ambiguity.groups[$0] == ambiguity.groups[index]
      }
      return RootFreedom(
        root: components.columns[first + ambiguity.columns[index]],
        low: ambiguity.extents[index].low * core.unit[ambiguity.columns[index]],
        high: ambiguity.extents[index].high * core.unit[ambiguity.columns[index]],
        level: ambiguity.levels[index],
        group: group.map { components.columns[first + ambiguity.columns[$0]] })
    }
  }
}
