import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  /// Rules made on a box at 10, 10 of 30 × 20 beside a target at 100, 60, then changed.
  private mutating func change(
    _ xml: String, _ frame: String, remarks: [String] = [], line: Int = #line,
    _ block: @escaping @Sendable (Box, Box) -> Void
  ) {
    add(
      """
      <page size="400 300">
        <box id="target"><make><left equalTo="100"/><top equalTo="60"/><size equalTo="80 40"/></make></box>
        <box id="box">
          <make><left.top equalTo="superview" offset="10"/><size equalTo="30 20"/></make>
        </box>
        \(xml)
      </page>
      """,
      "target 100 60 80 40\nbox \(frame)", remarks: remarks, line: line
    ) {
      let page = Page(size: PageSize(400, 300))
      let target = Box("target", in: page.root)
      target.place(100, 60, 80, 40)
      let box = Box("box", in: page.root)
      box.makeConstraints { make in
        make.left.top.equalToSuperview().offset(10)
        make.size.equalTo(Size(width: 30, height: 20))
      }
      block(box, target)
      return page
    }
  }

  mutating func addVerbs() {
    change(
      "<make for='box'><right greaterThanOrEqualTo='superview' priority='1'/></make>",
      "10 10 30 20"
    ) { box, _ in
      box.makeConstraints { $0.right.greaterThanOrEqualToSuperview().priority(1) }
    }
    addUpdates()
    addRemakes()
    addGroups()
  }

  private mutating func addUpdates() {
    change("<update for='box'><left equalTo='superview' offset='25'/></update>", "25 10 30 20") {
      box, _ in box.updateConstraints { $0.left.equalToSuperview().offset(25) }
    }
    // A chain matches attribute by attribute; without an offset the constant is 0 again.
    change("<update for='box'><top.left equalTo='superview'/></update>", "0 0 30 20") { box, _ in
      box.updateConstraints { $0.top.left.equalToSuperview() }
    }
    // Another of the superview's attributes, and a multiplier: 0.25 × 400 + 5
    change(
      """
      <update for='box'>
        <left equalTo='superview.right' multipliedBy='0.25' offset='5'/>
      </update>
      """, "105 10 30 20"
    ) { box, target in
      guard let page = target.page else { return }
      box.updateConstraints { $0.left.equalTo(page.right).multipliedBy(0.25).offset(5) }
    }
    change("<update for='box'><size equalTo='50 60'/></update>", "10 10 50 60") { box, _ in
      box.updateConstraints { $0.size.equalTo(Size(width: 50, height: 60)) }
    }
    // The priority stays unless it is written: 300 gives way to what comes later at 400.
    change(
      """
      <remake for='box'>
        <left equalTo='superview' priority='300'/><top equalTo='0'/><size equalTo='30 20'/>
      </remake>
      <update for='box'><left equalTo='superview' offset='5'/></update>
      <make for='box'><left equalTo='target' priority='400'/></make>
      """, "100 0 30 20"
    ) { box, target in
      box.remakeConstraints { make in
        make.left.equalToSuperview().priority(300)
        make.top.equalTo(0)
        make.size.equalTo(Size(width: 30, height: 20))
      }
      box.updateConstraints { $0.left.equalToSuperview().offset(5) }
      box.makeConstraints { $0.left.equalTo(target).priority(400) }
    }
    change(
      """
      <update for='box'><left equalTo='superview' priority='300'/></update>
      <make for='box'><left equalTo='target' priority='400'/></make>
      """, "100 10 30 20"
    ) { box, target in
      box.updateConstraints { $0.left.equalToSuperview().priority(300) }
      box.makeConstraints { $0.left.equalTo(target).priority(400) }
    }
    // Of several that match the exact one, else the last: the rule with × 2 is changed, that
    // without stays.
    change(
      """
      <remake for='box'>
        <left.top equalTo='superview'/><height equalTo='20'/>
        <width lessThanOrEqualTo='target'/><width lessThanOrEqualTo='target' multipliedBy='2'/>
        <width equalTo='500' priority='high'/>
      </remake>
      <update for='box'><width lessThanOrEqualTo='target' multipliedBy='2' offset='-90'/></update>
      """, "0 0 70 20"
    ) { box, target in
      box.remakeConstraints { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(20)
        make.width.lessThanOrEqualTo(target)
        make.width.lessThanOrEqualTo(target).multipliedBy(2)
        make.width.equalTo(500).priority(.high)
      }
      box.updateConstraints { $0.width.lessThanOrEqualTo(target).multipliedBy(2).offset(-90) }
    }
    // None that matches: added, and said.
    change(
      "<update for='box'><width lessThanOrEqualTo='target'/></update>", "10 10 30 20",
      remarks: ["update-added box"]
    ) { box, target in
      box.updateConstraints { $0.width.lessThanOrEqualTo(target) }
    }
  }

  private mutating func addRemakes() {
    change(
      "<remake for='box'><edges equalTo='target' inset='5'/></remake>", "105 65 70 30"
    ) { box, target in
      box.remakeConstraints { $0.edges.equalTo(target).inset(5) }
    }
    change(
      """
      <remove for='box'><left equalTo='superview'/></remove>
      <make for='box'><right equalTo='target'/></make>
      """, "150 10 30 20"
    ) { box, target in
      box.removeConstraints { $0.left.equalToSuperview() }
      box.makeConstraints { $0.right.equalTo(target) }
    }
    // What is left stands where its superview does, as large as it must be; all four sides are free.
    let free = Array(repeating: "ambiguous box", count: 4)
    change("<remove for='box'/>", "0 0 0 0", remarks: free) { box, _ in box.removeConstraints() }
    // Others keep what they say of a box whose rules were taken.
    add(
      """
      <page size="200 100">
        <box id="a"><make><left equalTo="50"/><top equalTo="0"/><size equalTo="20 10"/></make></box>
        <box id="b">
          <make><left equalTo="a.right" offset="5"/><top equalTo="a"/><size equalTo="10 10"/></make>
        </box>
        <remake for="a"><left equalTo="30"/><top equalTo="3"/><size equalTo="40 10"/></remake>
      </page>
      """, "a 30 3 40 10\nb 75 3 10 10"
    ) {
      let page = Page(size: PageSize(200, 100))
      let a = Box("a", in: page.root)
      let b = Box("b", in: page.root)
      a.place(50, 0, 20, 10)
      b.makeConstraints { make in
        make.left.equalTo(a.right).offset(5)
        make.top.equalTo(a)
        make.size.equalTo(10)
      }
      a.remakeConstraints { make in
        make.left.equalTo(30)
        make.top.equalTo(3)
        make.size.equalTo(Size(width: 40, height: 10))
      }
      return page
    }
  }

  private mutating func addGroups() {
    add(
      """
      <page size="100 100">
        <box id="a"/><box id="b"/>
        <make for="a b"><left.top equalTo="5"/><size equalTo="10"/></make>
        <update for="a b"><left equalTo="superview" offset="7"/></update>
        <remake for="b"><edges equalTo="superview" inset="1"/></remake>
        <remove for="a"><top equalTo="superview"/></remove>
        <make for="a"><bottom equalTo="superview"/></make>
      </page>
      """, "a 7 90 10 10\nb 1 1 98 98"
    ) {
      let page = Page(size: PageSize(100, 100))
      let boxes = ["a", "b"].map { Box($0, in: page.root) }
      boxes.makeConstraints { make in
        make.left.top.equalTo(5)
        make.size.equalTo(10)
      }
      boxes.updateConstraints { $0.left.equalToSuperview().offset(7) }
      boxes[1].remakeConstraints { $0.edges.equalToSuperview().inset(1) }
      boxes[0].removeConstraints { $0.top.equalToSuperview() }
      boxes[0].makeConstraints { $0.bottom.equalToSuperview() }
      return page
    }
    // Each as the one before it: 10 and 5 further on.
    add(
      """
      <page size="100 100">
        <for each="1..3" as="n">
          <box id="r"><make><left equalTo="previous.right" orElse="superview.left" offset="5"/>
            <top equalTo="0"/><size equalTo="10"/></make></box>
        </for>
      </page>
      """, "r[0] 5 0 10 10\nr[1] 20 0 10 10\nr[2] 35 0 10 10"
    ) {
      let page = Page(size: PageSize(100, 100))
      var previous: Box?
      for index in 0..<3 {
        let box = Box("r[\(index)]", in: page.root)
        box.makeConstraints { make in
          make.left.equalTo(previous.map(\.right) ?? page.left).offset(5)
          make.top.equalTo(0)
          make.size.equalTo(10)
        }
        previous = box
      }
      return page
    }
  }
}
