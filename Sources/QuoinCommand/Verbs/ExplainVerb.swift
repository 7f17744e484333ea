internal import Quoin
internal import QuoinCore

/// `quoin explain`: why a box is where it is and as large as it is, on stdout.
///
/// After a conflict it explains the page as it stands without the refused constraints.
struct ExplainVerb {
  private let job: TemplateJob
  private let arguments: Arguments
  private let selection: PageSelection?
  private let box: String
  private let depth: Int
  private let wish: ExplanationWish?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    guard let box = arguments.value(of: .box), !box.isEmpty else {
      throw UsageError(message: "'explain' needs --box ID")
    }
    self.box = box
    depth = try arguments.wholeNumber(.depth, in: 0...64) ?? Typesetter.explanationDepth
    wish = try arguments.value(of: .instead).map { text throws(UsageError) in
      guard let wish = ExplanationWish(parsing: text) else {
        throw UsageError(
          message: "'--instead' takes x, y, width or height and a length, such as width=300, not"
            + " '\(text)'")
      }
      return wish
    }
    isJSON = try arguments.choice(.reportFormat, from: ["text", "json"]) == "json"
    selection = try arguments.pageSelection()
    job = try TemplateJob(arguments)
  }

  func run() -> ExitStatus {
    var job = job
    var report = ExplanationReport(template: arguments.operands[0], box: box)
    do throws(QuoinError) {
      let template = try job.template(at: arguments.operands[0])
      report.template = template.name
      report = try job.typesetter(for: template).explain(
        box, in: template, try job.data(for: template), variants: try job.variants(of: template),
        locale: arguments.value(of: .locale), depth: depth, wish: wish)
      if !report.places.isEmpty { try choosePages(of: &report) }
    } catch {
      report.places = []
      report.diagnostics += error.diagnostics
    }
    report.diagnostics = job.report(report.diagnostics)
    guard isJSON || !report.places.isEmpty else { return job.status }
    let hint = report.isCut ? "\n… goes on; '--depth \(2 * depth + 2)' follows it further\n" : ""
    return ReportOutput.write(
      isJSON ? report.json.pretty : report.text + hint, arguments, status: job.status)
  }

  private func choosePages(of report: inout ExplanationReport) throws(QuoinError) {
    let all = report.places
    report.places = all.filter { selection?.contains($0.number) ?? true }
    guard report.places.isEmpty else { return }
    var numbers: [Int] = []
    for number in all.map(\.number) where !numbers.contains(number) { numbers.append(number) }
    let list = numbers.sorted().map { "\($0)" }.joined(separator: ", ")
    throw QuoinError([
      Diagnostic(
        .error, .unknownName,
        "'\(box)' stands on no chosen page, only on \(numbers.count == 1 ? "page" : "pages") \(list)"
      )
    ])
  }
}

/// What a verb reports on stdout, or in the file of `--output`.
enum ReportOutput {
  static func write(_ text: String, _ arguments: Arguments, status: ExitStatus) -> ExitStatus {
    do throws(FileError) {
      try OutputFiles.write([(arguments.value(of: .output) ?? "-", Array(text.utf8))])
      return status
    } catch {
      StandardError.report(error.message)
      return .failed
    }
  }
}
