/// What constraints demand of the columns, component by component.
///
/// Positions are the only numbers of a component that constants bear on.
struct Demands {
  /// Soft demands, in each component by falling priority, then by place.
  var wishes: [Wish]
  private(set) var wishStart: [Int]
  /// Required ones; behind the last component those on roots that were eliminated.
  var limits: [Wish]
  private(set) var limitStart: [Int]

  /// Sorts the demands of an assembly by component.
  init(_ assembly: Assembly, _ components: Components) {
    func home(_ demand: Wish) -> Int {
      let column = demand.column
      let root =
        column < assembly.variableCount
        ? column : assembly.rowRoot[assembly.rowStart[column - assembly.variableCount]]
      let component = components.component[root]
      return component < 0 ? components.count : component
    }
    let count = components.count
    (wishes, wishStart) = Components.group(assembly.wishes, count, by: home)
    (limits, limitStart) = Components.group(assembly.limits, count + 1, by: home)
    for component in 0..<count { sort(wishStart[component]..<wishStart[component + 1]) }
  }

  /// Where a component's wishes are.
  func wishRange(_ component: Int) -> Range<Int> { wishStart[component]..<wishStart[component + 1] }

  /// Where a component's limits are.
  func limitRange(_ component: Int) -> Range<Int> {
    limitStart[component]..<limitStart[component + 1]
  }

  /// The component of a wish.
  func component(ofWish index: Int) -> Int { Self.bucket(of: index, wishStart) }

  /// The component of a limit; the number of components for that of an eliminated root.
  func component(ofLimit index: Int) -> Int { Self.bucket(of: index, limitStart) }

  /// The bucket that an item is in: the last that starts at it or before.
  private static func bucket(of index: Int, _ start: [Int]) -> Int {
    var low = 0
    var high = start.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if start[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Sorts a range of wishes by falling priority; equal ones stay in place order.
  private mutating func sort(_ range: Range<Int>) {
    guard range.count > 1 else { return }
    if range.count > 24 {
      let sorted = wishes[range].enumerated().sorted {
        let left = $0.element.priority
        let right = $1.element.priority
        return left == right ? $0.offset < $1.offset : left > right
      }
      for (place, wish) in zip(range, sorted) { wishes[place] = wish.element }
      return
    }
    for start in range.dropFirst() {
      let wish = wishes[start]
      var hole = start
      while hole > range.lowerBound, wishes[hole - 1].priority < wish.priority {
        wishes[hole] = wishes[hole - 1]
        hole -= 1
      }
      wishes[hole] = wish
    }
  }
}
