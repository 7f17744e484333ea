/// The texts of `quoin help`, made from the tables of verbs and options.
enum Help {
  static var overview: String {
    let verbs = Verb.allCases.map { verb in
      "  quoin \(column("\(verb.rawValue) \(verb.operands)", width: 20)) \(verb.summary)\n"
    }
    return """
      quoin: XML templates and constraints in, PDF, PNG and SVG out

      \(verbs.joined())  quoin \(column("--version", width: 20)) the version

      'quoin help VERB' lists the options of a verb.

      """
  }

  static func page(of verb: Verb) -> String {
    let width = verb.options.map(\.usage.count).max() ?? 0
    let options = verb.options.map { option in
      let more = option.isRepeatable ? " (repeatable)" : ""
      return "  \(column(option.usage, width: width))  \(option.help)\(more)\n"
    }
    return """
      quoin \(verb.rawValue): \(verb.summary)

      usage: quoin \(verb.rawValue) \(verb.operands) [options]

      \(options.joined())
      exit status: 0 done; 1 errors in the template, the data or a file; 2 usage

      """
  }

  private static func column(_ text: String, width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
