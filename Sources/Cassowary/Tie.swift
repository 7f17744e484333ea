/// How far columns of one component can move on its optimal face, and which level they are tied at.
struct Tie {
  private(set) var extents: [Extent]
  private(set) var levels: [Double]

  /// Examines `columns` of a component that is confined to its face; `wishes` are sorted.
  init(_ core: Simplex, _ columns: [Int], _ wishes: ArraySlice<Wish>) {
    var probe = core
    extents = probe.extents(of: columns)
    levels = Array(repeating: 0, count: columns.count)
    findLevels(core, columns, wishes)
  }

  /// What a component of one root leaves open.
  init(_ whole: Interval, _ wishes: ArraySlice<Wish>) {
    extents = [Extent(low: whole.low, high: whole.high)]
    levels = [0]
    for wish in wishes {
      var narrowed = whole
      narrowed.keep(wish)
      if narrowed != whole {
        levels = [wish.priority]
        return
      }
    }
  }

  /// Fixes single errors level by level and sees when an extent first shrinks.
  private mutating func findLevels(_ core: Simplex, _ columns: [Int], _ wishes: ArraySlice<Wish>) {
    var narrowed = core
    var open = Array(columns.indices)
    var start = wishes.startIndex
    while start < wishes.endIndex, !open.isEmpty {
      let priority = wishes[start].priority
      while start < wishes.endIndex, wishes[start].priority == priority {
        narrowed.minimiseError(wishes[start])
        start += 1
      }
      var probe = narrowed
      let now = probe.extents(of: open.map { columns[$0] })
      var rest: [Int] = []
      for (index, extent) in zip(open, now) {
        if extents[index].isWider(than: extent) {
          levels[index] = priority
        } else {
          rest.append(index)
        }
      }
      open = rest
    }
  }
}
