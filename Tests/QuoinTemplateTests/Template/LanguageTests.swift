import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

@Suite struct LanguageTests {
  @Test func everyElementIsInTheTableOnce() {
    for name in ElementName.allCases {
      #expect(Language.elements.filter { $0.name == name }.count == 1, "\(name)")
    }
  }

  @Test func attributesAreInElementsOnce() {
    for element in Language.elements {
      let names = element.attributes.map(\.name)
      #expect(Set(names).count == names.count, "\(element.name)")
      #expect(!element.summary.isEmpty && element.attributes.allSatisfy { !$0.summary.isEmpty })
    }
  }

  @Test func everyElementCanStandSomewhere() {
    let contents: [ElementEntry.Content] = [
      .document, .fonts, .styles, .boxes, .text, .runs, .rules, .constraints, .variants,
      .operations,
    ]
    let placed = Set(contents.flatMap { Language.elements(in: $0) })
    let inside: Set<ElementName> = [
      .template, .empty, .elseif, .else, .header, .footer, .row, .cell, .column,
    ]
    for name in ElementName.allCases {
      #expect(placed.contains(name) != inside.contains(name), "\(name)")
    }
  }

  @Test func boxKindsAreElements() {
    for kind in Box.Kind.allCases {
      #expect(Language.element(kind.rawValue) != nil, "\(kind)")
    }
  }

  /// What a box takes from an attribute shows in the box: no attribute is passed over in silence.
  @Test func attributesOfBoxesDoSomething() {
    let samples: [AttributeName: String] = [
      .hidden: "true", .opacity: "0.5", .rotate: "45", .fill: "red", .stroke: "1pt red",
      .strokeTop: "1pt red", .strokeLeft: "1pt red", .strokeBottom: "1pt red",
      .strokeRight: "1pt red", .radius: "4", .clip: "true", .z: "2", .alt: "words",
      .margin: "3", .hugging: "300", .compression: "300 400", .aspect: "2:1",
      .spacingAfter: "5", .dir: "rtl", .href: "https://x.y", .turn: "90",
    ]
    let none = Box(kind: .box)
    for entry in Language.looks + Language.placement where entry.isSupported {
      guard entry.name != .lang else { continue }
      let sample = samples[entry.name]
      #expect(sample != nil, "\(entry.name) has no sample")
      guard let sample, let box = Bound(page: "<box \(entry.name)=\"\(sample)\"/>").boxes.first
      else { continue }
      let isChanged =
        box.paint != none.paint || box.margin != none.margin || box.hugging != none.hugging
        || box.compression != none.compression || box.aspect != none.aspect
        || box.spacingAfter != none.spacingAfter || box.direction != none.direction
        || box.isHidden != none.isHidden || box.turn != none.turn
      #expect(isChanged, "\(entry.name)")
    }
  }
}
