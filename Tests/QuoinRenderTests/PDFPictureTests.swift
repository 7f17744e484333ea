import Foundation
import QuoinCore
import Testing

@testable import QuoinRender

/// Pictures in PDF files, as an independent renderer shows them.
@Suite struct PDFPictureTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  /// A page with nothing but a picture, a pixel of the picture's being so many points.
  private func page(
    _ file: [UInt8], _ width: Int, _ height: Int, scale: Double = 1, on paper: Color = .white
  ) throws -> ScenePage {
    let path = try studio.file("\(file.hashValue).png", file)
    let rect = Rect(x: 0, y: 0, width: Double(width) * scale, height: Double(height) * scale)
    return ScenePage(rect.width, rect.height, fill: .color(paper), [.picture(path, rect)])
  }

  /// What poppler makes of a page, a pixel to the point.
  private func poppler(_ page: ScenePage) throws -> Pixels {
    let pdf = try studio.pdf([page])
    let report = try studio.ask("qpdf", ["--check", "FILE"], about: pdf)
    #expect(report.contains("No syntax or stream encoding errors found"))
    let prefix = studio.folder.appendingPathComponent("poppler").path
    _ = try studio.ask("pdftoppm", ["-r", "72", "-png", "-singlefile", "FILE", prefix], about: pdf)
    return try Pixels(FileBytes.read(prefix + ".png", atMost: 1 << 20))
  }

  private func list(_ pdf: [UInt8]) throws -> [[String]] {
    try studio.ask("pdfimages", ["-list", "FILE"], about: pdf).split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: " ").map(String.init) }
  }

  /// A picture in a PDF, decoded by poppler: its colours and, if it has one, its mask.
  private func extracted(_ pdf: [UInt8]) throws -> (colors: Pixels, mask: Pixels?) {
    let prefix = studio.folder.appendingPathComponent("extracted").path
    _ = try studio.ask("pdfimages", ["-png", "FILE", prefix], about: pdf)
    let hasMask = try list(pdf).contains { $0[2] == "smask" }
    return (
      try Pixels(FileBytes.read(prefix + "-000.png", atMost: 1 << 20)),
      hasMask ? try Pixels(FileBytes.read(prefix + "-001.png", atMost: 1 << 20)) : nil
    )
  }

  /// What is seen has the colours and the alpha that the file has, to the last bit.
  private func expectTheSame(_ file: [UInt8], _ pdf: [UInt8]) throws {
    let original = try Pixels(file)
    let stored = try extracted(pdf)
    let alphas = (0..<original.width * original.height).map { index in
      original[index % original.width, index / original.width][3]
    }
    #expect((stored.mask != nil) == alphas.contains { $0 < 255 })
    for y in 0..<original.height {
      for x in 0..<original.width {
        let pixel = original[x, y]
        if pixel[3] > 0 { #expect(stored.colors[x, y].prefix(3) == pixel.prefix(3)) }
        #expect(stored.mask?[x, y].first ?? 255 == pixel[3])
      }
    }
  }

  @Test(arguments: Kind.allCases) func allKindsAreStoredAsTheyAre(kind: Kind) throws {
    let pdf = try studio.pdf([page(kind.file, 8, 8)])
    try expectTheSame(kind.file, pdf)
    let colors = try #require(list(pdf).first)
    #expect(colors[2] == "image" && colors[5] == kind.expectation, "\(colors)")
  }

  /// Poppler stretches pictures by up to a pixel, so this one changes slowly.
  @Test func theyLookAsInPNG() throws {
    let side = 64
    let art = (0..<side * side).flatMap { index -> [UInt8] in
      let (x, y) = (UInt8(index % side), UInt8(index / side))
      return [x + y, 255 - x, 100 + y, 130 + x + y / 2]
    }
    let page = try self.page(PNGFile.make(side, side, type: 6, art), side, side)
    let ours = try studio.pixels(page)
    let theirs = try poppler(page)
    #expect(theirs.width == side && theirs.height == side)
    for y in 0..<side {
      for x in 0..<side {
        let difference = zip(ours[x, y], theirs[x, y]).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(difference <= 4, "at \(x), \(y): \(ours[x, y]), \(theirs[x, y])")
      }
    }
  }

  enum Kind: CaseIterable {
    case rgb, rgba, opaqueRGBA, grey, greyWithAlpha, deepGrey, gamma, palette, paletteWithAlpha,
      interlaced

    var file: [UInt8] {
      let art: [[UInt8]] = (0..<64).map { index in
        let shade = UInt8(index * 4)
        return [shade, 255 - shade, shade / 2, UInt8(255 - index)]
      }
      func pixels(_ channels: [Int]) -> [UInt8] {
        art.flatMap { pixel in channels.map { pixel[$0] } }
      }
      let colors = PNGFile.chunk("PLTE", [255, 0, 0, 0, 0, 255, 0, 99, 0, 7, 8, 9])
      let checks: [UInt8] = (0..<8).map { $0 % 2 == 0 ? 0xAA : 0x0F }
      return switch self {
      case .rgb: PNGFile.make(8, 8, type: 2, pixels([0, 1, 2]))
      case .rgba: PNGFile.make(8, 8, type: 6, pixels([0, 1, 2, 3]))
      case .opaqueRGBA: PNGFile.make(8, 8, type: 6, art.flatMap { [$0[0], $0[1], $0[2], 255] })
      case .grey: PNGFile.make(8, 8, type: 0, pixels([0]))
      case .greyWithAlpha: PNGFile.make(8, 8, type: 4, pixels([0, 3]))
      case .deepGrey: PNGFile.make(8, 8, depth: 16, type: 0, art.flatMap { [$0[0], $0[0]] })
      case .gamma:
        // Linear light.
        PNGFile.make(
          8, 8, type: 2, chunks: PNGFile.chunk("gAMA", [0, 1, 0x86, 0xA0]), pixels([0, 1, 2]))
      // `pdfimages` disregards palettes of two.
      case .palette: PNGFile.make(8, 8, depth: 2, type: 3, chunks: colors, checks + checks)
      case .paletteWithAlpha:
        PNGFile.make(
          8, 8, depth: 1, type: 3, chunks: colors + PNGFile.chunk("tRNS", [255, 100]), checks)
      case .interlaced:
        PNGFile.make(1, 1, type: 2, interlaced: true, [10, 20, 30])
      }
    }

    /// What `pdfimages` calls the colours.
    var expectation: String {
      switch self {
      case .grey, .greyWithAlpha, .deepGrey: "gray"
      case .palette: "index"
      default: "rgb"
      }
    }
  }

  /// C37 (a), in a PDF.
  @Test func alphaIsRight() throws {
    let row: [UInt8] = [200, 100, 50, 128] * 8 + [255, 0, 0, 0] * 8
    let file = Pixels.file(16, 2, row * 2)
    for (paper, mixed) in [(Color.white, [227, 177, 152]), (.black, [100, 50, 25])] {
      let pixels = try poppler(page(file, 16, 2, on: paper))
      for x in 0..<7 {
        for channel in 0..<3 { #expect(abs(Int(pixels[x, 0][channel]) - mixed[channel]) <= 1) }
      }
      let value: UInt8 = paper == .white ? 255 : 0
      for x in 9..<16 { #expect(pixels[x, 1] == [value, value, value, 255]) }
    }
  }

  /// C37 (b): what is clear is black in the file, and may not be seen at an edge.
  @Test(arguments: [3.0, 1.7, 0.4]) func noFringe(scale: Double) throws {
    let side = 40
    let color: [UInt8] = [230, 120, 60]
    let disc = (0..<side * side).flatMap { index -> [UInt8] in
      let (x, y) = (Double(index % side) - 19.5, Double(index / side) - 19.5)
      let alpha = max(0, min(1, (15 - (x * x + y * y).squareRoot()) / 2))
      return alpha == 0 ? [0, 0, 0, 0] : color + [UInt8((alpha * 255).rounded())]
    }
    let pixels = try poppler(
      page(PNGFile.make(side, side, type: 6, disc), side, side, scale: scale))
    #expect(pixels[0, 0] == [255, 255, 255, 255])
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        for channel in 0..<3 { #expect(pixels[x, y][channel] >= color[channel] - 1) }
      }
    }
  }

  @Test func colorsBleedFromTheNearest() {
    var pixels = [UInt8](repeating: 0, count: 12 * 4)
    pixels.replaceSubrange(0..<4, with: [9, 0, 0, 1])
    pixels.replaceSubrange(20..<24, with: [0, 9, 0, 255])
    pixels.withUnsafeMutableBufferPointer {
      ColorBleeding(pixels: $0, width: 6, height: 2).bleed()
    }
    let reds = (0..<12).map { pixels[$0 * 4] }
    let greens = (0..<12).map { pixels[$0 * 4 + 1] }
    let alphas = (0..<12).map { pixels[$0 * 4 + 3] }
    #expect(reds == [9, 9, 9, 0, 0, 0, 9, 9, 9, 0, 0, 0])
    #expect(greens == [0, 0, 0, 9, 9, 9, 0, 0, 0, 9, 9, 9])
    #expect(alphas == [1, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0])
  }

  /// A file whose bytes are sound goes into the PDF as it is.
  @Test func bytesPassThrough() throws {
    let file = PNGFile.make(2, 2, type: 2, [UInt8](1...12))
    let stored = try #require(PNGChunks(file).first { $0.isA("IDAT") }).content
    let pdf = try studio.pdf([page(file, 2, 2)])
    #expect(pdf.indices.contains { pdf[$0...].starts(with: stored) })
  }

  /// Grains of two colours, as differences from neighbours, deflate into more than they need.
  @Test func badFiltersAreDropped() throws {
    var grains: [UInt8] = []
    var chance: UInt32 = 1
    for _ in 0..<64 * 64 {
      chance = chance &* 1_664_525 &+ 1_013_904_223
      grains += chance >> 31 == 0 ? [1, 2, 3] : [201, 102, 53]
    }
    let file = PNGFile.make(64, 64, type: 2, grains)
    let rows = try #require(PNGHeader(file).flatMap { PNGRows(file, $0) })
    let pdf = try studio.pdf([page(file, 64, 64)])
    try expectTheSame(file, pdf)
    #expect(pdf.count < rows.deflated.count)
  }

  /// libpng overlooks bytes behind the pixels; a PDF's reader might not.
  @Test func whatIsNotSoundIsMadeAnew() throws {
    let file = PNGFile.make(2, 2, type: 2, [UInt8](1...12), behind: [1, 2, 3])
    let header = try #require(PNGHeader(file))
    #expect(PNGRows(file, header) == nil)
    try expectTheSame(file, studio.pdf([page(file, 2, 2)]))
  }

  /// C38: one object whatever the group, the path and the order, and no bytes of placeholders.
  @Test func aPictureIsStoredOnce() throws {
    let file = Kind.rgba.file
    let one = try studio.file("one.png", file)
    let two = try studio.file("two.png", file)
    let rect = Rect(x: 0, y: 0, width: 8, height: 8)
    let faint = SceneGroup(
      rect: rect, opacity: 0.5, items: [.picture(one, rect), .picture(two, rect)])
    let pages = [ScenePage(8, 8, [.picture(two, rect), .group(faint)]), ScenePage(8, 8, [])]
    let pdf = try studio.pdf(pages + pages)
    let objects = Set(try list(pdf).map { $0[2] + $0[10] })
    #expect(objects.count == 2)
    #expect(try studio.ask("qpdf", ["--check", "FILE"], about: pdf).contains("No syntax"))
  }

  /// Nothing depends on what was drawn before, in either format.
  @Test func theSameBytesInAnyOrder() throws {
    let other = try page(Kind.rgb.file, 8, 8)
    let alone = try page(Kind.rgba.file, 8, 8)
    let first = try studio.pdf([alone])
    _ = try studio.pixels(alone)
    #expect(try studio.pdf([alone]) == first)
    let second = PictureStore()
    _ = try renderPNG(other, text: studio.text, pictures: second)
    let pixels = try renderPNG(alone, text: studio.text, pictures: second)
    #expect(
      try renderPDF(Scene(pages: [alone]), text: studio.text, pictures: second) == first)
    #expect(try renderPNG(alone, text: studio.text, pictures: studio.pictures) == pixels)
  }
}
