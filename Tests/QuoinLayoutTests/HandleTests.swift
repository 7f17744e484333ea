import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Handles: kept constraints")
struct HandleTests {
  private let page = Page(size: PageSize(500, 300))
  private let box: Box

  init() {
    box = Box("box", in: page.root)
    box.makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
  }

  @Test("offset, inset, multiplier and priority can be changed")
  func changes() throws {
    let left = box.makeConstraints { make in make.left.equalTo(page.right) }[0]
    try left.update(offset: -30)
    expect(lay(page), "box", x: 470)
    try left.update(multiplier: 0.5)
    try left.update(offset: 5)
    expect(lay(page), "box", x: 255)
    try left.update(inset: 20)
    expect(lay(page), "box", x: 275)
    box.makeConstraints { make in make.left.equalTo(3).priority(.high) }
    try left.update(priority: .medium)
    expect(lay(page), "box", x: 3)
    try left.update(priority: .high.advanced(by: 1))
    expect(lay(page), "box", x: 275)
  }

  @Test("one handle changes every attribute of its chain")
  func chain() throws {
    let other = Box("other", in: page.root)
    let edges = other.makeConstraints { make in make.edges.equalToSuperview().inset(10) }[0]
    expect(lay(page), "other", x: 10, width: 480)
    try edges.update(insets: Insets(top: 1, left: 2, bottom: 3, right: 4))
    expect(lay(page), "other", x: 2, y: 1, width: 494, height: 296)
  }

  @Test("activate and deactivate")
  func activity() throws {
    let left = box.makeConstraints { make in make.left.equalTo(40) }[0]
    #expect(left.isActive)
    try left.deactivate()
    #expect(!left.isActive)
    expect(lay(page), "box", x: 0)
    try left.activate()
    expect(lay(page), "box", x: 40)
  }

  @Test("prepared constraints take part once they are activated")
  func prepared() throws {
    let left = box.prepareConstraints { make in make.left.equalTo(40) }[0]
    #expect(!left.isActive)
    expect(lay(page), "box", x: 0)
    try left.activate()
    try left.activate()
    #expect(left.isActive)
    expect(lay(page), "box", x: 40)
  }

  @Test("a handle whose constraint was remade says so")
  func stale() throws {
    let line = #line + 1
    let left = box.makeConstraints { make in make.left.equalTo(40) }[0]
    box.remakeConstraints { make in make.size.equalTo(20) }
    #expect(left.isStale && !left.isActive)
    let error = #expect(throws: LayoutError.self) { try left.update(offset: 1) }
    guard case .staleHandle(let diagnostic) = error else {
      Issue.record("not a stale handle: \(String(describing: error))")
      return
    }
    #expect(diagnostic.location?.line == line)
    #expect(diagnostic.boxes == ["box"])
    #expect(throws: LayoutError.self) { try left.activate() }
    #expect(throws: LayoutError.self) { try left.deactivate() }
  }

  @Test("updates hand out the handles of what they changed")
  func updateHandles() throws {
    box.makeConstraints { make in make.left.equalTo(40) }
    let left = box.updateConstraints { make in make.left.equalTo(50) }[0]
    expect(lay(page), "box", x: 50)
    try left.update(offset: 10)
    expect(lay(page), "box", x: 60)
  }
}
