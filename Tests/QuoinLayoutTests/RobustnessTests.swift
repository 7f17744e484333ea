import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Hostile and odd input ends in frames and diagnostics")
struct RobustnessTests {
  @Test(
    "page sides that cannot be",
    arguments: [(-10.0, "page.width == -10"), (.nan, ""), (.infinity, ""), (1e300, "")])
  func pageSides(side: Double, text: String) {
    let page = Page(size: PageSize(side, 100))
    let box = Box("box", in: page.root)
    box.fill()
    let layout = lay(page)
    #expect(layout.diagnostics.contains { $0.severity == .error })
    #expect(layout.scenePage.frames.allSatisfy { $0.rect.isFinite })
    if !text.isEmpty {
      #expect(layout.diagnostics.first?.constraints.map(\.text).contains(text) == true)
    }
  }

  @Test("numbers that are none, everywhere", arguments: [Double.nan, .infinity, -.infinity, -5])
  func numbers(number: Double) {
    let page = Page(size: PageSize(100, 100))
    page.margin = Insets(number)
    let stack = Box("stack", .stack, in: page.root)
    stack.stack = StackStyle(spacing: number, distribution: .equalSpacing)
    stack.margin = Insets(number)
    let grid = Box("grid", .grid, in: page.root)
    grid.grid = GridStyle(columns: 3, columnGutter: number)
    for id in ["a", "b", "c"] { _ = Box.sized(id, number, number, in: stack) }
    let picture = Box("picture", .image, in: page.root, .picture(number, 10))
    picture.aspect = .ratio(number)
    picture.makeConstraints { make in
      make.left.equalTo(grid.column(1)).offset(number).multipliedBy(number)
      make.size.equalTo(number).priority(Priority(number))
    }
    let layout = lay(page)
    #expect(layout.scenePage.frames.count == 6)
    #expect(layout.scenePage.frames.allSatisfy { $0.rect.isFinite })
  }

  @Test("columns that a grid does not have")
  func columns() {
    let page = Page(size: PageSize(100, 100))
    let grid = Box("g", .grid, in: page.root)
    grid.grid = GridStyle(columns: 3)
    let box = Box("box", in: page.root)
    box.makeConstraints { make in
      make.left.equalTo(grid.column(3))
      make.right.equalTo(grid.column(-1))
      make.top.equalTo(grid.row(0))
      make.bottom.equalTo(box.column(0))
    }
    #expect(lay(page).count(.unknownTarget) == 4)
  }

  @Test("boxes with one key are told apart")
  func sameKeys() {
    let page = Page(size: PageSize(400, 100))
    let engine = LayoutEngine(text: MonoText())
    for id in ["a", "b"] {
      let box = Box(id: id, kind: .text)
      box.key = "same"
      box.content = .text(.mono(id == "a" ? "long text" : "x"))
      page.add(box)
    }
    for _ in 0..<2 {
      let layout = engine.layout(page)
      expect(layout, "a", width: 90)
      expect(layout, "b", width: 10)
    }
  }

  @Test("a box cannot be added to itself or to what is in it")
  func cycles() {
    let page = Page(size: PageSize(100, 100))
    let outer = Box("outer", in: page.root)
    let inner = Box("inner", in: outer)
    inner.add(outer)
    outer.add(outer)
    outer.add(page.root)
    #expect(outer.parent === page.root && inner.children.isEmpty)
    page.add(inner)
    #expect(inner.parent === page.root && outer.children.isEmpty)
  }

  @Test("a required height that wrapping breaks is a conflict found while the text is set")
  func requiredCompression() {
    let page = Page(size: PageSize(100, 100))
    let label = Box.text("label", "aaaa bbbb cccc", in: page.root)
    label.compression = AxisPriorities(horizontal: 750, vertical: 1000)
    label.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(12)
    }
    // Two lines, 24 high; the rule of the box stands before what follows from its content.
    let layout = lay(page)
    #expect(layout.count(.conflict) == 1)
    let texts = layout.diagnostics.first?.constraints.map(\.text)
    #expect(texts == ["label.height == 12", "label.height >= 24"])
    expect(layout, "label", height: 12)
  }

  @Test("several conflicts are told in declared order, each with its own members")
  func severalConflicts() {
    let page = Page(size: PageSize(100, 100))
    let a = Box("a", in: page.root)
    let b = Box("b", in: page.root)
    a.makeConstraints { make in
      make.width.equalTo(10).labeled("first")
      make.width.equalTo(20).labeled("second")
    }
    b.makeConstraints { make in make.width.equalTo(a) }
    b.makeConstraints { make in make.width.equalTo(30) }
    let layout = lay(page)
    #expect(
      layout.diagnostics.filter { $0.code == .conflict }.map { $0.constraints.map(\.text) } == [
        ["a.width == 10", "a.width == 20"],
        ["a.width == 10", "b.width == a.width", "b.width == 30"],
      ])
    #expect(layout.diagnostics.first?.message.hasPrefix("'second' (a.width == 20) cannot") == true)
    expect(layout, "b", width: 10)
  }

  @Test("an engine does not grow with the pages it lays out")
  func growth() {
    let engine = LayoutEngine(text: MonoText())
    for round in 0..<200 {
      let page = Page(size: PageSize(100, 100))
      for index in 0..<(2 + round % 2) {
        let box = Box("b\(index)", in: page.root)
        box.place(Double(index), 0, 5, 5)
      }
      let layout = engine.layout(page)
      #expect(layout.diagnostics.isEmpty)
    }
    #expect(engine.variableCount < 320)
  }

  @Test("nested boxes and long chains are no trouble")
  func depth() {
    let page = Page(size: PageSize(1000, 1000))
    var parent = page.root
    for index in 0..<200 {
      let box = Box("n\(index)", in: parent)
      box.makeConstraints { make in make.edges.equalToSuperview().inset(1) }
      parent = box
    }
    expect(lay(page), "n199", x: 200, width: 600)
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
