import Cassowary
import Foundation

/// Quoin's side of the solver benchmark: times one workload, prints samples as one JSON line.
///
/// The arguments are those of kiwi's side (kiwi/main.cpp): `WORKLOAD VALUES BUDGET [readd]`.
@main
struct SolverBench {
  private var fields: [String] = []
  private var values = ""

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let budget = Double(arguments[3]) else {
      FileHandle.standardError.write(
        Data("usage: SolverBench WORKLOAD VALUES BUDGET [readd]\n".utf8))
      exit(2)
    }
    var bench = SolverBench()
    try bench.run(
      Workload(contentsOf: arguments[1]), budget: budget, readd: arguments.count > 4)
    print("{" + bench.fields.joined(separator: ",") + "}")
    try bench.values.write(toFile: arguments[2], atomically: false, encoding: .utf8)
  }

  private mutating func run(_ workload: Workload, budget: Double, readd: Bool) throws {
    var built: Session?
    let memory = PeakMemory()
    var peak: Int?
    report(
      "build",
      try repeated(budget: budget) { samples in
        built = nil
        samples.append(try milliseconds { built = try Session(workload) })
        peak = peak ?? memory.bytes
      })
    guard var session = built else { return }
    write(session, after: "build")
    for edit in workload.edits {
      report(
        edit.name,
        try repeated(budget: budget) { samples in
          for value in edit.values {
            samples.append(try milliseconds { try session.change(edit.variable, to: value) })
          }
        })
      write(session, after: edit.name)
    }
    report(
      "remake",
      try repeated(budget: budget) { samples in
        for changes in workload.remakes {
          samples.append(try milliseconds { try session.remake(changes) })
        }
      })
    write(session, after: "remake")
    if readd {
      try session.gather()
      report("remove all", [try milliseconds { try session.removeAll() }])
      report("add all again", [try milliseconds { try session.addAll() }])
      write(session, after: "add all again")
    }
    fields.append("\"peak_bytes\":\(peak ?? 0)")
    fields.append("\"checksum\":\(session.checksum)")
  }

  private mutating func report(_ name: String, _ samples: Samples) {
    fields.append("\"\(name)\":[" + samples.map { "\($0)" }.joined(separator: ",") + "]")
  }

  private mutating func write(_ session: Session, after stage: String) {
    values += "stage \(stage)\n"
    for variable in session.variables { values += "\(session.solver.value(of: variable))\n" }
  }
}
