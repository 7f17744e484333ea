import QuoinCore
import Testing

@testable import QuoinRender

@Suite struct PixelSnappingTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  @Test func edgesSnapAndNotSizes() throws {
    // 0.4 to 2.6 is 0 to 3; 2.6 to 4.4 is 3 to 4: no gap, no overlap, nothing blurred.
    let page = ScenePage(6, 3, [.box(0.4, 0.6, 2.2, 1), .box(2.6, 0.6, 1.8, 1, .blue)])
    #expect(try studio.pixels(page).art == ["______", "RRRB__", "______"])
  }

  @Test func sharedEdgesSurviveRounding() throws {
    // 0.1 + 0.2 is not 0.3; as pixels both are 1.5, and both sides must round it alike.
    let edge = 0.1 + 0.2
    let page = ScenePage(
      0.6, 0.2, [.box(0, 0, 0.3, 0.2), .box(edge, 0, 0.6 - edge, 0.2, .blue)])
    #expect(try studio.pixels(page, dpi: 72 * 5).art == ["RRB"])
  }

  @Test func aHairlineNeverVanishes() throws {
    let page = ScenePage(4, 3, [.box(0, 1.1, 4, 0.25)])
    #expect(try studio.pixels(page).art == ["____", "RRRR", "____"])
  }

  @Test func clipsSnapToo() throws {
    let group = SceneGroup(
      rect: Rect(x: 0.6, y: 0.6, width: 1.8, height: 1.8), clips: true,
      items: [.box(-5, -5, 20, 20)])
    #expect(
      try studio.pixels(ScenePage(4, 3, [.group(group)])).art == ["____", "_R__", "____"])
  }

  @Test func rotatedEdgesDoNot() throws {
    let group = SceneGroup(
      rect: Rect(x: 1, y: 1, width: 4, height: 4), rotation: 45, items: [.box(1, 1, 4, 4)])
    let pixels = try studio.pixels(ScenePage(6, 6, [.group(group)]))
    #expect(pixels.art.joined().contains("?"))
    #expect(pixels.art[3].hasPrefix("??RR"))
  }

  /// C41: the page ends inside its last pixels, which are painted all the same.
  @Test func theLastRowAndColumnAreWhole() throws {
    let page = ScenePage(2.6, 1.7, fill: .color(.red), [.box(1, 0, 1.6, 1.7, .blue)])
    let pixels = try studio.pixels(page)
    #expect(pixels.art == ["RBB", "RBB"])
    #expect(!pixels.hasAlpha)
  }

  @Test func pageWithoutFillIsClear() throws {
    let pixels = try studio.pixels(ScenePage(2, 1, fill: nil, [.box(0, 0, 1, 1)]))
    #expect(pixels.art == ["R."])
    #expect(pixels.hasAlpha)
  }
}
