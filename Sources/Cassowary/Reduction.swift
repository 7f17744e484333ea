/// Each variable as a multiple of another plus an offset, or as a known number.
///
/// An affine union-find (Tarjan's, with `x = scale × root + offset` on each link): required
/// equalities that come down to at most two roots are resolved here, before any simplex step. In a
/// layout that is most of them. Equalities are taken in declared order, so the outcome depends on
/// the set of constraints only.
struct Reduction {
  /// How a variable hangs on another.
  struct Link {
    /// The root, or a nearer link to it; -1 for a variable whose value is its offset.
    var parent: Int
    var scale = 1.0
    var offset = 0.0
    /// How large the numbers were that went into `offset`, to tell rounding from contradiction.
    var size = 0.0
  }

  /// A required equality that was used up.
  struct Use {
    var slot: Int
    /// The root that it tied to another one or to a number; -1 if it had nothing left to tie.
    var child: Int
    /// The child's coefficient in the row.
    var pivot: Double
    /// The last of the variables that hung on the child by then: in the chain of members they follow
    /// it up to here.
    var last: Int
  }

  private(set) var links: [Link]
  private var weight: [Int]
  /// The equalities that were used up, in the order in which they were.
  private(set) var uses: [Use] = []
  /// The chain of a root's members, which begins with the root itself; -1 at its end.
  private(set) var nextMember: [Int]
  private var lastMember: [Int]
  /// Required equalities that still have three roots or more when all is done.
  private(set) var remaining: [Int] = []
  /// False once an equality came down to 0 = something else.
  private(set) var isConsistent = true

  /// Scratch: the coefficient of each root in the row at hand, and which roots those are.
  private var sum: [Double]
  private var sumSize: [Double]
  private(set) var roots: [Int] = []
  private(set) var known = 0.0
  private(set) var knownSize = 0.0

  init(variableCount: Int) {
    links = (0..<variableCount).map { Link(parent: $0) }
    weight = Array(repeating: 1, count: variableCount)
    nextMember = Array(repeating: -1, count: variableCount)
    lastMember = Array(0..<variableCount)
    sum = Array(repeating: 0, count: variableCount)
    sumSize = sum
  }

  /// The link of `variable`, made to lead straight to its root or its value.
  mutating func link(of variable: Int) -> Link {
    let link = links[variable]
    let up = link.parent
    if up < 0 || up == variable || links[up].parent == up { return link }
    // Collect the path, then fold it from the top down.
    var path: [Int] = [variable]
    var top = up
    while top >= 0, links[top].parent != top {
      path.append(top)
      top = links[top].parent
    }
    for node in path.dropLast().reversed() {
      let above = links[links[node].parent]
      links[node].offset += links[node].scale * above.offset
      links[node].size += links[node].scale.magnitude * above.size
      links[node].scale *= above.scale
      links[node].parent = above.parent
    }
    return links[variable]
  }

  /// Writes a row in terms of roots, into `roots`, `coefficient(of:)` and `known`.
  mutating func express(_ row: RowTable.Row, of table: RowTable) {
    roots.removeAll(keepingCapacity: true)
    known = 0
    knownSize = 0
    for place in row.start..<row.start + row.count {
      let term = table.terms[place]
      let link = link(of: term.variable.index)
      known += term.coefficient * link.offset
      knownSize += term.coefficient.magnitude * link.size
      let root = link.parent
      guard root >= 0 else { continue }
      let part = term.coefficient * link.scale
      if sumSize[root] == 0 { roots.append(root) }
      sum[root] += part
      sumSize[root] += part.magnitude
    }
    var kept = 0
    for root in roots {
      if sum[root].magnitude <= 1e-11 * sumSize[root] {
        sum[root] = 0
        sumSize[root] = 0
      } else {
        roots[kept] = root
        kept += 1
      }
    }
    roots.removeLast(roots.count - kept)
  }

  /// The coefficient of a root in the row last expressed.
  func coefficient(of root: Int) -> Double { sum[root] }

  /// Empties the scratch row; follows every ``express(_:)``.
  mutating func clear() {
    for root in roots {
      sum[root] = 0
      sumSize[root] = 0
    }
  }

  /// Makes every link lead straight to its root or its value.
  mutating func straighten() {
    for variable in links.indices { _ = link(of: variable) }
  }

  /// Moves what a variable adds to its root, or its value if it has none.
  mutating func shift(_ variable: Int, by distance: Double) {
    links[variable].offset += distance
  }

  /// Resolves the required equalities among `order`, again and again while that helps.
  ///
  /// Stops at the first contradiction, unless it `insists` on the rest.
  mutating func resolve(_ order: [Int], of table: RowTable, insists: Bool) {
    var waiting: [[Int]] = []
    var isWaiting = false
    var pending: [Int] = []
    for slot in order {
      let row = table.rows[slot]
      guard row.isRequired, row.relation == .equal else { continue }
      pending.append(slot)
    }
    // A row waits at three of its roots; when one of them goes, the row is looked at again.
    var queue: [Int] = []
    var isOpen = Array(repeating: false, count: table.rows.count)
    for slot in pending {
      queue.append(slot)
      while let next = queue.popLast() {
        let lost = take(next, of: table)
        switch lost {
        case .stays:
          if !isWaiting {
            waiting = Array(repeating: [], count: links.count)
            isWaiting = true
          }
          isOpen[next] = true
          for root in roots.prefix(3) { waiting[root].append(next) }
        case .resolved(let root):
          isOpen[next] = false
          if let root, isWaiting, !waiting[root].isEmpty {
            for other in waiting[root].reversed() where isOpen[other] { queue.append(other) }
            waiting[root].removeAll()
          }
        }
        if !isConsistent, !insists { return }
      }
    }
    remaining = pending.filter { isOpen[$0] }
  }

  /// Which of two roots to hang on the other: where coefficients are uneven the one with the larger, so
  /// that what it takes over is not blown up; else the one with fewer members.
  private func childAndRoot(_ first: Int, _ second: Int) -> (child: Int, root: Int) {
    let ratio = (sum[first] / sum[second]).magnitude
    let isFirst =
      ratio > 64 || ratio < 1.0 / 64
      ? ratio > 1
      : weight[first] < weight[second] || (weight[first] == weight[second] && first > second)
    return isFirst ? (first, second) : (second, first)
  }

  private enum Outcome {
    case stays
    case resolved(Int?)
  }

  /// Uses one equality if it has at most two roots; says which root is one no longer.
  private mutating func take(_ slot: Int, of table: RowTable) -> Outcome {
    let row = table.rows[slot]
    express(row, of: table)
    defer { clear() }
    let right = row.constant - known
    let rightSize = row.constant.magnitude + knownSize
    switch roots.count {
    case 0:
      if right.magnitude > Tolerance.feasible * max(1, rightSize) { isConsistent = false }
      uses.append(Use(slot: slot, child: -1, pivot: 1, last: -1))
      return .resolved(nil)
    case 1:
      let root = roots[0]
      links[root] = Link(
        parent: -1, offset: right / sum[root], size: rightSize / sum[root].magnitude)
      uses.append(Use(slot: slot, child: root, pivot: sum[root], last: lastMember[root]))
      return .resolved(root)
    case 2:
      let (child, root) = childAndRoot(roots[0], roots[1])
      links[child] = Link(
        parent: root, scale: -sum[root] / sum[child], offset: right / sum[child],
        size: rightSize / sum[child].magnitude)
      weight[root] += weight[child]
      uses.append(Use(slot: slot, child: child, pivot: sum[child], last: lastMember[child]))
      nextMember[lastMember[root]] = child
      lastMember[root] = lastMember[child]
      return .resolved(child)
    default:
      return .stays
    }
  }
}
