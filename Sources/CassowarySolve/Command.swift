import Cassowary
import Foundation

/// `cassowary-solve`: systems in, solutions out, one JSON object a line.
///
/// Input lines are in the form of the lexicographic oracle, with optional steps; `--check` turns the
/// solver's invariants on. In the state of the system as given, `conflict` lists the required
/// constraints that were rejected; in the state after a rejected step, those it conflicts with.
@main
struct Command {
  static func main() {
    let isChecked = CommandLine.arguments.contains("--check")
    var lineNumber = 0
    var hasFailed = false
    while let line = readLine() {
      lineNumber += 1
      if line.allSatisfy(\.isWhitespace) { continue }
      do {
        print(try solve(line, isChecked: isChecked))
      } catch {
        hasFailed = true
        let text = (error as? ProblemError)?.message ?? "\(error)"
        print("{\"error\":\(quoted("line \(lineNumber): \(text)"))}")
      }
    }
    exit(hasFailed ? 1 : 0)
  }

  private static func solve(_ line: String, isChecked: Bool) throws -> String {
    let problem = try JSONDecoder().decode(Problem.self, from: Data(line.utf8))
    var session = try Session(problem, isChecked: isChecked)
    for step in problem.steps ?? [] { try session.take(step) }
    return "{\"states\":[\(session.states.map(\.json).joined(separator: ","))]}"
  }

  private static func quoted(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
