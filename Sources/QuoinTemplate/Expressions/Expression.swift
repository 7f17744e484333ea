internal import QuoinCore

/// A parsed expression; each part knows the byte of its text at which it begins.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case literal(DataValue)
    case name(String)
    case member(Expression, String)
    case element(Expression, index: Expression)
    case not(Expression)
    case negation(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case comparison(Comparison, Expression, Expression)
    case arithmetic(Arithmetic, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    case filter(FilterCall, Expression)
  }

  enum Comparison: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  enum Arithmetic: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
  }

  var kind: Kind
  /// Into the text that the expression was written in.
  var offset: Int
  /// How many expressions stand inside one another here.
  var depth: Int

  /// The most expressions that may stand inside one another.
  static let maximumDepth = 100
}

/// A filter with its arguments.
struct FilterCall: Sendable {
  var filter: Filter
  /// Where its name stands.
  var offset: Int
  var arguments: [Expression]
  /// What the filter computes for each item, parsed once.
  var body: Expression?
}

/// Why an expression cannot be read or has no value.
struct ExpressionError: Error {
  var code: Diagnostic.Code
  /// Into the text that the expression was written in.
  var offset: Int
  var message: String
  /// Whether a path led nowhere, which `default` and tests forgive.
  var isMissing = false
}
