import Foundation

/// `cassowary-solve`: systems in, solutions out, one JSON object a line.
///
/// Input lines are in the form of ``Problem``; each gives one line of output, at once, so that a
/// judge may wait for the answer before it asks on. A line that cannot be read gives an object with
/// an `error`, and exit code 1 in the end.
@main
struct Command {
  static let help = """
    usage: cassowary-solve [--check] < systems.jsonl

    Each line of input is one system of prioritised linear constraints, with optional steps:
      {"vars": n, "constraints": [{"p": 750, "rel": "==|<=|>=", "terms": [[var, coef], …],
       "rhs": c}, …], "steps": [{"op": "add", "constraint": {…}}, {"op": "remove", "index": i},
       {"op": "set", "index": i, "rhs": c}, {"op": "priority", "index": i, "p": p}, …]}
    A priority is above 0 and up to 1000, which is required. A constraint's index is its place in
    declared order; an added one takes the next, also when it is rejected.

    Each line of output has a state for the system as given and one after each step:
      {"states": [{"x": […], "rejected": bool, "conflict": [index, …],
       "free": [{"var": i, "low": a|null, "high": b|null, "level": p}, …]}, …]}
    "conflict" lists what a rejected change conflicts with, itself left out; in the first state, the
    constraints that were rejected. "free" lists the variables that required constraints and sums of
    errors leave open. What is no constraint at all, such as one of 1e300, is rejected with an
    "error". A step on what was rejected or removed changes nothing.

      --check   check the solver's invariants after each step, also in release builds
    """

  static func main() {
    var isChecked = false
    for argument in CommandLine.arguments.dropFirst() {
      switch argument {
      case "--check": isChecked = true
      case "--help", "-h":
        write(help)
        return
      default:
        FileHandle.standardError.write(Data("cassowary-solve: unknown \(argument)\n".utf8))
        exit(2)
      }
    }
    var number = 0
    var hasFailed = false
    while let line = readLine() {
      number += 1
      if line.allSatisfy(\.isWhitespace) { continue }
      do {
        write(try answer(to: line, isChecked: isChecked))
      } catch {
        hasFailed = true
        write("{\"error\":\(JSON.quoted("line \(number): \(error)"))}")
      }
    }
    exit(hasFailed ? 1 : 0)
  }

  /// The line of output for a line of input.
  static func answer(to line: String, isChecked: Bool) throws -> String {
    let problem = try JSONDecoder().decode(Problem.self, from: Data(line.utf8))
    var session = try Session(problem, isChecked: isChecked)
    for step in problem.steps ?? [] { try session.take(step) }
    return "{\"states\":[\(session.states.map(\.json).joined(separator: ","))]}"
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
