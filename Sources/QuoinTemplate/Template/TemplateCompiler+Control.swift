internal import QuoinCore

extension TemplateCompiler {
  mutating func assignment(_ element: XMLElement, _ entry: ElementEntry) -> TemplateNode? {
    let nodes = attributes(of: element, entry.attributes)
    guard let nameNode = nodes[.name], let name = constantText(nameNode),
      checkVariable(name, at: nameNode.location), let value = nodes[.value],
      let interpolation = interpolation(value.text)
    else { return nil }
    return .assignment(
      AssignmentNode(name: name, value: interpolation, location: element.location))
  }

  mutating func loop(
    _ element: XMLElement, _ entry: ElementEntry, _ content: Content
  ) -> TemplateNode? {
    let nodes = attributes(of: element, entry.attributes)
    let number = number()
    let item = nodes[.as].map { variable($0) } ?? "item"
    let index = nodes[.index].map { variable($0) }

    loops.append(number)
    let outer = names
    names = NameTable()
    let children = children(of: element, content, besides: [.empty])
    let inner = names
    names = outer
    loops.removeLast()
    names.isOpen = names.isOpen || inner.isOpen
    for name in inner.names {
      for declaration in inner.declarations(of: name) { names.declare(name, declaration) }
    }
    var empty: [TemplateNode] = []
    for child in element.elements where child.name == "empty" {
      _ = attributes(of: child, [])
      empty += self.children(of: child, content)
    }
    guard let each = nodes[.each] else { return nil }
    do {
      return .loop(
        LoopNode(
          number: number, source: try ExpressionParser.each(each.text.value), text: each.text,
          item: item, index: index, children: children, empty: empty,
          names: Dictionary(
            inner.names.map { ($0, true) }, uniquingKeysWith: { first, _ in first })))
    } catch {
      self.error(error, in: each.text)
      return nil
    }
  }

  private mutating func variable(_ node: AttributeNode) -> String {
    guard let name = constantText(node), checkVariable(name, at: node.location) else {
      return "item"
    }
    return name
  }

  mutating func condition(
    _ element: XMLElement, _ entry: ElementEntry, _ content: Content
  ) -> TemplateNode? {
    let condition = number()
    var result = ConditionNode(branches: [])
    let others: [ElementName] = [.elseif, .else]
    var isPastElse = false
    func branch(_ number: Int) -> NameTable.Declaration.Branch {
      NameTable.Declaration.Branch(condition: condition, number: number)
    }
    let nodes = attributes(of: element, entry.attributes)
    branches.append(branch(0))
    let first = children(of: element, content, besides: others)
    branches.removeLast()
    append(nodes[.test], first, to: &result)
    for child in element.elements where others.contains(where: { $0.rawValue == child.name }) {
      guard let entry = Language.element(child.name) else { continue }
      if isPastElse {
        error(.schema, at: child.location, "<else> is the last branch of an <if>")
      }
      let nodes = attributes(of: child, entry.attributes)
      branches.append(branch(result.branches.count))
      let inner = children(of: child, content)
      branches.removeLast()
      if entry.name == .else {
        isPastElse = true
        result.branches.append(ConditionNode.Branch(test: nil, text: nil, children: inner))
      } else {
        append(nodes[.test], inner, to: &result)
      }
    }
    return .condition(result)
  }

  private mutating func append(
    _ test: AttributeNode?, _ children: [TemplateNode], to condition: inout ConditionNode
  ) {
    guard let test else { return }
    do {
      condition.branches.append(
        ConditionNode.Branch(
          test: try ExpressionParser.parse(test.text.value), text: test.text,
          children: children))
    } catch {
      self.error(error, in: test.text)
    }
  }
}

extension ExpressionParser {
  /// A list, or a range such as `1..5`, ends included.
  static func each(_ text: String) throws(ExpressionError) -> LoopNode.Source {
    let bytes = Array(text.utf8)
    var parser = try ExpressionParser(bytes, in: 0..<bytes.count, endsAtBraces: false)
    let first = try parser.piped()
    guard parser.token.kind == .symbol("..") else {
      if parser.token.kind == .end { return .list(first) }
      // Says what is not expected where it stands.
      return .list(try parse(text))
    }
    parser.token = try parser.lexer.next()
    return .range(first, try parser.whole())
  }
}
