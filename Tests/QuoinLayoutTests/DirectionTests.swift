import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Positions: direction, insets, the ancestor's space")
struct DirectionTests {
  @Test(
    "C09: leading and trailing follow the superview's direction, left does not",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func leadingAndTrailing(direction: LayoutDirection) {
    let page = Page(size: PageSize(300, 100), direction: direction)
    let p = Box("p", in: page.root)
    let q = Box("q", in: page.root)
    let r = Box("r", in: page.root)
    [p, q, r].makeConstraints { make in make.top.height.equalToSuperview() }
    p.makeConstraints { make in
      make.leading.equalTo(page).offset(20)
      make.width.equalTo(100)
    }
    q.makeConstraints { make in
      make.leading.equalToSuperview().inset(40)
      make.trailing.equalToSuperview().inset(16)
    }
    r.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.width.equalTo(100)
    }
    let layout = lay(page)
    let isMirrored = direction == .rightToLeft
    // RTL: p ends at 300 - 20, q from 16 to 300 - 40
    expect(layout, "p", x: isMirrored ? 180 : 20, width: 100)
    expect(layout, "q", x: isMirrored ? 16 : 40, width: 244)
    expect(layout, "r", x: 20, width: 100)
  }

  @Test("in right-to-left an inequality on leading mirrors with its sign")
  func mirroredInequality() {
    let page = Page(size: PageSize(300, 100), direction: .rightToLeft)
    let a = Box("a", in: page.root)
    a.makeConstraints { make in
      make.top.height.equalToSuperview()
      make.width.equalTo(50)
      // At least 30 from the right: the right edge is at most 270, and as far right as may be.
      make.leading.greaterThanOrEqualTo(page).offset(30)
      make.right.equalTo(page).priority(.low)
    }
    expect(lay(page), "a", x: 220, width: 50)
  }

  @Test("C10: insets shrink, offsets move")
  func insetsAndOffsets() {
    let page = Page(size: PageSize(300, 200))
    let a = Box("a", in: page.root)
    let b = Box("b", in: page.root)
    let l = Box("l", in: page.root)
    let c = Box("c", in: page.root)
    let d = Box("d", in: page.root)
    a.makeConstraints { make in make.edges.equalToSuperview().inset(20) }
    b.makeConstraints { make in make.edges.equalToSuperview().offset(20) }
    l.place(150, 0, 10, 10)
    [c, d].makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    c.makeConstraints { make in make.right.equalTo(l.left).inset(8) }
    d.makeConstraints { make in make.right.equalTo(l.left).offset(8) }
    let layout = lay(page)
    expect(layout, "a", x: 20, y: 20, width: 260, height: 160)
    expect(layout, "b", x: 20, y: 20, width: 300, height: 200)
    // 150 - 8 = 142 and 150 + 8 = 158 are the right edges
    expect(layout, "c", x: 132)
    expect(layout, "d", x: 148)
    #expect(layout.diagnostics.filter { $0.code != .outsidePage }.isEmpty)
  }

  @Test("a multiplier applies in the nearest common ancestor's own space")
  func multiplier() {
    let page = Page(size: PageSize(1000, 1000))
    let panel = Box("panel", in: page.root)
    let a = Box("a", in: panel)
    let b = Box("b", in: panel)
    panel.place(300, 400, 200, 100)
    a.makeConstraints { make in
      make.size.equalTo(10)
      make.centerX.equalToSuperview().multipliedBy(0.5)
      make.centerY.equalTo(panel.bottom).multipliedBy(0.25).offset(5)
    }
    b.makeConstraints { make in
      make.size.equalTo(10)
      make.top.equalToSuperview()
      make.left.equalTo(a.right).multipliedBy(2)
    }
    // a.centerX: 300 + 100 × 0.5 = 350, the quarter of 200; a.centerY: 400 + 100 × 0.25 + 5 = 430
    // b.left: a's right is at 55 in the panel, twice that is 110
    let layout = lay(page)
    expect(layout, "a", x: 345, y: 425)
    expect(layout, "b", x: 410)
  }

  @Test("in right-to-left a multiplier on leading counts from the right")
  func mirroredMultiplier() {
    let page = Page(size: PageSize(400, 100), direction: .rightToLeft)
    let a = Box("a", in: page.root)
    a.makeConstraints { make in
      make.top.height.equalToSuperview()
      make.width.equalTo(50)
      make.leading.equalTo(page.trailing).multipliedBy(0.25)
    }
    // A quarter of 400 from the right: the right edge is at 300.
    expect(lay(page), "a", x: 250)
  }

  @Test("guides: margins, safe area and bleed of the page, margins of a box")
  func guides() {
    let page = Page(size: PageSize(200, 100))
    page.margin = Insets(top: 10, left: 20, bottom: 30, right: 40)
    page.safeAreaInsets = Insets(5)
    page.bleedInsets = Insets(3)
    let margins = Box("margins", in: page.root)
    let safe = Box("safe", in: page.root)
    let bleed = Box("bleed", in: page.root)
    let inner = Box("inner", in: margins)
    let edge = Box("edge", in: margins)
    margins.margin = Insets(1)
    margins.makeConstraints { make in make.edges.equalTo(page.margins) }
    safe.makeConstraints { make in make.edges.equalTo(page.safeArea) }
    bleed.makeConstraints { make in make.edges.equalTo(page.bleed) }
    inner.makeConstraints { make in make.edges.equalTo(margins.margins) }
    edge.makeConstraints { make in
      make.left.equalTo(margins.leftMargin)
      make.centerY.equalTo(margins.centerYWithinMargins)
      make.size.equalTo(4)
    }
    let layout = lay(page)
    expect(layout, "margins", x: 20, y: 10, width: 140, height: 60)
    expect(layout, "safe", x: 5, y: 5, width: 190, height: 90)
    expect(layout, "bleed", x: -3, y: -3, width: 206, height: 106)
    expect(layout, "inner", x: 21, y: 11, width: 138, height: 58)
    expect(layout, "edge", x: 21, y: 38)
  }

  @Test("auto sides are the smallest that the rest allows")
  func autoSides() {
    let page = Page(size: PageSize(width: .fitting, height: .fitting))
    page.margin = Insets(10)
    let label = Box.text("label", "aaaa bbbb", in: page.root)
    let below = Box.sized("below", 20, 30, in: page.root)
    label.makeConstraints { make in make.left.right.top.equalTo(page.margins) }
    below.makeConstraints { make in
      make.top.equalTo(label.bottom).offset(5)
      make.left.bottom.equalTo(page.margins)
    }
    // 9 glyphs and margins: 110; 10 + 12 + 5 + 30 + 10 = 67
    let layout = lay(page)
    #expect(abs(layout.scenePage.size.width - 110) < 1e-6)
    #expect(abs(layout.scenePage.size.height - 67) < 1e-6)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("grid columns and their spans")
  func grid() {
    let page = Page(size: PageSize(260, 100))
    page.margin = Insets(10)
    let grid = Box("g", .grid, in: page.root)
    grid.grid = GridStyle(columns: 4, columnGutter: 8)
    let a = Box("a", in: page.root)
    let b = Box("b", in: page.root)
    [a, b].makeConstraints { make in make.top.bottom.equalTo(grid) }
    a.makeConstraints { make in make.left.right.equalTo(grid.column(0)) }
    b.makeConstraints { make in make.left.right.equalTo(grid.column(1...3)) }
    // (240 - 3 × 8) / 4 = 54; column 1 starts at 10 + 54 + 8
    let layout = lay(page)
    expect(layout, "a", x: 10, y: 10, width: 54, height: 80)
    expect(layout, "b", x: 72, width: 178)
    page.direction = .rightToLeft
    expect(lay(page), "a", x: 196)
  }
}
