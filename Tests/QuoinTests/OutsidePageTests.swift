import Quoin
import QuoinCore
import Testing

/// What reaches outside the page is told by what is painted: turned, and cut where boxes cut.
@Suite struct OutsidePageTests {
  private func boxes(_ content: String, bleed: String = "0") throws -> [String] {
    let report = try Scratch().typesetter(
      "<template><page size='200 100' bleed='\(bleed)'>\(content)</page></template>"
    ).layOut(DocumentData())
    #expect(report.diagnostics.allSatisfy { $0.code == .outsidePage })
    return report.diagnostics.flatMap(\.boxes)
  }

  private func box(_ attributes: String, _ frame: String, _ inside: String = "") -> String {
    let sides = frame.split(separator: " ")
    return """
      <box id="b" fill="red" \(attributes)>
        <make>
          <left equalTo="page" offset="\(sides[0])"/><top equalTo="page" offset="\(sides[1])"/>
          <size equalTo="\(sides[2]) \(sides[3])"/>
        </make>\(inside)
      </box>
      """
  }

  @Test func aTurnedBoxReachesAsFarAsItsCorners() throws {
    // 90 × 20 about (100, 50): upright it is 90 high; at 45° (90 + 20) / √2 = 77.8.
    #expect(try boxes(box("rotate='90'", "55 40 90 20")) == [])
    #expect(try boxes(box("rotate='45'", "55 40 90 20")) == [])
    // 120 wide it is 120 high upright, and at 45° 99.0.
    #expect(try boxes(box("rotate='90'", "40 40 120 20")) == ["b"])
    #expect(try boxes(box("rotate='45'", "40 40 120 20")) == [])
    // 20 high upright in its frame, which is outside, but turned within.
    #expect(try boxes(box("rotate='90'", "90 -5 20 110")) == [])
    #expect(try boxes(box("", "90 -5 20 110")) == ["b"])
    // 105 high: 2.5 over on either side.
    #expect(try boxes(box("rotate='-90'", "47.5 40 105 20"), bleed: "3") == [])
    #expect(try boxes(box("rotate='-90'", "47.5 40 105 20"), bleed: "2") == ["b"])
  }

  @Test func whatHoldsABoxTurnsItToo() throws {
    let child = """
      <box id="c" fill="blue"><make><left.top.height equalTo="b"/><width equalTo="8"/></make></box>
      """
    // The frame's left end, 120 wide, is at its top when turned: 60 above the middle.
    #expect(try boxes(box("rotate='90'", "40 40 120 20", child)) == ["b", "c"])
    #expect(try boxes(box("rotate='180'", "40 40 120 20", child)) == [])
    // Turned back by its child it is as it was.
    let back = """
      <box id="c" fill="blue" rotate="-90"><make><edges equalTo="b"/></make></box>
      """
    #expect(try boxes(box("rotate='90'", "40 40 120 20", back)) == ["b"])
  }

  @Test func whatIsCutIsNotSeen() throws {
    let window = """
      <box id="w" clip="true" rotate="30">
        <make><center equalTo="page"/><size equalTo="40 40"/></make>
        \(box("rotate='15'", "-50 -50 300 300"))
      </box>
      """
    #expect(try boxes(window) == [])
    let wide = """
      <box id="w" clip="true" rotate="30">
        <make><center equalTo="page"/><size equalTo="100 100"/></make>
        \(box("", "-50 -50 300 300"))
      </box>
      """
    // 100 × 100 turned by 30° is 136.6 high.
    #expect(try boxes(wide) == ["b"])
  }
}
