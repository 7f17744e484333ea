import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  /// Texts of 4, 8 and 6 glyphs, 40, 80 and 60 wide, in a row as wide as said; the first is of one
  /// line, 12 high, the second 24 (size 20 and half as many glyphs), the third 12.
  private mutating func row(
    _ style: StackStyle, width: Int, _ frames: String, line: Int = #line
  ) {
    add(
      """
      <page size="600 100">
        <stack id="s" axis="horizontal" spacing="\(style.spacing)"
               alignment="\(style.alignment.rawValue)" distribution="\(style.distribution.rawValue)">
          <make><left.top equalTo="superview"/><width equalTo="\(width)"/></make>
          <text id="a" family="Quoin Mono" hugging="251 250">aaaa</text>
          <text id="b" family="Quoin Mono" size="20pt">bbbb</text>
          <text id="c" family="Quoin Mono" hugging="251 250">cccccc</text>
        </stack>
      </page>
      """, frames, line: line
    ) {
      let page = Page(size: PageSize(600, 100))
      let stack = Box("s", .stack, in: page.root)
      stack.stack = style
      stack.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(width)
      }
      let a = Box.mono("a", "aaaa", in: stack)
      _ = Box.mono("b", "bbbb", in: stack, size: 20)
      let c = Box.mono("c", "cccccc", in: stack)
      for box in [a, c] { box.hugging = AxisPriorities(horizontal: 251, vertical: 250) }
      return page
    }
  }

  mutating func addStacks() {
    addDistributionRows()
    addAlignments()
    addColumns()
    addHidden()
  }

  private mutating func addDistributionRows() {
    // 300 - 2 × 10 - 40 - 60 = 180 for the one that hugs least
    row(
      StackStyle(spacing: 10, distribution: .fill), width: 300,
      "s 0 0 300 24\na 0 0 40 24\nb 50 0 180 24\nc 240 0 60 24")
    // (320 - 20) / 3 = 100
    row(
      StackStyle(spacing: 10, distribution: .fillEqually), width: 320,
      "s 0 0 320 24\na 0 0 100 24\nb 110 0 100 24\nc 220 0 100 24")
    // (380 - 20) = 360 shared 40 : 80 : 60
    row(
      StackStyle(spacing: 10, distribution: .fillProportionally), width: 380,
      "s 0 0 380 24\na 0 0 80 24\nb 90 0 160 24\nc 260 0 120 24")
    // (300 - 180) / 2 = 60
    row(
      StackStyle(spacing: 10, distribution: .equalSpacing), width: 300,
      "s 0 0 300 24\na 0 0 40 24\nb 100 0 80 24\nc 240 0 60 24")
    // Centres at 20 and 300 - 30 = 270, so 145 between them: 145 - 40
    row(
      StackStyle(spacing: 10, distribution: .equalCentering), width: 300,
      "s 0 0 300 24\na 0 0 40 24\nb 105 0 80 24\nc 240 0 60 24")
  }

  /// 40 + 80 + 60 = 180. The baselines are 9 and 18 below the tops.
  private mutating func addAlignments() {
    let tops: [(StackStyle.Alignment, Double, Double)] = [
      (.fill, 0, 24), (.leading, 0, 12), (.top, 0, 12), (.center, 6, 12), (.trailing, 12, 12),
      (.bottom, 12, 12), (.firstBaseline, 9, 12), (.lastBaseline, 9, 12),
    ]
    for (alignment, top, height) in tops {
      row(
        StackStyle(alignment: alignment), width: 180,
        "s 0 0 180 24\na 0 \(top) 40 \(height)\nb 40 0 80 24\nc 120 \(top) 60 \(height)")
    }
  }

  /// Texts of 2 and 4 glyphs below one another, 20 and 40 wide, 12 high, in a stack of 100 with
  /// margins of 5 across: 90.
  private mutating func addColumns() {
    let places: [(StackStyle.Alignment, Double, Double)] = [
      (.fill, 5, 90), (.leading, 5, 20), (.center, 40, 20), (.trailing, 75, 20),
    ]
    for (alignment, left, width) in places {
      let wide = alignment == .fill ? 90.0 : 40
      let others = ["fill": 5.0, "leading": 5, "center": 30, "trailing": 55]
      let other = others[alignment.rawValue] ?? 0
      add(
        """
        <page size="600 100">
          <stack id="s" axis="vertical" spacing="3" alignment="\(alignment.rawValue)" margin="0 5">
            <make><left.top equalTo="superview"/><width equalTo="100"/></make>
            <text id="a" family="Quoin Mono" spacingAfter="7">aa</text>
            <text id="b" family="Quoin Mono">bbbb</text>
            <text id="c" family="Quoin Mono">cccc</text>
          </stack>
        </page>
        """,
        """
        s 0 0 100 46
        a \(left) 0 \(width) 12
        b \(other) 19 \(wide) 12
        c \(other) 34 \(wide) 12
        """
      ) {
        let page = Page(size: PageSize(600, 100))
        let stack = Box("s", .stack, in: page.root)
        stack.stack = StackStyle(axis: .vertical, spacing: 3, alignment: alignment)
        stack.margin = Insets(left: 5, right: 5)
        stack.makeConstraints { make in
          make.left.top.equalToSuperview()
          make.width.equalTo(100)
        }
        Box.mono("a", "aa", in: stack).spacingAfter = 7
        _ = Box.mono("b", "bbbb", in: stack)
        _ = Box.mono("c", "cccc", in: stack)
        return page
      }
    }
    // Every distribution down the page: 100 for texts of 12 and two gaps of 5 or more.
    let rows: [(StackStyle.Distribution, String)] = [
      // (100 - 10) / 3
      (.fillEqually, "a 0 0 40 30\nb 0 35 40 30\nc 0 70 40 30"),
      (.fillProportionally, "a 0 0 40 30\nb 0 35 40 30\nc 0 70 40 30"),
      // (100 - 36) / 2 = 32
      (.equalSpacing, "a 0 0 40 12\nb 0 44 40 12\nc 0 88 40 12"),
      (.equalCentering, "a 0 0 40 12\nb 0 44 40 12\nc 0 88 40 12"),
    ]
    for (distribution, frames) in rows {
      add(
        """
        <page size="100 100">
          <stack id="s" axis="vertical" spacing="5" distribution="\(distribution.rawValue)">
            <make><left.top.bottom equalTo="superview"/></make>
            <text id="a" family="Quoin Mono">aaaa</text>
            <text id="b" family="Quoin Mono">bbbb</text>
            <text id="c" family="Quoin Mono">cccc</text>
          </stack>
        </page>
        """, "s 0 0 40 100\n" + frames
      ) {
        let page = Page(size: PageSize(100, 100))
        let stack = Box("s", .stack, in: page.root)
        stack.stack = StackStyle(axis: .vertical, spacing: 5, distribution: distribution)
        stack.makeConstraints { $0.left.top.bottom.equalToSuperview() }
        for (id, text) in [("a", "aaaa"), ("b", "bbbb"), ("c", "cccc")] {
          _ = Box.mono(id, text, in: stack)
        }
        return page
      }
    }
  }

  /// The second of three is hidden and takes its gap along; it stands where the first ends.
  private mutating func addHidden() {
    for dir in [LayoutDirection.leftToRight, .rightToLeft] {
      let isMirrored = dir == .rightToLeft
      add(
        """
        <page size="200 50" dir="\(isMirrored ? "rtl" : "ltr")">
          <stack id="s" axis="horizontal" spacing="8">
            <make><leading.top equalTo="superview"/></make>
            <text id="a" family="Quoin Mono">aa</text>
            <text id="b" family="Quoin Mono" hidden="true" spacingAfter="30">bbbb</text>
            <text id="c" family="Quoin Mono">cc</text>
          </stack>
          <box id="d" hidden="true"><make><top equalTo="s.bottom"/><left equalTo="0"/><size equalTo="9"/></make></box>
        </page>
        """,
        isMirrored
          ? "s 152 0 48 12\na 180 0 20 12\nb 180 0 0 12\nc 152 0 20 12\nd 0 12 9 9"
          : "s 0 0 48 12\na 0 0 20 12\nb 20 0 0 12\nc 28 0 20 12\nd 0 12 9 9"
      ) {
        let page = Page(size: PageSize(200, 50), direction: dir)
        let stack = Box("s", .stack, in: page.root)
        stack.stack = StackStyle(spacing: 8)
        stack.makeConstraints { $0.leading.top.equalToSuperview() }
        _ = Box.mono("a", "aa", in: stack)
        let hidden = Box.mono("b", "bbbb", in: stack)
        hidden.isHidden = true
        hidden.spacingAfter = 30
        _ = Box.mono("c", "cc", in: stack)
        let other = Box("d", in: page.root)
        other.isHidden = true
        other.makeConstraints { make in
          make.top.equalTo(stack.bottom)
          make.left.equalTo(0)
          make.size.equalTo(9)
        }
        return page
      }
    }
  }
}
