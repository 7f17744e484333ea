import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Verbs: make, update, remake, remove")
struct VerbTests {
  /// A box in a page 500 wide, its width made 200 less than the page's.
  private func page() -> (Page, Box, Box) {
    let page = Page(size: PageSize(500, 100))
    let sibling = Box("sibling", in: page.root)
    let box = Box("box", in: page.root)
    sibling.place(40, 0, 10, 10)
    box.makeConstraints { make in
      make.top.height.equalToSuperview()
      make.width.equalToSuperview().offset(-200)
    }
    return (page, box, sibling)
  }

  @Test("C12: update takes over multiplier and constant")
  func updateMatches() {
    let (page, box, _) = page()
    expect(lay(page), "box", width: 300)
    box.updateConstraints { make in make.width.equalToSuperview().multipliedBy(0.2) }
    expect(lay(page), "box", width: 100)
    box.updateConstraints { make in make.width.equalToSuperview().offset(-150) }
    let layout = lay(page)
    expect(layout, "box", width: 350)
    #expect(layout.count(.updateAdded) == 0 && !layout.hasConflict)
  }

  @Test("C12 c: another relation matches nothing and is added, with a warning")
  func updateAdds() throws {
    let (page, box, _) = page()
    let line = #line + 1
    box.updateConstraints { make in make.width.lessThanOrEqualTo(220) }
    let layout = lay(page)
    let warning = try #require(layout.diagnostics.first { $0.code == .updateAdded })
    #expect(warning.location?.line == line)
    #expect(warning.location?.file == "QuoinLayoutTests/VerbTests.swift")
    #expect(warning.boxes == ["box"])
    // Never silently both: 300 and at most 220 cannot be.
    #expect(layout.count(.conflict) == 1)
    expect(layout, "box", width: 300)
  }

  @Test("C12 d: another target item matches nothing and is added, with a warning")
  func updateAddsForOtherItem() {
    let (page, box, sibling) = page()
    box.makeConstraints { make in make.left.equalTo(sibling).offset(5) }
    box.updateConstraints { make in make.left.equalToSuperview() }
    let layout = lay(page)
    #expect(layout.count(.updateAdded) == 1)
    #expect(layout.count(.conflict) == 1)
    expect(layout, "box", x: 45)
  }

  @Test("update keeps priority and label unless they are written, and its target's place")
  func updateKeeps() throws {
    let page = Page(size: PageSize(500, 100))
    let box = Box("box", in: page.root)
    box.makeConstraints { make in
      make.width.equalTo(100).priority(.high).labeled("wide")
      make.width.lessThanOrEqualTo(300)
    }
    box.updateConstraints { make in make.width.equalTo(400) }
    // At 750 it gives way to the limit; required it would conflict.
    let layout = lay(page)
    expect(layout, "box", width: 300)
    #expect(!layout.hasConflict)
    #expect(box.rules.rules.map(\.description.label) == ["wide", nil])
  }

  @Test("among several matches an exact one comes first, else the last declared")
  func updatePrefersExact() {
    let page = Page(size: PageSize(500, 100))
    let other = Box("other", in: page.root)
    let box = Box("box", in: page.root)
    other.place(100, 0, 50, 10)
    box.makeConstraints { make in
      make.width.equalTo(10)
      make.left.equalTo(other.left).priority(600)
      make.left.equalTo(other.right).priority(500)
    }
    box.updateConstraints { make in make.left.equalTo(other.left).offset(7) }
    expect(lay(page), "box", x: 107)
    // centerX is in none of them: the last declared, at 500, which loses.
    box.updateConstraints { make in make.left.equalTo(other.centerX) }
    let layout = lay(page)
    expect(layout, "box", x: 107)
    #expect(layout.count(.updateAdded) == 0)
    #expect(
      box.rules.rules.map { $0.description.text(on: box) }.last == "box.left == other.centerX @500")
  }

  @Test("C14: remake leaves other boxes' rules alone, and nothing leaks into the next variant")
  func remake() {
    func variant(_ number: Int) -> Page {
      let page = Page(size: PageSize(300, 100))
      let a = Box("a", in: page.root)
      let b = Box("b", in: page.root)
      a.makeConstraints { make in
        make.left.equalToSuperview().offset(10)
        make.width.equalTo(40)
      }
      b.makeConstraints { make in
        make.left.equalTo(a.right).offset(10)
        make.width.equalTo(30)
      }
      [a, b].makeConstraints { make in make.top.height.equalToSuperview() }
      page.beginVariant()
      if number == 2 {
        a.remakeConstraints { make in
          make.top.height.equalToSuperview()
          make.left.equalToSuperview().offset(50)
          make.width.equalTo(60)
        }
      }
      return page
    }
    let engine = LayoutEngine(text: MonoText())
    // 10 + 40 + 10 = 60; 50 + 60 + 10 = 120; 60 again
    for (number, left) in [(1, 60.0), (2, 120), (3, 60), (2, 120)] {
      let layout = engine.layout(variant(number))
      expect(layout, "b", x: left, width: 30)
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test("remove takes what matches, or everything")
  func remove() {
    let (page, box, sibling) = page()
    box.makeConstraints { make in make.left.equalTo(sibling.right) }
    expect(lay(page), "box", x: 50)
    box.removeConstraints { make in make.left.equalTo(sibling) }
    expect(lay(page), "box", x: 0, width: 300)
    box.removeConstraints()
    expect(lay(page), "box", x: 0, width: 0)
  }

  @Test("what a variant's rule conflicts with is told, with what to do")
  func variantConflict() throws {
    let (page, box, _) = page()
    page.beginVariant()
    box.makeConstraints { make in make.width.equalTo(100).labeled("narrow") }
    let layout = lay(page)
    let conflict = try #require(layout.diagnostics.first)
    #expect(conflict.code == .conflict && conflict.severity == .error)
    #expect(conflict.message.hasSuffix("use update or remake"))
    #expect(
      conflict.constraints.map(\.text) == [
        "page.width == 500", "box.width == page.width - 200", "box.width == 100",
      ])
    #expect(conflict.constraints.last?.label == "narrow")
    #expect(conflict.constraints.last?.location?.line == conflict.location?.line)
    #expect(conflict.constraints.map(\.priority) == [1000, 1000, 1000])
    expect(layout, "box", width: 300)
  }

  @Test("a dropped rule is taken up again once it fits")
  func retry() {
    let (page, box, _) = page()
    box.makeConstraints { make in make.width.equalTo(100) }
    let engine = LayoutEngine(text: MonoText())
    expect(engine.layout(page), "box", width: 300)
    page.size = PageSize(300, 100)
    let layout = engine.layout(page)
    expect(layout, "box", width: 100)
    #expect(!layout.hasConflict)
  }

  @Test("mistakes that types cannot exclude are diagnostics with a place")
  func mistakes() {
    let page = Page(size: PageSize(100, 100))
    let a = Box("a", in: page.root)
    let lost = Box(id: "lost")
    a.makeConstraints { make in
      make.left.equalTo(lost.right)
      make.width.equalTo(a.width).multipliedBy(2)
      make.top.equalTo(a.bottom)
      make.left.width.equalTo(Size(width: 10, height: 10))
      make.left.equalTo(Double.nan)
    }
    let layout = lay(page)
    #expect(layout.count(.noCommonAncestor) == 1)
    #expect(layout.count(.badValue) == 4)
    #expect(
      layout.diagnostics.allSatisfy { $0.severity == .warning || $0.location != nil })
    expect(layout, "a", width: 10)
  }
}
