import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  /// Texts a, b and c of 5 glyphs, 50 × 12, on a page of 400 × 200, margin 0 or more.
  private mutating func sentences(
    _ formats: [String], _ frames: String, margin: Double = 0,
    dir: LayoutDirection = .leftToRight, remarks: [String] = [], line: Int = #line
  ) {
    let escaped = formats.map { $0.replacing("<", with: "&lt;") }
    add(
      """
      <page size="400 200" margin="\(margin)" dir="\(dir == .rightToLeft ? "rtl" : "ltr")">
        <text id="a" family="Quoin Mono">aaaaa</text>
        <text id="b" family="Quoin Mono">bbbbb</text>
        <text id="c" family="Quoin Mono">ccccc</text>
        \(escaped.map { "<visual format='\($0)'/>" }.joined())
        <make for="a b c"><left.top equalTo="0" priority="10"/></make>
      </page>
      """, frames, remarks: remarks, line: line
    ) {
      let page = Page(size: PageSize(400, 200), direction: dir)
      page.margin = Insets(margin)
      let boxes = [("a", "aaaaa"), ("b", "bbbbb"), ("c", "ccccc")].map { id, text in
        Box.mono(id, text, in: page.root)
      }
      for format in formats { try page.constrain(format) }
      boxes.makeConstraints { $0.left.top.equalTo(0).priority(10) }
      return page
    }
  }

  mutating func addVisualFormats() {
    sentences(
      ["H:|-16-[a(40)]-12-[b(>=80@750)]->=16-[c]-|", "V:|[a(30)]"],
      // 400 - 8 - 50
      "a 16 0 40 30\nb 68 0 80 12\nc 342 0 50 12", remarks: ["overflow a"])
    // A single dash is 8, or the superview's margin at its edge; H: may be left out.
    sentences(["|-[a]-[b]", "V:[c]-|"], "a 8 0 50 12\nb 66 0 50 12\nc 0 180 50 12")
    sentences(["|-[a]-[b]", "V:|-[c]"], "a 30 0 50 12\nb 88 0 50 12\nc 0 30 50 12", margin: 30)
    // Views that touch, equal ones, several conditions: 400 - 2 × 120
    sentences(
      ["H:|[a(==b)][b(>=100,<=120)][c(>=10)]|", "[a(400@600)]"],
      "a 0 0 120 12\nb 120 0 120 12\nc 240 0 160 12")
    // Conditions and priorities of a gap
    sentences(["|-(>=20,==5@high)-[a]"], "a 20 0 50 12\nb 0 0 50 12\nc 0 0 50 12")
    sentences(
      ["|-(>=0,<=9)-[a]-(-3)-[b]", "[c(20.5)]"], "a 0 0 50 12\nb 47 0 50 12\nc 0 0 20.5 12",
      remarks: ["overflow c"])
    // From leading to trailing
    sentences(
      ["|-10-[a(40)]-5-[b(30)]"], "a 350 0 40 12\nb 315 0 30 12\nc 0 0 50 12",
      dir: .rightToLeft, remarks: ["overflow a", "overflow b"])
    // Down, one above the other
    sentences(["V:|-5-[a][b(20)]-4-[c]"], "a 0 5 50 12\nb 0 17 50 20\nc 0 41 50 12")
  }
}
