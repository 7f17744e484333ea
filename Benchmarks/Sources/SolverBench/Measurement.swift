import Cassowary
import Foundation
import KiwiPeer

/// How long a solver took for a workload, in milliseconds; `nil` for what it did not finish.
struct Times {
  var build: Double?
  var change: Double?
  var remake: Double?
}

extension Workload {
  /// Builds and first solves, changes the page's width four times, remakes one box.
  func measureOwn() -> Times {
    let solver = Solver()
    var ids: [ConstraintID] = []
    let build = milliseconds {
      for _ in 0..<variableCount { _ = solver.addVariable() }
      ids = solver.addEach(constraints).compactMap { try? $0.get() }
      solver.solve()
    }
    guard ids.count == constraints.count else { return Times() }
    var width = 3000.0
    let change = milliseconds {
      for _ in 0..<4 {
        width += 7
        try? solver.setConstant(width, of: ids[pageWidth])
        solver.solve()
      }
    }
    let remake = milliseconds {
      try? solver.remove(Array(ids[remade]))
      _ = solver.addEach(Array(constraints[remade]))
      solver.solve()
    }
    return Times(build: build, change: change / 4, remake: remake)
  }

  /// The same by kiwi, which gives up after `limit` milliseconds.
  func measureKiwi(limit: Double, isEdit: Bool) -> Times {
    var start: [Int32] = [0]
    var variable: [Int32] = []
    var coefficient: [Double] = []
    var relation: [Int32] = []
    for constraint in constraints {
      for term in constraint.terms {
        variable.append(Int32(term.variable.index))
        coefficient.append(term.coefficient)
      }
      start.append(Int32(variable.count))
      switch constraint.relation {
      case .equal: relation.append(0)
      case .lessThanOrEqual: relation.append(-1)
      case .greaterThanOrEqual: relation.append(1)
      }
    }
    let constant = constraints.map(\.constant)
    let priority = constraints.map(\.priority.value)
    let times = start.withUnsafeBufferPointer { start in
      variable.withUnsafeBufferPointer { variable in
        coefficient.withUnsafeBufferPointer { coefficient in
          relation.withUnsafeBufferPointer { relation in
            constant.withUnsafeBufferPointer { constant in
              priority.withUnsafeBufferPointer { priority in
                kiwi_measure(
                  KiwiWorkload(
                    variableCount: Int32(variableCount),
                    constraintCount: Int32(constraints.count), start: start.baseAddress,
                    variable: variable.baseAddress, coefficient: coefficient.baseAddress,
                    relation: relation.baseAddress, constant: constant.baseAddress,
                    priority: priority.baseAddress, pageWidth: Int32(pageWidth),
                    isEdit: isEdit ? 1 : 0,
                    remadeStart: Int32(remade.lowerBound), remadeEnd: Int32(remade.upperBound)),
                  limit)
              }
            }
          }
        }
      }
    }
    func known(_ time: Double) -> Double? { time < 0 ? nil : time }
    return Times(
      build: known(times.build), change: known(times.change), remake: known(times.remake))
  }
}

/// The processor time that some work takes: what else the machine does should not count.
func milliseconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
  let start = now()
  work()
  return now() - start
}
