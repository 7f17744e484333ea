internal import Foundation
internal import QuoinCore
internal import QuoinLayout

extension Binder {
  /// The value of an attribute; nil, with a diagnostic, where it has none.
  func value(_ node: AttributeNode?, _ environment: Environment) -> AttributeValue? {
    guard let node else { return nil }
    switch node.source {
    case .constant(let value): return value
    case .dynamic(let interpolation):
      do {
        return try value(interpolation, node, environment)
      } catch {
        report(error, in: interpolation.text)
        return nil
      }
    }
  }

  private func value(
    _ interpolation: Interpolation, _ node: AttributeNode, _ environment: Environment
  ) throws(ExpressionError) -> AttributeValue {
    let whole = interpolation.whole
    if node.type == .boolean, let whole {
      return .boolean(try evaluator.test(whole, environment))
    }
    let text = try evaluator.text(interpolation, environment)
    do {
      return try node.type.parse(text)
    } catch {
      let place = whole ?? interpolation.firstExpression
      let path =
        whole.flatMap { expression -> String? in
          switch expression.kind {
          case .name, .member, .element: evaluator.describe(expression, environment) + ": "
          default: nil
          }
        } ?? ""
      throw ExpressionError(
        code: .badValue, offset: place?.offset ?? 0, message: path + error.message)
    }
  }

  func text(_ node: AttributeNode?, _ environment: Environment) -> String? {
    value(node, environment)?.text
  }

  /// The direction in which a language is written.
  static func direction(of language: String) -> LayoutDirection {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
}

extension Interpolation {
  /// The first expression in the text.
  var firstExpression: Expression? {
    for case .expression(let expression) in segments { return expression }
    return nil
  }
}
