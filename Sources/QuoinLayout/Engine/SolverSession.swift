import Cassowary
import QuoinCore

/// A solver and what it holds of the page that was laid out last.
///
/// Whatever was there before, after ``install(_:constants:)`` it holds just what a new solver would
/// hold, so its solution is the same.
struct SolverSession {
  private(set) var solver = Solver()
  /// Four for each box of the plan.
  private(set) var variables: [Variable] = []
  /// The constraints of the plan that could not be accepted.
  private(set) var refusals: [Refusal] = []

  private var boxes: [KnownBox] = []
  /// How many variables the solver ever made; it keeps room for those that are gone.
  private(set) var madeCount = 0
  /// By index in the plan; the name is nil for those refused.
  private(set) var installed: [(constraint: Constraint, id: ConstraintID?)] = []

  private struct KnownBox: Equatable {
    var key: String
    var parent: String?
  }

  /// A constraint that cannot hold with others before it.
  struct Refusal {
    /// The index in the plan.
    var index: Int
    /// What it cannot hold with, by index in the plan; nil where it is itself at fault.
    var members: [Int]?
  }

  /// The value of an unknown, in points.
  ///
  /// A solver that is carried along reaches the same solution as a fresh one but for rounding. So
  /// that the same page has the same bytes on every path, values are rounded to where that is gone.
  func value(_ slot: Slot) -> Double {
    let value = solver.value(of: variables[slot.index])
    // Far out, where this is finer than the numbers are, they stay as they are.
    return value.magnitude < 1e8 ? (value * Self.grain).rounded() / Self.grain : value
  }

  /// Steps to the point, a power of two so that rounding to one and dividing rounds nothing else.
  private static let grain = 0x1p26
}

extension SolverSession {
  /// Brings the solver from the page it holds to another one, touching only what differs.
  mutating func install(_ plan: LayoutPlan, constants: [Double]) {
    let wanted = plan.boxes.enumerated().map { index, box in
      KnownBox(key: box.key, parent: plan.parents[index].map { plan.boxes[$0].key })
    }
    guard refusals.isEmpty, adopt(wanted) else {
      return rebuild(plan, boxes: wanted, constants: constants)
    }
    let constraints = plan.constraints.indices.map { index in
      constraint(plan.constraints[index], constants[index])
    }
    do throws(SolverError) {
      try replace(with: constraints)
    } catch {
      rebuild(plan, boxes: wanted, constants: constants)
    }
  }

  /// Gives some constraints of the plan other constants.
  mutating func change(_ changes: [Int], of plan: LayoutPlan, constants: [Double]) {
    guard !changes.isEmpty else { return }
    if refusals.isEmpty {
      let edits = changes.compactMap { index in
        installed[index].id.map { ($0, constants[index]) }
      }
      do throws(SolverError) {
        try solver.setConstants(edits)
        for index in changes { installed[index].constraint.constant = constants[index] }
        return
      } catch {
        // Something required no longer fits: find out what, in declared order.
      }
    }
    rebuild(plan, boxes: boxes, constants: constants)
  }

  /// Solves the plan from nothing, dropping what is refused in declared order.
  private mutating func rebuild(_ plan: LayoutPlan, boxes: [KnownBox], constants: [Double]) {
    self.boxes = boxes
    refusals = []
    createVariables(plan)
    let constraints = plan.constraints.indices.map { index in
      constraint(plan.constraints[index], constants[index])
    }
    if let ids = try? solver.add(constraints) {
      installed = zip(constraints, ids).map { ($0, $1) }
      return
    }
    createVariables(plan)
    var results: [(constraint: Constraint, id: ConstraintID?)] = []
    var failures: [(index: Int, error: SolverError)] = []
    for (index, result) in solver.addEach(constraints).enumerated() {
      switch result {
      case .success(let id): results.append((constraints[index], id))
      case .failure(let error):
        results.append((constraints[index], nil))
        failures.append((index, error))
      }
    }
    installed = results
    refusals = failures.map { refusal(at: $0.index, $0.error) }
  }

  private func refusal(at index: Int, _ error: SolverError) -> Refusal {
    guard case .conflict(let conflict) = error else { return Refusal(index: index) }
    let ids = indices
    let members = conflict.members.compactMap { ids[$0] } + conflict.batchMembers
    return Refusal(index: index, members: members.sorted())
  }

  /// By name, the indices in the plan of the constraints that stand.
  var indices: [ConstraintID: Int] {
    Dictionary(
      installed.enumerated().compactMap { index, entry in entry.id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func createVariables(_ plan: LayoutPlan) {
    solver = Solver()
    variables = []
    madeCount = 0
    variables.reserveCapacity(plan.boxes.count * 4)
    for parent in plan.parents { addVariables(under: parent) }
  }

  /// Positions fall back on the superview's, sizes on 0.
  private mutating func addVariables(under parent: Int?) {
    madeCount += 4
    let left = parent.map { variables[Slot($0, .left).index] }
    let top = parent.map { variables[Slot($0, .top).index] }
    variables.append(solver.addVariable(default: left))
    variables.append(solver.addVariable(default: top))
    variables.append(solver.addVariable())
    variables.append(solver.addVariable())
  }

  private func constraint(_ planned: PlannedConstraint, _ constant: Double) -> Constraint {
    Constraint(
      planned.terms.map { Term(variables[$0.slot.index], $0.coefficient) }, planned.relation,
      constant, priority: planned.priority, place: planned.place)
  }
}

extension SolverSession {
  /// Makes the variables those of the wanted boxes, if that can be done without changing the order
  /// of creation, which decides ties: boxes may go, and new ones may follow the last.
  ///
  /// Constraints on boxes that go are taken away.
  private mutating func adopt(_ wanted: [KnownBox]) -> Bool {
    // A new solver is cheaper than one that drags along what it once had.
    guard !boxes.isEmpty, madeCount < 8 * wanted.count + 256 else { return false }
    var kept: [Int] = []
    var next = 0
    for box in boxes.indices where next < wanted.count && boxes[box] == wanted[next] {
      kept.append(box)
      next += 1
    }
    let keys = Set(boxes.map(\.key))
    let fresh = wanted[next...]
    guard !kept.isEmpty, keys.count == boxes.count,
      !fresh.contains(where: { keys.contains($0.key) }),
      Set(wanted.map(\.key)).count == wanted.count
    else { return false }
    guard kept.count == boxes.count || drop(allBut: kept) else { return false }

    variables = kept.flatMap { variables[($0 * 4)..<($0 * 4 + 4)] }
    boxes = wanted
    let indices = Dictionary(
      wanted.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for box in fresh { addVariables(under: box.parent.flatMap { indices[$0] }) }
    return true
  }

  private mutating func drop(allBut kept: [Int]) -> Bool {
    let going = Set(boxes.indices).subtracting(kept).sorted(by: >)
    let variables = Set(going.flatMap { self.variables[($0 * 4)..<($0 * 4 + 4)] })
    do throws(SolverError) {
      var released: [ConstraintID] = []
      for index in installed.indices {
        let terms = installed[index].constraint.terms
        guard let id = installed[index].id,
          terms.contains(where: { variables.contains($0.variable) })
        else { continue }
        released.append(id)
        installed[index].id = nil
      }
      try solver.remove(released)
      // Children stand after their parents and let go of them first.
      for box in going {
        for slot in (box * 4..<box * 4 + 4).reversed() {
          try solver.removeVariable(self.variables[slot])
        }
      }
      return true
    } catch {
      return false
    }
  }

  /// Makes the solver hold these constraints: keeps those that are there, changes those that only
  /// differ in the constant, takes away the rest and adds what is missing.
  private mutating func replace(with wanted: [Constraint]) throws(SolverError) {
    var places: [Place: Int] = [:]
    for (index, entry) in installed.enumerated() where entry.id != nil {
      places[entry.constraint.place] = index
    }
    var ids = [ConstraintID?](repeating: nil, count: wanted.count)
    var isKept = [Bool](repeating: false, count: installed.count)
    var edits: [(ConstraintID, Double)] = []
    var missing: [Int] = []
    for (index, constraint) in wanted.enumerated() {
      guard let old = places[constraint.place], !isKept[old], let id = installed[old].id,
        installed[old].constraint.differsOnlyInConstant(from: constraint)
      else {
        missing.append(index)
        continue
      }
      isKept[old] = true
      ids[index] = id
      if installed[old].constraint.constant != constraint.constant {
        edits.append((id, constraint.constant))
      }
    }
    let going = installed.indices.filter { !isKept[$0] }.compactMap { installed[$0].id }
    installed = []
    if !going.isEmpty { try solver.remove(going) }
    if !edits.isEmpty { try solver.setConstants(edits) }
    if !missing.isEmpty {
      let added = try solver.add(missing.map { wanted[$0] })
      for (index, id) in zip(missing, added) { ids[index] = id }
    }
    installed = zip(wanted, ids).map { ($0, $1) }
  }
}

extension Constraint {
  fileprivate func differsOnlyInConstant(from other: Constraint) -> Bool {
    relation == other.relation && priority == other.priority && terms == other.terms
  }
}
