import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinInspection

/// What stands where in the picture.
@Suite struct InspectionPictureTests {
  private let page = Page(id: "sheet", size: PageSize(300, 200))

  private typealias Ink = InspectionStyle.Ink

  @Test func everyBoxHasAFrameWhereItWasSolvedToStand() throws {
    let a = Box.make("a", in: page.root)
    a.place(20, 10, 100, 50)
    let inner = Box.make(nil, in: a)
    inner.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
    let guide = Box.make("g", .guide, in: page.root)
    guide.place(60, 0, 30, 200)
    let inspected = try Inspected(page)
    let expected = [
      Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 20, y: 10, width: 100, height: 50),
      Rect(x: 25, y: 15, width: 90, height: 40), Rect(x: 60, y: 0, width: 30, height: 200),
    ]
    for (index, rect) in expected.enumerated() {
      let frame = try #require(
        inspected.layer("frames").first { $0.data.contains(SceneDatum("box", "\(index)")) })
      #expect(frame.items.shapes.count == 1)
      #expect(near(frame.items.shapes[0].rect, rect))
    }
    // A guide has no outline of its own but dashed lines.
    let lines = try #require(inspected.layer("guides").first).lines
    #expect(lines.count == 4 && lines.allSatisfy { $0.stroke?.dash == .dashed })
    #expect(lines.contains { near($0.rect.x, 90) && near($0.rect.height, 200) })
  }

  @Test func everyRuleIsOneMarkWithItsEndsOnTheEdges() throws {
    let a = Box.make("a", in: page.root)
    a.place(20, 10, 100, 50)
    let b = Box.make("b", in: page.root)
    b.makeConstraints { make in
      make.left.equalTo(a.right).offset(12)
      make.top.equalTo(a)
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let inspected = try Inspected(page)
    let marks = inspected.layer("rules")
    #expect(inspected.inspection.rules.count == 8)
    #expect(
      marks.compactMap { $0.data.first { $0.name == "rule" }?.value }.sorted()
        == (0..<8).map { "\($0)" })
    let index = try #require(inspected.rule("b.left == a.right + 12"))
    let arrow = try #require(inspected.groups("rule", "\(index)").first)
    let lane = try #require(
      zip(inspected.picture.marks, inspected.picture.lanes).first { $0.0.rule == index }?.1)
    #expect(lane >= 10 && lane <= 40)
    #expect(
      arrow.lines.contains {
        near($0.rect, Rect(x: 120, y: lane, width: 12, height: 0))
      })
    // It is about both boxes; a rule on the page, only about its owner.
    #expect(arrow.data.contains(SceneDatum("of", "2 1")))
    let own = try #require(inspected.rule("a.left == page.left + 20"))
    #expect(inspected.groups("rule", "\(own)").first?.data.last == SceneDatum("of", "1"))
    // Line and number.
    #expect(inspected.groups("rule", "\(index)").count == 2)
    #expect(inspected.groups("rule", "\(index)").last?.items.texts == ["12"])
  }

  @Test func whatIsRefusedIsRedAndSaysWhy() throws {
    let a = Box.make("a", in: page.root)
    a.place(20, 10, 100, 50)
    a.makeConstraints { make in
      make.width.greaterThanOrEqualTo(130).labeled("wide enough")
    }
    let inspected = try Inspected(page)
    let index = try #require(inspected.rule("a.width >= 130"))
    let rule = inspected.inspection.rules[index]
    guard case .refused(let message, let others) = rule.state else {
      Issue.record("not refused: \(rule.state)")
      return
    }
    #expect(near(rule.error, 30))
    #expect(others.map(\.text) == ["a.width == 100"])
    let lines = try #require(inspected.layer("rules").last).lines
    #expect(!lines.isEmpty && lines.allSatisfy { $0.stroke?.color == Ink.refused })
    let reds = inspected.layer("rules").filter { group in
      group.lines.contains { $0.stroke?.color == Ink.refused }
    }
    #expect(reds.count == 1)
    #expect(inspected.groups("rule", "\(index)").last?.items.texts == ["1: ≥ 130 Δ30"])
    let texts = inspected.scene.items.texts
    #expect(texts.contains("1: \(message)"))
    #expect(texts.contains { $0.contains("a.width == 100") })
    #expect(texts.contains("refused: conflicts with others"))
  }

  @Test func whatIsGivenUpIsOrangeAndDashedWithItsError() throws {
    let a = Box.make("a", in: page.root)
    a.place(20, 10, 100, 50)
    a.makeConstraints { make in make.width.equalTo(130).priority(.high) }
    let inspected = try Inspected(page)
    let index = try #require(inspected.rule("a.width == 130 @750"))
    let groups = inspected.groups("rule", "\(index)")
    #expect(groups[0].lines[0].stroke?.color == Ink.givenUp)
    #expect(groups[0].lines[0].stroke?.dash == .dashed)
    #expect(groups[1].items.texts == ["130 @750 Δ30"])
  }

  @Test func whatHoldsIsSolidOrDashedByItsPriority() throws {
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in
      make.left.equalTo(20)
      make.top.equalTo(30).priority(500)
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let inspected = try Inspected(page)
    for (text, dash) in [
      ("a.left == page.left + 20", Stroke.Dash.solid),
      ("a.top == page.top + 30 @500", .dashed),
    ] {
      let index = try #require(inspected.rule(text))
      let mark = try #require(inspected.mark(text))
      let line = try #require(
        inspected.groups("rule", "\(index)")[0].lines.first {
          near(abs($0.rect.width) + abs($0.rect.height), abs(mark.to - mark.from))
        })
      #expect(line.stroke?.dash == dash && line.stroke?.color == Ink.rule)
    }
  }

  /// Left is between 20 and 300 − 50.
  @Test func ambiguousBoxesAreHatchedAndSayHowFarTheyMayMove() throws {
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in
      make.left.greaterThanOrEqualToSuperview().offset(20)
      make.right.lessThanOrEqualToSuperview()
      make.top.equalToSuperview()
      make.size.equalTo(Size(width: 50, height: 30))
    }
    let firm = Box.make("firm", in: page.root)
    firm.place(0, 100, 10, 10)
    let inspected = try Inspected(page)
    let moves = inspected.picture.moves
    #expect(moves.count == 1)
    #expect(near(moves[0].low, 20) && near(moves[0].high, 250))
    #expect(moves[0].caption == "x 20…250")
    let hatched = inspected.layer("free")
    #expect(hatched.map { $0.data } == [[SceneDatum("box", "1")]])
    let frame = Rect(x: 20, y: 0, width: 50, height: 30)
    #expect(hatched[0].lines.count > 2)
    for line in hatched[0].lines {
      #expect(line.rect.x >= frame.x - 1e-6 && line.rect.maxX <= frame.maxX + 1e-6)
      #expect(line.rect.y <= frame.maxY + 1e-6 && line.rect.maxY >= frame.y - 1e-6)
    }
    let arrow = try #require(inspected.layer("moves").first)
    #expect(arrow.lines.contains { near($0.rect.x, 20) && near($0.rect.maxX, 250) })
  }

  /// b follows a at 12: a from 0 to 300 − 50 − 12 − 40, b 62 further right.
  @Test func whatMovesTogetherIsHatchedTogether() throws {
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in
      make.left.greaterThanOrEqualToSuperview()
      make.top.equalToSuperview()
      make.size.equalTo(Size(width: 50, height: 30))
    }
    let b = Box.make("b", in: page.root)
    b.makeConstraints { make in
      make.left.equalTo(a.right).offset(12)
      make.top.equalTo(a)
      make.right.lessThanOrEqualToSuperview()
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let moves = try Inspected(page).picture.moves
    #expect(moves.map(\.box) == [1, 2])
    #expect(near(moves[0].low, 0) && near(moves[0].high, 198))
    #expect(near(moves[1].low, 62) && near(moves[1].high, 260))
  }

  /// 25 letters and blanks of 10 in 100: three lines of 12; by itself it is 250 wide.
  @Test func textsShowBaselinesAndTheirNaturalSize() throws {
    let text = Box.text("t", "aaaaaaaa bbbbbbbb ccccccc", in: page.root)
    text.makeConstraints { make in
      make.left.top.equalTo(10)
      make.width.equalTo(100)
    }
    let inspected = try Inspected(page)
    let box = inspected.inspection.boxes[1]
    #expect(near(box.naturalWidth, 250) && near(box.naturalHeight, 36))
    // 10 + 9, and two lines of 12 below.
    #expect(box.baselines.count == 2)
    #expect(near(box.baselines[0], 19) && near(box.baselines[1], 43))
    let lines = try #require(inspected.layer("baselines").first).lines
    #expect(lines.map(\.rect.y).allSatisfy { near($0, 19) || near($0, 43) })
    #expect(lines.allSatisfy { $0.stroke?.dash == .dotted })
    #expect(
      inspected.scene.items.texts.contains("content asks for more: wrapped or squeezed"))
  }

  @Test func aGuideWithoutRulesAlongAnAxisReachesOverItsParent() throws {
    let guide = Box.make("g", .guide, in: page.root)
    guide.makeConstraints { make in
      make.left.equalTo(30)
      make.width.equalTo(20)
    }
    let inspected = try Inspected(page)
    #expect(inspected.inspection.boxes[1].reach == Rect(x: 30, y: 0, width: 20, height: 200))
  }

  @Test func oneBoxAloneHasItsOwnRulesAndThoseThatLeanOnIt() throws {
    let a = Box.make("a", in: page.root)
    a.place(20, 10, 100, 50)
    let inner = Box.make("inner", in: a)
    inner.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
    let b = Box.make("b", in: page.root)
    b.makeConstraints { make in
      make.left.equalTo(a.right).offset(12)
      make.top.equalToSuperview().offset(3)
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let inspected = try Inspected(page, chosen: "a")
    #expect(
      inspected.picture.marks.map { inspected.inspection.rules[$0.rule].note.text } == [
        "a.left == page.left + 20", "a.top == page.top + 10", "a.width == 100",
        "a.height == 50", "b.left == a.right + 12",
      ])
  }
}
