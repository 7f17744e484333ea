import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinInspection

/// Labels on crowded pages.
@Suite struct LabelTests {
  /// Boxes in rows, close together, as a loop makes them: twenty to a row.
  private func crowd(_ count: Int = 100, _ name: (Int) -> String) -> Page {
    let page = Page(id: "sheet", size: PageSize(300, 200))
    for index in 0..<count {
      let box = Box.make(name(index), in: page.root)
      box.place(Double(index % 20) * 15 + 2, Double(index / 20) * 10 + 2, 12, 7)
    }
    return page
  }

  private func labels(_ inspected: Inspected) -> [SceneGroup] {
    inspected.groups("label").filter { group in !group.data.contains { $0.name == "quiet" } }
  }

  @Test func noLabelCoversAnotherOrLeavesThePicture() throws {
    let inspected = try Inspected(crowd(400) { "box\($0)" })
    let rects = labels(inspected).map(\.rect)
    #expect(rects.count > 50)
    for (index, rect) in rects.enumerated() {
      #expect(inspected.picture.bounds.contains(rect))
      for other in rects[(index + 1)...] {
        #expect(rect.intersection(other).area < 1e-9)
      }
    }
    // Those without room are counted, not dropped in silence.
    let wanted = 400 + 4 * 400
    let missing = wanted - rects.count
    #expect(missing > 0)
    let note = "\(missing) labels found no room"
    #expect(inspected.scene.items.texts.contains { $0.hasPrefix(note) })
  }

  @Test func laterRoundsOfLoopsAreQuietOnCrowdedPages() throws {
    let inspected = try Inspected(crowd { "cell[\($0)]" })
    let tags = labels(inspected).flatMap(\.items).texts.filter { $0.hasPrefix("cell") }
    #expect(tags == ["cell[0]"])
    // A script can show them.
    let all = try Inspected(crowd { "cell[\($0)]" }, keepsQuiet: true)
    #expect(all.groups("label").flatMap(\.items).texts.count { $0.hasPrefix("cell") } == 100)
    // Asked for alone, one has its labels.
    let one = try Inspected(crowd { "cell[\($0)]" }, chosen: "cell[7]")
    #expect(labels(one).flatMap(\.items).texts.contains("cell[7]"))
  }

  @Test func longAndUnseenCharactersAreCut() throws {
    #expect("a\nb\u{202E}c".asLabel() == "a b c")
    #expect(String(repeating: "x", count: 100_000).asLabel(atMost: 10) == "xxxxxxxxx…")
  }

  @Test func theSameLayoutGivesTheSamePicture() throws {
    let first = try Inspected(crowd { "box\($0)" })
    let second = try Inspected(crowd { "box\($0)" })
    #expect(first.scene == second.scene)
  }

  /// Whatever the size of the page; the lines of a page that is a million long are few.
  @Test(arguments: [Size(width: 0, height: 0), Size(width: 1e6, height: 1)])
  func strangePagesAreDrawnToo(_ size: Size) throws {
    let page = Page(id: "sheet", size: PageSize(size.width, size.height))
    let box = Box.make("a", in: page.root)
    box.makeConstraints { make in make.left.equalTo(1e6) }
    let inspected = try Inspected(page)
    #expect(inspected.layer("frames").count == 2)
    #expect(inspected.scene.items.allGroups.allSatisfy { $0.rect.width.isFinite })
    #expect(inspected.layer("free").flatMap(\.lines).count < 200)
  }
}
