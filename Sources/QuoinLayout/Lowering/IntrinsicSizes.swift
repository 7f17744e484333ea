import Cassowary
import QuoinCore

extension Lowering {
  /// The sizes and proportions that a box has from its content.
  mutating func lowerContent(of index: Int) {
    let box = plan.boxes[index]
    let size = intrinsicSize(of: index)
    for axis in Axis.allCases { lower(size[axis], of: index, along: axis) }
    if let (ratio, priority) = box.proportions {
      var expression = Expression(Slot(index, .width))
      expression.add(Slot(index, .height), times: -ratio)
      append(
        expression, .equal, priority: priority, place: place(of: index, part: 4),
        origin: .implied(.aspect(ratio), box))
    }
  }

  /// The intrinsic size of a box, texts on their natural lines; nil along an axis without one.
  func intrinsicSize(of index: Int) -> IntrinsicSize {
    let size = contentSize(of: index)
    guard plan.boxes[index].turn.exchangesSides else { return size }
    return IntrinsicSize(width: size.height, height: size.width)
  }

  private func contentSize(of index: Int) -> IntrinsicSize {
    switch plan.boxes[index].content {
    case .none, .vector(viewBox: nil): return IntrinsicSize()
    case .text:
      guard let text = plan.text(of: index) else { return IntrinsicSize() }
      return IntrinsicSize(width: natural[text].width, height: natural[text].height)
    case .image(let source, _, _):
      return IntrinsicSize(width: source.size.width, height: source.size.height)
    case .vector(let viewBox?):
      return IntrinsicSize(width: viewBox.width, height: viewBox.height)
    case .sized(let width, let height): return IntrinsicSize(width: width, height: height)
    }
  }

  private mutating func lower(_ length: Double?, of index: Int, along axis: Axis) {
    guard let length, length.isFinite, length >= 0 else { return }
    let box = plan.boxes[index]
    let part = axis == .horizontal ? 0 : 2
    let text = plan.text(of: index)
    var expression = Expression(Slot(index, axis.size))
    let isLines = text != nil && axis != box.lineAxis
    if let text, isLines {
      expression.add(.height, of: text, times: -1)
    } else {
      expression.constant = -length
    }
    append(
      expression, .lessThanOrEqual, priority: box.resolvedHugging[axis],
      place: place(of: index, part: part), origin: .implied(.hugging(axis), box))
    var compression = box.resolvedCompression[axis]
    // Text wraps rather than being cut: its height counts before other sizes of its priority.
    if isLines, !compression.isRequired {
      compression = Priority(compression.value.nextUp)
    }
    append(
      expression, .greaterThanOrEqual, priority: compression,
      place: place(of: index, part: part + 1), origin: .implied(.compression(axis), box))
  }

  private func place(of index: Int, part: Int) -> Place {
    Place(Section.content, plan.boxes[index].order ?? index, part)
  }
}

/// The size that a content has of its own, in pt.
struct IntrinsicSize {
  var width: Double?
  var height: Double?

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension Box {
  /// Width divided by height as the content has it.
  private var naturalRatio: Double? {
    let size: (width: Double?, height: Double?) =
      switch content {
      case .image(let source, _, _): (source.size.width, source.size.height)
      case .vector(let viewBox): (viewBox?.width, viewBox?.height)
      case .sized(let width, let height): (width, height)
      case .none, .text: (nil, nil)
      }
    guard let width = size.width, let height = size.height, width > 0, height > 0 else {
      return nil
    }
    return turn.exchangesSides ? height / width : width / height
  }

  /// The ratio of width to height that the box holds, and how strongly.
  var proportions: (ratio: Double, priority: Priority)? {
    switch aspect {
    case .free: nil
    case .ratio(let ratio): ratio > 0 && ratio.isFinite ? (ratio, .required) : nil
    case .natural: naturalRatio.map { ($0, .required) }
    case .automatic:
      if kind == .barcode {
        naturalRatio.map { ($0, .required) }
      } else {
        holdsPicture ? naturalRatio.map { ($0, 201) } : nil
      }
    }
  }
}
