internal import QuoinCore

/// Parses expressions by recursive descent, one function a level of binding.
struct ExpressionParser {
  var lexer: ExpressionLexer
  var token: ExpressionToken
  /// Where the token before the current one ended.
  private var depth = 0

  /// Starts to read at the beginning of a range of bytes.
  init(
    _ bytes: [UInt8], in range: Range<Int>, endsAtBraces: Bool
  ) throws(ExpressionError) {
    lexer = ExpressionLexer(bytes, in: range, endsAtBraces: endsAtBraces)
    token = try lexer.next()
  }

  /// Parses a whole text as one expression.
  static func parse(_ text: String) throws(ExpressionError) -> Expression {
    let bytes = Array(text.utf8)
    var parser = try ExpressionParser(bytes, in: 0..<bytes.count, endsAtBraces: false)
    return try parser.whole()
  }

  /// The expression up to the end of its text.
  mutating func whole() throws(ExpressionError) -> Expression {
    guard token.kind != .end else { throw error("an expression is expected here") }
    let expression = try piped()
    guard token.kind == .end else { throw error("\(found) is not expected here") }
    return expression
  }

  /// `value | filter:argument,argument | filter`
  mutating func piped() throws(ExpressionError) -> Expression {
    var expression = try conditional()
    while try take("|") {
      expression = try make(.filter(try filter(), expression), expression.offset)
    }
    return expression
  }

  private mutating func conditional() throws(ExpressionError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    try checkDepth(depth)
    let condition = try or()
    guard try take("?") else { return condition }
    let first = try conditional()
    guard try take(":") else { throw error("':' is expected here, as in 'a ? b : c'") }
    return try make(.conditional(condition, first, try conditional()), condition.offset)
  }

  private mutating func or() throws(ExpressionError) -> Expression {
    var left = try and()
    while try takeName("or") { left = try make(.or(left, try and()), left.offset) }
    return left
  }

  private mutating func and() throws(ExpressionError) -> Expression {
    var left = try not()
    while try takeName("and") { left = try make(.and(left, try not()), left.offset) }
    return left
  }

  private mutating func not() throws(ExpressionError) -> Expression {
    let start = token.offset
    guard try takeName("not") else { return try comparison() }
    depth += 1
    defer { depth -= 1 }
    try checkDepth(depth)
    return try make(.not(try not()), start)
  }

  private mutating func comparison() throws(ExpressionError) -> Expression {
    let left = try sum()
    guard let comparison = comparisonHere else { return left }
    try advance()
    let result = try make(.comparison(comparison, left, try sum()), left.offset)
    if comparisonHere != nil { throw error("comparisons are joined by 'and'") }
    return result
  }

  private var comparisonHere: Expression.Comparison? {
    switch token.kind {
    case .symbol(let symbol): Expression.Comparison(rawValue: symbol)
    case .name("lt"): .less
    case .name("le"): .lessOrEqual
    case .name("gt"): .greater
    case .name("ge"): .greaterOrEqual
    default: nil
    }
  }

  private mutating func sum() throws(ExpressionError) -> Expression {
    var left = try product()
    while case .symbol(let symbol) = token.kind, symbol == "+" || symbol == "-",
      let operation = Expression.Arithmetic(rawValue: symbol)
    {
      try advance()
      left = try make(.arithmetic(operation, left, try product()), left.offset)
    }
    return left
  }

  private mutating func product() throws(ExpressionError) -> Expression {
    var left = try unary()
    while case .symbol(let symbol) = token.kind, ["*", "/", "%"].contains(symbol),
      let operation = Expression.Arithmetic(rawValue: symbol)
    {
      try advance()
      left = try make(.arithmetic(operation, left, try unary()), left.offset)
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> Expression {
    let start = token.offset
    guard try take("-") else { return try path() }
    depth += 1
    defer { depth -= 1 }
    try checkDepth(depth)
    return try make(.negation(try unary()), start)
  }

  /// `name`, `a.b`, `a[i - 1].c`; also behind parentheses.
  private mutating func path() throws(ExpressionError) -> Expression {
    var value = try primary()
    while true {
      if try take(".") {
        guard case .name(let name) = token.kind else { throw error("a name is expected here") }
        try advance()
        value = try make(.member(value, name), value.offset)
      } else if try take("[") {
        let index = try piped()
        guard try take("]") else { throw error("']' is expected here") }
        value = try make(.element(value, index: index), value.offset)
      } else {
        return value
      }
    }
  }

  private mutating func primary() throws(ExpressionError) -> Expression {
    let start = token.offset
    switch token.kind {
    case .number(let spelling):
      try advance()
      return try make(.literal(.number(.written(spelling))), start)
    case .length(let digits, let unit):
      guard let amount = DecimalNumber(parsing: digits) else { throw error("not a length") }
      try advance()
      return try make(.literal(.length(LengthValue(amount, unit))), start)
    case .string(let text, _):
      try advance()
      return try make(.literal(.text(text)), start)
    case .name(let name):
      try checkNotOperator(name)
      try advance()
      switch name {
      case "true": return try make(.literal(.bool(true)), start)
      case "false": return try make(.literal(.bool(false)), start)
      case "null": return try make(.literal(.null), start)
      default: return try make(.name(name), start)
      }
    case .symbol("("):
      try advance()
      let inner = try piped()
      guard try take(")") else { throw error("')' is expected here") }
      return inner
    case .symbol, .end:
      throw error("a value is expected here, not \(found)")
    }
  }

  private func checkNotOperator(_ name: String) throws(ExpressionError) {
    if ["and", "or", "not", "lt", "le", "gt", "ge"].contains(name) {
      throw error("a value is expected here, not \(found)")
    }
  }
}

extension ExpressionParser {
  private mutating func filter() throws(ExpressionError) -> FilterCall {
    let start = token.offset
    guard case .name(let name) = token.kind else {
      throw error("the name of a filter is expected here")
    }
    guard let filter = Filter(rawValue: name) else {
      let names = Filter.allCases.map(\.rawValue)
      var hint = name.hint(among: names)
      if name == "first" || name == "last" {
        hint = "; an item is written \(name == "first" ? "'items[0]'" : "'items[items.count - 1]'")"
      } else if hint.isEmpty {
        hint = "; there are \(names.joined(separator: ", "))"
      }
      throw ExpressionError(
        code: .unknownName, offset: start, message: "no filter '\(name)'\(hint)")
    }
    try advance()
    var call = FilterCall(filter: filter, offset: start, arguments: [], body: nil)
    if try take(":") {
      if filter.takesExpression {
        call.body = try quotedExpression(of: filter)
      } else {
        call.arguments.append(try conditional())
      }
      while try take(",") { call.arguments.append(try conditional()) }
    }
    let count = call.arguments.count + (call.body == nil ? 0 : 1)
    guard filter.argumentCount.contains(count) else {
      throw ExpressionError(
        code: .syntax, offset: start,
        message: "'\(name)' takes \(filter.argumentWords), as in \(filter.usage)")
    }
    return call
  }

  /// An expression in quotes, for each item; data is never read as an expression.
  private mutating func quotedExpression(
    of filter: Filter
  ) throws(ExpressionError) -> Expression {
    guard case .string(let text, let isVerbatim) = token.kind else {
      throw error("'\(filter.rawValue)' takes an expression in quotes: \(filter.usage)")
    }
    let start = token.offset + 1
    let content = Array(text.utf8)
    try advance()
    depth += 1
    defer { depth -= 1 }
    try checkDepth(depth)
    do {
      var inner = try ExpressionParser(content, in: 0..<content.count, endsAtBraces: false)
      inner.depth = depth
      return try inner.whole().moved(by: start, isVerbatim: isVerbatim)
    } catch {
      var error = error
      error.offset = isVerbatim ? start + error.offset : start
      throw error
    }
  }

  private func make(
    _ kind: Expression.Kind, _ offset: Int
  ) throws(ExpressionError) -> Expression {
    let expression = Expression(kind: kind, offset: offset)
    try checkDepth(expression.depth)
    return expression
  }

  private func checkDepth(_ depth: Int) throws(ExpressionError) {
    guard depth <= Expression.maximumDepth else {
      throw ExpressionError(
        code: .tooLarge, offset: token.offset,
        message: "the expression is more than \(Expression.maximumDepth) deep")
    }
  }

  private mutating func advance() throws(ExpressionError) { token = try lexer.next() }

  private mutating func take(_ symbol: String) throws(ExpressionError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func takeName(_ name: String) throws(ExpressionError) -> Bool {
    guard token.kind == .name(name) else { return false }
    try advance()
    return true
  }

  private func error(_ message: String) -> ExpressionError {
    ExpressionError(code: .syntax, offset: token.offset, message: message)
  }

  /// The current word as messages show it.
  private var found: String {
    switch token.kind {
    case .number(let text): "'\(text)'"
    case .length(let text, let unit): "'\(text)\(unit.rawValue)'"
    case .string(let text, _): "\"\(text)\""
    case .name(let text), .symbol(let text): "'\(text)'"
    case .end: "the end"
    }
  }
}
