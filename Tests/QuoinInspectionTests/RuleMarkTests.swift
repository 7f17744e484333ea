import Cassowary
import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinInspection

/// Where the arrows of rules begin and end, and what their numbers say.
@Suite struct RuleMarkTests {
  private let page = Page(id: "sheet", size: PageSize(300, 200))

  @Test func anOffsetIsAnArrowFromTheTargetsEdgeToTheBoxs() throws {
    let a = Box.make("a", in: page.root)
    a.place(20, 10, 100, 50)
    let b = Box.make("b", in: page.root)
    b.makeConstraints { make in
      make.left.equalTo(a.right).offset(12)
      make.top.equalTo(a)
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let inspected = try Inspected(page)
    // a ends at 20 + 100.
    let gap = try #require(inspected.mark("b.left == a.right + 12"))
    #expect(gap.form == .gap && gap.axis == .horizontal)
    #expect(near(gap.from, 120) && near(gap.to, 132))
    #expect(gap.caption == "12")
    // Both have the heights from 10 to 40 in common.
    #expect(gap.lane == 10...40)
    let size = try #require(inspected.mark("b.width == 40"))
    #expect(size.form == .span && near(size.from, 132) && near(size.to, 172))
    #expect(size.caption == "40")
  }

  @Test func distancesFromTheFarEdgeAreNegative() throws {
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in make.edges.equalToSuperview().inset(16) }
    let inspected = try Inspected(page)
    let right = try #require(inspected.mark("a.right == page.right - 16"))
    #expect(near(right.from, 300) && near(right.to, 284))
    #expect(right.caption == "−16")
    let top = try #require(inspected.mark("a.top == page.top + 16"))
    #expect(top.axis == .vertical && near(top.from, 0) && near(top.to, 16))
  }

  @Test func edgesOnOneLineAreABarWithoutANumber() throws {
    let a = Box.make("a", in: page.root)
    a.place(20, 10, 100, 50)
    let b = Box.make("b", in: page.root)
    b.makeConstraints { make in
      make.left.equalTo(a)
      make.top.equalTo(a.bottom).offset(8)
      make.centerX.lessThanOrEqualTo(a)
      make.size.equalTo(a).multipliedBy(0.5).offset(4)
    }
    let inspected = try Inspected(page)
    let left = try #require(inspected.mark("b.left == a.left"))
    #expect(left.form == .alignment && left.caption == nil)
    #expect(near(left.from, 20) && near(left.to, 20))
    #expect(inspected.mark("b.width == a.width * 0.5 + 4")?.caption == "= a × 0.5 + 4")
    // The centres are 20 + 50 and 20 + (100 × 0.5 + 4) / 2 = 47.
    let center = try #require(inspected.mark("b.centerX <= a.centerX"))
    #expect(center.caption == "≤ 0" && near(center.from, 70) && near(center.to, 47))
    let rule = inspected.inspection.rules[center.rule]
    #expect(rule.state == .slack)
  }

  @Test func centresOnOneLineAreARing() throws {
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let mark = try #require(try Inspected(page).mark("a.centerX == page.centerX"))
    #expect(mark.form == .line && mark.caption == nil && near(mark.to, 150))
  }

  @Test func multipliersInequalitiesAndPrioritiesAreSaid() throws {
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in
      make.centerX.equalToSuperview().multipliedBy(0.5)
      make.top.greaterThanOrEqualToSuperview().offset(10)
      make.bottom.equalToSuperview().offset(-30).priority(.high)
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let inspected = try Inspected(page)
    let half = try #require(inspected.mark("a.centerX == page.centerX * 0.5"))
    #expect(half.caption == "× 0.5" && near(half.from, 150) && near(half.to, 75))
    #expect(inspected.mark("a.top >= page.top + 10")?.caption == "≥ 10")
    #expect(inspected.mark("a.bottom == page.bottom - 30 @750")?.caption == "−30 @750")
  }

  /// In right-to-left, leading + 20 stands 20 left of the right edge.
  @Test func leadingIsShownWhereItIs() throws {
    let page = Page(id: "sheet", size: PageSize(300, 200), direction: .rightToLeft)
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.trailing.lessThanOrEqualToSuperview().offset(-5)
      make.top.equalToSuperview()
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let inspected = try Inspected(page)
    let leading = try #require(inspected.mark("a.leading == page.leading + 20"))
    #expect(near(leading.from, 300) && near(leading.to, 280) && leading.caption == "−20")
    // trailing ≤ −5 keeps the left edge at 5 or more.
    let trailing = try #require(inspected.mark("a.trailing <= page.trailing - 5"))
    #expect(near(trailing.from, 0) && near(trailing.to, 240) && trailing.caption == "≥ 5")
  }

  @Test func marginsAreATargetOfTheirOwn() throws {
    page.margin = Insets(top: 1, left: 18, bottom: 3, right: 4)
    let a = Box.make("a", in: page.root)
    a.makeConstraints { make in
      make.left.equalTo(page.margins).offset(5)
      make.top.equalToSuperview()
      make.size.equalTo(Size(width: 40, height: 30))
    }
    let inspected = try Inspected(page)
    let left = try #require(inspected.mark("a.left == page.margins.left + 5"))
    #expect(near(left.from, 18) && near(left.to, 23))
    #expect(
      inspected.inspection.boxes[0].margins == Rect(x: 18, y: 1, width: 278, height: 196))
  }

  /// Gaps between three boxes of 40 in 300: (300 − 120) / 2 = 90.
  @Test func aStacksRulesAreToldFromTheAuthors() throws {
    let stack = Box.make("s", .stack, in: page.root)
    stack.stack = StackStyle(spacing: 8, distribution: .equalSpacing)
    stack.makeConstraints { make in make.edges.equalToSuperview() }
    for name in ["a", "b", "c"] {
      Box.make(name, in: stack).makeConstraints { make in make.width.equalTo(40) }
    }
    let inspected = try Inspected(page)
    let own = inspected.inspection.rules.filter { $0.origin == .written }
    // Four edges and three widths.
    #expect(own.count == 7)
    let even = try #require(inspected.picture.marks.first { $0.caption == "=" })
    #expect(near(even.from, 170) && near(even.to, 260))
    #expect(inspected.inspection.rules[even.rule].origin == .arranged)
  }
}
