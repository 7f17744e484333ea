internal import Foundation
internal import QuoinCore
internal import QuoinLayout

extension Binder {
  /// What a text says, its runs folded together.
  func textContent(_ node: BoxNode, _ context: BindContext) -> TextContent {
    var folding = TextFolding(locale: evaluator.formats.locale(context.language ?? "en"))
    let run = Run(look: context.look.value, link: nil)
    appendRuns(node.children, context, run, to: &folding)
    return TextContent(
      runs: folding.runs, paragraph: run.look.paragraphStyle, base: run.style)
  }

  /// How the text being read looks, and where it leads.
  private struct Run {
    var look: TextLook
    var link: String?
    var style: TextStyle

    init(look: TextLook, link: String?) {
      self.look = look
      self.link = link
      style = look.runStyle
    }
  }

  private func appendRuns(
    _ nodes: [TemplateNode], _ context: BindContext, _ run: Run, to folding: inout TextFolding
  ) {
    var context = context
    for node in nodes {
      guard !isStopped else { return }
      switch node {
      case .text(let interpolation): append(interpolation, context, run, to: &folding)
      case .lineBreak: folding.breakLine(run.style)
      case .run(let node): append(node, context, run, to: &folding)
      case .assignment(let node): context.environment = assign(node, context.environment)
      case .condition(let node):
        appendRuns(branch(of: node, context.environment), context, run, to: &folding)
      case .loop(let loop):
        let items = items(of: loop, context.environment)
        for (index, item) in items.enumerated() where !isStopped {
          var inner = context
          inner.environment = environment(for: item, at: index, of: loop, context.environment)
          appendRuns(loop.children, inner, run, to: &folding)
        }
        if items.isEmpty { appendRuns(loop.empty, context, run, to: &folding) }
      default: break
      }
    }
  }

  private func append(
    _ interpolation: Interpolation, _ context: BindContext, _ run: Run,
    to folding: inout TextFolding
  ) {
    for segment in interpolation.segments {
      switch segment {
      case .text(let text):
        evaluator.charge(1 + text.utf8.count / 16)
        folding.append(text, run.style, run.look.transform, link: run.link)
      case .expression(let expression):
        do {
          let value = try evaluator.value(expression, context.environment)
          let text = try evaluator.text(of: value, expression)
          try evaluator.spend(text.utf8.count / 16, at: expression.offset)
          folding.append(data: text, run.style, run.look.transform, link: run.link)
        } catch {
          report(error, in: interpolation.text)
        }
      }
    }
  }

  private func append(
    _ node: RunNode, _ context: BindContext, _ run: Run, to folding: inout TextFolding
  ) {
    evaluator.charge(Limits.stepsForRun)
    var context = context
    var look = run.look
    var link = run.link
    switch node.element {
    case .b: look.style.weight = look.style.weight < 600 ? 700 : 900
    case .i: look.style.slant = .italic
    case .u: look.style.underline = true
    case .s: look.style.strikethrough = true
    case .sub: look.style.script = .subscript
    case .sup: look.style.script = .superscript
    default: break
    }
    let outerLanguage = evaluator.language
    if let language = text(node.language, context.environment) {
      context.language = language
      look.style.language = language
      evaluator.language = language
    }
    defer { evaluator.language = outerLanguage }
    applyStyles(node.styles, context.environment, to: &look)
    for attribute in node.attributes {
      guard let value = value(attribute, context.environment) else { continue }
      if attribute.name == .href {
        link = value.text
        note(link: link, at: attribute.location)
      } else {
        _ = look.take(attribute.name, value)
      }
    }
    appendRuns(node.children, context, Run(look: look, link: link), to: &folding)
  }

  /// The rules that stand in a text or a use, loops and conditions around them followed.
  func bindRules(in nodes: [TemplateNode], _ context: BindContext) {
    guard nodes.holdRules else { return }
    var context = context
    for node in nodes where !isStopped {
      switch node {
      case .rules: bind([node], context)
      case .assignment(let node): context.environment = assign(node, context.environment)
      case .condition(let node) where node.branches.contains(where: { $0.children.holdRules }):
        bindRules(in: branch(of: node, context.environment), context)
      case .loop(let loop) where loop.children.holdRules || loop.empty.holdRules:
        rounds(of: loop, context) { self.bindRules(in: loop.children, $0) }
      default: break
      }
    }
  }
}

extension [TemplateNode] {
  /// Whether rules stand among the nodes or in their loops and conditions.
  var holdRules: Bool {
    contains { node in
      switch node {
      case .rules: true
      case .loop(let loop): loop.children.holdRules || loop.empty.holdRules
      case .condition(let condition): condition.branches.contains { $0.children.holdRules }
      default: false
      }
    }
  }
}
