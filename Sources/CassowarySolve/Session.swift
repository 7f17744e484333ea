import Cassowary

/// The solution after one step, as it is printed.
struct State {
  var values: [Double]
  var isRejected: Bool
  var conflict: [Int]
  var freedoms: [Freedom]

  /// One JSON object.
  var json: String {
    let free = freedoms.map { freedom in
      let low = freedom.low.map { "\($0)" } ?? "null"
      let high = freedom.high.map { "\($0)" } ?? "null"
      return "{\"var\":\(freedom.variable.index),\"low\":\(low),\"high\":\(high),"
        + "\"level\":\(freedom.level)}"
    }
    return "{\"x\":[\(Self.list(values))],\"rejected\":\(isRejected),"
      + "\"conflict\":[\(Self.list(conflict))],\"free\":[\(free.joined(separator: ","))]}"
  }

  private static func list<Item>(_ items: [Item]) -> String {
    items.map { "\($0)" }.joined(separator: ",")
  }
}

/// A solver on its way through one problem.
struct Session {
  private let solver = Solver()
  private let variables: [Variable]
  /// The name of each constraint by its index in the problem; `nil` if it was rejected or removed.
  private var ids: [ConstraintID?] = []
  private let isChecked: Bool
  private(set) var states: [State] = []

  /// Solves the system as given.
  init(_ problem: Problem, isChecked: Bool) throws {
    guard problem.vars >= 0 else { throw ProblemError("vars is \(problem.vars)") }
    self.isChecked = isChecked
    let solver = solver
    variables = (0..<problem.vars).map { _ in solver.addVariable() }
    var batch: [Constraint] = []
    for (place, rule) in problem.constraints.enumerated() {
      batch.append(try rule.constraint(place: place))
    }
    var rejected: [Int] = []
    for (index, result) in solver.addEach(batch).enumerated() {
      switch result {
      case .success(let id): ids.append(id)
      case .failure(.conflict):
        ids.append(nil)
        rejected.append(index)
      case .failure(let error): throw error
      }
    }
    try record(isRejected: !rejected.isEmpty, conflict: rejected)
  }

  /// Makes one change, which may be rejected.
  mutating func take(_ step: Problem.Step) throws {
    do {
      try make(step)
    } catch SolverError.conflict(let conflict) {
      let members = Set(conflict.members)
      let indices = ids.indices.filter { index in ids[index].map(members.contains) ?? false }
      try record(isRejected: true, conflict: indices)
      return
    }
    try record(isRejected: false, conflict: [])
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
    // What was rejected or removed cannot be changed, and stays as it is.
    guard let id = ids[index] else { return }
    switch (step.op, step.rhs, step.p) {
    case ("remove", _, _):
      try solver.remove(id)
      ids[index] = nil
    case ("set", let constant?, _):
      try solver.setConstant(constant, of: id)
    case ("priority", _, let priority?):
      try solver.setPriority(Priority(priority), of: id)
    default:
      throw ProblemError("op is \(step.op); expected add, remove, set or priority")
    }
  }

  private mutating func record(isRejected: Bool, conflict: [Int]) throws {
    let state = State(
      values: variables.map(solver.value), isRejected: isRejected, conflict: conflict,
      freedoms: solver.ambiguity())
    if isChecked { try solver.checkInvariants() }
    states.append(state)
  }
}
