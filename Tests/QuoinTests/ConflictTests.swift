import Quoin
import QuoinCore
import Testing

/// What a conflict says: an irreducible set of constraints, each by its text, label and line.
@Suite struct ConflictTests {
  /// C23 a: A's width, the chain, and B's width that may not be below 0.
  @Test func aNegativeWidthNamesTheWholeChain() throws {
    let template = try DocumentTemplate(path: LayoutCase.folder + "/C23-required.xml")
    let report = try Typesetting(template, fonts: .forTests).layOut(DocumentData())
    let conflict = try #require(report.diagnostics.first { $0.code == .conflict })
    #expect(conflict.severity == .error)
    #expect(
      conflict.constraints.map(\.text) == [
        "page.width == 100", "B.width >= 0", "A.left == page.left", "A.width == 150",
        "B.left == A.right", "B.right == page.right",
      ])
    #expect(conflict.constraints.map(\.label) == [nil, nil, nil, "A.width", nil, nil])
    #expect(conflict.constraints.map(\.location?.line) == [5, 9, 7, 7, 11, 13])
    #expect(conflict.constraints.allSatisfy { $0.priority == 1000 })
  }

  /// Nothing may be left out of the set without the rest being satisfiable: here the rule on the
  /// height has no part in it.
  @Test func whatHasNoPartInItIsNotNamed() throws {
    let report = try Scratch().typesetter(
      """
      <template>
        <page id="sheet" size="100 50">
          <box id="a">
            <make>
              <top.left equalTo="page"/>
              <height equalTo="10"/>
              <width equalTo="20"/>
              <width greaterThanOrEqualTo="30" label="wide enough"/>
            </make>
          </box>
        </page>
      </template>
      """
    ).layOut(DocumentData())
    #expect(report.diagnostics.map(\.code) == [.conflict])
    #expect(report.diagnostics[0].constraints.map(\.text) == ["a.width == 20", "a.width >= 30"])
    #expect(report.diagnostics[0].location?.line == 8)
    // The page as it stands without the refused constraint.
    #expect(report.pages[0].scene.frames[0].rect == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func aRuleOfAVariantThatClashesWithThePageSaysWhatToDo() throws {
    let template = try DocumentTemplate(path: LayoutCase.folder + "/C12-clash.xml")
    let report = try Typesetting(template, fonts: .forTests).layOut(DocumentData())
    let conflict = try #require(report.diagnostics.first { $0.code == .conflict })
    #expect(conflict.message.contains("use update or remake"))
    let added = try #require(report.diagnostics.first { $0.code == .updateAdded })
    #expect(added.severity == .warning)
    #expect(added.location?.file.hasSuffix("C12-clash.xml") == true)
    #expect(added.message.contains("'w'"))
  }
}
