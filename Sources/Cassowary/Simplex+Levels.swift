extension Simplex {
  /// Finds a point within all bounds, or says that there is none.
  ///
  /// What basic columns lack to their bounds is a kinked cost like any other.
  mutating func findFeasible() -> Bool {
    cost.clear()
    var saved: [(column: Int, low: Double, high: Double)] = []
    for column in head {
      let now = value[column]
      if now < lower[column] - Self.slack(lower[column]) {
        cost.begin(column, slope: -1)
        cost.addKink(lower[column], jump: 1)
        saved.append((column, lower[column], upper[column]))
        lower[column] = -.infinity
      } else if now > upper[column] + Self.slack(upper[column]) {
        cost.begin(column, slope: 0)
        cost.addKink(upper[column], jump: 1)
        saved.append((column, lower[column], upper[column]))
        upper[column] = .infinity
      }
    }
    if saved.isEmpty { return true }
    minimise()
    if basis.count > factoredCount { factorise() }
    var isFeasible = true
    for (column, low, high) in saved {
      if position[column] < 0, low == high { freeCount -= 1 }
      lower[column] = low
      upper[column] = high
      let now = value[column]
      if now < low - Self.slack(low) || now > high + Self.slack(high) { isFeasible = false }
      if position[column] < 0 { value[column] = max(low, min(high, now)) }
    }
    return isFeasible
  }

  private static func slack(_ bound: Double) -> Double {
    Tolerance.feasible * max(1, bound.magnitude)
  }

  /// Minimises the sum of errors of wishes of one priority, and confines all columns to that.
  mutating func minimiseLevel(_ wishes: ArraySlice<Wish>) {
    guard !isDecided else { return }
    cost.clear()
    let sorted = wishes.sorted { $0.column < $1.column }
    var start = 0
    while start < sorted.count {
      let column = sorted[start].column
      var end = start + 1
      while end < sorted.count, sorted[end].column == column { end += 1 }
      if !isFixedOutside(column) { cost.add(sorted[start..<end], on: column) }
      start = end
    }
    guard !cost.columns.isEmpty else { return }
    minimise()
    confineToOptima()
  }

  /// Minimises one error, and confines all columns to that.
  mutating func minimiseError(_ wish: Wish) {
    guard !isDecided, !isFixedOutside(wish.column) else { return }
    cost.clear()
    cost.add([wish], on: wish.column)
    minimise()
    confineToOptima()
  }

  /// Moves a column as near to a position as it can go, and holds it there.
  mutating func approach(_ column: Int, _ position: Double) {
    isPinned[column] = true
    guard !isDecided, !isFixedOutside(column) else { return }
    cost.clear()
    cost.begin(column, slope: -1)
    cost.addKink(position, jump: 2)
    minimise()
    confineToOptima()
  }

  private func isFixedOutside(_ column: Int) -> Bool {
    position[column] < 0 && lower[column] == upper[column]
  }

  /// Minimises the present cost within the bounds.
  ///
  /// Steps that do not move are counted; after a row of them Bland's rule takes over, which cannot
  /// cycle. The budget is for what rounding might do even so.
  mutating func minimise() {
    for (index, column) in cost.columns.enumerated() where position[column] >= 0 {
      cost.piece[index] = cost.piece(index, rightOf: value[column])
    }
    var stalled = 0
    var budget = 200 * (columnCount + rowCount) + 1000
    price()
    while budget > 0 {
      guard let entering = chooseEntering(first: stalled > 60) else {
        if isFinal() { break }
        continue
      }
      budget -= 1
      stalled = move(entering, stalled)
      if !arePricesOld {
        // Nothing else has changed, so the others' rates still hold.
        for next in entrants() where stalled <= 60 {
          stalled = move(next, stalled)
          if arePricesOld { break }
        }
      }
      price()
    }
    // What moved far and back again has lost digits on the way.
    recompute()
    if bannedCount > 0 {
      for column in isBanned.indices { isBanned[column] = false }
      bannedCount = 0
    }
  }

  /// Whether nothing may enter even by a fresh inverse, which is made if the present one is worn.
  mutating func isFinal() -> Bool {
    guard isGrown, basis.count > factoredCount else { return true }
    factorise()
    price()
    return false
  }

  /// Takes one step; returns how many steps in a row have not moved.
  private mutating func move(_ entering: Entering, _ stalled: Int) -> Int {
    guard let distance = step(entering, first: stalled > 60) else {
      isBanned[entering.column] = true
      bannedCount += 1
      return stalled
    }
    return distance > 1e-12 ? 0 : stalled + 1
  }

  /// Confines every column to the values complementary to the dual solution: the set of optima.
  mutating func confineToOptima() {
    for column in touched { confineOutside(column) }
    for column in cost.columns {
      if position[column] < 0 {
        if !isTouched[column] { confineOutside(column) }
      } else {
        let index = cost.index[column]
        let ends = cost.ends(index, piece: cost.piece[index])
        confine(column, ends.low, ends.high)
      }
    }
  }

  private mutating func confineOutside(_ column: Int) {
    guard position[column] < 0, lower[column] < upper[column] else { return }
    let rates = rates(of: column)
    let now = value[column]
    var low = -Double.infinity
    var high = Double.infinity
    let index = cost.index[column]
    if index >= 0 {
      // Within the pieces next to the present value; rates below tell which of them stay.
      low = cost.ends(index, piece: cost.piece(index, leftOf: now)).low
      high = cost.ends(index, piece: cost.piece(index, rightOf: now)).high
    }
    if rates.up > 0 { high = now }
    if rates.down > 0 { low = now }
    confine(column, low, high)
  }
}
