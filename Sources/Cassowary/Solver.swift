/// An incremental solver for linear constraints in a strict hierarchy, with exactly one solution.
///
/// Required constraints hold or are refused. Below that no quantity of lower-priority error ever
/// buys a higher-priority one, and within one priority the sum of absolute errors is minimal. Where
/// that leaves a choice, the soft constraints' errors are minimised one after another, highest
/// priority first, then by place; then each variable's distance from its default, in order of
/// creation. The solution depends on the constraints and their places only, not on the path that
/// led there.
///
/// A solver is not `Sendable`: use one for each worker. The problem is that of Badros, Borning and
/// Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", TOCHI 8(4), 2001; the
/// method is described in ARCHITECTURE.md.
public final class Solver {
  var defaults: [Int] = []
  var isLive: [Bool] = []
  /// How many constraints and defaults use each variable.
  var useCount: [Int] = []

  var records: [Record] = []
  var table = RowTable()
  var freeSlots: [Int] = []
  var nextSerial = 0
  /// The slots of all constraints in declared order, unless `isOrderStale`; ghosts stand among them.
  var order: [Int] = []
  var isOrderStale = false
  /// Whether a constraint may stand in the same place as another one.
  var sharesPlace: [Bool] = []
  /// Constraints that were removed and may come back; see `Solver+Ghosts.swift`.
  var ghosts: [Int] = []

  /// The present system but for `changes` and ghosts, if it has been planned.
  var plan: Plan?
  /// Whether `plan` has been solved, by `values`.
  var isSettled = false
  /// By how much right sides have grown since the plan was made or last carried along.
  var changes: [(slot: Int, distance: Double)] = []
  /// How often the plan was carried along.
  package internal(set) var carryCount = 0
  /// A point where the required constraints hold, if one is at hand.
  var witness: Witness? = Witness([], [], of: RowTable())
  var values: [Double] = []
  /// Whether the required constraints hold at `values`.
  var isWitnessed = false
  var isSolved = false

  /// Creates a solver without variables or constraints.
  public init() {}

  /// How many constraints stand.
  public var constraintCount: Int { records.count - freeSlots.count - ghosts.count }

  /// Creates a variable.
  ///
  /// Costs amortised constant time.
  /// - Parameter other: The variable whose value this one takes where nothing else decides; without
  ///   one, or if that one has been removed, it is 0.
  /// - Returns: The variable, next in order of creation.
  public func addVariable(default other: Variable? = nil) -> Variable {
    let variable = Variable(index: defaults.count)
    if let other, isKnown(other) {
      defaults.append(other.index)
      useCount[other.index] += 1
    } else {
      defaults.append(-1)
    }
    isLive.append(true)
    useCount.append(0)
    keepWitness()
    witness?.addVariable()
    forgetSolution()
    return variable
  }

  /// Removes a variable that nothing uses any more.
  /// - Parameter variable: The variable.
  /// - Throws: `SolverError.unknownVariable`, or `SolverError.variableInUse` if a constraint or
  ///   another variable's default uses it.
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
    guard useCount[variable.index] == 0 else { throw .variableInUse(variable) }
    isLive[variable.index] = false
    if defaults[variable.index] >= 0 { useCount[defaults[variable.index]] -= 1 }
    defaults[variable.index] = -1
  }

  /// The constraint as it stands now.
  /// - Parameter id: Its name.
  /// - Returns: The constraint with its present constant and priority.
  /// - Throws: `SolverError.unknownConstraint`.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> Constraint {
    guard isKnown(id) else { throw .unknownConstraint(id) }
    return records[id.slot].constraint
  }

  func isKnown(_ variable: Variable) -> Bool {
    isLive.indices.contains(variable.index) && isLive[variable.index]
  }

  func isKnown(_ id: ConstraintID) -> Bool {
    records.indices.contains(id.slot) && records[id.slot].isLive
      && records[id.slot].serial == id.serial
  }

  func id(of slot: Int) -> ConstraintID {
    ConstraintID(serial: records[slot].serial, slot: slot)
  }

  /// Makes the last solution the witness before it is forgotten.
  func keepWitness() {
    guard isWitnessed, witness == nil else { return }
    isWitnessed = false
    witness = Witness(values, order.filter { records[$0].isLive }, of: table)
  }

  func forgetSolution() {
    plan = nil
    isSettled = false
    isSolved = false
    changes.removeAll(keepingCapacity: true)
  }

  /// The slots of all constraints in declared order; ghosts are given up.
  func sortedOrder() -> [Int] {
    buryGhosts()
    if isOrderStale {
      let all = records
      order.sort { all[$0].precedes(all[$1]) }
      isOrderStale = false
      for (left, right) in zip(order, order.dropFirst()) { noteNeighbours(left, right) }
    }
    return order
  }

  /// Takes note if two constraints that follow each other stand in the same place.
  func noteNeighbours(_ left: Int, _ right: Int) {
    guard records[left].constraint.place == records[right].constraint.place else { return }
    sharesPlace[left] = true
    sharesPlace[right] = true
  }
}
