internal import QuoinCore

/// The names of boxes that a page or a component declares, wherever inside it they stand.
struct NameTable: Sendable {
  struct Declaration: Sendable {
    /// The loops around it, outermost first.
    var loops: [Int]
    /// The component, where the name is a use's.
    var component: String?
    /// The branches of conditions around it: condition and number of the branch.
    var branches: [Branch] = []
    var location: SourceLocation

    struct Branch: Sendable, Equatable {
      var condition: Int
      var number: Int
    }

    /// Whether the two can never stand in one scope at once.
    func excludes(_ other: Declaration) -> Bool {
      loops != other.loops
        || branches.contains { own in
          other.branches.contains { $0.condition == own.condition && $0.number != own.number }
        }
    }
  }

  private var declarations: [String: [Declaration]] = [:]
  /// In order of declaration.
  private(set) var names: [String] = []
  /// Whether an id is computed, so that the table cannot know all names.
  var isOpen = false

  mutating func declare(_ name: String, _ declaration: Declaration) {
    if declarations[name] == nil { names.append(name) }
    declarations[name, default: []].append(declaration)
  }

  func declarations(of name: String) -> [Declaration] { declarations[name] ?? [] }
}

extension NameTable {
  enum Finding {
    case found([Declaration])
    case unknown
    /// The name is inside loops whose rounds have to be named.
    case needsRound
    /// More rounds are named than there are loops around.
    case noRound
  }

  /// What a name with its rounds means, read from inside some loops.
  func find(_ step: Reference.Step, from loops: [Int]) -> Finding {
    let declarations = declarations(of: step.name)
    guard !declarations.isEmpty else { return isOpen ? .found([]) : .unknown }
    let count = step.rounds.count
    let fitting = declarations.filter { declaration in
      let common = zip(declaration.loops, loops).prefix { $0 == $1 }.count
      let depth = declaration.loops.count
      return count <= depth && count >= depth - common
    }
    if !fitting.isEmpty { return .found(fitting) }
    let isTooMany = declarations.allSatisfy { $0.loops.count < count }
    return isTooMany ? .noRound : .needsRound
  }
}
