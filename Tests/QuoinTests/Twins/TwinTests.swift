import Foundation
import Quoin
import QuoinCore
import QuoinLayout
import QuoinTemplate
import Testing

/// Everything that the layout layer has, in both of its languages, by frames.
@Suite struct TwinTests {
  static let all: [Twin] = {
    var list = TwinList()
    list.addAttributes()
    list.addTargets()
    list.addModifiers()
    list.addVerbs()
    list.addContent()
    list.addGuides()
    list.addStacks()
    list.addVisualFormats()
    list.addPages()
    list.addVariants()
    return list.all
  }()

  @Test(arguments: all) func bothLanguagesGiveTheFramesWorkedOut(_ twin: Twin) throws {
    let typesetter = try Scratch().typesetter("<template>\(twin.xml)</template>")
    let template = typesetter.layOut(DocumentData(), variants: twin.variant.map { [$0] })
    check(template, twin, "the template")
    let page = try twin.swift()
    let swift = try Typesetter(fonts: .forTests).layOut([page], named: "swift")
    check(swift, twin, "Swift")
  }

  private func check(_ report: LayoutReport, _ twin: Twin, _ side: String) {
    let remarks = report.diagnostics.map { ([$0.code.rawValue] + $0.boxes).joined(separator: " ") }
    #expect(remarks == twin.remarks, "\(side): \(report.diagnostics.map(\.message))")
    let frames = report.pages.flatMap(\.scene.frames)
    #expect(frames.count == twin.frames.count, "\(side): \(frames.map(\.id))")
    for (frame, wanted) in zip(frames, twin.frames) {
      let words = wanted.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      let rect = [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height]
      #expect(numbers.count == 4 && words.count == 5, "a frame is 'id x y width height'")
      let isNear = zip(rect, numbers).allSatisfy { abs($0 - $1) <= 1e-3 }
      #expect(isNear && frame.id == words[0], "\(side): \(frame.id) is \(rect), not \(wanted)")
    }
  }
}

/// Whether the twins leave a name of the language out.
@Suite struct TwinNameTests {
  private static let text = TwinTests.all.map(\.xml).joined()

  /// The names of elements, links of chains apart.
  private static let elements: Set<String> = {
    let names = text.matches(of: /<([A-Za-z.]+)/).map { String($0.output.1) }
    return Set(names.flatMap { $0.split(separator: ".").map(String.init) })
  }()
  private static let attributes = Set(
    text.matches(of: /\s([A-Za-z]+)=["']/).map { String($0.output.1) })
  /// The words of values, at spaces and points.
  private static let words = Set(
    text.matches(of: /=["']([^"']*)["']/).flatMap { match in
      match.output.1.split { $0 == " " || $0 == "." || $0 == "[" }.map(String.init)
    })

  @Test func everyAttributeOfABoxIsConstrainedAndAimedAt() {
    #expect(Attribute.names.filter { !Self.elements.contains($0) } == [])
    #expect(Attribute.names.filter { !Self.words.contains($0) } == [])
  }

  @Test func everyPartOfAConstraintIsUsed() {
    let names = Language.constraintAttributes.map(\.name.rawValue)
    #expect(names.filter { !Self.attributes.contains($0) } == [])
    let guides = ["superview", "page", "margins", "safeArea", "bleed", "column", "row", "previous"]
    #expect(guides.filter { !Self.words.contains($0) } == [])
    let priorities = ["required", "high", "medium", "low"]
    #expect(priorities.filter { !Self.words.contains($0) } == [])
  }

  @Test(arguments: [
    "make", "update", "remake", "remove", "set", "distribute", "visual", "guide", "grid", "stack",
    "variant",
  ])
  func everyAttributeOfTheElementsOfLayoutIsUsed(_ name: String) throws {
    #expect(Self.elements.contains(name))
    let entry = try #require(Language.element(name))
    // How boxes are painted, and what texts say, is no matter of layout.
    let looks = try #require(Language.element("text")).attributes.map(\.name)
    let layout: [AttributeName] = [
      .id, .present, .hidden, .margin, .hugging, .compression, .aspect, .spacingAfter, .dir,
      .turn,
    ]
    let wanted = entry.attributes.filter { attribute in
      attribute.isSupported && (layout.contains(attribute.name) || !looks.contains(attribute.name))
        && ![.src, .position, .fill].contains(attribute.name)
    }
    let missing = wanted.map(\.name.rawValue).filter { !Self.attributes.contains($0) }
    #expect(missing == [])
    for case .keyword(let words) in wanted.map(\.type) {
      #expect(words.filter { !Self.words.contains($0) } == [])
    }
  }
}
