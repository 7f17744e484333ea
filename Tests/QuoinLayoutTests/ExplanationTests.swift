import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("what holds a box, and what was given up on it")
  func holdingAndGivenUp() throws {
    let page = Page(size: PageSize(150, 100))
    let a = Box.sized("a", 120, 20, in: page.root)
    let b = Box.sized("b", 90, 20, in: page.root)
    a.makeConstraints { make in make.left.top.equalToSuperview() }
    b.makeConstraints { make in
      make.left.equalTo(a.right).offset(10).labeled("gap")
      make.right.top.equalToSuperview()
    }
    b.horizontal(compression: 749)
    let engine = LayoutEngine(text: MonoText())
    _ = engine.layout(page)
    let explanation = try #require(engine.explain(b))
    #expect(explanation.quantities.map(\.name) == ["x", "y", "width", "height"])
    #expect(explanation.quantities.map(\.value) == [130, 0, 20, 20])
    let width = explanation.quantities[2]
    // Where the page begins has no part in it, whether or not the solver names it.
    let holding = width.holding.filter { $0.text != "page.left == 0" }
    #expect(
      holding.map(\.text) == [
        "page.width == 150", "a.left == page.left", "b.left == a.right + 10",
        "b.right == page.right", "a.width >= 120 @750",
      ])
    #expect(holding[2].label == "gap")
    #expect(width.givenUp.map(\.constraint.text) == ["b.width >= 90 @749"])
    #expect(width.givenUp.map(\.error) == [70])
    #expect(width.freedom == nil)
    #expect(engine.explain(Box(id: "elsewhere")) == nil)
  }

  @Test("how far an ambiguous box could move, and the default that it took")
  func freedom() throws {
    let page = Page(size: PageSize(150, 100))
    let a = Box.sized("a", 50, 20, in: page.root)
    a.makeConstraints { make in
      make.top.equalToSuperview()
      make.left.greaterThanOrEqualToSuperview()
      make.right.lessThanOrEqualToSuperview()
    }
    let engine = LayoutEngine(text: MonoText())
    _ = engine.layout(page)
    let x = try #require(engine.explain(a)?.quantities.first)
    #expect(x.freedom?.low == 0 && x.freedom?.high == 100)
  }

  @Test("the rules of a page with what they miss, the refused ones among them")
  func constraints() throws {
    let page = Page(size: PageSize(100, 100))
    let a = Box("a", in: page.root)
    a.makeConstraints { make in
      make.left.equalTo(page.margins).offset(3)
      make.width.equalTo(80)
      make.width.equalTo(50).priority(.high)
      make.width.equalTo(60)
    }
    let engine = LayoutEngine(text: MonoText())
    _ = engine.layout(page)
    let constraints = engine.constraints()
    #expect(constraints.map(\.error) == [0, 0, 30, 20])
    #expect(constraints.map(\.isRefused) == [false, false, false, true])
    #expect(constraints.map(\.offset) == [3, 80, 50, 60])
    #expect(constraints[0].target == page.margins && constraints[1].target == nil)
    #expect(constraints[0].constraint.text == "a.left == page.margins.left + 3")
  }
}
