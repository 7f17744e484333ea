import Cassowary
import QuoinCore
import QuoinLayout
import Testing

/// Numbers that are the same in every run (SplitMix64, Steele, Lea and Flood, 2014).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

@Suite("What was laid out before never matters")
struct OrderTests {
  /// A page of random boxes, texts and stacks with random rules; the same for the same seed.
  ///
  /// Pages of one family share their boxes' keys, as the variants of one page do.
  static func page(family: UInt64, variant: UInt64) -> Page {
    var numbers = SeededNumbers(state: family)
    let page = Page(size: PageSize(400, 300))
    page.margin = Insets(10)
    var boxes: [Box] = []
    for index in 0..<8 {
      let parent = boxes.filter { $0.kind == .box }.randomElement(using: &numbers) ?? page.root
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        let words = Int.random(in: 1...9, using: &numbers)
        boxes.append(Box.text("t\(index)", TextContent.words(words, of: 3), in: parent))
      case 1: boxes.append(Box("i\(index)", .image, in: parent, .picture(60, 40)))
      default: boxes.append(Box("b\(index)", in: parent))
      }
      constrain(boxes[index], among: boxes, &numbers)
    }
    page.beginVariant()
    numbers = SeededNumbers(state: family &* 31 &+ variant)
    for box in boxes where variant > 0 && Bool.random(using: &numbers) {
      if Bool.random(using: &numbers) { box.removeConstraints() }
      constrain(box, among: boxes, &numbers)
    }
    if variant == 2 { page.size = PageSize(200, 500) }
    if variant == 3 { boxes.last?.removeFromParent() }
    if variant == 4 { _ = Box.text("new", "one more", in: page.root) }
    if variant == 5 {
      let box = Box("first", in: page.root)
      page.root.children[0].removeFromParent()
      constrain(box, among: [], &numbers)
    }
    return page
  }

  private static func constrain(
    _ box: Box, among boxes: [Box], _ numbers: inout SeededNumbers
  ) {
    let priorities: [Priority] = [1000, 750, 750, 500, 250, 249.5]
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let attribute = Attribute.allCases.randomElement(using: &numbers) ?? .left
      let other = boxes.randomElement(using: &numbers) ?? box
      let comparable = Attribute.allCases.filter { attribute.isComparable(to: $0) }
      let target = comparable.randomElement(using: &numbers) ?? attribute
      let relation =
        [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &numbers) ?? .equal
      let amount = Double(Int.random(in: -20...80, using: &numbers))
      let rule = RuleDescription(
        attribute, relation,
        other === box ? .constant(amount) : .item(Item(other), target),
        multiplier: Bool.random(using: &numbers) ? 1 : 0.5, constant: amount / 4,
        priority: priorities.randomElement(using: &numbers))
      // Some cannot mean anything; those are left out.
      _ = try? box.page?.make([rule], on: box)
    }
  }

  @Test("layouts of variants in any order equal a fresh engine's", arguments: 0..<16)
  func variants(family: Int) {
    let family = UInt64(family)
    var numbers = SeededNumbers(state: family &+ 1000)
    let engine = LayoutEngine(text: MonoText())
    var order = (0..<6).map(UInt64.init) + (0..<6).map(UInt64.init)
    order.shuffle(using: &numbers)
    for variant in order {
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        _ = engine.layout(Self.page(family: family &+ 1, variant: 0))
      }
      let used = engine.layout(Self.page(family: family, variant: variant))
      let fresh = lay(Self.page(family: family, variant: variant))
      #expect(used.diagnostics == fresh.diagnostics)
      let frames = zip(used.scenePage.frames, fresh.scenePage.frames)
      #expect(used.scenePage.frames.count == fresh.scenePage.frames.count)
      for (a, b) in frames {
        #expect(a.id == b.id && a.rect == b.rect, "\(a) is not \(b)")
      }
    }
  }

  @Test("boxes that come and go in the middle change nothing for the others")
  func records() {
    func list(_ names: [String]) -> Page {
      let page = Page(size: PageSize(100, 400))
      var last: Box?
      for name in names {
        let box = Box(id: name, kind: .box)
        box.key = name
        box.content = .sized(width: 10, height: 20)
        page.add(box)
        box.makeConstraints { make in
          make.left.equalToSuperview()
          if let last { make.top.equalTo(last.bottom).offset(5) } else { make.top.equalTo(page) }
        }
        last = box
      }
      return page
    }
    let engine = LayoutEngine(text: MonoText())
    for names in [["a", "b", "c"], ["a", "c"], ["a", "x", "c"], ["c", "a"], [], ["b"]] {
      let layout = engine.layout(list(names))
      for (index, name) in names.enumerated() { expect(layout, name, y: Double(index) * 25) }
      #expect(layout.diagnostics.isEmpty)
    }
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) <= 1e-6 && abs(y - other.y) <= 1e-6 && abs(width - other.width) <= 1e-6
      && abs(height - other.height) <= 1e-6
  }
}
