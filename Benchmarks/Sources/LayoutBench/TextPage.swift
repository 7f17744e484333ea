import Foundation
import Quoin
import QuoinCore
import QuoinLayout

/// A page of text boxes in columns, each below the one before it, as high as its text.
///
/// The workload has a line for each text: its column's width in pt, a tab, the text. Texts go to
/// the columns in turn, four of them.
struct TextPage {
  private var width: Double
  private var texts: [String]
  private static let columns = 4

  init(contentsOf path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let pairs = lines.map { $0.split(separator: "\t", maxSplits: 1) }
    width = pairs.first.flatMap { Double($0[0]) } ?? 100
    texts = pairs.map { String($0[1]) }
  }

  func run(rounds: Int, heights path: String) throws {
    var building: [Double] = []
    var laying: [Double] = []
    var heights = ""
    for _ in 0..<rounds {
      let typesetter = try Typesetter()
      // Opens the fonts, on a page that has none of the texts.
      _ = typesetter.layOut([page(texts.prefix(40).map { $0 + " " + $0 })], named: "warm")
      var page: Page?
      building.append(milliseconds { page = self.page(texts) })
      guard let page else { continue }
      var report: LayoutReport?
      laying.append(milliseconds { report = typesetter.layOut([page], named: "texts") })
      let frames = report?.pages.first?.scene.frames ?? []
      let shown = report?.diagnostics.map(\.message) ?? []
      if !shown.isEmpty { FileHandle.standardError.write(Data("\(shown)\n".utf8)) }
      heights = frames.map { "\($0.rect.height)" }.joined(separator: "\n")
    }
    try heights.write(toFile: path, atomically: false, encoding: .utf8)
    report(["build": building, "layout": laying])
  }

  private func page(_ texts: [String]) -> Page {
    let page = Page(size: PageSize(width: .fixed(width * Double(Self.columns)), height: .fitting))
    var last: [Box?] = Array(repeating: nil, count: Self.columns)
    for (index, text) in texts.enumerated() {
      let column = index % Self.columns
      let box = Box(id: "t\(index)", kind: .text)
      box.content = .text(TextContent(runs: [TextRun(text)], base: TextStyle()))
      page.add(box)
      box.makeConstraints { make in
        make.left.equalToSuperview().offset(Double(column) * width)
        make.width.equalTo(width)
        if let above = last[column] {
          make.top.equalTo(above.bottom).offset(4)
        } else {
          make.top.equalToSuperview()
        }
        if index + Self.columns >= texts.count { make.bottom.lessThanOrEqualToSuperview() }
      }
      last[column] = box
    }
    return page
  }
}
