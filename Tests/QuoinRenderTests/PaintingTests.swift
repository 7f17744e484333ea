import QuoinCore
import Testing

@testable import QuoinRender

@Suite struct PaintingTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  @Test func strokesAreCentredOnTheirEdge() throws {
    let shape = SceneShape(
      rect: Rect(x: 1, y: 1, width: 3, height: 2), outline: .rectangle(.zero), fill: .color(.blue),
      stroke: Stroke(width: 2, color: .red))
    #expect(
      try studio.pixels(ScenePage(6, 4, [.shape(shape)])).art == [
        "RRRRR_", "RRRRR_", "RRRRR_", "RRRRR_",
      ])
    let hollow = SceneShape(
      rect: Rect(x: 1, y: 1, width: 4, height: 4), outline: .rectangle(.zero), fill: nil,
      stroke: Stroke(width: 2, color: .red))
    #expect(
      try studio.pixels(ScenePage(6, 6, [.shape(hollow)])).art == [
        "RRRRRR", "RRRRRR", "RR__RR", "RR__RR", "RRRRRR", "RRRRRR",
      ])
  }

  @Test func dashes() throws {
    let line = SceneShape(
      rect: Rect(x: 0, y: 1.5, width: 10, height: 0), outline: .line, fill: nil,
      stroke: Stroke(width: 1, color: .red, dash: .dashed))
    #expect(try studio.pixels(ScenePage(10, 3, [.shape(line)])).art[1] == "RRR__RRR__")
  }

  @Test func eachCornerHasItsRadius() throws {
    let shape = SceneShape(
      rect: Rect(x: 0, y: 0, width: 8, height: 8),
      outline: .rectangle(
        CornerRadii(topLeft: 4, topRight: 0, bottomRight: 4, bottomLeft: 0)),
      fill: .color(.red), stroke: nil)
    let art = try studio.pixels(ScenePage(8, 8, [.shape(shape)])).art
    #expect(art[0].first == "_")
    #expect(art[0].last == "R")
    #expect(art[7].first == "R")
    #expect(art[7].last == "_")
  }

  @Test func radiiThatDoNotFitShrinkAlike() {
    let radii = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 0)
      .fitting(Size(width: 20, height: 100))
    #expect(radii == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0))
  }

  @Test func ellipses() throws {
    let shape = SceneShape(
      rect: Rect(x: 0, y: 0, width: 9, height: 5), outline: .ellipse, fill: .color(.red),
      stroke: nil)
    let art = try studio.pixels(ScenePage(9, 5, [.shape(shape)])).art
    #expect(art[2].hasPrefix("?RRRRRRR") || art[2] == "RRRRRRRRR")
    #expect(art[0].first != "R")
  }

  /// Two that overlap in a half-clear group are half-clear once, not twice.
  @Test func opacityIsTheGroups() throws {
    let group = SceneGroup(
      rect: Rect(x: 0, y: 0, width: 3, height: 1), opacity: 0.5,
      items: [.box(0, 0, 2, 1), .box(1, 0, 2, 1)])
    let pixels = try studio.pixels(ScenePage(4, 1, [.group(group)]))
    for x in 0..<3 {
      #expect(pixels[x, 0][0] == 255)
      #expect(abs(Int(pixels[x, 0][1]) - 127) <= 1)
    }
    #expect(pixels[3, 0] == [255, 255, 255, 255])
  }

  @Test func linearGradientsFollowCSS() throws {
    func row(_ angle: Double) throws -> [UInt8] {
      let gradient = LinearGradient(
        angle: angle,
        stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)])
      let pixels = try studio.pixels(ScenePage(10, 10, fill: .linear(gradient), []))
      return [pixels[0, 0][0], pixels[9, 0][0], pixels[0, 9][0], pixels[9, 9][0]]
    }
    // Top left, top right, bottom left, bottom right.
    let right = try row(90)
    #expect(right[0] < 20 && right[1] > 235 && right[2] < 20 && right[3] > 235)
    let up = try row(0)
    #expect(up[0] > 235 && up[1] > 235 && up[2] < 20 && up[3] < 20)
    let corner = try row(135)
    #expect(corner[0] < 20 && corner[3] > 235)
    #expect(abs(Int(corner[1]) - 127) < 12 && abs(Int(corner[2]) - 127) < 12)
    let back = try row(-90)
    #expect(back == [right[1], right[0], right[3], right[2]])
  }

  @Test func gradientLines() {
    let line = GradientLine(
      LinearGradient(angle: 45, stops: []), over: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(abs(line.start.x - 2.5) < 1e-9 && abs(line.start.y - 12.5) < 1e-9)
    #expect(abs(line.end.x - 17.5) < 1e-9 && abs(line.end.y + 2.5) < 1e-9)
    let reach = GradientReach(
      RadialGradient(isCircle: true, stops: []), over: Rect(x: 0, y: 0, width: 6, height: 8))
    #expect(reach.radii == Size(width: 5, height: 5))
  }

  @Test func hostileRectanglesSpoilNothingElse() throws {
    let bad = [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
      Rect(x: 0, y: 0, width: 1e300, height: 1), Rect(x: 0, y: 0, width: 0, height: 0),
    ]
    var items: [SceneItem] = []
    for rect in bad {
      for outline in [SceneShape.Outline.ellipse, .line, .rectangle(CornerRadii(3))] {
        items.append(
          .shape(SceneShape(rect: rect, outline: outline, fill: .color(.blue), stroke: nil)))
      }
      items.append(.mono([TextRun("x", style: .mono)], rect))
      items.append(.group(SceneGroup(rect: rect, clips: false, rotation: 5, items: [])))
    }
    items.append(.box(0, 0, 2, 1))
    #expect(try studio.pixels(ScenePage(2, 1, items)).art == ["RR"])
    _ = try studio.pdf([ScenePage(2, 1, items)])
    _ = try studio.svg(ScenePage(2, 1, items))
  }
}
