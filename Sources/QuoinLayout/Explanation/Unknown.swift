import QuoinCore

/// A number of a box that an explanation speaks of: the four that are solved for, and the far edges,
/// of which most rules speak.
struct Unknown: Hashable, Comparable {
  enum Part: Int {
    case left, top, width, height, right, bottom
  }

  /// The index of the box in the plan.
  var box: Int
  var part: Part

  init(_ box: Int, _ part: Part) {
    self.box = box
    self.part = part
  }

  init(_ slot: Slot) {
    let part: Part =
      switch slot.quantity {
      case .left: .left
      case .top: .top
      case .width: .width
      case .height: .height
      }
    self.init(slot.box, part)
  }

  static func < (a: Unknown, b: Unknown) -> Bool {
    (a.box, a.part.rawValue) < (b.box, b.part.rawValue)
  }

  var axis: Axis {
    switch part {
    case .left, .width, .right: .horizontal
    case .top, .height, .bottom: .vertical
    }
  }

  var attribute: Attribute {
    switch part {
    case .left: .left
    case .top: .top
    case .width: .width
    case .height: .height
    case .right: .right
    case .bottom: .bottom
    }
  }

  /// Whether it is a corner of the page, which is 0 and needs no mention.
  var isCorner: Bool { box == 0 && (part == .left || part == .top) }
}

/// What unknowns add up to, far edges in the place of an edge and a size with the same factor.
struct UnknownSum {
  private(set) var terms: [Unknown: Double] = [:]

  init(_ slots: [(slot: Slot, coefficient: Double)]) {
    for (slot, coefficient) in slots { terms[Unknown(slot), default: 0] += coefficient }
    for (slot, _) in slots where slot.quantity == .left || slot.quantity == .top {
      let span = BoxSpan(slot.box, along: slot.quantity == .left ? .horizontal : .vertical)
      guard let near = terms[span.near], near == terms[span.size] else { continue }
      terms[span.near] = nil
      terms[span.size] = nil
      terms[span.far] = near
    }
  }

  /// In document order.
  var sorted: [(unknown: Unknown, factor: Double)] {
    terms.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// The three numbers of a box along an axis: `near + size = far`.
struct BoxSpan {
  var near: Unknown
  var size: Unknown
  var far: Unknown

  init(_ box: Int, along axis: Axis) {
    let isHorizontal = axis == .horizontal
    near = Unknown(box, isHorizontal ? .left : .top)
    size = Unknown(box, isHorizontal ? .width : .height)
    far = Unknown(box, isHorizontal ? .right : .bottom)
  }

  /// The other two, with the factors that make up the one.
  func parts(of unknown: Unknown) -> [(unknown: Unknown, factor: Double)] {
    if unknown == far { return [(near, 1), (size, 1)] }
    return [(far, 1), (unknown == near ? size : near, -1)]
  }
}
