import Cassowary

/// A solver on its way through one problem.
struct Session {
  private let solver = Solver()
  private let variables: [Variable]
  /// The name of each constraint by its index in the problem; `nil` if it was rejected or removed.
  private var ids: [ConstraintID?] = []
  private let isChecked: Bool
  private(set) var states: [State] = []
  private static let mostVariables = 10_000_000

  /// Solves the system as given.
  init(_ problem: Problem, isChecked: Bool) throws {
    guard (0...Self.mostVariables).contains(problem.vars) else {
      throw ProblemError("vars is \(problem.vars); expected 0 to \(Self.mostVariables)")
    }
    self.isChecked = isChecked
    let solver = solver
    variables = (0..<problem.vars).map { _ in solver.addVariable() }
    var batch: [Constraint] = []
    for (place, rule) in problem.constraints.enumerated() {
      batch.append(try rule.constraint(place: place))
    }
    var rejected: [Int] = []
    var mistakes: [String] = []
    for (index, result) in solver.addEach(batch).enumerated() {
      switch result {
      case .success(let id):
        ids.append(id)
      case .failure(let error):
        ids.append(nil)
        rejected.append(index)
        if let mistake = error.mistake { mistakes.append("\(index): \(mistake)") }
      }
    }
    try record(
      isRejected: !rejected.isEmpty, conflict: rejected,
      error: mistakes.isEmpty ? nil : mistakes.joined(separator: "; "))
  }

  /// Makes one change, which may be rejected.
  mutating func take(_ step: Problem.Step) throws {
    do {
      try make(step)
    } catch let error as SolverError {
      var conflict: [Int] = []
      if case .conflict(let found) = error {
        let members = Set(found.members)
        conflict = ids.indices.filter { index in ids[index].map(members.contains) ?? false }
      }
      try record(isRejected: true, conflict: conflict, error: error.mistake)
      return
    }
    try record()
  }

  private mutating func make(_ step: Problem.Step) throws {
    if step.op == "add" {
      guard let rule = step.constraint else { throw ProblemError("add without a constraint") }
      // It takes the next index, also when it is rejected.
      let place = ids.count
      ids.append(nil)
      ids[place] = try solver.add(rule.constraint(place: place))
      return
    }
    guard let index = step.index, ids.indices.contains(index) else {
      throw ProblemError("\(step.op) of no known index")
    }
    switch (step.op, step.rhs, step.p) {
    case ("remove", _, _):
      // What was rejected or removed cannot be changed, and stays as it is.
      guard let id = ids[index] else { return }
      try solver.remove(id)
      ids[index] = nil
    case ("set", let constant?, _):
      guard let id = ids[index] else { return }
      try solver.setConstant(constant, of: id)
    case ("priority", _, let priority?):
      guard let id = ids[index] else { return }
      try solver.setPriority(Priority(priority), of: id)
    default:
      throw ProblemError("op is \(step.op); expected add, remove, set with rhs or priority with p")
    }
  }

  private mutating func record(
    isRejected: Bool = false, conflict: [Int] = [], error: String? = nil
  ) throws {
    let state = State(
      values: variables.map(solver.value), isRejected: isRejected, conflict: conflict,
      error: error, freedoms: solver.ambiguity())
    if isChecked { try solver.checkInvariants() }
    states.append(state)
  }
}

extension SolverError {
  /// What is wrong with a change that could not stand in any system; `nil` for a conflict.
  fileprivate var mistake: String? {
    switch self {
    case .conflict: nil
    case .notFinite: "a number is not finite"
    case .outOfRange:
      "a number is out of range: constants up to 1e15, coefficients 0 or from 1e-12 to 1e12"
    case .priorityOutOfRange(let priority): "\(priority.value) is no priority: above 0, up to 1000"
    case .unknownVariable(let variable): "there is no variable \(variable.index)"
    case .unknownConstraint, .variableInUse: "\(self)"
    }
  }
}
