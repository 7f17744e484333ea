import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  mutating func addModifiers() {
    addOffsets()
    addOrders()
    addPriorities()
  }

  private mutating func addOffsets() {
    rule("<left equalTo='target' offset='8'/>", "108 0 30 20") { $0.left.equalTo($1).offset(8) }
    // The last offset counts; none is added up.
    rule("<left equalTo='target' offset='-3'/>", "97 0 30 20") {
      $0.left.equalTo($1).offset(8).offset(-3)
    }
    // 80 + 10, 40 + 20
    rule("<size equalTo='target' offset='10 20'/>", "0 0 90 60") {
      $0.size.equalTo($1).sizeOffset(Size(width: 10, height: 20))
    }
    rule("<size equalTo='target' offset='10'/>", "0 0 90 50") { $0.size.equalTo($1).offset(10) }
    // 140 + 2 - 15, 80 - 3 - 10
    rule("<center equalTo='target' offset='2 -3'/>", "127 67 30 20") {
      $0.center.equalTo($1).centerOffset(Point(x: 2, y: -3))
    }
    rule("<edges equalTo='target' offset='7'/>", "107 67 80 40") {
      $0.edges.equalTo($1).offset(7)
    }
    rule("<left equalTo='target' inset='16'/>", "116 0 30 20") { $0.left.equalTo($1).inset(16) }
    // 180 - 16 - 30
    rule("<right equalTo='target' inset='16'/>", "134 0 30 20") { $0.right.equalTo($1).inset(16) }
    rule("<left.right equalTo='target' inset='16'/>", "116 0 48 20") {
      $0.left.right.equalTo($1).inset(16)
    }
    rule("<edges equalTo='target' inset='3 4 1 6'/>", "104 63 70 36") {
      $0.edges.equalTo($1).inset(Insets(top: 3, left: 4, bottom: 1, right: 6))
    }
    rule("<edges equalTo='target' inset='3 4'/>", "104 63 72 34") {
      $0.edges.equalTo($1).insets(Insets(top: 3, left: 4, bottom: 3, right: 4))
    }
    rule("<edges equalTo='target' inset='top 10 left 20'/>", "120 70 60 30") {
      $0.edges.equalTo($1).insets(Insets(top: 10, left: 20))
    }
    // 80 - 2 × 5, 40 - 2 × 5
    rule("<size equalTo='target' inset='5'/>", "0 0 70 30") { $0.size.equalTo($1).inset(5) }
    // On an inequality too: the right may be at 180 - 16 at most.
    rule(
      "<right lessThanOrEqualTo='target' inset='16'/><left equalTo='160' priority='15'/>",
      "134 0 30 20"
    ) { make, target in
      make.right.lessThanOrEqualTo(target).inset(16)
      make.left.equalTo(160).priority(15)
    }
    // In right-to-left leading is at the right: 180 - 5 - 30, and trailing 100 + 5.
    rule("<leading equalTo='target' offset='5'/>", "145 0 30 20", dir: .rightToLeft) {
      $0.leading.equalTo($1).offset(5)
    }
    rule("<trailing equalTo='target' inset='5'/>", "105 0 30 20", dir: .rightToLeft) {
      $0.trailing.equalTo($1).inset(5)
    }
    rule("<left equalTo='target' offset='5'/>", "105 0 30 20", dir: .rightToLeft) {
      $0.left.equalTo($1).offset(5)
    }
    // 20 or more after the target's leading edge: its right is at 180 - 20 or further left.
    rule(
      "<leading greaterThanOrEqualTo='target' offset='20'/><right equalTo='target' priority='15'/>",
      "130 0 30 20", dir: .rightToLeft
    ) { make, target in
      make.leading.greaterThanOrEqualTo(target).offset(20)
      make.right.equalTo(target).priority(15)
    }
  }

  /// The multiplier is the target's, whatever stands first: 80 × 0.75 + 5.
  private mutating func addOrders() {
    rule("<width equalTo='target' offset='5' multipliedBy='0.75' priority='high'/>", "0 0 65 20") {
      $0.width.equalTo($1).offset(5).multipliedBy(0.75).priority(.high)
    }
    rule(
      "<width label='w' priority='high' multipliedBy='0.75' offset='5' equalTo='target'/>",
      "0 0 65 20"
    ) {
      $0.width.equalTo($1).priority(.high).multipliedBy(0.75).labeled("w").offset(5)
    }
    rule("<width dividedBy='4' equalTo='target' inset='1'/>", "0 0 18 20") {
      $0.width.equalTo($1).inset(1).dividedBy(4)
    }
    // A quarter of the page's width, measured in the page: 400 × 0.25 - 15
    rule("<centerX equalTo='superview.right' multipliedBy='0.25'/>", "85 0 30 20") {
      guard let page = $1.page else { return }
      $0.centerX.equalTo(page.right).multipliedBy(0.25)
    }
  }

  private mutating func addPriorities() {
    rule(
      """
      <left equalTo='10' priority='high'/><left equalTo='20' priority='medium'/>
      <left equalTo='30' priority='low'/><left equalTo='40' priority='749.5'/>
      """, "10 0 30 20"
    ) { make, _ in
      make.left.equalTo(10).priority(.high)
      make.left.equalTo(20).priority(.medium)
      make.left.equalTo(30).priority(.low)
      make.left.equalTo(40).priority(749.5)
    }
    rule(
      "<left equalTo='10' priority='high'/><left equalTo='20' priority='751'/>", "20 0 30 20"
    ) { make, _ in
      make.left.equalTo(10).priority(.high)
      make.left.equalTo(20).priority(.high.advanced(by: 1))
    }
    rule(
      "<left equalTo='20' priority='999'/><left equalTo='30' priority='required'/>", "30 0 30 20"
    ) { make, _ in
      make.left.equalTo(20).priority(999)
      make.left.equalTo(30).priority(.required)
    }
    // Many weak ones do not outweigh a stronger one.
    rule(
      """
      <left equalTo='10' priority='300.5'/><left equalTo='90' priority='300'/>
      <left equalTo='91' priority='300'/><left equalTo='92' priority='300'/>
      """, "10 0 30 20"
    ) { make, _ in
      make.left.equalTo(10).priority(300.5)
      for place in [90.0, 91, 92] { make.left.equalTo(place).priority(300) }
    }
  }
}
