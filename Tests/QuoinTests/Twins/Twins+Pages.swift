import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  mutating func addPages() {
    // A side given as auto is the smallest that holds: 100 wide gives three lines, 5 + 36 + 5.
    add(
      """
      <page size="100 auto">
        <text id="t" family="Quoin Mono">aaaa bbbb cccc dddd eeee
          <make><left.right equalTo="page"/><top.bottom equalTo="page" inset="5"/></make></text>
        <box id="all"><make><edges equalTo="page"/></make></box>
      </page>
      """, "t 0 5 100 36\nall 0 0 100 46"
    ) {
      let page = Page(size: PageSize(width: .fixed(100), height: .fitting))
      Box.mono("t", "aaaa bbbb cccc dddd eeee", in: page.root).makeConstraints { make in
        make.left.right.equalTo(page)
        make.top.bottom.equalTo(page).inset(5)
      }
      Box("all", in: page.root).makeConstraints { $0.edges.equalTo(page) }
      return page
    }
    // The other side: as wide as the wider text, 90, and 2 × 3.
    add(
      """
      <page size="auto 50" margin="3">
        <text id="a" family="Quoin Mono">aaaa</text>
        <text id="b" family="Quoin Mono">bbbb bbbb</text>
        <make for="a b"><left equalTo="page.margins"/><right lessThanOrEqualTo="page.margins"/></make>
        <make for="a"><top equalTo="page"/></make><make for="b"><top equalTo="a.bottom"/></make>
        <box id="all"><make><edges equalTo="page"/></make></box>
      </page>
      """, "a 3 0 40 12\nb 3 12 90 12\nall 0 0 96 50"
    ) {
      let page = Page(size: PageSize(width: .fitting, height: .fixed(50)))
      page.margin = Insets(3)
      let a = Box.mono("a", "aaaa", in: page.root)
      let b = Box.mono("b", "bbbb bbbb", in: page.root)
      [a, b].makeConstraints { make in
        make.left.equalTo(page.margins)
        make.right.lessThanOrEqualTo(page.margins)
      }
      a.makeConstraints { $0.top.equalTo(page) }
      b.makeConstraints { $0.top.equalTo(a.bottom) }
      Box("all", in: page.root).makeConstraints { $0.edges.equalTo(page) }
      return page
    }
    // Both: the text's own size and 10 around.
    add(
      """
      <page size="auto auto">
        <text id="t" family="Quoin Mono">aaaa<make><edges equalTo="page" inset="10"/></make></text>
        <box id="all"><make><edges equalTo="page"/></make></box>
      </page>
      """, "t 10 10 40 12\nall 0 0 60 32"
    ) {
      let page = Page(size: PageSize(width: .fitting, height: .fitting))
      Box.mono("t", "aaaa", in: page.root).makeConstraints { $0.edges.equalTo(page).inset(10) }
      Box("all", in: page.root).makeConstraints { $0.edges.equalTo(page) }
      return page
    }
    // Landscape: A4 lies 841.890 × 595.276.
    add(
      """
      <page size="A4 landscape"><box id="all"><make><edges equalTo="page"/></make></box></page>
      """, "all 0 0 841.8898 595.2756"
    ) {
      let page = Page(size: PageSize(297 / 25.4 * 72, 210 / 25.4 * 72))
      Box("all", in: page.root).makeConstraints { $0.edges.equalTo(page) }
      return page
    }
    // A box may read in another direction than the page.
    add(
      """
      <page size="100 20" dir="rtl">
        <box id="card" dir="ltr">
          <make><leading.top equalTo="superview"/><size equalTo="60 20"/></make>
          <box id="in"><make><leading equalTo="superview" offset="5"/><top equalTo="superview"/>
            <size equalTo="10"/></make></box>
        </box>
      </page>
      """, "card 40 0 60 20\nin 45 0 10 10"
    ) {
      let page = Page(size: PageSize(100, 20), direction: .rightToLeft)
      let card = Box("card", in: page.root)
      card.direction = .leftToRight
      card.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.size.equalTo(Size(width: 60, height: 20))
      }
      Box("in", in: card).makeConstraints { make in
        make.leading.equalToSuperview().offset(5)
        make.top.equalToSuperview()
        make.size.equalTo(10)
      }
      return page
    }
  }
}
