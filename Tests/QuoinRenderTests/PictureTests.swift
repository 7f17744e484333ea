import QuoinCore
import Testing

@testable import QuoinRender

@Suite struct PictureTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  /// C37.
  @Test(arguments: [false, true]) func alphaIsRight(palette: Bool) throws {
    let path = try studio.file(
      "a.png", Pixels.file(2, 1, [200, 100, 50, 128, 255, 0, 0, 0], palette: palette))
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    for (paper, mixed) in [(Color.white, [227, 177, 152]), (.black, [100, 50, 25])] {
      let pixels = try studio.pixels(
        ScenePage(40, 20, fill: .color(paper), [.picture(path, rect)]))
      let value = paper == .white ? UInt8(255) : 0
      for x in [0, 1, 5] {
        for channel in 0..<3 {
          #expect(abs(Int(pixels[x, 10][channel]) - mixed[channel]) <= 1)
        }
      }
      for x in [35, 39] { #expect(pixels[x, 19] == [value, value, value, 255]) }
    }
  }

  /// A picture blown up is the same colour to its very edges, and no fringe comes from clear pixels.
  @Test func edgesAreExact() throws {
    let one = try studio.file("one.png", Pixels.file(1, 1, [200, 100, 50, 128]))
    let pixels = try studio.pixels(
      ScenePage(12, 12, [.picture(one, Rect(x: 1, y: 1, width: 10, height: 10))]))
    for (x, y) in [(1, 1), (10, 1), (1, 10), (10, 10), (5, 5)] {
      for (channel, value) in [227, 177, 152].enumerated() {
        #expect(abs(Int(pixels[x, y][channel]) - value) <= 1)
      }
    }
    #expect(pixels[0, 0] == [255, 255, 255, 255])
    #expect(pixels[11, 11] == [255, 255, 255, 255])
  }

  @Test func aPixelToAPixelIsUntouched() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255]
    let path = try studio.file("four.png", Pixels.file(2, 2, bytes))
    let page = ScenePage(4, 2, [.picture(path, Rect(x: 1, y: 0, width: 2, height: 2))])
    #expect(try studio.pixels(page).art == ["_RB_", "_k__"])
  }

  /// 16-bit numbers are sRGB too.
  @Test func deepPicturesAreNotBrightened() throws {
    let path = try studio.file(
      "deep.png", PNGFile.make(1, 1, depth: 16, type: 0, [128, 128]))
    let page = ScenePage(1, 1, [.picture(path, Rect(x: 0, y: 0, width: 1, height: 1))])
    #expect(try studio.pixels(page)[0, 0] == [128, 128, 128, 255])
  }

  @Test func fits() {
    let natural = Size(width: 40, height: 20)
    func placed(_ fit: ImageFit, _ position: ImagePosition = .center) -> Rect {
      PicturePlacement(
        SceneImage(
          rect: Rect(x: 100, y: 0, width: 100, height: 100),
          source: ImageSource(path: "", size: natural), fit: fit, position: position),
        natural: natural
      ).rect
    }
    #expect(placed(.contain) == Rect(x: 100, y: 25, width: 100, height: 50))
    #expect(placed(.cover) == Rect(x: 50, y: 0, width: 200, height: 100))
    #expect(placed(.fill) == Rect(x: 100, y: 0, width: 100, height: 100))
    #expect(placed(.none) == Rect(x: 130, y: 40, width: 40, height: 20))
    #expect(
      placed(.contain, ImagePosition(x: 0, y: 1)) == Rect(x: 100, y: 50, width: 100, height: 50))
    #expect(
      placed(.cover, ImagePosition(x: 1, y: 0)) == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func coverStaysInItsBox() throws {
    let path = try studio.file("wide.png", Pixels.file(3, 1, [255, 0, 0, 255] * 3))
    let page = ScenePage(4, 4, [.picture(path, Rect(x: 1, y: 1, width: 2, height: 2), .cover)])
    #expect(try studio.pixels(page).art == ["____", "_RR_", "_RR_", "____"])
  }

  @Test func radiusCrops() throws {
    let path = try studio.file("red.png", Pixels.file(1, 1, [255, 0, 0, 255]))
    let page = ScenePage(
      8, 8, [.picture(path, Rect(x: 0, y: 0, width: 8, height: 8), radius: CornerRadii(4))])
    let art = try studio.pixels(page).art
    #expect(art[0].first == "_")
    #expect(art[4] == "?RRRRRR?")
  }

  @Test func naturalSizes() throws {
    let plain = Pixels.file(40, 20, [0, 0, 0, 255] * 800)
    let path = try studio.file("plain.png", plain)
    #expect(try studio.pictures.naturalSize(ofPictureAt: path) == Size(width: 30, height: 15))
    // 1200 × 900 at 300 to the inch, as C40 has it, in the head alone.
    var dense = Array(plain.prefix(33))
    dense.replaceSubrange(16..<24, with: [0, 0, 4, 176, 0, 0, 3, 132])
    dense += [0, 0, 0, 9] + "pHYs".utf8 + [0, 0, 46, 35, 0, 0, 46, 35, 1, 0, 0, 0, 0]
    let marked = try studio.file("dense.png", dense)
    #expect(try studio.pictures.naturalSize(ofPictureAt: marked) == Size(width: 288, height: 216))
    dense[dense.count - 5] = 0
    let proportions = try studio.file("proportions.png", dense)
    #expect(
      try studio.pictures.naturalSize(ofPictureAt: proportions) == Size(width: 900, height: 675))
  }

  @Test func mistakesAreErrors() throws {
    let store = studio.pictures
    #expect(
      throws: RenderError.unreadablePicture(
        path: "/nowhere.png", reason: "No such file or directory")
    ) { try store.naturalSize(ofPictureAt: "/nowhere.png") }
    #expect(throws: RenderError.unreadablePicture(path: "/", reason: "not a regular file")) {
      try store.naturalSize(ofPictureAt: "/")
    }
    let noPicture = try studio.file("no.png", Array("GIF89a".utf8))
    #expect(throws: RenderError.unreadablePicture(path: noPicture, reason: "not a PNG file")) {
      try store.naturalSize(ofPictureAt: noPicture)
    }
    let whole = Pixels.file(40, 20, [1, 2, 3, 255] * 800)
    for count in [10, 33, 40, whole.count / 2] {
      let cut = try studio.file("cut\(count).png", Array(whole.prefix(count)))
      #expect(throws: RenderError.self) { try store.picture(at: cut) }
      let page = ScenePage(9, 9, [.picture(cut, Rect(x: 0, y: 0, width: 9, height: 9))])
      #expect(throws: RenderError.self) { try studio.pdf([page]) }
    }
    var huge = Array(whole.prefix(33))
    huge.replaceSubrange(16..<24, with: [0, 0, 0x9C, 0x40, 0, 0, 0x9C, 0x40])
    let path = try studio.file("huge.png", huge)
    #expect(throws: RenderError.oversizedPicture(path: path, width: 40_000, height: 40_000)) {
      try store.naturalSize(ofPictureAt: path)
    }
  }
}

extension [UInt8] {
  /// The bytes again and again.
  static func * (bytes: [UInt8], count: Int) -> [UInt8] {
    Array(repeatElement(bytes, count: count).joined())
  }
}
