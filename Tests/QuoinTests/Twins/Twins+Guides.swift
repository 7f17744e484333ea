import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  mutating func addGuides() {
    // Margin 10 20 30 40, safe area 5, bleed 3 of 400 × 300.
    add(
      """
      <page size="400 300" margin="10 20 30 40" safe="5" bleed="3">
        <box id="m"><make><edges equalTo="page.margins"/></make></box>
        <box id="s"><make><edges equalTo="page.safeArea"/></make></box>
        <box id="b"><make><edges equalTo="page.bleed"/></make></box>
        <box id="t"><make><top equalTo="page.safeArea.bottom" offset="-9"/><left equalTo="page.bleed"/>
          <size equalTo="9"/></make></box>
      </page>
      """,
      """
      m 20 10 340 260
      s 5 5 390 290
      b -3 -3 406 306
      t -3 286 9 9
      """
    ) {
      let page = Page(size: PageSize(400, 300))
      page.margin = Insets(top: 10, left: 20, bottom: 30, right: 40)
      page.safeAreaInsets = Insets(5)
      page.bleedInsets = Insets(3)
      Box("m", in: page.root).makeConstraints { $0.edges.equalTo(page.margins) }
      Box("s", in: page.root).makeConstraints { $0.edges.equalTo(page.safeArea) }
      Box("b", in: page.root).makeConstraints { $0.edges.equalTo(page.bleed) }
      Box("t", in: page.root).makeConstraints { make in
        make.top.equalTo(page.safeArea.bottom).offset(-9)
        make.left.equalTo(page.bleed)
        make.size.equalTo(9)
      }
      return page
    }
    addOwnGuides()
    addGrids()
    addDistributions()
  }

  private mutating func addOwnGuides() {
    add(
      """
      <page size="200 100">
        <guide id="half" margin="4">
          <make><left.top.bottom equalTo="page"/><right equalTo="page.centerX"/></make>
        </guide>
        <box id="card" margin="0 8">
          <make><left equalTo="half.right"/><top.right.bottom equalTo="page"/></make>
          <box id="in"><make><edges equalTo="superview.margins"/></make></box>
        </box>
        <box id="a"><make><edges equalTo="half.margins"/></make></box>
        <guide id="gone" present="false"/>
        <box id="b"><make><left equalTo="gone.right" orElse="card.margins"/><top equalTo="0"/>
          <size equalTo="5"/></make></box>
      </page>
      """,
      """
      half 0 0 100 100
      card 100 0 100 100
      in 108 0 84 100
      a 4 4 92 92
      b 108 0 5 5
      """
    ) {
      let page = Page(size: PageSize(200, 100))
      let half = Box("half", .guide, in: page.root)
      half.margin = Insets(4)
      half.makeConstraints { make in
        make.left.top.bottom.equalTo(page)
        make.right.equalTo(page.centerX)
      }
      let card = Box("card", in: page.root)
      card.margin = Insets(left: 8, right: 8)
      card.makeConstraints { make in
        make.left.equalTo(half.right)
        make.top.right.bottom.equalTo(page)
      }
      Box("in", in: card).makeConstraints { $0.edges.equalTo(card.margins) }
      Box("a", in: page.root).makeConstraints { $0.edges.equalTo(half.margins) }
      Box("b", in: page.root).makeConstraints { make in
        make.left.equalTo(card.margins)
        make.top.equalTo(0)
        make.size.equalTo(5)
      }
      return page
    }
  }

  /// Four columns over 400 - 2 × 10 = 380 with gutters of 8: (380 - 24) / 4 = 89, 97 apart.
  private mutating func addGrids() {
    for dir in [LayoutDirection.leftToRight, .rightToLeft] {
      let isMirrored = dir == .rightToLeft
      add(
        """
        <page size="400 120" margin="10" dir="\(isMirrored ? "rtl" : "ltr")">
          <grid id="g" columns="4" rows="2" gutter="8 4"/>
          <box id="one"><make><left.right equalTo="g.column[0]"/><top.bottom equalTo="g.row[1]"/></make></box>
          <box id="span">
            <make><left equalTo="g.column[1..2].left"/><right equalTo="g.column[1..2].right"/>
              <top.bottom equalTo="g.row[0..1]"/></make>
          </box>
          <box id="mid"><make><centerX equalTo="g.column[3]"/><width equalTo="g.column[3]" multipliedBy="2"/>
            <top equalTo="g"/><height equalTo="g.row[0]" offset="-8"/></make></box>
        </page>
        """,
        // Rows over 100 with 4 between: 48 each. In right-to-left the first column is the last.
        isMirrored
          ? "g 10 10 380 100\none 301 62 89 48\nspan 107 10 186 100\nmid -34.5 10 178 40"
          : "g 10 10 380 100\none 10 62 89 48\nspan 107 10 186 100\nmid 256.5 10 178 40"
      ) {
        let page = Page(size: PageSize(400, 120), direction: dir)
        page.margin = Insets(10)
        let grid = Box("g", .grid, in: page.root)
        grid.grid = GridStyle(columns: 4, rows: 2, columnGutter: 8, rowGutter: 4)
        Box("one", in: page.root).makeConstraints { make in
          make.left.right.equalTo(grid.column(0))
          make.top.bottom.equalTo(grid.row(1))
        }
        Box("span", in: page.root).makeConstraints { make in
          make.left.equalTo(grid.column(1...2).left)
          make.right.equalTo(grid.column(1...2).right)
          make.top.bottom.equalTo(grid.row(0...1))
        }
        Box("mid", in: page.root).makeConstraints { make in
          make.centerX.equalTo(grid.column(3))
          make.width.equalTo(grid.column(3)).multipliedBy(2)
          make.top.equalTo(grid)
          make.height.equalTo(grid.row(0)).offset(-8)
        }
        return page
      }
    }
    // Rules of its own on one axis; the other lies over the margins.
    add(
      """
      <page size="300 100" margin="10">
        <grid id="g" columns="3" gutter="6"><make><left equalTo="50"/><width equalTo="192"/></make></grid>
        <box id="b"><make><horizontalEdges equalTo="g.column[1..2]"/><verticalEdges equalTo="g"/></make></box>
      </page>
      """, "g 50 10 192 80\nb 116 10 126 80"
    ) {
      let page = Page(size: PageSize(300, 100))
      page.margin = Insets(10)
      let grid = Box("g", .grid, in: page.root)
      grid.grid = GridStyle(columns: 3, columnGutter: 6)
      grid.makeConstraints { make in
        make.left.equalTo(50)
        make.width.equalTo(192)
      }
      Box("b", in: page.root).makeConstraints { make in
        make.horizontalEdges.equalTo(grid.column(1...2))
        make.verticalEdges.equalTo(grid)
      }
      return page
    }
  }

  private mutating func addDistributions() {
    // (300 - 16 - 20 - 2 × 12) / 3 = 80
    add(
      """
      <page size="300 20">
        <box id="a"/><box id="b"/><box id="c"/>
        <make for="a b c"><top.bottom equalTo="page"/></make>
        <distribute axis="horizontal" boxes="a b c" spacing="12" lead="16" tail="20"/>
      </page>
      """, "a 16 0 80 20\nb 108 0 80 20\nc 200 0 80 20"
    ) {
      let page = Page(size: PageSize(300, 20))
      let boxes = ["a", "b", "c"].map { Box($0, in: page.root) }
      boxes.makeConstraints { $0.top.bottom.equalTo(page) }
      boxes.distribute(along: .horizontal, spacing: 12, lead: 16, tail: 20)
      return page
    }
    // 200 - 10 - 20 - 3 × 30 = 80, two gaps of 40
    add(
      """
      <page size="20 200">
        <box id="a"/><box id="b"/><box id="c"/>
        <make for="a b c"><left.right equalTo="page"/></make>
        <distribute axis="vertical" boxes="a b c" itemLength="30" lead="10" tail="20"/>
      </page>
      """, "a 0 10 20 30\nb 0 80 20 30\nc 0 150 20 30"
    ) {
      let page = Page(size: PageSize(20, 200))
      let boxes = ["a", "b", "c"].map { Box($0, in: page.root) }
      boxes.makeConstraints { $0.left.right.equalTo(page) }
      boxes.distribute(along: .vertical, itemLength: 30, lead: 10, tail: 20)
      return page
    }
  }
}
