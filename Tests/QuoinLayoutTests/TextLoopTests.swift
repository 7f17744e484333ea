import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@Suite("Text: width first, then height")
struct TextLoopTests {
  @Test("C04: text beside a fixed-size control")
  func besideControl() {
    let page = Page(size: PageSize(320, 200))
    let label = Box.text("label", TextContent.words(10, of: 4), in: page.root)
    let control = Box.sized("control", 49, 31, in: page.root)
    label.horizontal(compression: 749)
    control.hugging = AxisPriorities(750)
    label.makeConstraints { make in make.left.top.equalToSuperview() }
    control.makeConstraints { make in
      make.top.right.equalToSuperview()
      make.left.equalTo(label.right).offset(8)
    }
    // 320 - 49 - 8 = 263: 26 glyphs, so 5 words of 4 with 4 spaces, 2 lines of 12
    let layout = lay(page)
    expect(layout, "control", x: 271, width: 49, height: 31)
    expect(layout, "label", width: 263, height: 24)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("C05: text height follows the solved width", arguments: [(100.0, 36.0), (240, 12)])
  func heightFollowsWidth(container: Double, height: Double) {
    let page = Page(size: PageSize(container, 200))
    let label = Box.text("label", "aaaa bbbb cccc dddd eeee", in: page.root)
    let next = Box.sized("n", 10, 10, in: page.root)
    label.makeConstraints { make in make.left.right.top.equalToSuperview() }
    next.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(label.bottom).offset(8)
    }
    let layout = lay(page)
    expect(layout, "label", height: height)
    expect(layout, "n", y: height + 8)
    let lines =
      height == 12 ? ["aaaa bbbb cccc dddd eeee"] : ["aaaa bbbb", "cccc dddd", "eeee"]
    #expect(layout.scenePage.frames.first?.text?.lines == lines)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("a label beside a square as high as the label settles on 140 × 60")
  func besideSquare() {
    let page = Page(size: PageSize(200, 300))
    // 39 glyphs in eight words: 32 letters, 7 spaces
    let label = Box.text("label", TextContent.words(8, of: 4), in: page.root, line: 20)
    let square = Box("square", in: page.root)
    label.makeConstraints { make in make.left.top.equalToSuperview() }
    square.makeConstraints { make in
      make.left.equalTo(label.right)
      make.right.top.equalToSuperview()
      make.height.equalTo(label)
      make.width.equalTo(square.height)
    }
    // 140 holds 14 glyphs, 2 words and a space are 9, 3 words 14: 3 lines, 60 high
    let layout = lay(page)
    expect(layout, "label", width: 140, height: 60)
    expect(layout, "square", x: 140, width: 60, height: 60)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("a label at its natural width never wraps, whatever rounding its width went through")
  func naturalWidth() {
    let page = Page(size: PageSize(1000, 100))
    let label = Box.text("label", "aaaa bbbb", in: page.root, size: 0.1 + 0.2)
    label.makeConstraints { make in
      make.left.equalToSuperview().offset(1.0 / 3)
      make.top.equalToSuperview()
    }
    let layout = lay(page)
    #expect(layout.scenePage.frames.first?.text?.lines == ["aaaa bbbb"])
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("what never settles keeps its tallest height, and is named")
  func cycle() {
    let page = Page(size: PageSize(400, 400))
    // Wide enough for one line only while it is on two, and never higher than its lines.
    let label = Box.text("label", "aaaa bbbb", in: page.root)
    label.hugging = AxisPriorities(horizontal: 250, vertical: 800)
    label.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(label.height).multipliedBy(4.5)
    }
    // One line: 12 × 4.5 = 54 < 90, so two lines: 24 × 4.5 = 108 >= 90, so one line again.
    let layout = lay(page)
    expect(layout, "label", width: 108, height: 24)
    #expect(layout.codes() == [.noFixedPoint])
    #expect(layout.diagnostics.first?.boxes == ["label"])
  }

  @Test("C29: a word longer than its box is drawn and reported")
  func overflow() {
    let page = Page(size: PageSize(300, 100))
    let label = Box.text("label", "see abcdefghijklmnopqrstuvwxy", in: page.root)
    label.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
    }
    // 25 × 10 - 100 = 150
    let layout = lay(page)
    #expect(layout.codes() == [.overflow])
    #expect(layout.diagnostics.first?.message.contains("150 pt too wide") == true)
    expect(layout, "label", height: 24)
    label.paint.clips = true
    #expect(lay(page).diagnostics.isEmpty)
  }

  @Test("baselines follow the text's own place in its box")
  func baselines() {
    let page = Page(size: PageSize(400, 200))
    let big = Box.text("big", "Big", in: page.root, size: 30, line: 36) {
      $0.verticalAlign = .center
    }
    let small = Box.text("small", "small", in: page.root)
    let rule = Box("rule", in: page.root)
    big.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(100)
    }
    small.makeConstraints { make in
      make.left.equalTo(big.right)
      make.firstBaseline.equalTo(big)
    }
    rule.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(2)
      make.lastBaseline.equalTo(small.baseline)
    }
    // big: text 36 high in 100, so 32 above it, then 3 of leading and 0.8 × 30: baseline 59
    // small: 1 of leading and 8: baseline at top + 9, so top 50; rule's bottom edge at 59
    let layout = lay(page)
    expect(layout, "small", y: 50)
    expect(layout, "rule", y: 57)
    #expect(layout.scenePage.frames.first?.text?.firstBaseline == 59)
  }

  @Test("a quarter turn exchanges the sides: lines run along the height")
  func turn() {
    let page = Page(size: PageSize(400, 200))
    let label = Box.text("label", "aaaa bbbb cccc", in: page.root)
    let picture = Box("picture", .image, in: page.root, .picture(60, 40))
    [label, picture].makeConstraints { make in make.left.top.equalToSuperview() }
    label.turn = .threeQuarters
    picture.turn = .quarter
    let natural = lay(page)
    expect(natural, "label", width: 12, height: 140)
    expect(natural, "picture", width: 40, height: 60)
    label.makeConstraints { make in make.height.equalTo(95) }
    picture.makeConstraints { make in make.width.equalTo(20) }
    // 9 glyphs a line: two lines, 24 wide
    let layout = lay(page)
    expect(layout, "label", width: 24, height: 95)
    expect(layout, "picture", width: 20, height: 30)
    #expect(layout.diagnostics.isEmpty)
    guard case .group(let group)? = layout.scenePage.items.first else {
      Issue.record("not turned: \(layout.scenePage.items)")
      return
    }
    // About the centre (12, 47.5): 95 × 24
    #expect(group.rotation == 270)
    #expect(group.rect == Rect(x: -35.5, y: 35.5, width: 95, height: 24))
  }

  @Test("what changed its measure without changing its text is measured anew when told")
  func invalidation() {
    final class Growing: TextMeasuring {
      var scale = 1.0
      func measure(_ content: TextContent, width: Double?, height: Double?) -> TextMetrics {
        var metrics = MonoText().measure(content, width: width, height: height)
        metrics.width *= scale
        return metrics
      }
    }
    let text = Growing()
    let page = Page(size: PageSize(400, 200))
    let label = Box.text("label", "aaaa", in: page.root)
    let pass = LayoutPass(page, text: text)
    #expect(pass.frame(of: label)?.width == 40)
    text.scale = 2
    label.invalidateIntrinsicContentSize()
    #expect(pass.frame(of: label)?.width == 80)
  }
}
