import Foundation
import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "quoin-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path + "/inner/x", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Loads a template of the folder and binds it to its sample.
  func bind(_ name: String, root: String? = nil) -> (document: BoundDocument?, lines: [String]) {
    do throws(TemplateError) {
      let template = try Template.load(path: path + "/" + name, root: root)
      let bound = template.bind(try template.sample()) { _ in .success(Size(width: 1, height: 1)) }
      return (bound, short(lines(bound.diagnostics)))
    } catch {
      return (nil, short(lines(error.diagnostics)))
    }
  }

  private func short(_ lines: [String]) -> [String] {
    lines.map { $0.replacingOccurrences(of: path + "/", with: "") }
  }
}

@Suite struct FileTests {
  @Test func includesAndSamples() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <template><include src="inner/styles.xml"/><sample src="inner/data.json"/>
      <page><include src="inner/box.xml"/></page></template>
      """, to: "t.xml")
    try folder.write(
      "<styles><style name='a' size='20'/><include src='more.xml'/></styles>",
      to: "inner/styles.xml")
    try folder.write("<style name='b' extends='a'/>", to: "inner/more.xml")
    try folder.write(#"{"v": "sample"}"#, to: "inner/data.json")
    try folder.write(
      "<box id='b'><image src='p.png'/><text id='t' style='b'>{{ v }}</text></box>",
      to: "inner/box.xml")
    try folder.write("", to: "inner/p.png")
    let (document, lines) = folder.bind("t.xml")
    #expect(lines == [])
    let page = try #require(document?.pages.first)
    var texts: [String] = []
    page.root.forEach { box in
      if case .text(let content) = box.content {
        texts.append("\(content.plainText) \(content.base.size)")
      }
    }
    #expect(texts == ["sample 20.0"])
  }

  @Test func mistakesInIncludedFilesHaveTheirPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<template><include src='inner/a.xml'/><page><txet/></page></template>", to: "t.xml")
    try folder.write("<styles>\n<style name='a' sise='1'/></styles>", to: "inner/a.xml")
    #expect(
      folder.bind("t.xml").lines == [
        "t.xml:1:45: error: no element <txet>; did you mean <text>? [unknown-element]",
        "inner/a.xml:2:17: error: <style> has no attribute 'sise'; did you mean 'size'? "
          + "[unknown-attribute]",
      ])
    try folder.write("<styles>\n<style>", to: "inner/a.xml")
    #expect(
      folder.bind("t.xml").lines == [
        "inner/a.xml:2:8: error: the file ends before '<style>' is closed [syntax]"
      ])
  }

  @Test func includesThatLeadBackAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("<template>\n<include src='inner/a.xml'/></template>", to: "t.xml")
    try folder.write("<styles>\n\n<include src='../t.xml'/></styles>", to: "inner/a.xml")
    let lines = folder.bind("t.xml").lines
    #expect(
      lines == [
        "inner/a.xml:3:10: error: '../t.xml' includes itself: t.xml:2:10, inner/a.xml:3:10 "
          + "[bad-value]"
      ])
  }

  @Test func multiplyingIncludesAreBounded() throws {
    let folder = try TemporaryFolder()
    try folder.write("<template><include src='f9.xml'/></template>", to: "t.xml")
    for level in 1...9 {
      let lines = String(repeating: "<include src='f\(level - 1).xml'/>", count: 10)
      try folder.write("<styles>\(lines)</styles>", to: "f\(level).xml")
    }
    try folder.write("<styles/>", to: "f0.xml")
    #expect(folder.bind("t.xml").lines.first?.hasSuffix("includes too much [too-large]") == true)
  }

  @Test func nothingOutsideTheRootIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret.png")
    try folder.write("<styles/>", to: "styles.xml")
    try folder.link("inner/link.png", to: folder.path + "/secret.png")
    try folder.link("inner/loop.png", to: "loop.png")
    for source in ["../secret.png", "link.png", folder.path + "/secret.png", "x/../../secret.png"] {
      try folder.write(
        "<template><page><image src='\(source)'/></page></template>", to: "inner/t.xml")
      let lines = folder.bind("inner/t.xml").lines
      #expect(
        lines.first?.hasSuffix("is outside the root folder [unsafe-path]") == true, "\(lines)")
      #expect(folder.bind("inner/t.xml", root: folder.path).lines == [])
    }
    try folder.write(
      "<template><page><image src='loop.png'/></page></template>", to: "inner/t.xml")
    #expect(folder.bind("inner/t.xml").lines.first?.hasSuffix("[missing-image]") == true)
    try folder.write(
      "<template><include src='../styles.xml'/><page/></template>", to: "inner/t.xml")
    #expect(folder.bind("inner/t.xml").lines.first?.hasSuffix("[unsafe-path]") == true)
    #expect(folder.bind("inner/t.xml", root: folder.path).lines == [])
    // A folder, and a file that never ends, are no files.
    for source in ["inner", "/dev/zero"] {
      try folder.write("<template><page><image src='\(source)'/></page></template>", to: "t.xml")
      #expect(folder.bind("t.xml", root: "/").lines.first?.hasSuffix("[missing-image]") == true)
    }
  }

  @Test func fontsAndMetadata() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "f.otf")
    try folder.write(
      """
      <template title="{{ t }} {{ n | number:'0.0' }}" author="Ada" lang="de"><fonts>
      <font family="Brand" weight="700" slant="italic" src="f.otf"/>
      </fonts><page/></template>
      """, to: "t.xml")
    let template = try Template.load(path: folder.path + "/t.xml")
    let fonts = try template.fonts()
    #expect(fonts.map(\.family) == ["Brand"])
    #expect(fonts.first?.weight == 700)
    #expect(fonts.first?.slant == .italic)
    #expect(fonts.first?.path.hasSuffix("/f.otf") == true)
    let metadata = try template.metadata(data(#"{"t": "Night", "n": 1.5}"#))
    #expect(metadata.title == "Night 1,5")
    #expect(metadata.author == "Ada")
    #expect(metadata.subject == nil)
    #expect(metadata.language == "de")
    #expect(try template.metadata(data(#"{"t": 1, "n": 1}"#), locale: "en").title == "1 1.0")
    #expect(throws: TemplateError.self) { try template.metadata(data("{}")) }
    #expect(template.name == "t")
    try folder.write(
      "<template><fonts><font family='X' src='none.otf'/></fonts><page/></template>", to: "t.xml")
    let broken = try Template.load(path: folder.path + "/t.xml")
    #expect(throws: TemplateError.self) { try broken.fonts() }
  }

  @Test func filesThatAreNotThere() throws {
    #expect(throws: TemplateError.self) { try Template.load(path: "/nowhere/t.xml") }
    let folder = try TemporaryFolder()
    try folder.write("<template><sample src='none.json'/><page/></template>", to: "t.xml")
    #expect(
      folder.bind("t.xml").lines == [
        "t.xml:1:19: error: no file 'none.json' [missing-data]"
      ])
    try folder.write("<template><sample src='data.json'/><page/></template>", to: "t.xml")
    try folder.write("{\n  \"a\": }", to: "data.json")
    #expect(
      folder.bind("t.xml").lines == ["data.json:2:8: error: a value is expected here [syntax]"])
  }

  @Test func picturesThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "p.png")
    try folder.write("<template><page>\n<image src='p.png'/></page></template>", to: "t.xml")
    let template = try Template.load(path: folder.path + "/t.xml")
    let bound = template.bind(data("{}")) { _ in .failure(PictureFailure("it is no PNG")) }
    #expect(
      lines(bound.diagnostics).first?.hasSuffix(
        "t.xml:2:8: error: the picture 'p.png' cannot be used: it is no PNG [missing-image]")
        == true)
  }
}
