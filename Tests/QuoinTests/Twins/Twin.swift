import Cassowary
import QuoinCore
import QuoinLayout
import Testing

/// One layout, written as a template and in Swift, with the frames that both must have.
struct Twin: CustomTestStringConvertible, Sendable {
  /// What stands in the template's root.
  var xml: String
  /// The variant to lay out.
  var variant: String?
  var swift: @Sendable () throws -> Page
  /// `id x y width height` for each box with an id, in document order.
  var frames: [String]
  /// What is said about both: `code box box`.
  var remarks: [String]
  /// The line of the test.
  var line: Int

  var testDescription: String {
    let text = xml.split { $0.isWhitespace }.joined(separator: " ")
    return "line \(line): " + (text.count > 60 ? "…\(text.suffix(60))" : text)
  }
}

/// Twins in the making.
struct TwinList {
  private(set) var all: [Twin] = []

  /// Adds pages written out in full, with a line of `frames` for each box.
  mutating func add(
    _ xml: String, variant: String? = nil, _ frames: String, remarks: [String] = [],
    line: Int = #line, _ swift: @escaping @Sendable () throws -> Page
  ) {
    all.append(
      Twin(
        xml: xml, variant: variant, swift: swift,
        frames: frames.split(separator: "\n").map {
          $0.split { $0.isWhitespace }.joined(separator: " ")
        }, remarks: remarks, line: line))
  }

  /// Adds rules on a box that is 30 × 20 unless they say otherwise, on a page of 400 × 300 with a
  /// target at (100, 60), 80 × 40; `frame` is the box's, `x y width height`.
  mutating func rule(
    _ xml: String, _ frame: String, dir: LayoutDirection = .leftToRight, line: Int = #line,
    _ block: @escaping @Sendable (ConstraintMaker, Box) -> Void
  ) {
    let word = dir == .rightToLeft ? "rtl" : "ltr"
    add(
      """
      <page size="400 300" margin="10" dir="\(word)">
        <box id="target" margin="1 2 3 4">
          <make><left equalTo="100"/><top equalTo="60"/><size equalTo="80 40"/></make>
        </box>
        <box id="box" margin="5 6 7 8">
          <make>\(xml)</make>
          <make>
            <size equalTo="30 20" priority="20"/>
            <left equalTo="0" priority="10"/><top equalTo="0" priority="10"/>
          </make>
        </box>
      </page>
      """,
      "target 100 60 80 40\nbox \(frame)", line: line
    ) {
      let page = Page(size: PageSize(400, 300), direction: dir)
      page.margin = Insets(10)
      let target = Box(id: "target")
      target.margin = Insets(top: 1, left: 2, bottom: 3, right: 4)
      page.add(target)
      target.makeConstraints { make in
        make.left.equalTo(100)
        make.top.equalTo(60)
        make.size.equalTo(Size(width: 80, height: 40))
      }
      let box = Box(id: "box")
      box.margin = Insets(top: 5, left: 6, bottom: 7, right: 8)
      page.add(box)
      box.makeConstraints { block($0, target) }
      box.makeConstraints { make in
        make.size.equalTo(Size(width: 30, height: 20)).priority(20)
        make.left.equalTo(0).priority(10)
        make.top.equalTo(0).priority(10)
      }
      return page
    }
  }
}

extension Box {
  /// A box with an id in a parent.
  convenience init(_ id: String, _ kind: Kind = .box, in parent: Box) {
    self.init(id: id, kind: kind)
    parent.add(self)
  }

  /// A text in Quoin Mono: each glyph 10 wide, lines 12 apart.
  static func mono(_ id: String, _ text: String, in parent: Box, size: Double = 10) -> Box {
    let box = Box(id, .text, in: parent)
    var style = TextStyle()
    style.families = ["Quoin Mono"]
    style.size = size
    box.content = .text(TextContent(runs: [TextRun(text, style: style)], base: style))
    return box
  }

  /// Required left, top, width and height.
  func place(_ left: Double, _ top: Double, _ width: Double, _ height: Double) {
    makeConstraints { make in
      make.left.equalTo(left)
      make.top.equalTo(top)
      make.size.equalTo(Size(width: width, height: height))
    }
  }
}
