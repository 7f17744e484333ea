internal import QuoinLayout

/// The boxes of one page, one round of a loop or one use of a component, by their names there.
final class ScopeInstance {
  struct Loop {
    var node: LoopNode
    var rounds: [ScopeInstance]
  }

  /// A box, and what its name opens where it is a use's.
  struct Hit {
    var box: Box
    var inner: ScopeInstance?
  }

  /// Where a name that is not here is looked for.
  let parent: ScopeInstance?
  /// What the page or component declares in all.
  let names: NameTable
  /// The loops around, outermost first.
  let loops: [Int]
  /// The round before.
  let previous: ScopeInstance?
  private var hits: [String: Hit] = [:]
  private var loopsInside: [Loop] = []
  /// The boxes of a round by their nodes, with and without names.
  private var boxes: [Int: Box] = [:]

  init(
    parent: ScopeInstance?, names: NameTable, loops: [Int] = [], previous: ScopeInstance? = nil
  ) {
    self.parent = parent
    self.names = names
    self.loops = loops
    self.previous = previous
  }

  /// Gives a box its name; false if the name is taken.
  func register(_ name: String, _ hit: Hit) -> Bool {
    guard hits[name] == nil else { return false }
    hits[name] = hit
    return true
  }

  func register(_ box: Box, number: Int) {
    guard !loops.isEmpty else { return }
    boxes[number] = box
  }

  func add(_ loop: Loop) { loopsInside.append(loop) }

  func box(number: Int) -> Box? { boxes[number] }

  /// What a name with its rounds means, here or further out; empty where it is absent.
  func find(_ step: Reference.Step) -> [Hit] {
    var next: ScopeInstance? = self
    while let scope = next {
      let hits = scope.local(step.name, step.rounds[...])
      if !hits.isEmpty || scope.declares(step) { return hits }
      next = scope.parent
    }
    return []
  }

  /// Whether the name belongs to this scope, be it there or not.
  private func declares(_ step: Reference.Step) -> Bool {
    names.declarations(of: step.name).contains { declaration in
      declaration.loops.dropLast(step.rounds.count) == loops[...]
        && declaration.loops.count >= step.rounds.count
    }
  }

  /// What a name means in this very scope.
  func local(_ name: String, _ rounds: ArraySlice<Reference.Round>) -> [Hit] {
    guard let round = rounds.first else { return hits[name].map { [$0] } ?? [] }
    let rest = rounds.dropFirst()
    for loop in loopsInside where loop.node.names[name] != nil {
      let found: [Hit]
      switch round {
      case .number(let number):
        guard loop.rounds.indices.contains(number) else { continue }
        found = loop.rounds[number].local(name, rest)
      case .last:
        found = loop.rounds.last?.local(name, rest) ?? []
      case .all:
        found = loop.rounds.flatMap { $0.local(name, rest) }
      case .span(let span):
        found = loop.rounds[span.clamped(to: 0...loop.rounds.count).lowerBound...]
          .prefix(span.count).flatMap { $0.local(name, rest) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
