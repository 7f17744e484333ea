import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("The vocabulary of SnapKit, by frames")
struct VocabularyTests {
  /// A page 400 × 300 with a target at (100, 60), 80 × 40, margins 1 2 3 4, and a box to constrain,
  /// which holds a text and is 30 × 20 unless its block says otherwise.
  private func solve(
    _ direction: LayoutDirection = .leftToRight, sized: Bool = true,
    _ block: (ConstraintMaker, Box) -> Void
  ) -> PageLayout {
    let page = Page(size: PageSize(400, 300), direction: direction)
    page.margin = Insets(10)
    let target = Box("target", in: page.root)
    target.margin = Insets(top: 1, left: 2, bottom: 3, right: 4)
    target.place(100, 60, 80, 40)
    let box = Box("box", in: page.root)
    box.margin = Insets(top: 5, left: 6, bottom: 7, right: 8)
    if sized { box.content = .sized(width: 30, height: 20) }
    box.makeConstraints { block($0, target) }
    return lay(page)
  }

  private func check(
    _ x: Double? = nil, _ y: Double? = nil, _ width: Double? = nil, _ height: Double? = nil,
    _ direction: LayoutDirection = .leftToRight, sized: Bool = true,
    at location: Testing.SourceLocation = #_sourceLocation,
    _ block: (ConstraintMaker, Box) -> Void
  ) {
    let layout = solve(direction, sized: sized, block)
    expect(layout, "box", x: x, y: y, width: width, height: height, at: location)
    #expect(!layout.hasConflict && layout.count(.badValue) == 0, sourceLocation: location)
  }

  @Test("single attributes, against a box and against its attribute")
  func singles() {
    check(100) { make, target in make.left.equalTo(target) }
    check(150) { make, target in make.right.equalTo(target) }
    check(nil, 60) { make, target in make.top.equalTo(target) }
    check(nil, 80) { make, target in make.bottom.equalTo(target) }
    check(100) { make, target in make.leading.equalTo(target) }
    check(150) { make, target in make.trailing.equalTo(target) }
    check(150, nil, nil, nil, .rightToLeft) { make, target in make.leading.equalTo(target) }
    check(100, nil, nil, nil, .rightToLeft) { make, target in make.trailing.equalTo(target) }
    check(nil, nil, 80) { make, target in make.width.equalTo(target) }
    check(nil, nil, nil, 40) { make, target in make.height.equalTo(target) }
    check(125) { make, target in make.centerX.equalTo(target) }
    check(nil, 70) { make, target in make.centerY.equalTo(target) }
    // Without text the baselines are the bottom edges.
    check(nil, 80) { make, target in make.firstBaseline.equalTo(target) }
    check(nil, 80) { make, target in make.lastBaseline.equalTo(target) }
    check(nil, 80) { make, target in make.baseline.equalTo(target.baseline) }
    check(180) { make, target in make.left.equalTo(target.right) }
    check(nil, 90) { make, target in make.centerY.equalTo(target.bottom) }
    check(nil, nil, 40) { make, target in make.width.equalTo(target.height) }
  }

  @Test("margins of the box and of its target")
  func margins() {
    // The box's margins begin 6 from its left and 5 from its top, the target's 2 and 1.
    check(96) { make, target in make.leftMargin.equalTo(target) }
    check(94) { make, target in make.leftMargin.equalTo(target.left) }
    check(102) { make, target in make.left.equalTo(target.leftMargin) }
    // 180 - 4 = 176 for the target, 30 - 8 = 22 for the box
    check(154) { make, target in make.rightMargin.equalTo(target) }
    check(nil, 56) { make, target in make.topMargin.equalTo(target) }
    check(nil, 84) { make, target in make.bottomMargin.equalTo(target) }
    check(96) { make, target in make.leadingMargin.equalTo(target) }
    check(154) { make, target in make.trailingMargin.equalTo(target) }
    check(154, nil, nil, nil, .rightToLeft) { make, target in make.leadingMargin.equalTo(target) }
    // 102...176 has its middle at 139, 6...22 at 14
    check(125) { make, target in make.centerXWithinMargins.equalTo(target) }
    // 61...97 at 79, 5...13 at 9
    check(nil, 70) { make, target in make.centerYWithinMargins.equalTo(target) }
    check(102) { make, target in make.left.equalTo(target.margins) }
    check(102) { make, target in make.left.equalTo(target.margins.left) }
  }

  @Test("composites")
  func composites() {
    check(100, 60, 80, 40, sized: false) { make, target in make.edges.equalTo(target) }
    check(100, 60, 80, 40, sized: false) { make, target in make.edges.equalTo(target.edges) }
    check(100, nil, 80) { make, target in make.horizontalEdges.equalTo(target) }
    check(nil, 60, nil, 40) { make, target in make.verticalEdges.equalTo(target) }
    check(100, 60, 80, 40, .rightToLeft, sized: false) { make, target in
      make.directionalEdges.equalTo(target)
    }
    check(100, nil, 80) { make, target in make.directionalHorizontalEdges.equalTo(target) }
    check(nil, 60, nil, 40) { make, target in make.directionalVerticalEdges.equalTo(target) }
    check(nil, nil, 80, 40) { make, target in make.size.equalTo(target) }
    check(125, 70) { make, target in make.center.equalTo(target) }
    // 102 - 6, 61 - 5; 74 + 14, 36 + 12
    check(96, 56, 88, 48) { make, target in make.margins.equalTo(target) }
    check(96, 56, 88, 48) { make, target in make.directionalMargins.equalTo(target) }
    check(125, 70) { make, target in make.centerWithinMargins.equalTo(target) }
    check(102, 61, 74, 36) { make, target in make.edges.equalTo(target.margins) }
  }

  @Test("chains of any attributes")
  func chains() {
    check(100, 60) { make, target in make.left.top.equalTo(target) }
    check(100, 60, 80, 40) { make, target in make.left.top.width.height.equalTo(target) }
    check(180, nil) { make, target in make.left.centerX.equalTo(target.right).priority(.low) }
    check(150, 70) { make, target in make.right.centerY.equalTo(target) }
    check(100, 60, 80, 40) { make, target in make.size.left.top.equalTo(target) }
    check(nil, nil, 40, 40) { make, target in make.width.height.equalTo(target.height) }
  }

  @Test("relations, also with the superview")
  func relations() {
    check(100) { make, target in make.left.greaterThanOrEqualTo(target) }
    check(nil, nil, 25) { make, target in make.width.lessThanOrEqualTo(25) }
    check(nil, nil, 35) { make, target in make.width.greaterThanOrEqualTo(35) }
    check(0, 0, 400, 300, sized: false) { make, _ in make.edges.equalToSuperview() }
    check(370) { make, _ in
      make.right.lessThanOrEqualToSuperview()
      make.left.equalTo(390).priority(700)
    }
    check(0) { make, _ in
      make.left.greaterThanOrEqualToSuperview()
      make.left.equalTo(-50).priority(700)
    }
    check(nil, nil, 200) { make, _ in make.width.equalToSuperview().dividedBy(2) }
  }

  @Test("numbers, sizes, points and insets")
  func values() {
    check(10) { make, _ in make.left.equalTo(10) }
    check(360) { make, _ in make.right.equalTo(-10) }
    check(nil, nil, 12.5, 12.5) { make, _ in make.size.equalTo(12.5) }
    check(nil, nil, 12, 13) { make, _ in make.size.equalTo(Size(width: 12, height: 13)) }
    // From the superview's centre: 200 + 5 - 15, 150 - 5 - 10
    check(190, 135) { make, _ in make.center.equalTo(Point(x: 5, y: -5)) }
    check(2, 1, 394, 296, sized: false) { make, _ in
      make.edges.equalTo(Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  @Test("several targets, one constraint each")
  func severalTargets() {
    // Past the furthest of several, pulled back: a barrier.
    check(180) { make, target in
      make.left.greaterThanOrEqualTo([target.left, target.right])
      make.left.equalToSuperview().priority(.low)
    }
    check(nil, nil, 74, 36) { make, target in
      make.size.lessThanOrEqualTo([target, target.margins])
      make.size.equalTo(1000).priority(.high)
    }
  }

  @Test("offsets are absolute, insets go inwards, multipliers apply to the target")
  func modifiers() {
    check(108) { make, target in make.left.equalTo(target).offset(3).offset(8) }
    check(116) { make, target in make.left.equalTo(target).inset(16) }
    check(134) { make, target in make.right.equalTo(target).inset(16) }
    check(116, nil, 48, sized: false) { make, target in
      make.left.right.equalTo(target).inset(16)
    }
    check(104, 63, 70, 36, sized: false) { make, target in
      make.edges.equalTo(target).inset(Insets(top: 3, left: 4, bottom: 1, right: 6))
    }
    check(nil, nil, 90, 60) { make, target in
      make.size.equalTo(target).sizeOffset(Size(width: 10, height: 20))
    }
    check(127, 67) { make, target in
      make.center.equalTo(target).centerOffset(Point(x: 2, y: -3))
    }
    check(nil, nil, 65) { make, target in
      make.width.equalTo(target).offset(5).multipliedBy(0.75).priority(.high)
    }
    check(nil, nil, 65) { make, target in
      make.width.equalTo(target).priority(.high).multipliedBy(0.75).labeled("w").offset(5)
    }
    check(nil, nil, 20) { make, target in make.width.equalTo(target).dividedBy(4) }
  }

  @Test("priorities: numbers, names and steps between them")
  func priorities() {
    check(10) { make, _ in
      make.left.equalTo(10).priority(.high)
      make.left.equalTo(20).priority(.medium)
      make.left.equalTo(30).priority(.low)
      make.left.equalTo(40).priority(749.5)
    }
    check(20) { make, _ in
      make.left.equalTo(10).priority(.high)
      make.left.equalTo(20).priority(.high.advanced(by: 1))
    }
    check(30) { make, _ in
      make.left.equalTo(20).priority(999)
      make.left.equalTo(30).priority(.required)
    }
  }

  @Test("blocks for several boxes at once")
  func groups() {
    let page = Page(size: PageSize(100, 100))
    let boxes = ["a", "b"].map { Box($0, in: page.root) }
    boxes.makeConstraints { make in
      make.left.top.equalTo(5)
      make.size.equalTo(10)
    }
    boxes.updateConstraints { make in make.left.equalToSuperview().offset(7) }
    let layout = lay(page)
    for id in ["a", "b"] { expect(layout, id, x: 7, y: 5, width: 10, height: 10) }
    boxes.remakeConstraints { make in make.edges.equalToSuperview() }
    expect(lay(page), "b", width: 100)
    boxes.removeConstraints()
    expect(lay(page), "a", width: 0)
  }

  @Test("rules made before their boxes are on a page")
  func early() {
    let outer = Box(id: "outer")
    let inner = Box(id: "inner")
    outer.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    inner.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.equalTo(outer).offset(-5)
      make.height.equalTo(20)
    }
    outer.add(inner)
    let page = Page(size: PageSize(100, 100))
    page.add(outer)
    let layout = lay(page)
    expect(layout, "inner", x: 10, y: 10, width: 75, height: 20)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("the names of chains are those of the template language")
  func chainNames() {
    #expect(Attribute.chain(named: "left.top.right") == [.left, .top, .right])
    #expect(Attribute.chain(named: "edges") == [.left, .right, .top, .bottom])
    #expect(Attribute.chain(named: "size.left.width") == [.width, .height, .left])
    #expect(Attribute.chain(named: "baseline") == [.lastBaseline])
    #expect(Attribute.chain(named: "left.") == nil && Attribute.chain(named: "lefft") == nil)
    #expect(Set(Attribute.names).count == Attribute.names.count)
  }
}
