import Foundation
import KiwiPeer

// Usage: SolverBench [case …] [n …] [--output file] [--limit milliseconds] [--rounds count] [--edit]
// Ours and the peer's run in turn within each round; medians are reported.

var names: [String] = []
var counts: [Int] = []
var output: String?
var limit = 20_000.0
var rounds = 5
var isEdit = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--output": output = arguments.popFirst()
  case "--limit": limit = arguments.popFirst().flatMap(Double.init) ?? limit
  case "--rounds": rounds = arguments.popFirst().flatMap { Int($0) } ?? rounds
  case "--edit": isEdit = true
  default:
    if let count = Int(argument) { counts.append(count) } else { names.append(argument) }
  }
}

var lines: [Line] = []
for count in counts.isEmpty ? [100, 1000, 10_000] : counts {
  for kind in Workload.Kind.allCases where names.isEmpty || names.contains(kind.rawValue) {
    let workload = Workload(kind, count: count)
    var own: [Times] = []
    var peer: [Times] = []
    var canPeer = kiwi_is_available() != 0 && limit > 0 && count <= 1000
    for _ in 0..<rounds {
      own.append(workload.measureOwn())
      guard canPeer else { continue }
      peer.append(workload.measureKiwi(limit: limit, isEdit: isEdit))
      // What did not finish will not finish another time, and what takes seconds is not repeated.
      canPeer = (peer.last?.build ?? .infinity) < 2000
    }
    let parts: [(String, KeyPath<Times, Double?>)] = [
      ("build", \.build), ("change", \.change), ("remake", \.remake),
    ]
    for (what, path) in parts {
      guard let ours = median(own.map { $0[keyPath: path] }) else { continue }
      let line = Line(
        name: kind.rawValue, n: count, what: what, ours: ours,
        peer: median(peer.map { $0[keyPath: path] }))
      print(line.text)
      lines.append(line)
    }
  }
}
if let output {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(lines).write(to: URL(fileURLWithPath: output))
}
