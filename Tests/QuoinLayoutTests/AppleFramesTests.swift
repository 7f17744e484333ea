import Cassowary
import Foundation
import QuoinCore
import QuoinLayout
import Testing

/// Layouts of Interface Builder files, with the frames that Apple's engine computed.
struct AppleLayout: Decodable, CustomTestStringConvertible {
  struct View: Decodable {
    var id: String
    var parent: String
    var intrinsic: [Double?]
    var hugging: [Double]
    var compression: [Double]
  }

  struct Rule: Decodable {
    var item: String
    var attr: String
    var rel: String
    var to: String?
    var toAttr: String?
    var mul: Double
    var const: Double
    var p: Double
  }

  var id: String
  var size: [Double]
  var boxes: [View]
  var constraints: [Rule]
  var frames: [String: [Double]]

  var testDescription: String { id }

  static let all: [AppleLayout] = {
    guard let url = Bundle.module.url(forResource: "Fixtures/apple-frames", withExtension: "jsonl"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    let decoder = JSONDecoder()
    return text.split(separator: "\n").compactMap { line in
      try? decoder.decode(AppleLayout.self, from: Data(line.utf8))
    }
  }()
}

@Suite("Apple's frames")
struct AppleFramesTests {
  @Test("all layouts are there")
  func count() {
    #expect(AppleLayout.all.count == 183)
  }

  @Test("every frame is Apple's to half a pixel", arguments: AppleLayout.all)
  func frames(layout: AppleLayout) throws {
    let page = Page(size: PageSize(layout.size[0], layout.size[1]))
    var boxes = ["b0": page.root]
    for view in layout.boxes {
      let parent = try #require(boxes[view.parent])
      let box = Box.sized(view.id, view.intrinsic[0], view.intrinsic[1], in: parent)
      box.hugging = priorities(view.hugging)
      box.compression = priorities(view.compression)
      boxes[view.id] = box
    }
    for rule in layout.constraints {
      let owner = try #require(boxes[rule.item])
      try page.make([description(of: rule, boxes)], on: owner)
    }
    let result = lay(page)
    #expect(!result.hasConflict, "\(result.diagnostics.filter { $0.code == .conflict })")
    for view in layout.boxes {
      let frame = try #require(boxes[view.id].flatMap { result.frame(of: $0) })
      let parent = try #require(boxes[view.parent].flatMap { result.frame(of: $0) })
      let wanted = try #require(layout.frames[view.id])
      let actual = [frame.x - parent.x, frame.y - parent.y, frame.width, frame.height]
      let isNear = zip(actual, wanted).allSatisfy { abs($0 - $1) <= 0.51 }
      #expect(isNear, "\(layout.id).\(view.id) is \(actual), not \(wanted)")
    }
  }

  private func priorities(_ pair: [Double]) -> AxisPriorities {
    AxisPriorities(horizontal: Priority(pair[0]), vertical: Priority(pair[1]))
  }

  private func description(
    of rule: AppleLayout.Rule, _ boxes: [String: Box]
  ) throws -> RuleDescription {
    let attribute = try #require(Attribute(rawValue: rule.attr))
    let relation: Relation =
      switch rule.rel {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    var target = RuleTarget.constant(0)
    if let to = rule.to, let toAttr = rule.toAttr {
      target = .item(
        Item(try #require(boxes[to])), try #require(Attribute(rawValue: toAttr)))
    }
    return RuleDescription(
      attribute, relation, target, multiplier: rule.mul, constant: rule.const,
      priority: Priority(rule.p))
  }
}
