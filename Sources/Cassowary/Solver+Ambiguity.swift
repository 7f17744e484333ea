extension Solver {
  /// The variables that could move without breaking a required constraint or raising the sum of
  /// errors at any level.
  ///
  /// Solves first if needed. Costs next to nothing if nothing is open, else a planning of the system, two optimisations and two for each
  /// level for each group of variables that move together: it is meant for diagnosis.
  /// - Parameters:
  ///   - limit: How many groups to report at most, those of the first variables created.
  ///   - isOfInterest: Which variables matter; a group without any is left out.
  /// - Returns: A report for each such variable, in order of creation; empty if rules 1 and 2 leave
  ///   no choice.
  public func ambiguity(
    groups limit: Int = .max, where isOfInterest: (Variable) -> Bool = { _ in true }
  ) -> [Freedom] {
    solve()
    if let plan, plan.isDecided(exceptWhere: { !isLive[$0] }) { return [] }
    var plan = Plan(
      sortedOrder(), of: table, variableCount: defaults.count, eliminates: false,
      insists: true)
    plan.optimise(singles: false)
    let classes = plan.classes(of: defaults.indices.filter { isLive[$0] })
    var groups = plan.openGroups().compactMap { group in
      OpenVariables(group, classes, plan)
    }
    groups.removeAll { group in !group.variables.contains { isOfInterest($0.variable) } }
    groups.sort { $0.variables[0].variable < $1.variables[0].variable }
    return plan.freedoms(of: groups.prefix(limit)).sorted { $0.variable < $1.variable }
  }
}

/// Variables that move together, and how far when their group's leader moves by 1.
private struct OpenVariables {
  var group: OpenGroup
  var variables: [(variable: Variable, factor: Double, value: Double)] = []

  /// The variables of a group's roots, if there are any.
  init?(_ group: OpenGroup, _ classes: [Int: [Int]], _ plan: Plan) {
    self.group = group
    for (root, factor) in group.members {
      for variable in classes[root] ?? [] {
        let link = plan.reduction.links[variable]
        variables.append(
          (
            Variable(index: variable), link.scale * factor,
            link.scale * plan.somePoint(root) + link.offset
          ))
      }
    }
    if variables.isEmpty { return nil }
    variables.sort { $0.variable < $1.variable }
  }

  func freedoms(_ extent: Extent, level: Double, leader: Double) -> [Freedom] {
    let names = variables.map(\.variable)
    return variables.compactMap { variable, factor, value in
      let ends = [extent.low, extent.high].map { value + factor * ($0 - leader) }.sorted()
      guard Extent(low: ends[0], high: ends[1]).isWide else { return nil }
      return Freedom(
        variable: variable, low: ends[0].isFinite ? ends[0] : nil,
        high: ends[1].isFinite ? ends[1] : nil, level: level,
        companions: names.filter { $0 != variable })
    }
  }
}

/// Roots of a component that move together.
private struct OpenGroup {
  var component: Int
  /// The leader, as the component counts its columns.
  var leader: Int
  /// Roots, and how far each moves when the leader does by 1.
  var members: [(root: Int, factor: Double)]
}

extension Plan {
  /// Whether levels left nothing open, in an optimised plan, but roots for which `isOutside` is true.
  func isDecided(exceptWhere isOutside: (Int) -> Bool) -> Bool {
    isTied.indices.allSatisfy { component in
      !isTied[component]
        || coreOf[component] < 0
          && isOutside(components.columns[components.columnStart[component]])
    }
  }

  /// Those of `variables` that hang on each root.
  fileprivate mutating func classes(of variables: [Int]) -> [Int: [Int]] {
    var classes: [Int: [Int]] = [:]
    for variable in variables {
      let root = reduction.link(of: variable).parent
      if root >= 0 { classes[root, default: []].append(variable) }
    }
    return classes
  }

  /// What levels leave open, component by component; single errors must not have been optimised yet.
  fileprivate mutating func openGroups() -> [OpenGroup] {
    var groups: [OpenGroup] = []
    for component in 0..<components.count {
      let first = components.columnStart[component]
      let core = coreOf[component]
      guard core >= 0 else {
        if !intervals[component].isPoint {
          groups.append(
            OpenGroup(component: component, leader: 0, members: [(components.columns[first], 1)]))
        }
        continue
      }
      for group in OptimalFace(of: &cores[core]).groups {
        let unit = cores[core].unit
        groups.append(
          OpenGroup(
            component: component, leader: group.leader,
            members: group.members.map { column, factor in
              (components.columns[first + column], factor * unit[column] / unit[group.leader])
            }))
      }
    }
    return groups
  }

  fileprivate func freedoms(of groups: ArraySlice<OpenVariables>) -> [Freedom] {
    var freedoms: [Freedom] = []
    let byComponent = groups.enumerated().sorted {
      ($0.element.group.component, $0.offset) < ($1.element.group.component, $1.offset)
    }.map(\.element)
    var start = 0
    while start < byComponent.count {
      let component = byComponent[start].group.component
      var end = start
      while end < byComponent.count, byComponent[end].group.component == component { end += 1 }
      freedoms += self.freedoms(of: byComponent[start..<end], in: component)
      start = end
    }
    return freedoms
  }

  private func freedoms(of groups: ArraySlice<OpenVariables>, in component: Int) -> [Freedom] {
    let wishes = demands.wishes[demands.wishRange(component)]
    let leaders = groups.map(\.group.leader)
    let core = coreOf[component]
    let tie = core < 0 ? Tie(intervals[component], wishes) : Tie(cores[core], leaders, wishes)
    return groups.enumerated().flatMap { index, group in
      let unit = core < 0 ? 1 : cores[core].unit[leaders[index]]
      let extent = tie.extents[index]
      return group.freedoms(
        Extent(low: extent.low * unit, high: extent.high * unit), level: tie.levels[index],
        leader: somePoint(components.columns[components.columnStart[component] + leaders[index]]))
    }
  }
}
