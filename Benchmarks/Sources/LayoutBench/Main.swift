import Foundation

/// Times whole pages: `LayoutBench texts WORKLOAD SETS ROUNDS`, `LayoutBench variants TEMPLATE ROUNDS`.
///
/// Prints one line of JSON. A round starts nothing anew that is not to be timed: fonts are open, and
/// no text is known that the round itself is to measure.
@main
struct LayoutBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let rounds = Int(arguments[arguments.count - 1]) else { usage() }
    switch arguments[1] {
    case "texts" where arguments.count == 5:
      try TextPage(contentsOf: arguments[2]).run(rounds: rounds, heights: arguments[3])
    case "variants" where arguments.count == 4:
      try VariantWalk(template: arguments[2]).run(rounds: rounds)
    default: usage()
    }
  }

  private static func usage() -> Never {
    FileHandle.standardError.write(
      Data(
        "usage: LayoutBench texts WORKLOAD HEIGHTS ROUNDS | variants TEMPLATE ROUNDS\n".utf8))
    exit(2)
  }
}

/// Measures how long an operation takes, in milliseconds.
func milliseconds(_ operation: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(operation)
  return Double(duration.components.seconds) * 1e3
    + Double(duration.components.attoseconds) * 1e-15
}

/// Prints samples as a line of JSON.
func report(_ samples: KeyValuePairs<String, [Double]>) {
  let fields = samples.map { name, values in
    "\"\(name)\":[\(values.map { "\($0)" }.joined(separator: ","))]"
  }
  print("{" + fields.joined(separator: ",") + "}")
}
