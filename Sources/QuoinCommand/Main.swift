internal import Foundation
internal import Quoin
internal import QuoinCore

/// The `quoin` command; CLI.md is its contract.
@main
enum Main {
  static func main() {
    // A reader that has seen enough (`quoin layout … | head`) ends the run quietly.
    signal(SIGPIPE, SIG_DFL)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs one command line and says how it ended.
  static func run(_ words: [String]) -> ExitStatus {
    do throws(UsageError) {
      return try dispatch(words)
    } catch {
      StandardError.report(error.message)
      return .usage
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let first = words.first else {
      StandardError.write(Help.overview)
      return .usage
    }
    switch first {
    case "--version", "-V":
      return say("quoin \(Version.current)\n")
    case "--help", "-h":
      return say(Help.overview)
    default: break
    }
    guard let verb = Verb(rawValue: first) else { throw unknownVerb(first) }
    let arguments = try Arguments(verb: verb, words: Array(words.dropFirst()))
    if arguments.has(.help) {
      return say(Help.page(of: verb))
    }
    return switch verb {
    case .render: try RenderVerb(arguments).run()
    case .layout: try LayoutVerb(arguments).run()
    case .check: try CheckVerb(arguments).run()
    case .explain: try ExplainVerb(arguments).run()
    case .inspect: try InspectVerb(arguments).run()
    case .schema: try say(SchemaVerb(arguments).text)
    case .help: try help(on: arguments.operands.first)
    }
  }

  private static func help(on name: String?) throws(UsageError) -> ExitStatus {
    guard let name else { return say(Help.overview) }
    guard let verb = Verb(rawValue: name) else { throw unknownVerb(name) }
    return say(Help.page(of: verb))
  }

  /// Writes what was asked for to standard output.
  private static func say(_ text: String) -> ExitStatus {
    do throws(FileError) {
      try StandardOutput.write(Array(text.utf8))
      return .done
    } catch {
      StandardError.report(error.message)
      return .failed
    }
  }

  private static func unknownVerb(_ word: String) -> UsageError {
    if word.hasPrefix("-") {
      return UsageError(message: "'\(word)' before a verb; see 'quoin help'")
    }
    if Verb.planned.contains(word) {
      return UsageError(message: "'\(word)' is not in this version")
    }
    let near = word.nearest(in: Verb.allCases.map(\.rawValue))
    let hint = near.map { "did you mean '\($0)'?" } ?? "see 'quoin help'"
    return UsageError(message: "no verb '\(word)'; \(hint)")
  }
}

/// How a run ended, as CLI.md fixes it.
enum ExitStatus: Int32 {
  case done = 0
  /// Errors in the template, the data or a comparison, or a name or file that is not there.
  case failed = 1
  /// The command line cannot be parsed.
  case usage = 2
}
