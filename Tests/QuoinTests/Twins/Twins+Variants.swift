import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  private static let poster = """
    <page id="sheet" size="200 100" margin="10">
      <box id="art"><make><left.top.right equalTo="superview"/><height equalTo="50"/></make></box>
      <text id="head" family="Quoin Mono">aaaa
        <make><left equalTo="page.margins"/><top equalTo="art.bottom" offset="5"/></make></text>
    </page>
    <variants>
      <variant name="declared"/>
      <variant name="side" size="300 80" margin="20">
        <remake for="art"><left.top.bottom equalTo="superview"/><width equalTo="100"/></remake>
        <remake for="head"><left equalTo="art.right" offset="8"/><top equalTo="page.margins"/></remake>
      </variant>
      <variant name="lower" extends="side">
        <update for="head"><top equalTo="page.margins" offset="30"/></update>
        <set for="head" size="20pt" hugging="300"/>
      </variant>
      <variant name="bare" page="sheet" dir="rtl" bleed="2" safe="1">
        <remove for="art"><left equalTo="superview"/></remove>
        <make for="art"><width equalTo="50"/></make>
        <update for="head"><top equalTo="art.bottom"/></update>
        <set for="head" present="false"/>
      </variant>
    </variants>
    """

  private static func declared(_ page: Page) -> (art: Box, head: Box) {
    page.margin = Insets(10)
    let art = Box("art", in: page.root)
    art.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(50)
    }
    let head = Box.mono("head", "aaaa", in: page.root)
    head.makeConstraints { make in
      make.left.equalTo(page.margins)
      make.top.equalTo(art.bottom).offset(5)
    }
    return (art, head)
  }

  private static func side() -> (page: Page, head: Box) {
    let page = Page(size: PageSize(200, 100))
    let (art, head) = declared(page)
    page.size = PageSize(300, 80)
    page.margin = Insets(20)
    art.remakeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(100)
    }
    head.remakeConstraints { make in
      make.left.equalTo(art.right).offset(8)
      make.top.equalTo(page.margins)
    }
    return (page, head)
  }

  mutating func addVariants() {
    add(Self.poster, variant: "declared", "art 0 0 200 50\nhead 10 55 40 12") {
      let page = Page(size: PageSize(200, 100))
      _ = Self.declared(page)
      return page
    }
    add(Self.poster, variant: "side", "art 0 0 100 80\nhead 108 20 40 12") { Self.side().page }
    // The variant that it extends comes first: 20 + 30, and letters twice as large.
    add(Self.poster, variant: "lower", "art 0 0 100 80\nhead 108 50 80 24") {
      let (page, head) = Self.side()
      head.updateConstraints { $0.top.equalTo(page.margins).offset(30) }
      if case .text(var content) = head.content {
        content.base.size = 20
        content.runs[0].style.size = 20
        head.content = .text(content)
      }
      return page
    }
    add(Self.poster, variant: "bare", "art 150 0 50 50") {
      let page = Page(size: PageSize(200, 100))
      let (art, head) = Self.declared(page)
      page.direction = .rightToLeft
      art.removeConstraints { $0.left.equalToSuperview() }
      art.makeConstraints { $0.width.equalTo(50) }
      head.removeFromParent()
      return page
    }
  }
}
