/// Which of the numbers below a count belong together (union-find, with path halving).
///
/// The least member of a set leads it, so that sets come in order of creation. Source: Tarjan & van
/// Leeuwen 1984.
struct DisjointSets {
  private var leader: [Int]

  init(count: Int) {
    leader = Array(0..<count)
  }

  /// The least member of a number's set.
  mutating func leader(of start: Int) -> Int {
    var node = start
    while leader[node] != node {
      leader[node] = leader[leader[node]]
      node = leader[node]
    }
    return node
  }

  /// Makes one set of two, each named by its leader, and says who leads it.
  @discardableResult
  mutating func join(_ first: Int, _ second: Int) -> Int {
    let low = min(first, second)
    leader[max(first, second)] = low
    return low
  }
}
