import Cassowary

/// A generated layout: boxes of left, top, width and height, box 0 being the page.
struct Workload {
  enum Kind: String, CaseIterable {
    case siblings, chain, chainfix, nested, nestlin, grid, gridaspect, cards
  }

  let kind: Kind
  private(set) var boxCount = 1
  private(set) var constraints: [Constraint] = []
  /// The constraint that gives the page its width.
  private(set) var pageWidth = 0
  /// The constraints that were made for the box to be remade.
  private(set) var remade: Range<Int> = 0..<0

  var variableCount: Int { 4 * boxCount }

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    let isFixed = kind == .chainfix
    let height = isFixed ? 0.9 * Self.chainHeight(count) : 4000
    require([(left(0), 1)], .equal, 0)
    require([(top(0), 1)], .equal, 0)
    pageWidth = constraints.count
    require([(width(0), 1)], .equal, 3000)
    require([(self.height(0), 1)], .equal, height)
    switch kind {
    case .siblings: addSiblings(count)
    case .chain, .chainfix: addChain(count, isFixed: isFixed)
    case .nested: addNested(count) { $0 / 2 }
    case .nestlin: addNested(count) { $0 - 1 }
    case .grid, .gridaspect: addGrid(count, hasAspect: kind == .gridaspect)
    case .cards: addCards(count)
    }
  }

  private static func chainHeight(_ count: Int) -> Double {
    (1...count).reduce(0) { $0 + intrinsic($1) + 2 }
  }

  /// The natural height of a box: some number from 10 to 29.
  private static func intrinsic(_ box: Int) -> Double { Double(10 + box * 7 % 20) }

  private func left(_ box: Int) -> Variable { Variable(index: 4 * box) }
  private func top(_ box: Int) -> Variable { Variable(index: 4 * box + 1) }
  private func width(_ box: Int) -> Variable { Variable(index: 4 * box + 2) }
  private func height(_ box: Int) -> Variable { Variable(index: 4 * box + 3) }

  private mutating func require(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    constraints.append(
      Constraint(
        terms.map { Term($0.0, $0.1) }, relation, constant, priority: priority,
        place: Place(0, constraints.count)))
  }

  private mutating func equal(_ left: Variable, _ right: Variable, plus constant: Double = 0) {
    require([(left, 1), (right, -1)], .equal, constant)
  }

  private mutating func addBox() -> Int {
    boxCount += 1
    let box = boxCount - 1
    require([(width(box), 1)], .greaterThanOrEqual, 0)
    require([(height(box), 1)], .greaterThanOrEqual, 0)
    return box
  }

  private mutating func addNatural(_ size: Variable, _ natural: Double) {
    require([(size, 1)], .lessThanOrEqual, natural, priority: .low)
    require([(size, 1)], .greaterThanOrEqual, natural, priority: .high)
  }

  private mutating func addSiblings(_ count: Int) {
    for index in 0..<count {
      let start = constraints.count
      let box = addBox()
      if index == 0 {
        equal(left(box), left(0))
      } else {
        require([(left(box), 1), (left(box - 1), -1), (width(box - 1), -1)], .equal, 0)
        equal(width(box), width(box - 1))
      }
      equal(top(box), top(0))
      equal(height(box), height(0))
      if index == count / 2 { remade = start..<constraints.count }
    }
    let last = boxCount - 1
    require(
      [(left(last), 1), (width(last), 1), (left(0), -1), (width(0), -1)], .equal, 0)
  }

  private mutating func addChain(_ count: Int, isFixed: Bool) {
    for index in 0..<count {
      let start = constraints.count
      let box = addBox()
      equal(left(box), left(0))
      equal(width(box), width(0))
      if index == 0 {
        equal(top(box), top(0), plus: 2)
      } else {
        require([(top(box), 1), (top(box - 1), -1), (height(box - 1), -1)], .equal, 2)
      }
      addNatural(height(box), Self.intrinsic(box))
      if index == count / 2 { remade = start..<constraints.count }
    }
    guard isFixed else { return }
    let last = boxCount - 1
    require(
      [(top(last), 1), (height(last), 1), (top(0), -1), (height(0), -1)], .equal, 0)
  }

  private mutating func addNested(_ count: Int, parent: (Int) -> Int) {
    for index in 0..<count {
      let start = constraints.count
      let box = addBox()
      let outer = parent(box)
      let inset = 3000.0 / Double(count) / 8
      equal(left(box), left(outer), plus: inset)
      equal(top(box), top(outer), plus: inset)
      require(
        [(left(box), 1), (width(box), 1), (left(outer), -1), (width(outer), -1)], .equal, -inset)
      require(
        [(top(box), 1), (height(box), 1), (top(outer), -1), (height(outer), -1)], .equal, -inset)
      if index == count / 2 { remade = start..<constraints.count }
    }
  }

  private mutating func addGrid(_ count: Int, hasAspect: Bool) {
    let columns = max(1, Int(Double(count).squareRoot()))
    for index in 0..<count {
      let start = constraints.count
      let box = addBox()
      let column = index % columns
      if column == 0 {
        equal(left(box), left(0))
      } else {
        require([(left(box), 1), (left(box - 1), -1), (width(box - 1), -1)], .equal, 0)
      }
      if index == columns - 1 {
        require([(left(box), 1), (width(box), 1), (left(0), -1), (width(0), -1)], .equal, 0)
      }
      if index > 0 {
        equal(width(box), width(1))
        equal(height(box), height(1))
      }
      if index < columns {
        equal(top(box), top(0))
      } else {
        let above = box - columns
        require([(top(box), 1), (top(above), -1), (height(above), -1)], .equal, 0)
      }
      let natural = Self.intrinsic(box)
      require([(height(box), 1)], .greaterThanOrEqual, natural, priority: .high)
      require([(height(box), 1)], .lessThanOrEqual, natural, priority: .low)
      if index == count / 2 { remade = start..<constraints.count }
    }
    if hasAspect { require([(width(1), 1), (height(1), -1.5)], .equal, 0) }
  }

  /// Three columns of cards: a picture, a title, a text and a button in each.
  private mutating func addCards(_ count: Int) {
    var above: [Int?] = [nil, nil, nil]
    for index in 0..<max(1, count / 5) {
      let column = index % 3
      let start = constraints.count
      let card = addBox()
      boxCount += 4
      let (picture, title, text, button) = (card + 1, card + 2, card + 3, card + 4)
      if let other = above[column] {
        equal(left(card), left(other))
        equal(width(card), width(other))
        require([(top(card), 1), (top(other), -1), (height(other), -1)], .equal, 10)
      } else {
        if column == 0 {
          equal(left(card), left(0), plus: 10)
        } else {
          require([(left(card), 1), (left(card - 5), -1), (width(card - 5), -1)], .equal, 10)
        }
        require([(width(card), 3), (width(0), -1)], .equal, -40)
        equal(top(card), top(0), plus: 10)
      }
      above[column] = card
      equal(left(picture), left(card))
      equal(top(picture), top(card))
      equal(width(picture), width(card))
      addNatural(height(picture), 5 * Self.intrinsic(card))
      for box in [title, text, button] {
        equal(left(box), left(card), plus: 8)
        require([(top(box), 1), (top(box - 1), -1), (height(box - 1), -1)], .equal, 8)
        require(
          [(left(box), 1), (width(box), 1), (left(card), -1), (width(card), -1)],
          .lessThanOrEqual, -8)
        addNatural(width(box), 50 * Self.intrinsic(box))
        addNatural(height(box), Self.intrinsic(box))
      }
      require(
        [(top(card), 1), (height(card), 1), (top(button), -1), (height(button), -1)], .equal, 8)
      if index == max(1, count / 5) / 2 { remade = start..<constraints.count }
    }
  }
}
