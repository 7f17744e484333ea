import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  mutating func addContent() {
    addPriorityRows()
    addTexts()
    addProportions()
  }

  /// Texts of 12 and 9 glyphs and a gap of 10 in a row: 220 of 400 or 150.
  private mutating func row(
    _ width: Int, _ first: String, _ second: String, _ frames: String, remarks: [String] = [],
    line: Int = #line, _ block: @escaping @Sendable (Box, Box) -> Void
  ) {
    add(
      """
      <page size="\(width) 12">
        <text id="a" family="Quoin Mono" \(first)>aaaaaaaaaaaa<make><left.top equalTo="superview"/></make></text>
        <text id="b" family="Quoin Mono" \(second)>bbbbbbbbb
          <make><left equalTo="a.right" offset="10"/><top.right equalTo="superview"/></make></text>
      </page>
      """, frames, remarks: remarks, line: line
    ) {
      let page = Page(size: PageSize(Double(width), 12))
      let a = Box.mono("a", "aaaaaaaaaaaa", in: page.root)
      let b = Box.mono("b", "bbbbbbbbb", in: page.root)
      a.makeConstraints { $0.left.top.equalToSuperview() }
      b.makeConstraints { make in
        make.left.equalTo(a.right).offset(10)
        make.top.right.equalToSuperview()
      }
      block(a, b)
      return page
    }
  }

  private mutating func addPriorityRows() {
    // 400 - 10 - 120
    row(400, "hugging='251'", "", "a 0 0 120 12\nb 130 0 270 12") { a, _ in
      a.hugging = AxisPriorities(horizontal: 251, vertical: 251)
    }
    // 400 - 10 - 90
    row(400, "", "hugging='251 250'", "a 0 0 300 12\nb 310 0 90 12") { _, b in
      b.hugging = AxisPriorities(horizontal: 251, vertical: 250)
    }
    // 150 - 10 - 120
    row(
      150, "", "compression='749 750'", "a 0 0 120 12\nb 130 0 20 12", remarks: ["overflow b"]
    ) { _, b in
      b.compression = AxisPriorities(horizontal: 749, vertical: 750)
    }
    row(
      150, "compression='high 750'", "compression='751 750'", "a 0 0 50 12\nb 60 0 90 12",
      remarks: ["overflow a"]
    ) { _, b in
      b.compression = AxisPriorities(horizontal: 751, vertical: 750)
    }
  }

  private mutating func addTexts() {
    // 10 glyphs fit in 100: two words of four a line; the next stands 8 below three lines of 12.
    add(
      """
      <page size="100 100">
        <text id="label" family="Quoin Mono">aaaa bbbb cccc dddd eeee
          <make><left.right.top equalTo="superview"/></make></text>
        <box id="next"><make><top equalTo="label.bottom" offset="8"/><left equalTo="label"/>
          <size equalTo="10"/></make></box>
      </page>
      """, "label 0 0 100 36\nnext 0 44 10 10"
    ) {
      let page = Page(size: PageSize(100, 100))
      let label = Box.mono("label", "aaaa bbbb cccc dddd eeee", in: page.root)
      let next = Box("next", in: page.root)
      label.makeConstraints { $0.left.right.top.equalToSuperview() }
      next.makeConstraints { make in
        make.top.equalTo(label.bottom).offset(8)
        make.left.equalTo(label)
        make.size.equalTo(10)
      }
      return page
    }
    // Baselines 1 + 8 = 9 and 2 + 16 = 18 below their tops; the second of two lines is 12 below.
    add(
      """
      <page size="300 100">
        <text id="small" family="Quoin Mono">aaa</text>
        <text id="large" family="Quoin Mono" size="20pt">bbb</text>
        <text id="two" family="Quoin Mono">cc dd</text>
        <make for="large"><top equalTo="10"/><left equalTo="50"/></make>
        <make for="small"><firstBaseline equalTo="large"/><left equalTo="0"/></make>
        <make for="two">
          <lastBaseline equalTo="large.baseline"/><left equalTo="150"/><width equalTo="20"/>
        </make>
        <box id="under"><make><top equalTo="two.firstBaseline"/><left equalTo="0"/>
          <size equalTo="5"/></make></box>
      </page>
      """,
      """
      small 0 19 30 12
      large 50 10 60 24
      two 150 7 20 24
      under 0 16 5 5
      """
    ) {
      let page = Page(size: PageSize(300, 100))
      let small = Box.mono("small", "aaa", in: page.root)
      let large = Box.mono("large", "bbb", in: page.root, size: 20)
      let two = Box.mono("two", "cc dd", in: page.root)
      let under = Box("under", in: page.root)
      large.makeConstraints { make in
        make.top.equalTo(10)
        make.left.equalTo(50)
      }
      small.makeConstraints { make in
        make.firstBaseline.equalTo(large)
        make.left.equalTo(0)
      }
      two.makeConstraints { make in
        make.lastBaseline.equalTo(large.baseline)
        make.left.equalTo(150)
        make.width.equalTo(20)
      }
      under.makeConstraints { make in
        make.top.equalTo(two.firstBaseline)
        make.left.equalTo(0)
        make.size.equalTo(5)
      }
      return page
    }
    // The fixed point, not a squashed text: beside a square as high as the label, of 200, eight
    // words of 39 glyphs in all, lines of 20. 140 × 60 beside 60 × 60.
    add(
      """
      <page size="200 200">
        <text id="label" family="Quoin Mono" leading="20pt">aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa
          <make><left.top equalTo="superview"/></make></text>
        <box id="square">
          <make>
            <left equalTo="label.right"/><right.top equalTo="superview"/>
            <height equalTo="label"/><width equalTo="square.height"/>
          </make>
        </box>
      </page>
      """, "label 0 0 140 60\nsquare 140 0 60 60"
    ) {
      let page = Page(size: PageSize(200, 200))
      let label = Box.mono("label", "aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa", in: page.root)
      if case .text(var content) = label.content {
        content.paragraph.leading = .length(20)
        label.content = .text(content)
      }
      let square = Box("square", in: page.root)
      label.makeConstraints { $0.left.top.equalToSuperview() }
      square.makeConstraints { make in
        make.left.equalTo(label.right)
        make.right.top.equalToSuperview()
        make.height.equalTo(label)
        make.width.equalTo(square.height)
      }
      return page
    }
    // A quarter turn: the line runs down, 90 high and 12 wide.
    add(
      """
      <page size="100 100">
        <text id="t" family="Quoin Mono" turn="90">aaaa bbbb<make><left.top equalTo="superview"/></make></text>
        <text id="h" family="Quoin Mono" turn="180">aaaa<make><left.top equalTo="20"/></make></text>
        <text id="u" family="Quoin Mono" turn="270">aa aa<make><left.top equalTo="40"/>
          <height equalTo="30"/></make></text>
        <text id="n" family="Quoin Mono" turn="0">aa<make><left.top equalTo="80"/></make></text>
      </page>
      """, "t 0 0 12 90\nh 20 20 40 12\nu 40 40 24 30\nn 80 80 20 12"
    ) {
      let page = Page(size: PageSize(100, 100))
      let text = Box.mono("t", "aaaa bbbb", in: page.root)
      text.turn = .quarter
      text.makeConstraints { $0.left.top.equalToSuperview() }
      let half = Box.mono("h", "aaaa", in: page.root)
      half.turn = .half
      half.makeConstraints { $0.left.top.equalTo(20) }
      // 30 down hold two of its glyphs: two lines, 24 across.
      let up = Box.mono("u", "aa aa", in: page.root)
      up.turn = .threeQuarters
      up.makeConstraints { make in
        make.left.top.equalTo(40)
        make.height.equalTo(30)
      }
      let plain = Box.mono("n", "aa", in: page.root)
      plain.makeConstraints { $0.left.top.equalTo(80) }
      return page
    }
  }

  private mutating func addProportions() {
    // 16 : 9 of 160, and as large as 90 × 90 lets it.
    add(
      """
      <page size="400 300">
        <box id="wide" aspect="16:9"><make><left.top equalTo="0"/><width equalTo="160"/></make></box>
        <box id="most" aspect="1:2">
          <make>
            <left.top equalTo="0"/><size lessThanOrEqualTo="90"/>
            <size equalTo="90" priority="700"/>
          </make>
        </box>
        <guide id="band" aspect="3:1"><make><left.top equalTo="0"/><height equalTo="20"/></make></guide>
      </page>
      """,
      """
      wide 0 0 160 90
      most 0 0 45 90
      band 0 0 60 20
      """
    ) {
      let page = Page(size: PageSize(400, 300))
      let wide = Box("wide", in: page.root)
      wide.aspect = .ratio(16.0 / 9)
      wide.makeConstraints { make in
        make.left.top.equalTo(0)
        make.width.equalTo(160)
      }
      let most = Box("most", in: page.root)
      most.aspect = .ratio(0.5)
      most.makeConstraints { make in
        make.left.top.equalTo(0)
        make.size.lessThanOrEqualTo(90)
        make.size.equalTo(90).priority(700)
      }
      let band = Box("band", .guide, in: page.root)
      band.aspect = .ratio(3)
      band.makeConstraints { make in
        make.left.top.equalTo(0)
        make.height.equalTo(20)
      }
      return page
    }
  }
}
