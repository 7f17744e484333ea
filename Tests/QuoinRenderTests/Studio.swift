import Foundation
import QuoinCore
import QuoinRender
import QuoinText

/// What a drawing test needs: the test fonts and nothing else, and a folder that goes when it goes.
final class Studio {
  let text: TextEngine
  let pictures = PictureStore()
  let folder: URL

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try TextEngine(
      fonts: FontLibrary(
        folders: [root.appendingPathComponent("Fonts").path], ignoreSystemFonts: true))
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// A page's pixels, a pixel to the point.
  func pixels(_ page: ScenePage, dpi: Double = 72) throws -> Pixels {
    try Pixels(renderPNG(page, dpi: dpi, text: text, pictures: pictures))
  }

  func pdf(_ pages: [ScenePage], _ metadata: DocumentMetadata = .init()) throws -> [UInt8] {
    try renderPDF(Scene(pages: pages), metadata: metadata, text: text, pictures: pictures)
  }

  func svg(_ page: ScenePage) throws -> String {
    try String(
      decoding: renderSVG(page, text: text, pictures: pictures), as: UTF8.self)
  }

  /// What a program says about a file; a program that is not installed fails the test.
  func ask(_ program: String, _ arguments: [String], about bytes: [UInt8]) throws -> String {
    let path = try file("\(UUID().uuidString).pdf", bytes)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments.map { $0 == "FILE" ? path : $0 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(description: "\(program): \(String(decoding: data, as: UTF8.self))")
    }
    return String(decoding: data, as: UTF8.self)
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension SceneItem {
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .red
  ) -> SceneItem {
    .shape(
      SceneShape(
        rect: Rect(x: x, y: y, width: width, height: height), outline: .rectangle(.zero),
        fill: .color(color), stroke: nil))
  }

  static func picture(
    _ path: String, _ rect: Rect, _ fit: ImageFit = .fill, radius: CornerRadii = .zero
  ) -> SceneItem {
    .image(
      SceneImage(
        rect: rect, source: ImageSource(path: path, size: .zero), fit: fit, position: .center,
        radius: radius))
  }

  static func mono(
    _ runs: [TextRun], _ rect: Rect, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> SceneItem {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    let content = TextContent(runs: runs, paragraph: paragraph, base: .mono)
    return .text(
      SceneText(rect: rect, content: content, wrapWidth: rect.width, fitHeight: nil))
  }
}

extension TextStyle {
  static var mono: TextStyle { family("Quoin Mono") }

  static func family(_ name: String) -> TextStyle {
    var style = TextStyle()
    style.families = [name]
    return style
  }
}

extension ScenePage {
  init(_ width: Double, _ height: Double, fill: Paint? = .color(.white), _ items: [SceneItem]) {
    self.init(
      id: "page", size: Size(width: width, height: height), fill: fill, items: items)
  }
}
