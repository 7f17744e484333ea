/// One phase's cost: for some columns, a convex function that is linear between kinks.
struct KinkedCost {
  /// The function of each column, or -1.
  private(set) var index: [Int]
  /// The columns that have one.
  private(set) var columns: [Int] = []
  private var firstSlope: [Double] = []
  private(set) var start: [Int] = [0]
  private(set) var kink: [Double] = []
  private(set) var jump: [Double] = []
  /// For basic columns: how many kinks lie left of the linear piece they are on.
  var piece: [Int] = []

  init(columnCount: Int) {
    index = Array(repeating: -1, count: columnCount)
  }

  /// Takes in one more column, without a function.
  mutating func addColumn() {
    index.append(-1)
  }

  /// Removes all functions.
  mutating func clear() {
    for column in columns { index[column] = -1 }
    columns.removeAll(keepingCapacity: true)
    firstSlope.removeAll(keepingCapacity: true)
    start.removeAll(keepingCapacity: true)
    start.append(0)
    kink.removeAll(keepingCapacity: true)
    jump.removeAll(keepingCapacity: true)
    piece.removeAll(keepingCapacity: true)
  }

  /// Begins the function of a column that has none; its kinks follow, from left to right.
  mutating func begin(_ column: Int, slope: Double) {
    index[column] = columns.count
    columns.append(column)
    firstSlope.append(slope)
    piece.append(0)
    start.append(kink.count)
  }

  /// Adds a kink to the function begun last.
  mutating func addKink(_ position: Double, jump size: Double) {
    kink.append(position)
    jump.append(size)
    start[start.count - 1] = kink.count
  }

  /// Adds the sum of errors of `wishes` on one column.
  mutating func add(_ wishes: ArraySlice<Wish>, on column: Int) {
    begin(column, slope: wishes.reduce(0) { $0 + $1.slopeLeft })
    let sorted = wishes.count == 1 ? wishes : wishes.sorted { $0.position < $1.position }[...]
    for wish in sorted { addKink(wish.position, jump: wish.slopeRight - wish.slopeLeft) }
  }

  /// The slope of function `index` on a piece.
  func slope(_ index: Int, piece: Int) -> Double {
    var slope = firstSlope[index]
    for entry in start[index]..<start[index] + piece { slope += jump[entry] }
    // Steps up and down again leave rounding only.
    return slope.magnitude <= Tolerance.cancelled * firstSlope[index].magnitude ? 0 : slope
  }

  /// How many kinks of function `index` are at `value` or left of it, give or take rounding.
  func piece(_ index: Int, rightOf value: Double) -> Int {
    let limit = value + Self.width(value)
    var piece = 0
    while start[index] + piece < start[index + 1], kink[start[index] + piece] <= limit {
      piece += 1
    }
    return piece
  }

  /// How many kinks of function `index` are left of `value`, give or take rounding.
  func piece(_ index: Int, leftOf value: Double) -> Int {
    let limit = value - Self.width(value)
    var piece = 0
    while start[index] + piece < start[index + 1], kink[start[index] + piece] < limit {
      piece += 1
    }
    return piece
  }

  /// The ends of a piece.
  func ends(_ index: Int, piece: Int) -> (low: Double, high: Double) {
    let first = start[index]
    return (
      piece > 0 ? kink[first + piece - 1] : -.infinity,
      first + piece < start[index + 1] ? kink[first + piece] : .infinity
    )
  }

  /// Two positions this close are one.
  static func width(_ value: Double) -> Double { 1e-12 * max(1, value.magnitude) }
}
