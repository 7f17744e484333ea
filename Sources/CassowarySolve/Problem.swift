import Cassowary

/// One line of input, in the form of a lexicographic oracle: a system, and changes to make to it
/// one after another.
struct Problem: Decodable {
  var vars: Int
  var constraints: [Rule]
  var steps: [Step]?

  /// A constraint in the form of the oracle.
  struct Rule: Decodable {
    var p: Double
    var rel: String
    var terms: [[Double]]
    var rhs: Double

    /// The constraint, declared as number `place`.
    func constraint(place: Int) throws(ProblemError) -> Constraint {
      let relation: Relation
      switch rel {
      case "==": relation = .equal
      case "<=": relation = .lessThanOrEqual
      case ">=": relation = .greaterThanOrEqual
      default: throw ProblemError("rel is \(rel); expected ==, <= or >=")
      }
      var sum: [Term] = []
      for term in terms {
        guard term.count == 2, let index = Int(exactly: term[0]) else {
          throw ProblemError("a term is \(term); expected [variable, coefficient]")
        }
        sum.append(Term(Variable(index: index), term[1]))
      }
      return Constraint(sum, relation, rhs, priority: Priority(p), place: Place(place))
    }
  }

  /// A change: "add", "remove", "set" or "priority".
  struct Step: Decodable {
    var op: String
    var constraint: Rule?
    var index: Int?
    var rhs: Double?
    var p: Double?
  }
}

/// What is wrong with a line of input.
struct ProblemError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
