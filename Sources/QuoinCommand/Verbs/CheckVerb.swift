internal import Quoin
internal import QuoinCore

/// `quoin check`: everything wrong with some templates, in every variant, without rendering.
struct CheckVerb {
  private let job: TemplateJob
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    job = try TemplateJob(arguments)
  }

  func run() -> ExitStatus {
    var job = job
    for path in arguments.operands {
      do throws(QuoinError) {
        let template = try job.template(at: path)
        let report = try job.typesetter(for: template).layOut(
          template, try job.data(for: template), variants: try job.variants(of: template),
          locale: arguments.value(of: .locale))
        job.report(report.diagnostics)
      } catch {
        job.report(error.diagnostics)
      }
    }
    return job.status
  }
}
