internal import QuoinCore

/// Diagnostics of several cases, such as variants or data files: what all of them share is said
/// once, what is only so in some names them.
struct SharedFindings {
  private let cases: [String?]
  private let noun: (one: String, many: String)
  private var found: [(diagnostic: Diagnostic, cases: [String?])] = []
  private var indices: [Diagnostic: Int] = [:]

  init(cases: [String?], _ noun: (one: String, many: String)) {
    self.cases = cases
    self.noun = noun
  }

  mutating func add(_ diagnostics: [Diagnostic], in name: String?) {
    for diagnostic in diagnostics {
      if let index = indices[diagnostic] {
        if found[index].cases.last != name { found[index].cases.append(name) }
      } else {
        indices[diagnostic] = found.count
        found.append((diagnostic, [name]))
      }
    }
  }

  /// In the order found: case by case.
  var all: [Diagnostic] {
    found.map { diagnostic, held in
      guard held.count < cases.count else { return diagnostic }
      let names = held.compactMap { $0 }.map { "'\($0)'" }
      var named = diagnostic
      named.message += " (\(names.count == 1 ? noun.one : noun.many)"
      named.message += " \(names.joined(separator: ", ")))"
      return named
    }
  }
}
