/// Where a moving column, or one that moves with it, meets a kink or a bound.
struct Breakpoint {
  var distance: Double
  /// How much the rate of change grows there; infinite at a bound.
  var jump: Double
  /// The row of the column that meets it; -1 for the entering column itself.
  var row: Int
  /// The position met.
  var position: Double
  /// The size of the pivot that it would give.
  var pivot: Double
}

extension Simplex {
  /// Moves a column until the cost falls no more, and exchanges it if another column stops it.
  ///
  /// The ratio test passes kinks as long as the cost goes on falling (the long-step rule; Maros,
  /// *Computational Techniques of the Simplex Method*, 2003, §9.2).
  /// `arePricesOld` is set when basic columns changed, or the pieces on which they are.
  /// - Parameters:
  ///   - entering: The column, and the way it moves.
  ///   - isBland: Whether to stop at the first breakpoint, by the first column.
  ///   - isAttentive: Whether columns that hardly move beside others may stop it if nothing else does.
  /// - Returns: How far the column moved; `nil` if nothing stops it, which only rounding can cause
  ///   where the cost has a minimum.
  mutating func step(
    _ entering: Entering, first isBland: Bool, attentive isAttentive: Bool = false
  ) -> Double? {
    loadColumn(entering.column)
    collectBreakpoints(entering, above: Tolerance.pivot)
    var stop = chooseLeaving(rate: entering.rate, first: isBland)
    if stop == nil, isAttentive {
      collectBreakpoints(entering, above: 0)
      stop = chooseLeaving(rate: entering.rate, first: isBland)
    }
    guard let stop else { return nil }
    let leaving = breakpoints[stop]
    let column = entering.column
    let ownPassed = passKinks(before: leaving.distance, entering)
    let oldValue = value[column]
    let move = entering.direction * leaving.distance
    farthestMove = max(farthestMove, leaving.distance)
    if move != 0 {
      for row in 0..<rowCount where work[row] != 0 { value[head[row]] -= move * work[row] }
    }
    if leaving.row < 0 {
      value[column] = leaving.position
      return leaving.distance
    }
    value[column] = oldValue + move
    arePricesOld = true
    let index = cost.index[column]
    if index >= 0 {
      cost.piece[index] =
        entering.direction > 0
        ? cost.piece(index, rightOf: oldValue) + ownPassed
        : cost.piece(index, leftOf: oldValue) - ownPassed
    }
    let out = head[leaving.row]
    value[out] = leaving.position
    basis.append(work, pivot: leaving.row)
    head[leaving.row] = column
    position[column] = leaving.row
    position[out] = -1
    // The entering column was free to move, and is not outside the basis any more.
    freeCount -= 1
    if lower[out] < upper[out] { freeCount += 1 }
    if basis.count > factoredCount + 64 { factorise() }
    return leaving.distance
  }

  /// Collects what columns meet that move faster than a part of the fastest.
  private mutating func collectBreakpoints(_ entering: Entering, above part: Double) {
    breakpoints.removeAll(keepingCapacity: true)
    let column = entering.column
    let isUp = entering.direction > 0
    let index = cost.index[column]
    let bound = isUp ? upper[column] : lower[column]
    if index >= 0 {
      var piece =
        isUp
        ? cost.piece(index, rightOf: value[column]) : cost.piece(index, leftOf: value[column])
      while true {
        let entry = cost.start[index] + (isUp ? piece : piece - 1)
        guard entry >= cost.start[index], entry < cost.start[index + 1] else { break }
        let kink = cost.kink[entry]
        breakpoints.append(
          Breakpoint(
            distance: (kink - value[column]).magnitude, jump: cost.jump[entry], row: -1,
            position: kink, pivot: 1))
        piece += isUp ? 1 : -1
      }
    }
    if bound.isFinite {
      breakpoints.append(
        Breakpoint(
          distance: (bound - value[column]).magnitude, jump: .infinity, row: -1, position: bound,
          pivot: 1))
    }
    var largest = 0.0
    for row in 0..<rowCount { largest = max(largest, work[row].magnitude) }
    let smallest = part * largest
    for row in 0..<rowCount where work[row].magnitude > smallest {
      collectBreakpoints(row: row, velocity: -entering.direction * work[row])
    }
  }

  private mutating func collectBreakpoints(row: Int, velocity: Double) {
    let column = head[row]
    let now = value[column]
    let isUp = velocity > 0
    let index = cost.index[column]
    let bound = isUp ? upper[column] : lower[column]
    let speed = velocity.magnitude
    func meet(_ position: Double, _ jump: Double) {
      let ahead = isUp ? position - now : now - position
      breakpoints.append(
        Breakpoint(
          distance: max(0, ahead) / speed, jump: jump, row: row, position: position,
          pivot: speed))
    }
    if index >= 0 {
      var piece = cost.piece[index]
      while true {
        let entry = cost.start[index] + (isUp ? piece : piece - 1)
        guard entry >= cost.start[index], entry < cost.start[index + 1] else { break }
        meet(cost.kink[entry], cost.jump[entry] * speed)
        piece += isUp ? 1 : -1
      }
    }
    if bound.isFinite { meet(bound, .infinity) }
  }

  /// The breakpoint at which the cost stops falling; of several at one distance, one that moves no
  /// column into the basis, else the one with the largest pivot (or the first column, for Bland).
  private mutating func chooseLeaving(rate: Double, first isBland: Bool) -> Int? {
    breakpoints.sort {
      $0.distance == $1.distance ? $0.row < $1.row : $0.distance < $1.distance
    }
    var slope = rate
    var stop = 0
    while stop < breakpoints.count {
      slope += breakpoints[stop].jump
      if isBland || slope >= rate * 1e-9 { break }
      stop += 1
    }
    guard stop < breakpoints.count else { return nil }
    let distance = breakpoints[stop].distance
    let width = 1e-12 * max(1, distance)
    var best = stop
    var low = stop
    while low > 0, breakpoints[low - 1].distance >= distance - width { low -= 1 }
    var candidate = low
    while candidate < breakpoints.count, breakpoints[candidate].distance <= distance + width {
      if isBetter(breakpoints[candidate], than: breakpoints[best], first: isBland) {
        best = candidate
      }
      candidate += 1
    }
    return isBland ? best : withSafePivot(best, from: stop)
  }

  /// Instead of a tiny pivot, the largest one that lets nothing overshoot by more than tolerance
  /// (Harris, "Pivot selection methods of the Devex LP code", 1973).
  private func withSafePivot(_ best: Int, from stop: Int) -> Int {
    let least = 1e-4 * breakpoints.reduce(0) { max($0, $1.row < 0 ? 0 : $1.pivot) }
    guard breakpoints[best].row >= 0, breakpoints[best].pivot < least else { return best }
    var reach = Double.infinity
    for breakpoint in breakpoints[stop...] {
      let slack = 0.1 * Tolerance.feasible * max(1, breakpoint.position.magnitude)
      reach = min(reach, breakpoint.distance + slack / breakpoint.pivot)
    }
    var safest = best
    for candidate in breakpoints.indices[stop...] where breakpoints[candidate].distance <= reach {
      if breakpoints[candidate].row < 0 { return candidate }
      if breakpoints[candidate].pivot > breakpoints[safest].pivot { safest = candidate }
    }
    return safest
  }

  private func isBetter(
    _ left: Breakpoint, than right: Breakpoint, first isBland: Bool
  ) -> Bool {
    if left.row < 0 || right.row < 0 { return left.row < 0 && right.row >= 0 }
    if isBland { return head[left.row] < head[right.row] }
    return left.pivot > right.pivot
  }

  /// Moves basic columns onto the pieces beyond the kinks they pass.
  /// - Returns: How many kinks the entering column itself passes.
  private mutating func passKinks(before distance: Double, _ entering: Entering) -> Int {
    let width = 1e-12 * max(1, distance)
    var own = 0
    for breakpoint in breakpoints {
      guard breakpoint.distance < distance - width else { break }
      if breakpoint.row < 0 {
        own += breakpoint.jump.isFinite ? 1 : 0
        continue
      }
      // A bound may be overstepped within the slack of a safer pivot; it is no kink.
      guard breakpoint.jump.isFinite else { continue }
      let index = cost.index[head[breakpoint.row]]
      let isUp = -entering.direction * work[breakpoint.row] > 0
      cost.piece[index] += isUp ? 1 : -1
      arePricesOld = true
    }
    return own
  }
}
