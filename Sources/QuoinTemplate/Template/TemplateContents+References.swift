internal import QuoinCore
internal import QuoinLayout

extension TemplateContents {
  /// What is wrong with a reference; nil if nothing is.
  func problem(
    _ reference: Reference, in names: NameTable, from loops: [Int]
  ) -> String? {
    guard case .name(let first) = reference.base else {
      return reference.steps.isEmpty ? nil : Self.noAttribute(reference.steps[0].name)
    }
    var table = names
    var loops = loops
    var steps = [first] + reference.steps
    var isInside = false
    while !steps.isEmpty {
      let step = steps.removeFirst()
      switch table.find(step, from: loops) {
      case .unknown:
        let place = isInside ? "in '\(reference.text)'" : "on this page"
        let known = (isInside ? [] : Reference.reserved) + table.names
        return "no box '\(step.name)' \(place)\(step.name.hint(among: known))"
      case .needsRound:
        return "'\(step.name)' stands in a <for>: say which, as in '\(step.name)[0]', "
          + "'\(step.name)[last]' or '\(step.name)[*]'"
      case .noRound:
        return "'\(step.name)' has no rounds: it does not stand in so many <for>"
      case .found(let declarations):
        guard let next = steps.first else { return nil }
        // A name that data decides about is looked up when it is bound.
        guard !declarations.isEmpty else { return nil }
        let components = declarations.compactMap(\.component)
        guard let component = components.first else { return Self.noAttribute(next.name) }
        guard let inner = self.components[component] else { return nil }
        table = inner.names
        loops = []
        isInside = true
      }
    }
    return nil
  }

  /// What is wrong with a link to a place in the document; nil if nothing is.
  func problem(ofLinkTo target: String) -> String? {
    let reference = try? Reference(parsing: target)
    let isDeclared = places.contains { place in
      guard let reference else { return false }
      return place.id == target || problem(reference, in: place.names, from: []) == nil
    }
    guard !isDeclared else { return nil }
    let names = places.flatMap { ($0.id.map { [$0] } ?? []) + $0.names.names }
    return "no box '\(target)' in the document\(target.hint(among: names))"
  }

  private static func noAttribute(_ name: String) -> String {
    if Attribute.link(named: name) != nil {
      return "a target has one attribute, and '\(name)' is not the last: chains stand before the "
        + "relation"
    }
    let names = Attribute.names + Reference.Guide.names
    return "no attribute '\(name)' of a box\(name.hint(among: names))"
  }
}
