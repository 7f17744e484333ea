import Foundation
import QuoinCore
import Testing

@testable import QuoinTemplate

/// Templates and data that ask for too much are refused soon, at their place.
@Suite struct LimitTests {
  private static func repeated(_ count: Int, _ text: (Int) -> String) -> String {
    (1...count).map(text).joined()
  }

  /// What is said first, within a time that only work without bound exceeds: the machine of the
  /// tests may be busy and its build slow.
  private func first(_ template: String, variant: String? = nil) -> String {
    var result = ""
    let time = ContinuousClock().measure {
      result = Bound(template, variant: variant).diagnostics.first ?? "nothing"
    }
    #expect(time < .seconds(90))
    return result
  }

  private static let steps =
    "error: binding takes more than 5000000 steps [too-large]"

  @Test func roundsWithoutContentCount() {
    let loops = Self.repeated(40) { _ in "<for each='1..2'>" }
    let ends = Self.repeated(40) { _ in "</for>" }
    let result = first("<template><page>\(loops)\(ends)</page></template>")
    #expect(result.hasPrefix("t.xml:1:") && result.hasSuffix(Self.steps), "\(result)")
  }

  @Test func rangesAreNotWrittenOut() {
    for content in ["", "<text>{{ item }}</text>"] {
      #expect(
        first("<template><page><for each='1..999999999'>\(content)</for></page></template>")
          == "t.xml:1:28: \(Self.steps)")
    }
  }

  @Test func slotsCount() {
    let slots = Self.repeated(10) { _ in "<slot/>" }
    let uses = Self.repeated(12) { _ in "<use component='c'>" }
    let ends = Self.repeated(12) { _ in "</use>" }
    let result = first(
      "<template><component name='c'>\(slots)</component><page>\(uses)\(ends)</page></template>")
    #expect(result.hasSuffix("[too-large]"), "\(result)")
  }

  @Test func aPageHasBoundlessBoxesInNoWay() {
    let bomb = Self.repeated(9) { number in
      "<component name='c\(number)'>"
        + Self.repeated(10) { _ in "<use component='c\(number - 1)'/>" } + "</component>"
    }
    let result = first(
      "<template><component name='c0'><box/></component>\(bomb)<page><use component='c9'/></page>"
        + "</template>")
    #expect(result.hasSuffix("a page has more than 20000 boxes [too-large]"), "\(result)")
    #expect(
      first("<template><page><for each='1..30000'><box/></for></page></template>")
        == "t.xml:1:38: error: a page has more than 20000 boxes [too-large]")
  }

  @Test func rulesAreCounted() {
    let result = first(
      "<template><page><box><make><for each='1..60000'><left.right equalTo='superview'/></for>"
        + "</make></box></page></template>")
    #expect(
      result == "t.xml:1:49: error: the document has more than 100000 constraints [too-large]")
  }

  @Test func stylesThatDoubleAreBounded() {
    let styles = Self.repeated(40) { "<style name='s\($0)' extends='s\($0 - 1) s\($0 - 1)'/>" }
    let result = first(
      "<template><styles><style name='s0' size='9'/>\(styles)</styles>"
        + "<page><text style='s40'/></page></template>")
    #expect(result.hasSuffix("[too-large]"), "\(result)")
  }

  @Test func variantsThatExtendOneAnotherAreBounded() {
    let variants = { (count: Int) in
      "<template><page/><variants><variant name='v0'/>"
        + Self.repeated(count) { "<variant name='v\($0)' extends='v\($0 - 1)'/>" }
        + "</variants></template>"
    }
    #expect(first(variants(63), variant: "v63") == "nothing")
    #expect(
      first(variants(1000)).hasSuffix(
        "error: the variant 'v64' stands at the end of more than 64 that lead to one another "
          + "[too-large]"))
    // Those that come first may lead to those that come last.
    let backwards =
      "<template><page/><variants>"
      + Self.repeated(1000) { "<variant name='v\($0)' extends='v\($0 + 1)'/>" }
      + "<variant name='v1001'/></variants></template>"
    #expect(first(backwards).hasSuffix("[too-large]"))
  }

  @Test func mistakesAreNotLookedForWithoutEnd() {
    let attributes = Self.repeated(250) { " x\($0)='1'" }
    #expect(Bound("<template\(attributes)><page/></template>").diagnostics.count == 50)
    let elements = Self.repeated(50_000) { _ in "<tempalte/>" }
    let bound = Bound("<template><page>\(elements)</page></template>")
    #expect(bound.diagnostics.count == 50)
  }

  @Test func elementsAndAttributesAreCounted() {
    let attributes = Self.repeated(10_000) { " x\($0)='1'" }
    #expect(
      first("<template>\n<page\(attributes)/></template>")
        == "t.xml:2:1: error: an element has more than 256 attributes [too-large]")
    let boxes = String(repeating: "<box/>", count: 200_000)
    let result = first("<template><page>\(boxes)</page></template>")
    #expect(result.hasSuffix("error: the template has more than 200000 elements [too-large]"))
  }

  @Test func filesAreBoundedBelowTheLimitsOfTheParser() {
    let comment =
      "<template><!--" + String(repeating: "x", count: 7 << 20) + "--><page/></template>"
    #expect(first(comment) == "nothing")
    let long = comment + String(repeating: " ", count: 1 << 20)
    #expect(first(long).hasSuffix("is too large; the limit is 8 MB [too-large]"))
  }

  @Test func fontsOfATextAreCounted() {
    let families = Self.repeated(33) { "F\($0)," }
    #expect(
      first("<template><page><text family='\(families)'/></page></template>")
        == "t.xml:1:23: error: expected at most 32 font families, got '33' [bad-value]")
  }

  @Test func dataAreBounded() {
    let values = Array(("[" + String(repeating: "0,", count: 5_000_000) + "0]").utf8)
    let error = #expect(throws: TemplateError.self) {
      try JSONReader.read(values, file: "d.json")
    }
    #expect(
      lines(error?.diagnostics ?? []) == [
        "d.json:1:10000000: error: the data hold more than 5000000 values [too-large]"
      ])
    let large = #expect(throws: TemplateError.self) {
      try JSONReader.read([UInt8](repeating: 0x20, count: 65 << 20), file: "d.json")
    }
    #expect(large?.diagnostics.first?.code == .tooLarge)
  }

  @Test func pathsOfSetAreBounded() {
    let path = { (count: Int) in Array(repeating: "a", count: count).joined(separator: ".") }
    #expect(data("{}").setting(path(256), to: "x") != nil)
    #expect(data("{}").setting(path(257), to: "x") == nil)
    #expect(data("{}").setting(path(50_000), to: "x") == nil)
    #expect(data("{}").setting("a" + String(repeating: "[0]", count: 50_000), to: "x") == nil)
  }

  @Test func listsThatAreComparedCount() {
    let list = "[" + Self.repeated(2_000) { "\($0)," } + "0]"
    let bound = Bound(
      "<template><page><for each='1..5000'><if test='a == b'><box/></if></for></page></template>",
      "{\"a\": \(list), \"b\": \(list)}")
    #expect(bound.diagnostics.first?.hasSuffix("[too-large]") == true)
  }

  @Test func errorsComeBeforeWarnings() {
    var list = DiagnosticList()
    for line in 1...60 {
      list.add(
        Diagnostic(
          .warning, .updateAdded, at: SourceLocation(file: "t", line: line, column: 1), "w"))
    }
    list.error(.badValue, at: SourceLocation(file: "t", line: 99, column: 1), "e")
    list.error(.badValue, at: SourceLocation(file: "t", line: 99, column: 1), "e")
    let sorted = list.sorted(startingWith: "t")
    #expect(sorted.count == 50 && sorted.last?.message == "e")
    #expect(sorted.count { $0.severity == .error } == 1)
  }
}
