import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Lifecycle: changes mark, frames solve")
struct LayoutPassTests {
  @Test("many changes are one solve, and a frame is never an old one")
  func oneSolve() throws {
    let page = Page(size: PageSize(200, 100))
    let box = Box("box", in: page.root)
    let pass = LayoutPass(page, text: MonoText())
    #expect(pass.needsLayout)
    let left = box.makeConstraints { make in
      make.left.equalTo(10)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }[0]
    #expect(pass.frame(of: box) == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(pass.frame(of: page.root)?.width == 200)
    #expect(pass.solveCount == 1 && !pass.needsLayout)
    try left.update(offset: 5)
    page.size = PageSize(300, 100)
    box.content = .sized(width: 3, height: 3)
    #expect(pass.needsLayout)
    #expect(pass.frame(of: box)?.x == 15)
    #expect(pass.frame(of: page.root)?.width == 300)
    #expect(pass.solveCount == 2)
    pass.layoutIfNeeded()
    #expect(pass.solveCount == 2)
    box.removeFromParent()
    #expect(pass.frame(of: box) == nil)
    #expect(pass.solveCount == 3)
  }
}
