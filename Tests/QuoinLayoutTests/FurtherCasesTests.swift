import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Further cases of the kinds in the field")
struct FurtherCasesTests {
  @Test("C05: heights of several texts add up, and a line limit ends them")
  func severalTexts() {
    let page = Page(size: PageSize(width: .fixed(100), height: .fitting))
    page.margin = Insets(5)
    let first = Box.text("first", "aaaa bbbb cccc dddd eeee", in: page.root)
    let second = Box.text("second", "aaaa bbbb cccc dddd eeee", in: page.root) { $0.lines = 2 }
    [first, second].makeConstraints { make in make.left.right.equalTo(page.margins) }
    first.makeConstraints { make in make.top.equalTo(page.margins) }
    second.makeConstraints { make in
      make.top.equalTo(first.bottom).offset(4)
      make.bottom.equalTo(page.margins)
    }
    // 90 holds 9 glyphs: 3 lines, then 2 of 3; 5 + 36 + 4 + 24 + 5 = 74
    let layout = lay(page)
    expect(layout, "first", height: 36)
    expect(layout, "second", y: 45, height: 24)
    #expect(abs(layout.scenePage.size.height - 74) < 1e-6)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("an auto width with a limit wraps at the limit")
  func limitedAutoWidth() {
    let page = Page(size: PageSize(width: .fitting, height: .fitting))
    page.root.makeConstraints { make in make.width.lessThanOrEqualTo(150) }
    let label = Box.text("label", "aaaa bbbb cccc dddd eeee", in: page.root)
    label.makeConstraints { make in make.edges.equalToSuperview() }
    // 150 holds 15 glyphs: 14 of three words, then 9 of two
    let layout = lay(page)
    expect(layout, "label", width: 150, height: 24)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("C09: a box's leading follows the direction of what it stands in")
  func nestedDirections() {
    let page = Page(size: PageSize(300, 100))
    let card = Box("card", in: page.root)
    card.direction = .rightToLeft
    let icon = Box("icon", in: card)
    let inner = Box("inner", in: icon)
    card.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.top.height.equalToSuperview()
      make.width.equalTo(200)
    }
    icon.makeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.size.equalTo(50)
      make.top.equalToSuperview()
    }
    // Direction is inherited.
    inner.makeConstraints { make in
      make.trailing.equalTo(icon).offset(-5)
      make.size.equalTo(8)
      make.top.equalToSuperview()
    }
    // card 20...220, icon from its right: 160...210, inner 5 inside its left
    let layout = lay(page)
    expect(layout, "card", x: 20)
    expect(layout, "icon", x: 160)
    expect(layout, "inner", x: 165)
  }

  @Test("C12: another guide is another target; a chain matches attribute by attribute")
  func updateTargets() {
    let page = Page(size: PageSize(300, 100))
    page.margin = Insets(10)
    let box = Box("box", in: page.root)
    box.makeConstraints { make in
      make.left.right.equalTo(page.margins).priority(.high)
      make.top.height.equalToSuperview()
    }
    box.updateConstraints { make in make.left.right.equalTo(page.margins).inset(5) }
    let layout = lay(page)
    expect(layout, "box", x: 15, width: 270)
    #expect(layout.count(.updateAdded) == 0)
    box.updateConstraints { make in make.left.equalTo(page) }
    let added = lay(page)
    expect(added, "box", x: 0, width: 285)
    #expect(added.count(.updateAdded) == 1)
  }

  @Test("C14: a box without rules of its own is still what others are placed by")
  func removedTarget() {
    let page = Page(size: PageSize(300, 100))
    let a = Box.sized("a", 40, 10, in: page.root)
    let b = Box.sized("b", 30, 10, in: page.root)
    a.makeConstraints { make in make.left.equalTo(100) }
    b.makeConstraints { make in make.left.equalTo(a.right).offset(10) }
    a.removeConstraints()
    expect(lay(page), "b", x: 50)
  }

  @Test("C17: padding around nothing is nothing, and what is hidden in a row may hold anything")
  func hiddenContent() {
    let page = Page(size: PageSize(300, 300))
    let stack = Box("stack", .stack, in: page.root)
    stack.stack = StackStyle(axis: .vertical, spacing: 8)
    stack.margin = Insets(12)
    stack.makeConstraints { make in make.left.top.equalToSuperview() }
    let group = Box("group", in: stack)
    let label = Box.text("label", "some text", in: group)
    label.fill()
    label.makeConstraints { make in make.height.equalTo(40) }
    let last = Box.sized("last", 50, 20, in: stack)
    group.isHidden = true
    let one = lay(page)
    expect(one, "last", x: 12, y: 12)
    expect(one, "stack", width: 74, height: 44)
    #expect(!one.hasConflict)
    last.isHidden = true
    expect(lay(page), "stack", width: 0, height: 0)
    group.isHidden = false
    last.isHidden = false
    expect(lay(page), "last", y: 60)
  }

  @Test("C18: one item alone, and none")
  func fewItems() {
    for distribution in StackStyle.Distribution.allCases {
      let page = Page(size: PageSize(300, 300))
      let stack = Box("stack", .stack, in: page.root)
      stack.stack = StackStyle(spacing: 8, distribution: distribution)
      stack.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(200)
      }
      expect(lay(page), "stack", height: 0)
      _ = Box.sized("a", 40, 20, in: stack)
      let layout = lay(page)
      expect(layout, "a", x: 0, height: 20)
      #expect(layout.diagnostics.isEmpty)
    }
    let page = Page(size: PageSize(300, 300))
    let box = Box("box", in: page.root)
    box.makeConstraints { make in make.top.height.equalToSuperview() }
    [box].distribute(along: .horizontal, itemLength: 50, lead: 10, tail: 10)
    [Box]().distribute(along: .horizontal, spacing: 5)
    expect(lay(page), "box", x: 10, width: 50)
  }

  @Test("C19: proportions at 201 give way to two sides, required ones do not")
  func bothSides() {
    let page = Page(size: PageSize(300, 300))
    let image = Box("image", .image, in: page.root, .picture(40, 20))
    image.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
      make.height.equalTo(100).priority(.high)
    }
    expect(lay(page), "image", width: 100, height: 100)
    image.aspect = .natural
    expect(lay(page), "image", width: 100, height: 50)
    image.aspect = .ratio(1)
    expect(lay(page), "image", width: 100, height: 100)
  }

  @Test("pictures give way before text")
  func pictureBesideText() {
    let page = Page(size: PageSize(200, 100))
    let image = Box("image", .image, in: page.root, .picture(150, 75))
    let label = Box.text("label", "aaaa bbbb", in: page.root)
    image.makeConstraints { make in make.left.top.equalToSuperview() }
    label.makeConstraints { make in
      make.left.equalTo(image.right).offset(10)
      make.right.top.equalToSuperview()
    }
    // 200 - 10 - 90 = 100, and its height in proportion
    let layout = lay(page)
    expect(layout, "label", width: 90, height: 12)
    expect(layout, "image", width: 100, height: 50)
  }

  @Test("C23: margins wider than the page")
  func marginsTooWide() throws {
    let page = Page(size: PageSize(100, 100))
    page.margin = Insets(60)
    let box = Box("box", in: page.root)
    box.makeConstraints { make in make.left.right.equalTo(page.margins) }
    let conflict = try #require(lay(page).diagnostics.first)
    #expect(
      conflict.constraints.map(\.text) == [
        "page.width == 100", "box.width >= 0", "box.left == page.margins.left",
        "box.right == page.margins.right",
      ])
  }
}
