import QuoinCore
import Testing

@testable import QuoinRender

/// C41.
@Suite struct PixelSizeTests {
  @Test(arguments: [
    (595.2755905511812, 841.8897637795276, 72.0, 595, 842),
    (595.2755905511812, 841.8897637795276, 96, 794, 1123),
    (595.2755905511812, 841.8897637795276, 150, 1240, 1754),
    (595.2755905511812, 841.8897637795276, 300, 2480, 3508),
    (612, 792, 72, 612, 792), (612, 792, 96, 816, 1056), (612, 792, 150, 1275, 1650),
    (612, 792, 300, 2550, 3300), (1499.9999999999998, 749.9999999999999, 96, 2000, 1000),
  ])
  func roundsToTheNearest(
    _ width: Double, _ height: Double, _ dpi: Double, _ across: Int, _ down: Int
  ) throws {
    let size = try PixelSize(Size(width: width, height: height), pixelsPerPoint: dpi / 72)
    #expect(size.width == across)
    #expect(size.height == down)
  }

  @Test func largerThanCairoCanIsRefused() throws {
    #expect(throws: RenderError.oversizedPage(width: 32_768, height: 10)) {
      try PixelSize(Size(width: 32_768, height: 10), pixelsPerPoint: 1)
    }
    #expect(throws: RenderError.self) {
      try PixelSize(Size(width: .nan, height: 10), pixelsPerPoint: 1)
    }
    #expect(try PixelSize(Size(width: 32_767, height: 10), pixelsPerPoint: 1).width == 32_767)
    #expect(
      "\(RenderError.oversizedPage(width: 40_000, height: 10))".hasPrefix(
        "the page would be 40000 × 10 pixels"))
  }

  @Test func theFileSaysItsResolution() throws {
    let studio = try Studio()
    let file = try renderPNG(
      ScenePage(72, 36, []), dpi: 150, scale: 2, text: studio.text, pictures: studio.pictures)
    let header = try #require(PNGHeader(file))
    #expect(header.width == 300)
    #expect(header.height == 150)
    #expect(header.density?.x == 11_811)
    #expect(header.naturalSize == Size(width: 72, height: 36))
  }
}
