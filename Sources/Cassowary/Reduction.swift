/// Each variable as a multiple of another plus an offset, or as a known number.
///
/// An affine union-find (Tarjan's, with `x = scale × root + offset` on each link): required
/// equalities that come down to at most two roots are resolved here, before any simplex step. In a
/// layout that is most of them. Equalities are taken in declared order, so the outcome depends on
/// the set of constraints only.
struct Reduction {
  /// The root, or a nearer link to it; -1 for a variable whose value is its offset.
  private(set) var parent: [Int]
  private(set) var scale: [Double]
  private(set) var offset: [Double]
  /// How large the numbers were that went into `offset`, to tell rounding from contradiction.
  private(set) var size: [Double]
  private var weight: [Int]
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
    parent = Array(0..<variableCount)
    scale = Array(repeating: 1, count: variableCount)
    offset = Array(repeating: 0, count: variableCount)
    size = offset
    weight = Array(repeating: 1, count: variableCount)
    sum = offset
    sumSize = offset
  }

  /// Whether `variable` has a value already.
  func isKnown(_ variable: Int) -> Bool { parent[variable] < 0 }

  /// Makes `variable` link straight to its root, or to its value.
  mutating func compress(_ variable: Int) {
    let up = parent[variable]
    if up < 0 || up == variable || parent[up] == up { return }
    // Collect the path, then fold it from the top down.
    var path: [Int] = [variable]
    var top = up
    while top >= 0, parent[top] != top {
      path.append(top)
      top = parent[top]
    }
    for node in path.dropLast().reversed() {
      let above = parent[node]
      offset[node] += scale[node] * offset[above]
      size[node] += scale[node].magnitude * size[above]
      scale[node] *= scale[above]
      parent[node] = parent[above]
    }
  }

  /// Writes a row in terms of roots, into `roots`, `coefficient(of:)` and `known`.
  mutating func express(_ row: [Term]) {
    roots.removeAll(keepingCapacity: true)
    known = 0
    knownSize = 0
    for term in row {
      let variable = term.variable.index
      compress(variable)
      let root = parent[variable]
      known += term.coefficient * offset[variable]
      knownSize += term.coefficient.magnitude * size[variable]
      guard root >= 0 else { continue }
      let part = term.coefficient * scale[variable]
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

  /// Resolves the required equalities among `order`, again and again while that helps.
  mutating func resolve(_ order: [Int], of records: [Record]) {
    var waiting: [[Int]] = []
    var isWaiting = false
    var pending: [Int] = []
    for slot in order {
      let record = records[slot]
      guard record.isRequired, record.constraint.relation == .equal else { continue }
      pending.append(slot)
    }
    // A row waits at three of its roots; when one of them goes, the row is looked at again.
    var queue: [Int] = []
    var isOpen = Array(repeating: false, count: records.count)
    for slot in pending {
      queue.append(slot)
      while let next = queue.popLast() {
        let lost = take(records[next])
        switch lost {
        case .stays:
          if !isWaiting {
            waiting = Array(repeating: [], count: parent.count)
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
        if !isConsistent { return }
      }
    }
    remaining = pending.filter { isOpen[$0] }
  }

  private enum Outcome {
    case stays
    case resolved(Int?)
  }

  /// Uses one equality if it has at most two roots; says which root is one no longer.
  private mutating func take(_ record: Record) -> Outcome {
    express(record.row)
    defer { clear() }
    let right = record.constraint.constant - known
    let rightSize = record.constraint.constant.magnitude + knownSize
    switch roots.count {
    case 0:
      if right.magnitude > Tolerance.feasible * max(1, rightSize) { isConsistent = false }
      return .resolved(nil)
    case 1:
      let root = roots[0]
      parent[root] = -1
      offset[root] = right / sum[root]
      size[root] = rightSize / sum[root].magnitude
      return .resolved(root)
    case 2:
      let ratio = (sum[roots[0]] / sum[roots[1]]).magnitude
      guard ratio < 1e6, ratio > 1e-6 else { return .stays }
      let first = roots[0]
      let second = roots[1]
      let (child, root) =
        weight[first] < weight[second] || (weight[first] == weight[second] && first > second)
        ? (first, second) : (second, first)
      parent[child] = root
      scale[child] = -sum[root] / sum[child]
      offset[child] = right / sum[child]
      size[child] = rightSize / sum[child].magnitude
      weight[root] += weight[child]
      return .resolved(child)
    default:
      return .stays
    }
  }
}
