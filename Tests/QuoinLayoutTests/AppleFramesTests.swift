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
    let (page, boxes) = try self.page(layout)
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

  /// With leading and trailing for left and right, right-to-left is the mirror image; only what
  /// stays at the left by default, and centres moved by a constant, which never flip, are not.
  @Test("in right-to-left every frame is mirrored", arguments: AppleLayout.all)
  func mirrored(layout: AppleLayout) throws {
    let hasCenters = layout.constraints.contains {
      $0.attr == "centerX" && ($0.const != 0 || $0.toAttr != "centerX" || $0.mul != 1)
    }
    let (page, boxes) = try self.page(layout, isDirectional: true)
    let result = lay(page)
    guard !hasCenters, result.count(.ambiguous) == 0 else { return }
    let (mirror, mirrored) = try self.page(layout, isDirectional: true)
    mirror.direction = .rightToLeft
    let other = lay(mirror)
    for view in layout.boxes {
      let a = try #require(boxes[view.id].flatMap { result.frame(of: $0) })
      let b = try #require(mirrored[view.id].flatMap { other.frame(of: $0) })
      let image = Rect(x: layout.size[0] - b.maxX, y: b.y, width: b.width, height: b.height)
      #expect(a.isNear(image), "\(layout.id).\(view.id) is \(image), not \(a)")
    }
  }

  private func page(
    _ layout: AppleLayout, isDirectional: Bool = false
  ) throws -> (Page, [String: Box]) {
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
      try page.make([description(of: rule, boxes, isDirectional)], on: owner)
    }
    return (page, boxes)
  }

  private func priorities(_ pair: [Double]) -> AxisPriorities {
    AxisPriorities(horizontal: Priority(pair[0]), vertical: Priority(pair[1]))
  }

  private func description(
    of rule: AppleLayout.Rule, _ boxes: [String: Box], _ isDirectional: Bool
  ) throws -> RuleDescription {
    func named(_ name: String) throws -> Attribute {
      switch name {
      case "left" where isDirectional: .leading
      case "right" where isDirectional: .trailing
      default: try #require(Attribute(rawValue: name))
      }
    }
    let attribute = try named(rule.attr)
    let relation: Relation =
      switch rule.rel {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    var target = RuleTarget.constant(0)
    if let to = rule.to, let toAttr = rule.toAttr {
      target = .item(
        Item(try #require(boxes[to])), try named(toAttr))
    }
    return RuleDescription(
      attribute, relation, target, multiplier: rule.mul, constant: rule.const,
      priority: Priority(rule.p))
  }
}
