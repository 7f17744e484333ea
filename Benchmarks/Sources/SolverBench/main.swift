import Cassowary
import Foundation

func milliseconds(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure(work)
  return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15
}

func run(_ kind: Workload.Kind, _ count: Int) {
  let workload = Workload(kind, count: count)
  let solver = Solver()
  var ids: [ConstraintID] = []
  var refused = 0
  var add = 0.0
  let build = milliseconds {
    for _ in 0..<workload.variableCount { _ = solver.addVariable() }
    add = milliseconds {
      for result in solver.addEach(workload.constraints) {
        if let id = try? result.get() { ids.append(id) } else { refused += 1 }
      }
    }
    solver.solve()
  }
  var width = 3000.0
  let change =
    milliseconds {
      for _ in 0..<4 {
        width += 7
        try? solver.setConstant(width, of: ids[workload.pageWidth])
        solver.solve()
      }
    } / 4
  let remake = milliseconds {
    try? solver.remove(Array(ids[workload.remade]))
    _ = solver.addEach(Array(workload.constraints[workload.remade]))
    solver.solve()
  }
  func text(_ value: Double) -> String { String(format: "%9.2f", value) }
  print(
    kind.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0), count, "constraints",
    ids.count, "refused", refused, "build", text(build), "(add", text(add) + ")", "change",
    text(change), "remake", text(remake))
}

let arguments = CommandLine.arguments.dropFirst()
let counts = arguments.compactMap { Int($0) }
let names = arguments.filter { Int($0) == nil }
for count in counts.isEmpty ? [100, 1000] : counts {
  for kind in Workload.Kind.allCases where names.isEmpty || names.contains(kind.rawValue) {
    run(kind, count)
  }
}
