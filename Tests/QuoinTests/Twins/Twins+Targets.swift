import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  mutating func addTargets() {
    addRelations()
    addValues()
    addSeveral()
  }

  private mutating func addRelations() {
    rule("<left greaterThanOrEqualTo='target'/>", "100 0 30 20") {
      $0.left.greaterThanOrEqualTo($1)
    }
    rule("<width lessThanOrEqualTo='25'/>", "0 0 25 20") { make, _ in
      make.width.lessThanOrEqualTo(25)
    }
    rule("<width greaterThanOrEqualTo='35'/>", "0 0 35 20") { make, _ in
      make.width.greaterThanOrEqualTo(35)
    }
    rule("<edges equalTo='superview'/>", "0 0 400 300") { make, _ in
      make.edges.equalToSuperview()
    }
    // It would be at 390 and may end at 400 at most.
    rule(
      "<right lessThanOrEqualTo='superview'/><left equalTo='390' priority='15'/>", "370 0 30 20"
    ) { make, _ in
      make.right.lessThanOrEqualToSuperview()
      make.left.equalTo(390).priority(15)
    }
    rule(
      "<left.top greaterThanOrEqualTo='superview'/><left.top equalTo='-50' priority='700'/>",
      "0 0 30 20"
    ) { make, _ in
      make.left.top.greaterThanOrEqualToSuperview()
      make.left.top.equalTo(-50).priority(700)
    }
    rule("<width.height equalTo='superview' dividedBy='2'/>", "0 0 200 150") { make, _ in
      make.width.height.equalToSuperview().dividedBy(2)
    }
    // The chain stands before its relation only; several attributes share one relation.
    rule("<left.right.height lessThanOrEqualTo='target'/>", "0 0 30 20") {
      $0.left.right.height.lessThanOrEqualTo($1)
    }
  }

  private mutating func addValues() {
    rule("<left equalTo='10'/>", "10 0 30 20") { make, _ in make.left.equalTo(10) }
    // 400 - 10 - 30
    rule("<right equalTo='-10'/>", "360 0 30 20") { make, _ in make.right.equalTo(-10) }
    rule("<size equalTo='12.5'/>", "0 0 12.5 12.5") { make, _ in make.size.equalTo(12.5) }
    rule("<size equalTo='12 13'/>", "0 0 12 13") { make, _ in
      make.size.equalTo(Size(width: 12, height: 13))
    }
    // From the superview's centre: 200 + 5 - 15, 150 - 5 - 10
    rule("<center equalTo='5 -5'/>", "190 135 30 20") { make, _ in
      make.center.equalTo(Point(x: 5, y: -5))
    }
    // As insets: left 2, right 400 - 4, top 1, bottom 300 - 3
    rule("<edges equalTo='superview' inset='1 2 3 4'/>", "2 1 394 296") { make, _ in
      make.edges.equalTo(Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
    rule("<left equalTo='1in'/><top equalTo='96px'/>", "72 72 30 20") { make, _ in
      make.left.equalTo(72)
      make.top.equalTo(72)
    }
    rule("<edges equalTo='page.margins'/>", "10 10 380 280") { make, target in
      guard let page = target.page else { return }
      make.edges.equalTo(page.margins)
    }
    rule("<right.bottom equalTo='page'/>", "370 280 30 20") { make, target in
      guard let page = target.page else { return }
      make.right.bottom.equalTo(page)
    }
    rule("<left equalTo='superview.centerX'/>", "200 0 30 20") { make, target in
      guard let page = target.page else { return }
      make.left.equalTo(page.centerX)
    }
    // Its own other side
    rule(
      "<width equalTo='box.height' multipliedBy='3'/><height equalTo='20' priority='30'/>",
      "0 0 60 20"
    ) { make, target in
      guard let box = target.page?.root.children.last else { return }
      make.width.equalTo(box.height).multipliedBy(3)
      make.height.equalTo(20).priority(30)
    }
  }

  private mutating func addSeveral() {
    // A barrier: past the furthest of several, pulled back.
    rule(
      """
      <left greaterThanOrEqualTo='target.left target.right'/>
      <left equalTo='superview' priority='low'/>
      """, "180 0 30 20"
    ) { make, target in
      make.left.greaterThanOrEqualTo([target.left, target.right])
      make.left.equalToSuperview().priority(.low)
    }
    rule(
      """
      <size lessThanOrEqualTo='target target.margins'/>
      <size equalTo='1000' priority='high'/>
      """, "0 0 74 36"
    ) { make, target in
      make.size.lessThanOrEqualTo([target, target.margins])
      make.size.equalTo(1000).priority(.high)
    }
    // Below the lowest of three, and above the page's end: texts of one, three and two lines.
    add(
      """
      <page size="100 200">
        <text id="a" family="Quoin Mono">aaaa</text>
        <text id="b" family="Quoin Mono">bbbb bbbb bbbb</text>
        <text id="c" family="Quoin Mono">cccc cccc</text>
        <make for="a b c"><top equalTo="page"/><width equalTo="40"/></make>
        <make for="a"><left equalTo="page"/></make>
        <make for="b"><left equalTo="a.right" offset="-10"/></make>
        <make for="c"><right equalTo="page"/></make>
        <box id="below">
          <make>
            <top greaterThanOrEqualTo="a.bottom b.bottom c.bottom" offset="4"/>
            <top equalTo="0" priority="1"/>
            <left.right equalTo="page"/><height equalTo="5"/>
          </make>
        </box>
      </page>
      """,
      """
      a 0 0 40 12
      b 30 0 40 36
      c 60 0 40 24
      below 0 40 100 5
      """
    ) {
      let page = Page(size: PageSize(100, 200))
      let a = Box.mono("a", "aaaa", in: page.root)
      let b = Box.mono("b", "bbbb bbbb bbbb", in: page.root)
      let c = Box.mono("c", "cccc cccc", in: page.root)
      let below = Box("below", in: page.root)
      [a, b, c].makeConstraints { make in
        make.top.equalTo(page)
        make.width.equalTo(40)
      }
      a.makeConstraints { make in make.left.equalTo(page) }
      b.makeConstraints { make in make.left.equalTo(a.right).offset(-10) }
      c.makeConstraints { make in make.right.equalTo(page) }
      below.makeConstraints { make in
        make.top.greaterThanOrEqualTo([a.bottom, b.bottom, c.bottom]).offset(4)
        make.top.equalTo(0).priority(1)
        make.left.right.equalTo(page)
        make.height.equalTo(5)
      }
      return page
    }
  }
}
