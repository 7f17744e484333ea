import Foundation
import Testing

/// A layout of somebody's Interface Builder file, with the frames that Apple's engine computed.
struct AppleLayout: Decodable, CustomTestStringConvertible, Sendable {
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
  /// Left, top, width and height, in the parent.
  var frames: [String: [Double]]

  var testDescription: String { id }

  static let all: [AppleLayout] = {
    let path = Repository.root + "/Tests/QuoinLayoutTests/Fixtures/apple-frames.jsonl"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let decoder = JSONDecoder()
    return text.split(separator: "\n").compactMap { line in
      try? decoder.decode(AppleLayout.self, from: Data(line.utf8))
    }
  }()
}

extension AppleLayout {
  /// The layout as a template, with leading and trailing for left and right, and a variant that
  /// reads from right to left.
  var template: String {
    """
    <template>
      <page id="b0" size="\(size[0]) \(size[1])">
        \(children(of: "b0"))
        \(constraints.map(element).joined(separator: "\n    "))
        \(boxes.filter { !isText($0) }.map(sizes).joined(separator: "\n    "))
      </page>
      <variants><variant name="ltr"/><variant name="rtl" dir="rtl"/></variants>
    </template>
    """
  }

  /// Whether centres are moved by a constant: those never flip.
  var movesCenters: Bool {
    constraints.contains {
      $0.attr == "centerX" && ($0.const != 0 || $0.toAttr != "centerX" || $0.mul != 1)
    }
  }

  private func children(of parent: String) -> String {
    boxes.filter { $0.parent == parent }.map(element).joined()
  }

  /// What has both sides of its own is a text of one glyph, as wide as its size and as high as its
  /// leading.
  private func element(_ view: View) -> String {
    let identity =
      "id='\(view.id)' hugging='\(pair(view.hugging))' compression='\(pair(view.compression))'"
    guard isText(view), let width = view.intrinsic[0], let height = view.intrinsic[1] else {
      return "<box \(identity)>\(children(of: view.id))</box>"
    }
    return "<text \(identity) family='Quoin Mono' size='\(width)pt' leading='\(height)pt'>a</text>"
  }

  private func isText(_ view: View) -> Bool {
    view.intrinsic.allSatisfy { ($0 ?? 0) > 0 } && !boxes.contains { $0.parent == view.id }
  }

  private func pair(_ priorities: [Double]) -> String { "\(priorities[0]) \(priorities[1])" }

  /// A size of its own in the constraints that it stands for.
  private func sizes(_ view: View) -> String {
    let sides = [("width", 0), ("height", 1)].compactMap { name, axis in
      view.intrinsic[axis].map { length in
        "<\(name) lessThanOrEqualTo='\(length)' priority='\(view.hugging[axis])'/>"
          + "<\(name) greaterThanOrEqualTo='\(length)' priority='\(view.compression[axis])'/>"
      }
    }
    return sides.isEmpty ? "" : "<make for='\(view.id)'>\(sides.joined())</make>"
  }

  private func element(_ rule: Rule) -> String {
    let relations = ["<=": "lessThanOrEqualTo", ">=": "greaterThanOrEqualTo"]
    let relation = relations[rule.rel] ?? "equalTo"
    var target = "\(rule.const)"
    var offset = ""
    if let to = rule.to, let attribute = rule.toAttr {
      target = "\(to == "b0" ? "page" : to).\(directional(attribute))"
      offset = " multipliedBy='\(rule.mul)' offset='\(rule.const)'"
    }
    // Rules directly in a page are the page's own.
    let owner = rule.item == "b0" ? "" : " for='\(rule.item)'"
    return "<make\(owner)><\(directional(rule.attr)) \(relation)='\(target)'\(offset) "
      + "priority='\(rule.p)'/></make>"
  }

  private func directional(_ name: String) -> String {
    ["left": "leading", "right": "trailing"][name] ?? name
  }
}
