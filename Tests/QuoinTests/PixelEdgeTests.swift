import Quoin
import QuoinCore
import Testing

/// Boxes that share an edge share it in pixels: no gap between them, and none over the other.
@Suite struct PixelEdgeTests {
  /// Seven equal columns, which no width here divides evenly, over a white page.
  private static func columns(_ width: String) -> String {
    """
    <template>
      <page size="\(width) 20px" fill="white">
        <for each="1..7" as="n">
          <box id="c" fill="{{ n % 2 == 0 ? '#0000ff' : '#ff0000' }}">
            <make><top.bottom equalTo="page"/></make>
          </box>
        </for>
        <distribute axis="horizontal" boxes="c[*]" spacing="0"/>
      </page>
    </template>
    """
  }

  /// At half transparency a pixel that two boxes share would be darker, and one that they leave
  /// open lighter than both.
  private static func stack(_ width: String) -> String {
    """
    <template>
      <page size="\(width) 20px" fill="white">
        <stack axis="horizontal" distribution="fillEqually">
          <make><edges equalTo="page"/></make>
          <for each="1..7" as="n"><box id="c" fill="#00000080"/></for>
        </stack>
      </page>
    </template>
    """
  }

  private static let widths = ["1240px", "1239px", "1013px", "100.3pt", "210mm", "8.5in"]

  @Test(arguments: widths, [96.0, 150, 300])
  func sevenColumnsLeaveNoGapAndDoNotOverlap(_ width: String, _ dpi: Double) throws {
    let pixels = try draw(Self.columns(width), dpi)
    for y in [0, pixels.height / 2, pixels.height - 1] {
      let runs = runs(pixels, y)
      let colors = (0..<7).map { $0 % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
      #expect(runs.map(\.color) == colors)
      let lengths = runs.map(\.length)
      #expect(lengths.reduce(0, +) == pixels.width)
      let most = lengths.max() ?? 0
      #expect(most - (lengths.min() ?? 0) <= 1, "\(lengths)")
    }
  }

  @Test(arguments: widths, [96.0, 300])
  func noPixelIsPaintedTwiceOrNot(_ width: String, _ dpi: Double) throws {
    let runs = runs(try draw(Self.stack(width), dpi), 1)
    #expect(runs.count == 1)
    #expect(runs.first.map { Int($0.color[0]) }.map { (126...128).contains($0) } == true)
  }

  @Test func at1240PixelsTheEdgesAreTheRoundedSevenths() throws {
    let runs = runs(try draw(Self.columns("1240px"), 96), 5)
    var edges = [0]
    for run in runs { edges.append(edges[edges.count - 1] + run.length) }
    // 1240 / 7 = 177.142…: 177.14, 354.29, 531.43, 708.57, 885.71, 1062.86
    #expect(edges == [0, 177, 354, 531, 709, 886, 1063, 1240])
  }

  private func draw(_ template: String, _ dpi: Double) throws -> Pixels {
    let typesetter = try Scratch().typesetter(template)
    let report = typesetter.layOut(DocumentData())
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics.map(\.message))")
    return try Pixels(typesetter.png(try #require(report.pages.first), dpi: dpi))
  }

  /// Neighbouring pixels of one colour along a row.
  private func runs(_ pixels: Pixels, _ y: Int) -> [(color: [UInt8], length: Int)] {
    var runs: [(color: [UInt8], length: Int)] = []
    for x in 0..<pixels.width {
      if let last = runs.last, last.color == pixels[x, y] {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((pixels[x, y], 1))
      }
    }
    return runs
  }
}
