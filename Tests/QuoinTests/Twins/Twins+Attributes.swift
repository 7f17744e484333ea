import Cassowary
import QuoinCore
import QuoinLayout

extension TwinList {
  mutating func addAttributes() {
    addSingles()
    addMargins()
    addComposites()
    addChains()
  }

  /// The target is at 100…180 and 60…100, the page at 0…400 and 0…300.
  private mutating func addSingles() {
    rule("<left equalTo='target.left'/>", "100 0 30 20") { $0.left.equalTo($1.left) }
    // 180 - 30
    rule("<right equalTo='target.right'/>", "150 0 30 20") { $0.right.equalTo($1.right) }
    rule("<top equalTo='target.top'/>", "0 60 30 20") { $0.top.equalTo($1.top) }
    // 100 - 20
    rule("<bottom equalTo='target.bottom'/>", "0 80 30 20") { $0.bottom.equalTo($1.bottom) }
    rule("<leading equalTo='target.leading'/>", "100 0 30 20") { $0.leading.equalTo($1.leading) }
    rule("<trailing equalTo='target.trailing'/>", "150 0 30 20") {
      $0.trailing.equalTo($1.trailing)
    }
    rule("<leading equalTo='target'/>", "150 0 30 20", dir: .rightToLeft) {
      $0.leading.equalTo($1)
    }
    rule("<trailing equalTo='target'/>", "100 0 30 20", dir: .rightToLeft) {
      $0.trailing.equalTo($1)
    }
    rule("<width equalTo='target.width'/>", "0 0 80 20") { $0.width.equalTo($1.width) }
    rule("<height equalTo='target.height'/>", "0 0 30 40") { $0.height.equalTo($1.height) }
    // 140 - 15, 80 - 10
    rule("<centerX equalTo='target.centerX'/>", "125 0 30 20") { $0.centerX.equalTo($1.centerX) }
    rule("<centerY equalTo='target.centerY'/>", "0 70 30 20") { $0.centerY.equalTo($1.centerY) }
    // Without text a baseline is the bottom.
    rule("<firstBaseline equalTo='target.firstBaseline'/>", "0 80 30 20") {
      $0.firstBaseline.equalTo($1.firstBaseline)
    }
    rule("<lastBaseline equalTo='target.lastBaseline'/>", "0 80 30 20") {
      $0.lastBaseline.equalTo($1.lastBaseline)
    }
    rule("<baseline equalTo='target.baseline'/>", "0 80 30 20") {
      $0.baseline.equalTo($1.baseline)
    }
    // Across: left at right, centre at bottom, width as height.
    rule("<left equalTo='target.right'/>", "180 0 30 20") { $0.left.equalTo($1.right) }
    rule("<centerY equalTo='target.bottom'/>", "0 90 30 20") { $0.centerY.equalTo($1.bottom) }
    rule("<width equalTo='target.height'/>", "0 0 40 20") { $0.width.equalTo($1.height) }
  }

  /// The box's margins are 6 and 8 across, 5 and 7 down; the target's 2 and 4, 1 and 3: 102…176
  /// and 61…97.
  private mutating func addMargins() {
    // 102 - 6
    rule("<leftMargin equalTo='target.leftMargin'/>", "96 0 30 20") {
      $0.leftMargin.equalTo($1.leftMargin)
    }
    // 176 + 8 - 30
    rule("<rightMargin equalTo='target.rightMargin'/>", "154 0 30 20") {
      $0.rightMargin.equalTo($1.rightMargin)
    }
    // 61 - 5
    rule("<topMargin equalTo='target.topMargin'/>", "0 56 30 20") {
      $0.topMargin.equalTo($1.topMargin)
    }
    // 97 + 7 - 20
    rule("<bottomMargin equalTo='target.bottomMargin'/>", "0 84 30 20") {
      $0.bottomMargin.equalTo($1.bottomMargin)
    }
    rule("<leadingMargin equalTo='target.leadingMargin'/>", "96 0 30 20") {
      $0.leadingMargin.equalTo($1.leadingMargin)
    }
    rule("<trailingMargin equalTo='target.trailingMargin'/>", "154 0 30 20") {
      $0.trailingMargin.equalTo($1.trailingMargin)
    }
    rule("<leadingMargin equalTo='target'/>", "154 0 30 20", dir: .rightToLeft) {
      $0.leadingMargin.equalTo($1)
    }
    rule("<trailingMargin equalTo='target'/>", "96 0 30 20", dir: .rightToLeft) {
      $0.trailingMargin.equalTo($1)
    }
    // (102 + 176) / 2 = 139; the box's own middle is (6 + 22) / 2 = 14
    rule("<centerXWithinMargins equalTo='target.centerXWithinMargins'/>", "125 0 30 20") {
      $0.centerXWithinMargins.equalTo($1.centerXWithinMargins)
    }
    // (61 + 97) / 2 = 79, (5 + 13) / 2 = 9
    rule("<centerYWithinMargins equalTo='target.centerYWithinMargins'/>", "0 70 30 20") {
      $0.centerYWithinMargins.equalTo($1.centerYWithinMargins)
    }
    rule("<left equalTo='target.leftMargin'/>", "102 0 30 20") { $0.left.equalTo($1.leftMargin) }
    rule("<leftMargin equalTo='target.left'/>", "94 0 30 20") { $0.leftMargin.equalTo($1.left) }
    rule("<left.top equalTo='target.margins'/>", "102 61 30 20") {
      $0.left.top.equalTo($1.margins)
    }
    rule("<right equalTo='target.margins.right'/>", "146 0 30 20") {
      $0.right.equalTo($1.margins.right)
    }
  }

  private mutating func addComposites() {
    rule("<edges equalTo='target'/>", "100 60 80 40") { $0.edges.equalTo($1) }
    rule("<edges equalTo='target.edges'/>", "100 60 80 40") { $0.edges.equalTo($1.edges) }
    rule("<horizontalEdges equalTo='target.horizontalEdges'/>", "100 0 80 20") {
      $0.horizontalEdges.equalTo($1.horizontalEdges)
    }
    rule("<verticalEdges equalTo='target.verticalEdges'/>", "0 60 30 40") {
      $0.verticalEdges.equalTo($1.verticalEdges)
    }
    for dir in [LayoutDirection.leftToRight, .rightToLeft] {
      rule("<directionalEdges equalTo='target.directionalEdges'/>", "100 60 80 40", dir: dir) {
        $0.directionalEdges.equalTo($1.directionalEdges)
      }
      rule(
        "<directionalHorizontalEdges equalTo='target.directionalHorizontalEdges'/>",
        "100 0 80 20", dir: dir
      ) {
        $0.directionalHorizontalEdges.equalTo($1.directionalHorizontalEdges)
      }
      // 102 - 6, 61 - 5; 74 + 14, 36 + 12
      rule("<directionalMargins equalTo='target.directionalMargins'/>", "96 56 88 48", dir: dir) {
        $0.directionalMargins.equalTo($1.directionalMargins)
      }
    }
    rule(
      "<directionalVerticalEdges equalTo='target.directionalVerticalEdges'/>", "0 60 30 40"
    ) {
      $0.directionalVerticalEdges.equalTo($1.directionalVerticalEdges)
    }
    rule("<size equalTo='target.size'/>", "0 0 80 40") { $0.size.equalTo($1.size) }
    rule("<center equalTo='target.center'/>", "125 70 30 20") { $0.center.equalTo($1.center) }
    rule("<margins equalTo='target'/>", "96 56 88 48") { $0.margins.equalTo($1) }
    rule("<centerWithinMargins equalTo='target.centerWithinMargins'/>", "125 70 30 20") {
      $0.centerWithinMargins.equalTo($1.centerWithinMargins)
    }
    rule("<edges equalTo='target.margins'/>", "102 61 74 36") { $0.edges.equalTo($1.margins) }
  }

  private mutating func addChains() {
    rule("<left.top equalTo='target'/>", "100 60 30 20") { $0.left.top.equalTo($1) }
    rule("<left.top.width.height equalTo='target'/>", "100 60 80 40") {
      $0.left.top.width.height.equalTo($1)
    }
    rule("<right.centerY equalTo='target'/>", "150 70 30 20") { $0.right.centerY.equalTo($1) }
    rule("<size.left.top equalTo='target'/>", "100 60 80 40") { $0.size.left.top.equalTo($1) }
    rule("<width.height equalTo='target.height'/>", "0 0 40 40") {
      $0.width.height.equalTo($1.height)
    }
    rule("<leading.trailing.baseline equalTo='target'/>", "100 80 80 20") {
      $0.leading.trailing.baseline.equalTo($1)
    }
    rule("<horizontalEdges.topMargin.bottomMargin equalTo='target'/>", "100 56 80 48") {
      $0.horizontalEdges.topMargin.bottomMargin.equalTo($1)
    }
    rule("<center.width equalTo='target'/>", "100 70 80 20") { $0.center.width.equalTo($1) }
  }
}
