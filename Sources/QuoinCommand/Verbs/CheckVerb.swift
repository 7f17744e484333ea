internal import Quoin
internal import QuoinCore

/// `quoin check`: everything wrong with some templates, in every variant, without rendering.
struct CheckVerb {
  private var job: TemplateJob
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    job = try TemplateJob(arguments)
  }

  func run() throws(UsageError) -> ExitStatus {
    var job = job
    for path in arguments.operands {
      do throws(QuoinError) {
        let typesetter = try job.typesetter(for: path)
        let report = typesetter.layOut(
          try job.data(for: typesetter.template),
          variants: try job.variants(of: typesetter.template),
          locale: arguments.value(of: .locale))
        job.report(report.diagnostics)
      } catch {
        job.report(error.diagnostics)
      }
    }
    return job.status
  }
}
