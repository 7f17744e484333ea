internal import Quoin
internal import QuoinCore

/// `quoin check`: everything wrong with some templates, in every variant and with all data files,
/// without rendering; the data that they read; the page sizes at which they break.
struct CheckVerb {
  private let job: TemplateJob
  private let arguments: Arguments
  private let sizes: SizeRange?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    sizes = try arguments.value(of: .sizes).map { text throws(UsageError) in
      guard let range = SizeRange(parsing: text) else {
        throw UsageError(
          message: "'\(text)' is no range of page sizes such as 300x200..1200x800:8")
      }
      return range
    }
    isJSON = try arguments.choice(.reportFormat, from: ["text", "json"]) == "json"
    if arguments.values(of: .data).count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "standard input can be read once; give '-d -' once")
    }
    job = try TemplateJob(arguments)
  }

  func run() -> ExitStatus {
    var job = job
    var reports: [CheckReport] = []
    for path in arguments.operands {
      var report = CheckReport(path: path)
      do throws(QuoinError) {
        let template = try job.template(at: path)
        report.template = template.name
        if arguments.has(.paths) { report.paths = template.dataPaths }
        if !arguments.has(.paths) || arguments.has(.data) || sizes != nil {
          try check(template, &report, &job)
        }
      } catch {
        report.diagnostics += job.report(error.diagnostics)
      }
      reports.append(report)
    }
    let hasReport = isJSON || reports.contains { $0.paths != nil || !$0.surveys.isEmpty }
    guard hasReport else { return job.status }
    let json = JSONText.object([("templates", .array(reports.map(\.json)))])
    return ReportOutput.write(
      isJSON ? json.pretty : CheckReport.text(of: reports), arguments, status: job.status)
  }

  private func check(
    _ template: DocumentTemplate, _ report: inout CheckReport, _ job: inout TemplateJob
  ) throws(QuoinError) {
    let typesetter = try job.typesetter(for: template)
    let variants = try job.variants(of: template)
    let locale = arguments.value(of: .locale)
    let (records, unread) = job.records(for: template)
    report.diagnostics += job.report(unread)
    guard !records.isEmpty else { return }
    report.diagnostics += job.report(
      typesetter.check(template, records, variants: variants, locale: locale))
    guard let sizes else { return }
    let names: [String?] = variants ?? (template.variants.isEmpty ? [nil] : template.variants)
    for (name, data) in records {
      for variant in names {
        let survey = typesetter.survey(sizes, of: template, data, variant: variant, locale: locale)
        report.surveys.append((records.count > 1 ? name : nil, survey))
        job.count(survey.borders.map(\.diagnostic))
      }
    }
  }
}

/// What `check` found out about one template.
private struct CheckReport {
  var path: String
  var template: String?
  var paths: [DataPathUse]?
  /// Each with the data file that it was made with, if there are several.
  var surveys: [(data: String?, survey: SizeSurvey)] = []
  var diagnostics: [Diagnostic] = []

  init(path: String) {
    self.path = path
  }

  /// One after the other, each under its path if there are several.
  static func text(of reports: [CheckReport]) -> String {
    var parts: [String] = []
    for report in reports {
      var own: [String] = []
      if let paths = report.paths { own.append(paths.text) }
      for (data, survey) in report.surveys {
        own.append((data.map { "with '\($0)': " } ?? "") + survey.text)
      }
      guard !own.isEmpty else { continue }
      let heading = reports.count > 1 ? "\(report.path):\n" : ""
      parts.append(heading + own.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n")
  }

  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("file", .string(path)), ("template", template.map { .string($0) } ?? .null),
    ]
    if let paths { members.append(("paths", paths.json)) }
    if !surveys.isEmpty {
      let list = surveys.map { data, survey in
        JSONText.object([
          ("data", data.map { .string($0) } ?? .null), ("survey", survey.json),
        ])
      }
      members.append(("sizes", .array(list)))
    }
    members.append(("diagnostics", .array(diagnostics.map(\.json))))
    return .object(members)
  }
}
