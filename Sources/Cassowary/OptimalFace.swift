/// What a component's levels leave open: which roots can move, and which move together.
///
/// Bounds that hold with equality at every point of the face are found first, and made equalities.
/// What columns outside the basis are then free to move span the face, and each root moves by a fixed
/// combination of their moves.
struct OptimalFace {
  /// Columns that move in proportion on the whole face.
  struct Group {
    /// The first of the columns.
    var leader: Int
    /// All of them, each with how far it moves when the leader moves by 1.
    var members: [(column: Int, factor: Double)]
  }

  /// In the order of their leaders.
  private(set) var groups: [Group] = []

  /// Examines a component after its levels and before single errors, and confines it to what it
  /// finds.
  init(of core: inout Simplex) {
    guard !core.isDecided else { return }
    core.fixImpliedEqualities()
    for columns in Self.candidates(core.shadows()) { split(columns, &core) }
    groups.sort { $0.leader < $1.leader }
  }

  /// Roots whose shadows are multiples of each other; those alone, too.
  private static func candidates(_ shadows: [Shadow]) -> [[Int]] {
    // They look the same once they are scaled, and so sort side by side.
    let order = shadows.indices.filter { shadows[$0].isMoving }.sorted {
      shadows[$0].direction == shadows[$1].direction
        ? $0 < $1 : shadows[$0].direction < shadows[$1].direction
    }
    var found: [[Int]] = []
    for column in order {
      if let last = found.last?.last, shadows[last].isParallel(to: shadows[column]) {
        found[found.count - 1].append(column)
      } else {
        found.append([column])
      }
    }
    return found
  }

  /// Makes groups of those of `columns` whose moves are parallel one by one, too: in a sum, a small
  /// one can vanish beside a large one.
  private mutating func split(_ columns: [Int], _ core: inout Simplex) {
    let first = groups.count
    var leaderMoves: [[Simplex.Move]] = []
    for column in columns.sorted() {
      let moves = columns.count == 1 ? [] : core.moves(of: column)
      let match = leaderMoves.indices.lazy.compactMap { index in
        Self.factor(moves, leaderMoves[index]).map { (index, $0) }
      }.first
      if let (index, factor) = match {
        groups[first + index].members.append((column, factor))
      } else {
        groups.append(Group(leader: column, members: [(column, 1)]))
        leaderMoves.append(moves)
      }
    }
  }

  /// By what moves have to be multiplied to be others; `nil` if nothing does it.
  private static func factor(_ moves: [Simplex.Move], _ others: [Simplex.Move]) -> Double? {
    guard moves.count == others.count,
      let largest = others.max(by: { abs($0.rate) < abs($1.rate) }),
      let own = moves.first(where: { $0.column == largest.column })
    else { return nil }
    let factor = own.rate / largest.rate
    let isParallel = zip(moves, others).allSatisfy { move, other in
      move.column == other.column
        && abs(move.rate - factor * other.rate) <= 1e-9 * abs(move.rate)
    }
    return isParallel ? factor : nil
  }
}

/// A column's moves, summed up with fixed weights that nothing in a system can be in tune with: two
/// columns have parallel moves if, and but for a coincidence of numbers only if, their sums by several
/// sets of weights are in one proportion.
struct Shadow {
  static let weightSets = 3

  private var sums = Array(repeating: 0.0, count: weightSets)
  private var size = 0.0

  /// Takes in a move that the column makes with free column number `index`.
  mutating func add(_ move: Double, of index: Int) {
    var state = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
    for set in 0..<Self.weightSets {
      // The mixing function of SplitMix64 (Steele, Lea and Flood, 2014).
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
      let weight = 1 + Double(bits >> 11) / Double(1 << 53)
      sums[set] += weight * move
    }
    size += move.magnitude
  }

  var isMoving: Bool { size > 0 }

  /// The first sum, by which lengths compare.
  var length: Double { sums[0].magnitude > 1e-9 * size ? sums[0] : sums[1] }

  /// What is left of the sums when the length is taken out: the same for parallel columns.
  var direction: Double { sums[1] / length }

  func isParallel(to other: Self) -> Bool {
    (0..<Self.weightSets).allSatisfy { set in
      let own = sums[set] / length
      let its = other.sums[set] / other.length
      let scale = max(size / length.magnitude, other.size / other.length.magnitude)
      return (own - its).magnitude <= 1e-9 * scale
    }
  }
}

extension Simplex {
  /// How each root moves with the columns that are free to move.
  func shadows() -> [Shadow] {
    var shadows = Array(repeating: Shadow(), count: columnCount)
    var copy = self
    for column in lower.indices where position[column] < 0 && lower[column] < upper[column] {
      if column < columnCount { shadows[column].add(1, of: column) }
      copy.loadColumn(column)
      for row in 0..<rowCount where head[row] < columnCount && copy.work[row] != 0 {
        shadows[head[row]].add(-copy.work[row], of: column)
      }
    }
    return shadows
  }

  /// How fast a column moves with one that is free to move.
  typealias Move = (column: Int, rate: Double)

  /// What a column moves with, in order.
  mutating func moves(of column: Int) -> [Move] {
    guard position[column] >= 0 else { return [(column, 1)] }
    cost.clear()
    cost.begin(column, slope: 1)
    price()
    return touched.sorted().compactMap { other in
      guard lower[other] < upper[other] else { return nil }
      return reduced[other].magnitude <= Tolerance.noise * reducedSize[other]
        ? nil : (other, reduced[other])
    }
  }

  /// How far a column has to be from a bound to be off it: next to nothing beside the way between its
  /// bounds, if rounding allows.
  private func slack(_ column: Int) -> Double {
    let size = max(1, value[column].magnitude)
    return max(1e-13 * size, min(1e-9 * size, 1e-6 * (upper[column] - lower[column])))
  }

  /// Finds the columns that can be at a single value only, though their bounds leave more, and
  /// confines them to it.
  ///
  /// A column that is off its bounds at some point of the face is none of them; so points are
  /// gathered, and only columns that rest on a bound at the middle of all are examined.
  mutating func fixImpliedEqualities() {
    var middle = FaceMiddle(value)
    for column in lower.indices where position[column] < 0 && lower[column] < upper[column] {
      nudge(column, &middle)
    }
    for column in lower.indices where lower[column] < upper[column] {
      guard middle.rests(column, lower[column], upper[column], slack(column)) else { continue }
      let isAtLower = middle.value(column) - lower[column] < upper[column] - middle.value(column)
      guard minimum(of: [(column, isAtLower ? -1 : 1)]).isFinite else {
        middle.shift(column, isAtLower ? 1 : -1)
        continue
      }
      let bound = isAtLower ? lower[column] : upper[column]
      if (value[column] - bound).magnitude > slack(column) {
        middle.add(value)
      } else {
        fix(column)
      }
    }
    cost.clear()
  }

  /// Moves a column alone as far as the others let it, if they do, and notes the point there.
  private mutating func nudge(_ column: Int, _ middle: inout FaceMiddle) {
    loadColumn(column)
    for direction in [1.0, -1] {
      var reach = direction > 0 ? upper[column] - value[column] : value[column] - lower[column]
      for row in 0..<rowCount where work[row] != 0 {
        let basic = head[row]
        let velocity = -direction * work[row]
        let room = velocity > 0 ? upper[basic] - value[basic] : value[basic] - lower[basic]
        reach = min(reach, max(0, room) / velocity.magnitude)
      }
      guard reach > slack(column) else { continue }
      let move = direction * min(reach, 1)
      middle.beginPoint()
      middle.shift(column, move)
      for row in 0..<rowCount where work[row] != 0 { middle.shift(head[row], -move * work[row]) }
      return
    }
  }

  /// Confines a column to its present value, outside the basis.
  private mutating func fix(_ column: Int) {
    let row = position[column]
    guard row >= 0 else {
      lower[column] = value[column]
      upper[column] = value[column]
      freeCount -= 1
      return
    }
    // A column that is free to move takes its place, without moving.
    cost.clear()
    cost.begin(column, slope: 1)
    price()
    var best = -1
    for other in touched where position[other] < 0 && lower[other] < upper[other] {
      if best < 0 || reduced[other].magnitude > reduced[best].magnitude { best = other }
    }
    lower[column] = value[column]
    upper[column] = value[column]
    guard best >= 0, reduced[best].magnitude > 1e-9 else { return }
    loadColumn(best)
    basis.append(work, pivot: row)
    head[row] = best
    position[best] = row
    position[column] = -1
    freeCount -= 1
    if basis.count > factoredCount + 64 { factorise() }
  }
}

/// The middle of several points of a face.
private struct FaceMiddle {
  private let base: [Double]
  /// What the points are away from the first, added up.
  private var offset: [Double]
  private var count = 1.0

  init(_ point: [Double]) {
    base = point
    offset = Array(repeating: 0, count: point.count)
  }

  func value(_ column: Int) -> Double { base[column] + offset[column] / count }

  /// Whether a column is at one of its bounds at all points.
  func rests(_ column: Int, _ low: Double, _ high: Double, _ slack: Double) -> Bool {
    let now = value(column)
    let part = max(1e-13 * max(1, now.magnitude), slack / count)
    return now - low <= part || high - now <= part
  }

  /// Takes in a point.
  mutating func add(_ point: [Double]) {
    beginPoint()
    for column in offset.indices { shift(column, point[column] - base[column]) }
  }

  /// Takes in the first point once more, to be shifted.
  mutating func beginPoint() { count += 1 }

  mutating func shift(_ column: Int, _ distance: Double) { offset[column] += distance }
}
