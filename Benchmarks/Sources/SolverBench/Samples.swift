/// Times of one operation in milliseconds.
typealias Samples = [Double]

/// Measures how long an operation takes, in milliseconds.
func milliseconds(_ operation: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(operation)
  return Double(duration.components.seconds) * 1e3
    + Double(duration.components.attoseconds) * 1e-15
}

/// Repeats a pass over all changes until the budget is spent: once at least, ten times at most.
func repeated(budget: Double, _ pass: (inout Samples) throws -> Void) rethrows -> Samples {
  var samples: Samples = []
  var spent = 0.0
  var round = 0
  while round == 0 || (round < 10 && spent < budget) {
    let before = samples.count
    try pass(&samples)
    spent += samples[before...].reduce(0, +)
    round += 1
  }
  return samples
}
