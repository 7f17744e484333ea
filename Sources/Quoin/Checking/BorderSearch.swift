internal import QuoinCore

/// Finds where things begin to go wrong, first on the grid of sizes tried, then between its lines.
struct BorderSearch {
  let range: SizeRange
  /// Row by row from the least height, in each from the least width.
  let grid: [[[SizeFinding]]]
  let probe: SizeProbe
  private let widths: [Double]
  private let heights: [Double]

  init(range: SizeRange, grid: [[[SizeFinding]]], probe: SizeProbe) {
    self.range = range
    self.grid = grid
    self.probe = probe
    widths = range.widths
    heights = range.heights
  }

  /// The most things that are followed to their borders.
  private static let mostBorders = 40

  func borders() -> [SizeBorder] {
    var keys: [SizeFinding.Key] = []
    var known: Set<SizeFinding.Key> = []
    for finding in grid.joined().joined() where known.insert(finding.key).inserted {
      keys.append(finding.key)
    }
    let borders = keys.prefix(Self.mostBorders).compactMap(border)
    return borders.enumerated().sorted { a, b in
      let (left, right) = (a.element.diagnostic, b.element.diagnostic)
      if left.severity != right.severity { return left.severity == .error }
      guard let first = left.location, let second = right.location, first != second else {
        return a.offset < b.offset
      }
      return first < second
    }.map(\.element)
  }

  private func border(of key: SizeFinding.Key) -> SizeBorder? {
    let isBad = grid.map { row in row.map { $0.contains { $0.key == key } } }
    // The largest of the bad sizes is nearest to the good ones, or as good as any.
    let bad = grid.indices.flatMap { row in
      widths.indices.filter { isBad[row][$0] }.map { (row: row, column: $0) }
    }
    guard
      let first = bad.max(by: {
        (widths[$0.column] * heights[$0.row], $0.column)
          < (widths[$1.column] * heights[$1.row], $1.column)
      }),
      let finding = grid[first.row][first.column].first(where: { $0.key == key })
    else { return nil }
    return SizeBorder(
      extent: extent(of: key, isBad, count: bad.count),
      size: Size(width: widths[first.column], height: heights[first.row]),
      diagnostic: finding.diagnostic, rules: finding.rules)
  }

  /// Where it goes wrong, in the simplest words that are true.
  private func extent(
    of key: SizeFinding.Key, _ isBad: [[Bool]], count: Int
  ) -> SizeBorder.Extent {
    // What else goes wrong at a broken size cannot be told: it may as well go on there.
    let mayBeBad = zip(grid, isBad).map { cells, row in
      zip(cells, row).map { cell, isBad in
        isBad || cell.contains { $0.outcome == .broken && $0.key != key }
      }
    }
    return simpleExtent(of: key, isBad, isKnown: true)
      ?? simpleExtent(of: key, mayBeBad, isKnown: false)
      ?? stairs(of: key, isBad) ?? stairs(of: key, mayBeBad) ?? .scattered(count: count)
  }

  /// Everywhere, or beyond a limit of one side whatever the other is.
  private func simpleExtent(
    of key: SizeFinding.Key, _ isBad: [[Bool]], isKnown: Bool
  ) -> SizeBorder.Extent? {
    if isBad.allSatisfy({ !$0.contains(false) }) { return isKnown ? .everywhere : nil }
    let columns = widths.indices.map { column in isBad.map { $0[column] } }
    if Set(isBad).count == 1, let turn = Turn(isBad[0]) {
      return .beyond([limit(turn, along: .horizontal, at: heights.count - 1, key, isAlone: true)])
    }
    if Set(columns).count == 1, let turn = Turn(columns[0]) {
      return .beyond([limit(turn, along: .vertical, at: widths.count - 1, key, isAlone: true)])
    }
    return nil
  }

  /// A limit of the width that is another at another height: those at the ends are told.
  private func stairs(of key: SizeFinding.Key, _ isBad: [[Bool]]) -> SizeBorder.Extent? {
    let turns = isBad.map { Turn($0) }
    let isOrderly = zip(isBad, turns).allSatisfy { row, turn in
      turn != nil || Set(row).count == 1
    }
    let rows = turns.indices.filter { turns[$0] != nil }
    guard isOrderly, let first = rows.first, let last = rows.last,
      Set(rows.compactMap { turns[$0]?.isBadBelow }).count == 1
    else { return nil }
    let ends = first == last ? [first] : [first, last]
    return .beyond(
      ends.compactMap { row in
        turns[row].map { limit($0, along: .horizontal, at: row, key, isAlone: false) }
      })
  }

  /// Where a row of sizes turns from bad to good, or from good to bad, once.
  private struct Turn {
    /// The last index before the turn.
    var index: Int
    var isBadBelow: Bool

    init?(_ isBad: [Bool]) {
      let turns = isBad.indices.dropLast().filter { isBad[$0] != isBad[$0 + 1] }
      guard turns.count == 1 else { return nil }
      index = turns[0]
      isBadBelow = isBad[turns[0]]
    }
  }

  /// Halves the way between a bad and a good size until a tenth of a unit is left.
  private func limit(
    _ turn: Turn, along axis: Axis, at line: Int, _ key: SizeFinding.Key, isAlone: Bool
  ) -> SizeBorder.Limit {
    let lengths = axis == .horizontal ? widths : heights
    let other = axis == .horizontal ? heights[line] : widths[line]
    let tenth = Length(1, range.unit).points(em: 0) / 10
    let (low, high) = (lengths[turn.index], lengths[turn.index + 1])
    // Whole tenths strictly between the two.
    var below = Int((low / tenth).rounded(.down))
    var above = Int((high / tenth).rounded(.up))
    while above - below > 1 {
      let middle = (below + above) / 2
      let length = min(max(Double(middle) * tenth, low), high)
      let found = probe.findings(
        width: axis == .horizontal ? length : other, height: axis == .horizontal ? other : length)
      let isBad = found.contains { $0.key == key }
      if isBad == turn.isBadBelow {
        below = middle
      } else {
        above = middle
      }
    }
    let good = Double(turn.isBadBelow ? above : below) * tenth
    let side: SizeBorder.Limit.Side =
      switch (axis, turn.isBadBelow) {
      case (.horizontal, true): .narrower
      case (.horizontal, false): .wider
      case (.vertical, true): .shorter
      case (.vertical, false): .taller
      }
    return SizeBorder.Limit(
      side: side, length: min(max(good, low), high), other: isAlone ? nil : other)
  }
}
