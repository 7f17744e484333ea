import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Stacks and distribution")
struct StackTests {
  private func stack(
    _ style: StackStyle, width: Double? = nil, height: Double? = nil, margin: Insets = .zero,
    _ sizes: [(String, Double?, Double?)]
  ) -> (Page, Box, [Box]) {
    let page = Page(size: PageSize(600, 600))
    let stack = Box("stack", .stack, in: page.root)
    stack.stack = style
    stack.margin = margin
    stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      if let width { make.width.equalTo(width) }
      if let height { make.height.equalTo(height) }
    }
    return (page, stack, sizes.map { Box.sized($0.0, $0.1, $0.2, in: stack) })
  }

  @Test("C17: a hidden item takes its gap with it")
  func hidden() {
    let (page, _, boxes) = stack(
      StackStyle(axis: .vertical, spacing: 8), [("a", 10, 20), ("b", 10, 30), ("c", 10, 20)])
    let all = lay(page)
    expect(all, "c", y: 66, width: 10)
    expect(all, "stack", width: 10, height: 86)
    #expect(all.diagnostics.isEmpty)
    boxes[1].isHidden = true
    let b = lay(page)
    expect(b, "c", y: 28)
    expect(b, "b", y: 20, height: 0)
    expect(b, "stack", height: 48)
    #expect(b.scenePage.frames.map(\.isHidden) == [false, false, true, false])
    boxes[1].isHidden = false
    boxes[0].isHidden = true
    let a = lay(page)
    expect(a, "b", y: 0)
    expect(a, "c", y: 38)
    expect(a, "stack", height: 58)
    for box in boxes { box.isHidden = true }
    let none = lay(page)
    expect(none, "stack", width: 0, height: 0)
    #expect(none.diagnostics.isEmpty)
  }

  @Test("C18 a and b: fill equally, and fill by hugging")
  func fill() {
    let sizes: [(String, Double?, Double?)] = [("a", 40, 10), ("b", 80, 10), ("c", 60, 10)]
    let margin = Insets(left: 10, right: 10)
    // 300 - 2 × 10 - 2 × 10 = 260, a third is 86.667
    let (equally, _, _) = stack(
      StackStyle(spacing: 10, distribution: .fillEqually), width: 300, margin: margin, sizes)
    let a = lay(equally)
    expect(a, "a", x: 10, width: 260.0 / 3)
    expect(a, "b", x: 20 + 260.0 / 3)
    expect(a, "c", x: 30 + 520.0 / 3, width: 260.0 / 3)
    #expect(a.diagnostics.isEmpty)
    let (page, _, boxes) = stack(
      StackStyle(spacing: 10), width: 300, margin: margin, sizes)
    boxes[0].horizontal(hugging: 251)
    boxes[2].horizontal(hugging: 251)
    let b = lay(page)
    expect(b, "a", x: 10, width: 40)
    expect(b, "b", x: 60, width: 160)
    expect(b, "c", x: 230, width: 60)
    #expect(b.diagnostics.isEmpty)
  }

  @Test("C18 c: equal gaps, ends flush")
  func equalSpacing() {
    let (page, _, boxes) = stack(
      StackStyle(distribution: .equalSpacing), width: 400,
      [("a", nil, 10), ("b", nil, 10), ("c", nil, 10)])
    for (box, width) in zip(boxes, [60.0, 100, 80]) {
      box.makeConstraints { make in make.width.equalTo(width) }
    }
    // (400 - 240) / 2 = 80
    let layout = lay(page)
    expect(layout, "a", x: 0)
    expect(layout, "b", x: 140)
    expect(layout, "c", x: 320)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("C18 d: an overfull row keeps equal gaps and says by how much")
  func overfull() {
    let margin = Insets(left: 5, right: 5)
    let (page, _, boxes) = stack(
      StackStyle(distribution: .equalSpacing), width: 320, margin: margin,
      [("a", nil, 10), ("b", nil, 10), ("c", nil, 10), ("d", nil, 10)])
    for box in boxes { box.makeConstraints { make in make.width.equalTo(100) } }
    // (320 - 10 - 400) / 3 = -30
    let stacked = lay(page)
    for (id, x) in [("a", 5.0), ("b", 75), ("c", 145), ("d", 215)] { expect(stacked, id, x: x) }
    #expect(stacked.codes() == [.overflow])
    #expect(stacked.diagnostics.first?.message == "'stack' is overfull by 90 pt")

    let plain = Page(size: PageSize(320, 100))
    let row = ["a", "b", "c", "d"].map { Box($0, in: plain.root) }
    row.makeConstraints { make in make.top.height.equalToSuperview() }
    row.distribute(along: .horizontal, itemLength: 100, lead: 5, tail: 5)
    let distributed = lay(plain)
    for (id, x) in [("a", 5.0), ("b", 75), ("c", 145), ("d", 215)] {
      expect(distributed, id, x: x, width: 100)
    }
    #expect(distributed.codes() == [.overflow])
    #expect(distributed.diagnostics.first?.message.hasSuffix("overfull by 90 pt") == true)
  }

  @Test("distribute with fixed spacing makes the boxes equally long")
  func distributeSpacing() {
    let page = Page(size: PageSize(100, 320))
    let column = ["a", "b", "c"].map { Box($0, in: page.root) }
    column.makeConstraints { make in make.left.width.equalToSuperview() }
    column.distribute(along: .vertical, spacing: 10, lead: 20, tail: 30)
    // (320 - 20 - 30 - 20) / 3 = 83.333
    let layout = lay(page)
    for (index, id) in ["a", "b", "c"].enumerated() {
      expect(layout, id, y: 20 + Double(index) * (250.0 / 3 + 10), height: 250.0 / 3)
    }
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("fill proportionally shares by intrinsic length")
  func proportionally() {
    let (page, _, _) = stack(
      StackStyle(spacing: 10, distribution: .fillProportionally), width: 370,
      [("a", 40, 10), ("b", 80, 10), ("c", 60, 10)])
    // 350 shared 40 : 80 : 60
    let layout = lay(page)
    expect(layout, "a", width: 350.0 * 40 / 180)
    expect(layout, "b", width: 350.0 * 80 / 180)
    expect(layout, "c", width: 350.0 * 60 / 180)
  }

  @Test("equal centering keeps the centres apart alike, and the least gap first")
  func equalCentering() {
    let (page, stack, _) = stack(
      StackStyle(spacing: 4, distribution: .equalCentering), width: 200,
      [("a", 20, 10), ("b", 40, 10), ("c", 60, 10)])
    // Centres at 10 and 170, so b's at 90
    let wide = lay(page)
    expect(wide, "b", x: 70, width: 40)
    expect(wide, "c", x: 140, width: 60)
    // 20 + 40 + 60 + 2 × 4 = 128 leaves no choice
    stack.updateConstraints { make in make.width.equalTo(128) }
    expect(lay(page), "b", x: 24)
  }

  @Test("alignments across the axis, and a gap of its own after one child")
  func alignment() {
    func frames(_ alignment: StackStyle.Alignment) -> PageLayout {
      let (page, _, boxes) = stack(
        StackStyle(spacing: 4, alignment: alignment), [("a", 20, 10), ("b", 20, 30)])
      boxes[0].spacingAfter = 9
      return lay(page)
    }
    for (alignment, y, height) in [
      (StackStyle.Alignment.fill, 0.0, 30.0), (.top, 0, 10), (.leading, 0, 10),
      (.center, 10, 10), (.bottom, 20, 10), (.trailing, 20, 10), (.lastBaseline, 20, 10),
    ] {
      let layout = frames(alignment)
      expect(layout, "a", y: y, height: height)
      expect(layout, "b", x: 29, y: 0, height: 30)
      expect(layout, "stack", width: 49, height: 30)
      #expect(layout.diagnostics.isEmpty, "\(alignment): \(layout.diagnostics)")
    }
  }

  @Test("texts aligned on their first baselines")
  func baselines() {
    let page = Page(size: PageSize(600, 600))
    let stack = Box("stack", .stack, in: page.root)
    stack.stack = StackStyle(spacing: 5, alignment: .firstBaseline)
    stack.makeConstraints { make in make.left.top.equalToSuperview() }
    _ = Box.text("small", "abc", in: stack)
    _ = Box.text("big", "abc", in: stack, size: 20, line: 24)
    // Baselines at 1 + 8 = 9 and 2 + 16 = 18
    let layout = lay(page)
    expect(layout, "small", y: 9)
    expect(layout, "big", x: 35, y: 0)
    expect(layout, "stack", width: 95, height: 24)
  }

  @Test("a row runs from the right in right-to-left")
  func rightToLeft() {
    let (page, stack, _) = stack(
      StackStyle(spacing: 10, distribution: .equalSpacing), width: 200,
      [("a", 20, 10), ("b", 40, 10), ("c", 60, 10)])
    stack.direction = .rightToLeft
    // Gaps (200 - 120) / 2 = 40
    let layout = lay(page)
    expect(layout, "a", x: 180)
    expect(layout, "b", x: 100)
    expect(layout, "c", x: 0)
    #expect(layout.diagnostics.isEmpty)
  }
}
