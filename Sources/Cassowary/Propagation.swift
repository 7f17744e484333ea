/// Finds which tight rows determine a variable, one variable at a time.
///
/// A row that has one undetermined variable left determines it; of several such rows the most
/// powerful one does. Rows are given in the order of their power.
struct Propagation {
  private let rows: [[Int]]
  private var users: [[Int]]
  private var openCount: [Int]
  /// The row that determined each variable, or -1.
  private var maker: [Int]
  private var ready = Heap()

  /// Takes rows as lists of variables, most powerful first.
  init(_ rows: [[Int]], variableCount: Int) {
    self.rows = rows
    users = Array(repeating: [], count: variableCount)
    maker = Array(repeating: -1, count: variableCount)
    openCount = rows.map(\.count)
    for (row, variables) in rows.enumerated() {
      for variable in variables { users[variable].append(row) }
      if variables.count == 1 { ready.insert(row) }
    }
  }

  /// The rows that determine `goal`, each with a part in it, or `nil` if that takes several rows at
  /// once.
  mutating func rows(determining goal: Int) -> [Int]? {
    while maker[goal] < 0 {
      guard let row = ready.removeFirst() else { return nil }
      guard openCount[row] == 1, let variable = rows[row].first(where: { maker[$0] < 0 })
      else { continue }
      maker[variable] = row
      for user in users[variable] {
        openCount[user] -= 1
        if openCount[user] == 1 { ready.insert(user) }
      }
    }
    var parts: [Int] = []
    var isTaken = Array(repeating: false, count: rows.count)
    var stack = [maker[goal]]
    while let row = stack.popLast() {
      if isTaken[row] { continue }
      isTaken[row] = true
      parts.append(row)
      for variable in rows[row] where maker[variable] != row { stack.append(maker[variable]) }
    }
    return parts
  }
}

/// A binary heap that gives back the least number first.
struct Heap {
  private var items: [Int] = []

  mutating func insert(_ item: Int) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[(child - 1) / 2] > items[child] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Int? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    if items.isEmpty { return first }
    items[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
        if items[child] < items[least] { least = child }
      }
      if least == parent { return first }
      items.swapAt(parent, least)
      parent = least
    }
  }
}
