extension Attribute {
  /// The names that stand for several attributes, with these in the order they are lowered in.
  package static let composites: [(name: String, attributes: [Attribute])] = [
    ("edges", [.left, .right, .top, .bottom]),
    ("horizontalEdges", [.left, .right]),
    ("verticalEdges", [.top, .bottom]),
    ("directionalEdges", [.leading, .trailing, .top, .bottom]),
    ("directionalHorizontalEdges", [.leading, .trailing]),
    ("directionalVerticalEdges", [.top, .bottom]),
    ("size", [.width, .height]),
    ("center", [.centerX, .centerY]),
    ("margins", [.leftMargin, .rightMargin, .topMargin, .bottomMargin]),
    ("directionalMargins", [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]),
    ("centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins]),
  ]

  /// Every name that a link of a chain can have, single attributes first.
  package static let names: [String] =
    allCases.map(\.rawValue) + ["baseline"] + composites.map(\.name)

  /// The attributes that one link of a chain stands for; nil if there is no such name.
  package static func link(named name: String) -> [Attribute]? {
    if let single = Attribute(rawValue: name) { return [single] }
    if name == "baseline" { return [.lastBaseline] }
    return composites.first { $0.name == name }?.attributes
  }

  /// The attributes of a chain such as `left.top`, `edges` or `size.centerX`, in order.
  ///
  /// - Returns: nil if a link is empty or unknown; an attribute named twice comes once.
  package static func chain(named name: String) -> [Attribute]? {
    var attributes: [Attribute] = []
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      guard let link = link(named: String(part)) else { return nil }
      for attribute in link where !attributes.contains(attribute) { attributes.append(attribute) }
    }
    return attributes
  }
}
