internal import Foundation
internal import QuoinCore
internal import QuoinLayout

extension Binder {
  /// Lays styles over a look; what in them is not about text is passed over.
  func applyStyles(
    _ node: AttributeNode?, _ environment: Environment, to look: inout TextLook
  ) {
    for style in styles(node, environment) {
      for attribute in attributes(of: style) {
        if let value = value(attribute, environment) { _ = look.take(attribute.name, value) }
      }
    }
  }

  /// Lays styles over a box and the look of its text.
  func applyStyles(
    _ node: AttributeNode?, _ context: BindContext, to box: Box, _ look: inout TextLook,
    _ picture: inout PictureLook
  ) {
    for style in styles(node, context.environment) {
      for attribute in attributes(of: style) {
        apply(attribute, context, to: box, &look, &picture)
      }
    }
    // Styles that build upon styles may have taken too long.
    if let node, evaluator.isExhausted { _ = spend(0, at: node.location) }
  }

  private func styles(_ node: AttributeNode?, _ environment: Environment) -> [StyleNode] {
    guard let node, let names = value(node, environment)?.names else { return [] }
    return names.compactMap { name in
      if let style = contents.styles[name] { return style }
      // Constant names were looked up when the template was read.
      let known = contents.styles.keys.sorted()
      diagnostics.error(
        .unknownStyle, at: node.location, "no style '\(name)'\(name.hint(among: known))")
      return nil
    }
  }

  /// The attributes of a style, those of the styles that it extends first, a variant's last.
  private func attributes(of style: StyleNode) -> [AttributeNode] {
    evaluator.charge(1 + style.attributes.count)
    guard !style.extends.isEmpty || !operations.styleAttributes.isEmpty else {
      return style.attributes
    }
    var result: [AttributeNode] = []
    for name in style.extends where !evaluator.isExhausted {
      if let other = contents.styles[name] { result += attributes(of: other) }
    }
    return result + style.attributes + (operations.styleAttributes[style.name] ?? [])
  }

  /// Gives one attribute to the box, its text or its picture, whichever it is about.
  func apply(
    _ attribute: AttributeNode, _ context: BindContext, to box: Box, _ look: inout TextLook,
    _ picture: inout PictureLook
  ) {
    guard let value = value(attribute, context.environment) else { return }
    if attribute.name == .href { note(link: value.text, at: attribute.location) }
    if box.kind == .image, picture.take(attribute.name, value) { return }
    if box.take(attribute.name, value) { return }
    if box.kind == .text { _ = look.take(attribute.name, value) }
  }
}

/// How a picture fills its box.
struct PictureLook {
  var fit = ImageFit.contain
  var position = ImagePosition.center

  mutating func take(_ name: AttributeName, _ value: AttributeValue) -> Bool {
    switch (name, value) {
    case (.fit, .text(let word)): fit = ImageFit(rawValue: word) ?? fit
    case (.position, .position(let value)): position = value
    default: return false
    }
    return true
  }
}

extension Box {
  /// Takes the value of an attribute; false where it is not about the box itself.
  func take(_ name: AttributeName, _ value: AttributeValue) -> Bool {
    switch (name, value) {
    case (.margin, .insets(let insets)): margin = insets
    case (.hugging, .priorities(let horizontal, let vertical)):
      hugging = .written(horizontal: horizontal, vertical: vertical)
    case (.compression, .priorities(let horizontal, let vertical)):
      compression = .written(horizontal: horizontal, vertical: vertical)
    case (.aspect, .aspect(let value)): aspect = value
    case (.spacingAfter, .lengths(let lengths)): spacingAfter = lengths.first
    case (.dir, .text(let word)): direction = LayoutDirection(rawValue: word)
    case (.hidden, .boolean(let flag)): isHidden = flag
    case (.turn, .text(let word)): turn = Int(word).flatMap { Turn(rawValue: $0) } ?? turn
    default: return takePaint(name, value) || takeStack(name, value)
    }
    return true
  }

  private func takePaint(_ name: AttributeName, _ value: AttributeValue) -> Bool {
    switch (name, value) {
    case (.fill, .paint(let value)): paint.fill = value
    case (.stroke, .stroke(let value)): paint.stroke = value
    case (.strokeTop, .stroke(let value)): paint.strokeTop = value
    case (.strokeLeft, .stroke(let value)): paint.strokeLeft = value
    case (.strokeBottom, .stroke(let value)): paint.strokeBottom = value
    case (.strokeRight, .stroke(let value)): paint.strokeRight = value
    case (.radius, .radii(let value)): paint.radius = value
    case (.clip, .boolean(let flag)): paint.clips = flag
    case (.opacity, .number(let value)): paint.opacity = value
    case (.rotate, .number(let value)): paint.rotation = value
    case (.z, .number(let value)): paint.z = value
    case (.href, .text(let value)): paint.link = value
    case (.alt, .text(let value)): paint.alternativeText = value
    default: return false
    }
    return true
  }

  private func takeStack(_ name: AttributeName, _ value: AttributeValue) -> Bool {
    if kind == .grid { return takeGrid(name, value) }
    guard kind == .stack else { return false }
    var style = stack ?? StackStyle()
    switch (name, value) {
    case (.axis, .text(let word)): style.axis = Axis(rawValue: word) ?? style.axis
    case (.spacing, .lengths(let lengths)): style.spacing = lengths.first ?? 0
    case (.alignment, .text(let word)):
      style.alignment = StackStyle.Alignment(rawValue: word) ?? style.alignment
    case (.distribution, .text(let word)):
      style.distribution = StackStyle.Distribution(rawValue: word) ?? style.distribution
    default: return false
    }
    stack = style
    return true
  }

  private func takeGrid(_ name: AttributeName, _ value: AttributeValue) -> Bool {
    var style = grid ?? GridStyle(columns: 0)
    switch (name, value) {
    case (.columns, .integer(let count)): style.columns = count
    case (.rows, .integer(let count)): style.rows = count
    case (.gutter, .lengths(let lengths)):
      style.columnGutter = lengths.first ?? 0
      style.rowGutter = lengths.last ?? 0
    default: return false
    }
    grid = style
    return true
  }
}
