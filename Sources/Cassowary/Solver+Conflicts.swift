extension Solver {
  /// The required constraints in declared order, without some.
  func requiredOrder(without excluded: Set<Int> = []) -> [Int] {
    sortedOrder().filter { records[$0].isRequired && !excluded.contains($0) }
  }

  func isFeasible(_ slots: [Int]) -> Bool {
    Plan(slots, of: table, variableCount: defaults.count, probes: true).isFeasible
  }

  /// The first of newly inserted slots that cannot stand with those before it and all older ones.
  ///
  /// Adding never makes feasible, so this is a binary search.
  func firstRefused(_ slots: [Int]) -> Int {
    let required = slots.indices.filter { records[slots[$0]].isRequired }
    var low = 0
    var high = required.count - 1
    while low < high {
      let middle = (low + high) / 2
      let later = Set(slots[(required[middle] + 1)...])
      if isFeasible(requiredOrder(without: later)) { low = middle + 1 } else { high = middle }
    }
    return required[low]
  }

  /// What `refused` conflicts with among `standing`, which are feasible and in declared order.
  ///
  /// A deletion filter that tries the last declared first keeps exactly the last member of the
  /// shortest conflicting prefix, then the last of the shortest one that conflicts together with
  /// that, and so on; each is found by a binary search (compare Junker's QuickXplain, AAAI 2004).
  /// Costs two plannings of the affected part for each member and each halving.
  func conflict(refusing refused: Int, among standing: [Int]) -> Conflict {
    var candidates = connected(to: refused, among: standing)
    var kept: [Int] = []
    while isFeasible(merged(kept.reversed(), refused)) {
      // The shortest prefix that conflicts with what is kept; the whole does. Members often stand
      // close together, so the search starts at the end, in steps that double.
      var low = 1
      var high = candidates.count
      var reach = 1
      while low < high {
        let middle = reach < high - low ? high - reach : (low + high) / 2
        if isFeasible(merged(candidates[..<middle] + kept.reversed(), refused)) {
          low = middle + 1
          reach = .max
        } else {
          high = middle
          if reach < .max / 2 { reach *= 2 }
        }
      }
      guard high > 0 else { break }
      kept.append(candidates[high - 1])
      candidates.removeSubrange((high - 1)...)
    }
    let record = records[refused]
    return Conflict(
      refused: record.constraint, refusedID: nil, refusedIndex: nil,
      members: kept.reversed().map(id), batchMembers: [])
  }

  /// `slots`, which are in declared order, with the refused one at its place among them.
  private func merged(_ slots: [Int], _ refused: Int) -> [Int] {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if records[slots[middle]].precedes(records[refused]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var all = slots
    all.insert(refused, at: low)
    return all
  }

  /// Those of `slots` that share variables with `refused`, directly or by way of others.
  private func connected(to refused: Int, among slots: [Int]) -> [Int] {
    var sets = DisjointSets(count: defaults.count)
    for slot in slots + [refused] {
      guard let first = table[slot].first else { continue }
      var lead = sets.leader(of: first.variable.index)
      for term in table[slot].dropFirst() {
        lead = sets.join(lead, sets.leader(of: term.variable.index))
      }
    }
    guard let home = table[refused].first.map({ sets.leader(of: $0.variable.index) }) else {
      return []
    }
    return slots.filter { slot in
      table[slot].first.map { sets.leader(of: $0.variable.index) == home } ?? false
    }
  }
}
