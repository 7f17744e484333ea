import Quoin
import QuoinCore
import Testing

/// C40 and C41: what a length comes to on paper and in pixels.
@Suite struct PageSizeTests {
  /// 1 mm is 72 / 25.4 pt, 1 px is 0.75 pt. A4: 210 mm = 595.2756, 297 mm = 841.8898;
  /// 794 × 0.75 = 595.5, 1123 × 0.75 = 842.25; 216 mm = 612.2835.
  @Test(arguments: [
    ("A4", 595.2756, 841.8898), ("A4 landscape", 841.8898, 595.2756),
    ("794px 1123px", 595.5, 842.25), ("216mm 216mm", 612.2835, 612.2835),
    ("letter", 612, 792), ("4in 2.54cm", 288, 72),
  ])
  func mediaBox(_ size: String, _ width: Double, _ height: Double) throws {
    let typesetter = try Scratch().typesetter("<template><page size=\"\(size)\"/></template>")
    let report = typesetter.layOut(DocumentData())
    let pdf = try typesetter.pdf(report.pages, data: DocumentData())
    let info = try Poppler.ask("pdfinfo", ["-box", "FILE"], about: pdf)
    let line = try #require(info.split(separator: "\n").first { $0.hasPrefix("MediaBox:") })
    let box = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    try #require(box.count == 4)
    #expect(box[0] == 0 && box[1] == 0)
    #expect(abs(box[2] - width) <= 0.01)
    #expect(abs(box[3] - height) <= 0.01)
  }

  /// C40 b: 99 mm = 280.6299 pt; 3 × 99 = 297 mm, the whole height.
  @Test func threeThirdsFillA4() throws {
    let third = """
      <box id="b"><make>
        <left.right equalTo="page"/><height equalTo="99mm"/>
        <top equalTo="previous.bottom" orElse="page.top"/>
      </make></box>
      """
    let report = try Scratch().typesetter(
      "<template><page size=\"A4\"><for each=\"1..3\" as=\"n\">\(third)</for></page></template>"
    ).layOut(DocumentData())
    let frames = report.pages[0].scene.frames.map(\.rect)
    #expect(report.diagnostics == [])
    #expect(frames.count == 3)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.height - 280.6299) < 1e-3)
      #expect(abs(frame.y - Double(index) * 280.6299) < 1e-3)
    }
    #expect(abs((frames.last?.maxY ?? 0) - 841.8898) < 1e-3)
  }

  /// Rounded to the nearest: 595.2756 / 72 × 96 = 793.70, 841.8898 / 72 × 300 = 3507.87.
  @Test(arguments: [
    ("A4", 72.0, 595, 842), ("A4", 96, 794, 1123), ("A4", 150, 1240, 1754),
    ("A4", 300, 2480, 3508), ("letter", 72, 612, 792), ("letter", 96, 816, 1056),
    ("letter", 150, 1275, 1650), ("letter", 300, 2550, 3300), ("2000px 1000px", 96, 2000, 1000),
    ("1080px 1920px", 96, 1080, 1920),
  ])
  func pixels(_ size: String, _ dpi: Double, _ width: Int, _ height: Int) throws {
    let typesetter = try Scratch().typesetter(
      "<template><page size=\"\(size)\" fill=\"red\"/></template>")
    let report = typesetter.layOut(DocumentData())
    let file = try typesetter.png(report.pages[0], dpi: dpi)
    // Width and height are the first eight bytes of the header chunk: PNG 11.2.2.
    func number(at start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(at: 16) == width)
    #expect(number(at: 20) == height)

    let picture = try Pixels(file)
    let red: [UInt8] = [255, 0, 0, 255]
    let lastRow = (0..<width).allSatisfy { picture[$0, height - 1] == red }
    let lastColumn = (0..<height).allSatisfy { picture[width - 1, $0] == red }
    #expect(lastRow && lastColumn)
    #expect(picture[0, 0] == red)
  }

  /// The extent as it comes out of a sum: 3 × (2000 / 3) px and the like are 2000 px all the same.
  @Test func anExtentThatFallsShortOfAPixelIsRounded() throws {
    let typesetter = try Scratch().typesetter(
      "<template><page size=\"1499.9999999999998 749.9999999999999\" fill=\"red\"/></template>")
    let picture = try Pixels(typesetter.png(typesetter.layOut(DocumentData()).pages[0]))
    #expect(picture.width == 2000)
    #expect(picture.height == 1000)
    #expect(picture[1999, 999] == [255, 0, 0, 255])
  }
}
