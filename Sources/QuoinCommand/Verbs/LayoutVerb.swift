internal import Quoin
internal import QuoinCore

/// `quoin layout`: the solved frames, as JSON on stdout.
///
/// Prints its JSON whatever is wrong, with the diagnostics in it: after a conflict the page as it
/// stands without the refused constraints, after any other error no pages.
struct LayoutVerb {
  private let job: TemplateJob
  private let arguments: Arguments
  private let selection: PageSelection?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    selection = try arguments.pageSelection()
    job = try TemplateJob(arguments)
  }

  func run() -> ExitStatus {
    var job = job
    let path = arguments.operands[0]
    var report = LayoutReport(template: Self.name(of: path), pages: [], diagnostics: [])
    do throws(QuoinError) {
      let template = try job.template(at: path)
      report.template = template.name
      let typesetter = try job.typesetter(for: template)
      report = typesetter.layOut(
        template, try job.data(for: template), variants: try job.variants(of: template),
        locale: arguments.value(of: .locale))
      // Without pages there are diagnostics that say why.
      if !report.pages.isEmpty { report.pages = try report.pages.chosen(by: selection) }
    } catch {
      report.pages = []
      report.diagnostics += error.diagnostics
    }
    report.diagnostics = job.report(report.diagnostics)
    return ReportOutput.write(report.json.pretty, arguments, status: job.status)
  }

  /// What a template that cannot be read is called.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".xml") ? String(file.dropLast(4)) : file
  }
}
