import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Hugging, compression and proportions")
struct IntrinsicSizeTests {
  /// A row of two labels, 120 and 90 wide, 10 apart, pinned to both ends of a container.
  private func row(
    _ container: Double, a: (hugging: Priority, compression: Priority),
    b: (hugging: Priority, compression: Priority)
  ) -> PageLayout {
    let page = Page(size: PageSize(container, 100))
    let first = Box.sized("a", 120, 20, in: page.root)
    let second = Box.sized("b", 90, 20, in: page.root)
    first.horizontal(hugging: a.hugging, compression: a.compression)
    second.horizontal(hugging: b.hugging, compression: b.compression)
    first.makeConstraints { make in make.left.top.equalToSuperview() }
    second.makeConstraints { make in
      make.top.right.equalToSuperview()
      make.left.equalTo(first.right).offset(10)
    }
    return lay(page)
  }

  @Test("C01: which of two labels grows or shrinks")
  func growthAndShrinking() {
    // 400 - 120 - 10 = 270
    let a = row(400, a: (251, 750), b: (250, 750))
    expect(a, "a", x: 0, width: 120)
    expect(a, "b", x: 130, width: 270)
    // 400 - 90 - 10 = 300
    let b = row(400, a: (250, 750), b: (251, 750))
    expect(b, "a", width: 300)
    expect(b, "b", width: 90)
    // 150 - 120 - 10 = 20
    let c = row(150, a: (250, 750), b: (250, 749))
    expect(c, "a", width: 120)
    expect(c, "b", width: 20)
    #expect(a.diagnostics.isEmpty && b.diagnostics.isEmpty && c.diagnostics.isEmpty)
  }

  @Test("C01 d: two labels beside a fixed box")
  func labelsBesideFixed() {
    let page = Page(size: PageSize(320, 100))
    let box = Box("box", in: page.root)
    let l1 = Box.sized("l1", 180, 20, in: page.root)
    let l2 = Box.sized("l2", 160, 20, in: page.root)
    l1.horizontal(compression: 751)
    l2.horizontal(compression: 750)
    box.makeConstraints { make in
      make.left.equalToSuperview().offset(8)
      make.top.equalToSuperview()
      make.size.equalTo(Size(width: 100, height: 20))
    }
    l1.makeConstraints { make in
      make.left.equalTo(box.right).offset(8)
      make.top.equalToSuperview()
    }
    l2.makeConstraints { make in
      make.left.equalTo(l1.right).offset(8)
      make.top.equalToSuperview()
      make.right.equalToSuperview().inset(8)
    }
    // 320 - 8 - 100 - 8 - 8 - 8 = 188 for both; 188 - 180 = 8
    let layout = lay(page)
    expect(layout, "l1", x: 116, width: 180)
    expect(layout, "l2", x: 304, width: 8)
  }

  @Test("equal hugging is a tie: the first keeps its size, and a warning says so")
  func tie() {
    let layout = row(400, a: (250, 750), b: (250, 750))
    expect(layout, "a", width: 120)
    expect(layout, "b", width: 270)
    #expect(layout.codes() == [.ambiguous])
    #expect(layout.diagnostics.first?.boxes == ["a", "b"])
    #expect(layout.diagnostics.first?.message.contains("250") == true)
  }

  @Test(
    "C19: fit inside, keep the proportions",
    arguments: [
      (600.0, 400.0, 300.0, 200.0), (400, 600, 200, 300), (50, 50, 300, 300),
    ])
  func fitInside(width: Double, height: Double, fittedWidth: Double, fittedHeight: Double) {
    let page = Page(size: PageSize(1000, 1000))
    let image = Box("image", .image, in: page.root, .picture(width, height))
    image.aspect = .natural
    image.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.lessThanOrEqualTo(300)
      make.size.equalTo(300).priority(700)
    }
    let layout = lay(page)
    expect(layout, "image", width: fittedWidth, height: fittedHeight)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("C19: without pins a small picture keeps its size")
  func smallPicture() {
    let page = Page(size: PageSize(1000, 1000))
    let image = Box("image", .image, in: page.root, .picture(50, 50))
    image.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.lessThanOrEqualTo(300)
    }
    expect(lay(page), "image", width: 50, height: 50)
  }

  @Test("C19: one side given is enough")
  func oneSide() {
    let page = Page(size: PageSize(100, 100))
    let image = Box("image", .image, in: page.root, .picture(4, 4))
    image.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(3)
    }
    expect(lay(page), "image", width: 3, height: 3)
    // Let go of, the other side is the picture's own.
    image.aspect = .free
    expect(lay(page), "image", width: 4, height: 3)
  }

  @Test("C23: no negative sizes")
  func noNegativeSizes() throws {
    func layout(_ priority: Priority) -> PageLayout {
      let page = Page(size: PageSize(100, 100))
      let a = Box("a", in: page.root)
      let b = Box("b", in: page.root)
      a.makeConstraints { make in
        make.left.top.height.equalToSuperview()
        make.width.equalTo(150).priority(priority)
      }
      b.makeConstraints { make in
        make.top.height.right.equalToSuperview()
        make.left.equalTo(a.right)
      }
      return lay(page)
    }
    let conflict = try #require(layout(.required).diagnostics.first)
    #expect(conflict.code == .conflict)
    #expect(
      conflict.constraints.map(\.text) == [
        "page.width == 100", "b.width >= 0", "a.left == page.left",
        "a.width == 150", "b.right == page.right", "b.left == a.right",
      ])
    #expect(conflict.boxes == ["a", "b"])

    let soft = layout(900)
    expect(soft, "a", width: 100)
    expect(soft, "b", x: 100, width: 0)
    #expect(soft.diagnostics.isEmpty)
  }
}

extension BoxContent {
  static func picture(_ width: Double, _ height: Double) -> BoxContent {
    .image(
      ImageSource(path: "picture.png", size: Size(width: width, height: height)), fit: .contain,
      position: .center)
  }
}
