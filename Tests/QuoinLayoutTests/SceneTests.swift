import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("From boxes to a scene")
struct SceneTests {
  private let page = Page(id: "p", size: PageSize(200, 100))

  private func painted(_ id: String, in parent: Box, z: Double = 0) -> Box {
    let box = Box(id, in: parent)
    box.paint.fill = .color(.black)
    box.paint.z = z
    box.place(10, 10, 20, 20)
    return box
  }

  private func rects(_ items: [SceneItem]) -> [Rect] {
    items.flatMap { item in
      switch item {
      case .shape(let shape): [shape.rect]
      case .text(let text): [text.rect]
      case .image(let image): [image.rect]
      case .group(let group): rects(group.items)
      }
    }
  }

  @Test("document order paints back to front, z among siblings")
  func order() {
    let a = painted("a", in: page.root, z: 1)
    _ = painted("b", in: page.root)
    _ = painted("c", in: a)
    let layout = lay(page)
    // b first, then a with c in it, 10 further on
    #expect(rects(layout.scenePage.items).map(\.x) == [10, 10, 20])
    #expect(layout.scenePage.frames.map(\.id) == ["a", "c", "b"])
  }

  @Test("a hidden subtree keeps its frames and is not painted")
  func hidden() {
    let a = painted("a", in: page.root)
    _ = painted("b", in: a)
    a.isHidden = true
    let scene = lay(page).scenePage
    #expect(scene.items.isEmpty)
    #expect(scene.frames.map(\.isHidden) == [true, true])
    #expect(scene.frames[1].rect == Rect(x: 20, y: 20, width: 20, height: 20))
  }

  @Test("a clip holds what is in the box, a group its opacity, rotation and link")
  func groups() throws {
    let a = painted("a", in: page.root)
    _ = painted("b", in: a)
    a.paint.clips = true
    a.paint.opacity = 0.5
    a.paint.rotation = 30
    a.paint.link = "#b"
    a.paint.radius = CornerRadii(3)
    let items = lay(page).scenePage.items
    guard case .group(let outer)? = items.first, items.count == 1 else {
      Issue.record("no group: \(items)")
      return
    }
    #expect(outer.opacity == 0.5 && outer.rotation == 30 && outer.link == "#b" && !outer.clips)
    guard outer.items.count == 2, case .shape = outer.items[0],
      case .group(let clip) = outer.items[1]
    else {
      Issue.record("not a shape and a clip: \(outer.items)")
      return
    }
    #expect(clip.clips && clip.radius == CornerRadii(3))
    // What a link leads to is an anchor.
    guard case .group(let anchor)? = clip.items.first else {
      Issue.record("no anchor: \(clip.items)")
      return
    }
    #expect(anchor.anchor == "b")
  }

  @Test("edge strokes are lines along the edges")
  func strokes() {
    let a = Box("a", in: page.root)
    a.place(10, 20, 30, 40)
    a.paint.strokeBottom = Stroke(width: 1)
    a.paint.strokeLeft = Stroke(width: 2)
    #expect(
      rects(lay(page).scenePage.items) == [
        Rect(x: 10, y: 20, width: 0, height: 40), Rect(x: 10, y: 60, width: 30, height: 0),
      ])
  }

  @Test("texts carry the width they were wrapped at, or none on natural lines")
  func texts() {
    let natural = Box.text("natural", "aaaa bbbb", in: page.root)
    let wrapped = Box.text("wrapped", "aaaa bbbb", in: page.root)
    [natural, wrapped].makeConstraints { make in make.left.top.equalToSuperview() }
    wrapped.makeConstraints { make in make.width.equalTo(55) }
    let widths: [Double?] = lay(page).scenePage.items.map { item in
      if case .text(let text) = item { text.wrapWidth } else { -1 }
    }
    #expect(widths == [nil, 55])
  }

  @Test("paint outside the sheet is told, bleed counting to the sheet")
  func outside() {
    let a = painted("a", in: page.root)
    a.remakeConstraints { make in
      make.left.top.equalTo(-5)
      make.size.equalTo(20)
    }
    #expect(lay(page).codes() == [.outsidePage])
    page.bleedInsets = Insets(5)
    #expect(lay(page).diagnostics.isEmpty)
    // Unpainted boxes may stand anywhere, and so may what is cut or hidden.
    page.bleedInsets = .zero
    a.paint.fill = nil
    #expect(lay(page).diagnostics.isEmpty)
    a.paint.fill = .color(.black)
    a.isHidden = true
    #expect(lay(page).diagnostics.isEmpty)
    a.isHidden = false
    page.root.paint.clips = true
    #expect(lay(page).diagnostics.isEmpty)
  }

  @Test("axes of guides that nothing reads are never ambiguous")
  func guides() {
    let guide = Box("guide", .guide, in: page.root)
    guide.makeConstraints { make in make.left.equalTo(30) }
    #expect(lay(page).diagnostics.isEmpty)
    let a = painted("a", in: page.root)
    a.remakeConstraints { make in
      make.left.equalTo(guide.right)
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    let layout = lay(page)
    #expect(layout.codes() == [.ambiguous])
    #expect(layout.diagnostics.first?.boxes == ["guide", "a"])
    expect(layout, "a", x: 30)
  }
}
