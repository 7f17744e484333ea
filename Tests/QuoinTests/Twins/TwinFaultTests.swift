import Cassowary
import Quoin
import QuoinCore
import QuoinLayout
import Testing

/// What is wrong in both languages is said in the same words.
@Suite struct TwinFaultTests {
  private func faults(template: String) throws -> [Diagnostic] {
    do {
      return try Scratch().typesetter("<template>\n\(template)\n</template>")
        .layOut(DocumentData()).diagnostics
    } catch let error as QuoinError {
      return error.diagnostics
    }
  }

  private func faults(swift page: Page) throws -> [Diagnostic] {
    try Typesetter(fonts: .forTests).layOut([page], named: "swift").diagnostics
  }

  @Test func conflictsNameTheirConstraintsByLabelTextAndPlace() throws {
    let xml = try faults(
      template: """
        <page size="100 50">
          <box id="a"><make>
            <left.top equalTo="page"/><height equalTo="10"/>
            <width equalTo="60" label="wide"/>
          </make></box>
          <box id="b"><make>
            <left equalTo="a.right" offset="10" label="gap"/><top.height equalTo="a"/>
            <width greaterThanOrEqualTo="20"/>
            <right equalTo="page" offset="-15"/>
          </make></box>
        </page>
        """)
    let page = Page(size: PageSize(100, 50))
    let a = Box("a", in: page.root)
    let b = Box("b", in: page.root)
    a.makeConstraints { make in
      make.left.top.equalTo(page)
      make.height.equalTo(10)
      make.width.equalTo(60).labeled("wide")
    }
    b.makeConstraints { make in
      make.left.equalTo(a.right).offset(10).labeled("gap")
      make.top.height.equalTo(a)
      make.width.greaterThanOrEqualTo(20)
      make.right.equalTo(page).offset(-15)
    }
    let swift = try faults(swift: page)
    let texts = [
      "page.width == 100", "a.left == page.left", "a.width == 60", "b.left == a.right + 10",
      "b.width >= 20", "b.right == page.right - 15",
    ]
    for found in [xml, swift] {
      let conflict = try #require(found.first)
      #expect(found.filter { $0.severity == .error }.count == 1 && conflict.code == .conflict)
      #expect(conflict.constraints.map(\.text) == texts)
      #expect(conflict.constraints.map(\.label) == [nil, nil, "wide", "gap", nil, nil])
      #expect(conflict.boxes == ["a", "b"])
      #expect(
        conflict.message
          == "'b.right == page.right - 15' cannot hold together with 5 other constraints")
    }
    #expect(xml.first?.constraints.map(\.location?.line) == [2, 4, 5, 8, 9, 10])
    let places = swift.first?.constraints.dropFirst().map { $0.location?.file ?? "" } ?? []
    #expect(places.allSatisfy { $0.hasSuffix("TwinFaultTests.swift") } && places.count == 5)
  }

  @Test func tiesNameTheirBoxesAndTheirRange() throws {
    let xml = try faults(
      template: """
        <page size="100 10">
          <box id="a"><make><left equalTo="page"/><top.bottom equalTo="page"/>
            <width equalTo="80" priority="500"/></make></box>
          <box id="b"><make><left equalTo="a.right"/><right.top.bottom equalTo="page"/>
            <width equalTo="60" priority="500"/></make></box>
        </page>
        """)
    let page = Page(size: PageSize(100, 10))
    let a = Box("a", in: page.root)
    let b = Box("b", in: page.root)
    a.makeConstraints { make in
      make.left.top.bottom.equalTo(page)
      make.width.equalTo(80).priority(500)
    }
    b.makeConstraints { make in
      make.left.equalTo(a.right)
      make.right.top.bottom.equalTo(page)
      make.width.equalTo(60).priority(500)
    }
    let swift = try faults(swift: page)
    // 40 of 140 have to go, from either: the first declared keeps its 80.
    for found in [xml, swift] {
      #expect(found.map(\.code) == [.ambiguous] && found.first?.boxes == ["a", "b"])
      #expect(
        found.first?.message
          == "the constraints leave a choice for width of 'a' together with 'b': "
          + "from 40 to 80 pt, a tie at priority 500; 80 was taken")
    }
    #expect(xml.first?.location?.line == 3)
  }

  @Test func aBoxIsNotSetAgainstItself() throws {
    let xml = try faults(
      template: "<page><box id='a'><make><left equalTo='a.right'/></make></box></page>")
    let page = Page(size: PageSize(100, 100))
    let a = Box("a", in: page.root)
    a.makeConstraints { $0.left.equalTo(a.right) }
    let swift = try faults(swift: page)
    for found in [xml, swift] {
      let fault = try #require(found.first)
      #expect(fault.code == .badValue && fault.severity == .error)
      #expect(fault.message == "'left' of 'a' is set against the box itself")
    }
  }

  @Test func boxesOfTwoPagesHaveNoCommonAncestor() throws {
    let xml = try faults(
      template: """
        <page id="one"><box id="a"/></page>
        <page id="two"><box id="b"><make><left equalTo="a"/></make></box></page>
        """)
    #expect(xml.first?.code == .noCommonAncestor && xml.first?.location?.line == 3)
    let one = Page(size: PageSize(100, 100))
    let two = Page(size: PageSize(100, 100))
    let a = Box("a", in: one.root)
    let b = Box("b", in: two.root)
    b.makeConstraints { $0.left.equalTo(a) }
    let swift = try faults(swift: two)
    #expect(swift.first?.code == .noCommonAncestor)
    #expect(swift.first?.message == "'b' and 'a' have no common ancestor")
  }

  /// In Swift neither compiles.
  @Test(arguments: [
    ("<left equalTo='b.top'/>", Diagnostic.Code.badValue),
    ("<left equalTo='b.width'/>", .badValue),
    ("<width equalTo='b.centerX'/>", .badValue),
    ("<left equalTo='b.left.top'/>", .unknownTarget),
    ("<left equalTo='b.left' right='b'/>", .unknownAttribute),
    ("<left.width equalTo='b.left'/>", .badValue),
  ])
  func whatDoesNotGoTogetherIsRefused(_ constraint: String, _ code: Diagnostic.Code) throws {
    let found = try faults(
      template: "<page><box id='b'/><box id='a'><make>\(constraint)</make></box></page>")
    let first = try #require(found.first)
    #expect(first.code == code && first.severity == .error, "\(first.message)")
    #expect(first.location?.line == 2)
  }

  /// `previous` and absent names leave what they are in inactive, whatever language says so.
  @Test func absentBoxesInVisualFormats() throws {
    let template = """
      <template>
        <component name="card"><box id="head"/><box id="rest"/></component>
        <page size="100 10">
          <box id="a"/><box id="b" present="false"/><box id="c"/>
          <use id="one" component="card"/>
          <make for="a c one"><top.bottom equalTo="page"/></make>
          <visual format="|-5-[a(10)]-5-[b(10)]-5-[c(20)]-5-|"/>
          <visual format="H:|[one(30)]"/><visual format="|-2-[one.head(4)]-3-[one.rest(5)]"/>
          <make for="one.head one.rest"><top.bottom equalTo="one"/></make>
        </page>
      </template>
      """
    let report = try Scratch().typesetter(template).layOut(DocumentData())
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics.map(\.message))")
    let frames = report.pages.flatMap(\.scene.frames)
    #expect(frames.map(\.id) == ["a", "c", "one", "one.head", "one.rest"])
    #expect(frames.map(\.rect.x) == [5, 75, 0, 2, 9])
    #expect(frames.map(\.rect.width) == [10, 20, 30, 4, 5])
    let unknown = try faults(template: "<page><box id='a'/><visual format='[a]-[one.nix]'/></page>")
    #expect(unknown.first?.code == .unknownTarget)
  }
}
