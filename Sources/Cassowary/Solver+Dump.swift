extension Solver {
  /// The whole system and its solution, for a person to read.
  ///
  /// Solves first if needed; costs time linear in the size of the system.
  /// - Returns: Lines of text: each variable with its value and its default, then each constraint in
  ///   declared order with its error.
  public func dump() -> String {
    solve()
    var lines: [String] = ["variables"]
    for variable in defaults.indices where isLive[variable] {
      let wanted = defaults[variable] >= 0 ? "x\(defaults[variable])" : "0"
      lines.append("  x\(variable) = \(values[variable])  (default \(wanted))")
    }
    lines.append("constraints")
    for slot in sortedOrder() {
      let error = violation(slot: slot)
      let state = error > 0 ? "  missed by \(error)" : ""
      lines.append("  #\(records[slot].serial)  \(records[slot].constraint.description)\(state)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Constraint: CustomStringConvertible {
  /// The constraint as a formula, such as `x1 - 2 x0 <= 10 @750 [0.1.0]`.
  public var description: String {
    var text = ""
    for term in terms {
      let size = term.coefficient.magnitude
      let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += sign + (size == 1 ? "" : "\(size) ") + "x\(term.variable.index)"
    }
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let strength = priority.isRequired ? "required" : "@\(priority.value)"
    let left = text.isEmpty ? "0" : text
    return "\(left) \(sign) \(constant) \(strength) [\(place.section).\(place.order).\(place.part)]"
  }
}
