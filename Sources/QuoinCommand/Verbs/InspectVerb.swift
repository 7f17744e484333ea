internal import Quoin
internal import QuoinCore

/// `quoin inspect`: a picture of frames, guides and rules over the page.
///
/// After a conflict it draws the page as it stands without the refused constraints, which it shows.
struct InspectVerb {
  private let job: TemplateJob
  private let arguments: Arguments
  private let formats: [OutputFormat]
  private let selection: PageSelection?
  private let dpi: Double?
  private let scale: Double

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    let written = try arguments.value(of: .output).map { output throws(UsageError) in
      try OutputPattern(output).writtenFormat(of: .inspected)
    }
    formats = try arguments.formats(of: .inspected) ?? [(written ?? nil) ?? .html]
    selection = try arguments.pageSelection()
    dpi = try arguments.positiveNumber(.dpi)
    scale = try arguments.positiveNumber(.scale) ?? 1
    job = try TemplateJob(arguments)
  }

  func run() -> ExitStatus {
    var job = job
    do throws(QuoinError) {
      let template = try job.template(at: arguments.operands[0])
      let typesetter = try job.typesetter(for: template)
      var report = typesetter.layOut(
        template, try job.data(for: template), variants: try job.variants(of: template),
        locale: arguments.value(of: .locale), inspecting: true)
      report.diagnostics = job.report(report.diagnostics)
      // Without pages there are diagnostics that say why.
      guard !report.pages.isEmpty else { return job.status }

      report.pages = try Self.holding(
        arguments.value(of: .inspectedBox), try report.pages.chosen(by: selection))
      let files = try plan(report).files.map { file throws(QuoinError) in
        var part = report
        part.pages = file.pages.map { report.pages[$0] }
        return (path: file.path, bytes: try draw(part, as: file.format, by: typesetter))
      }
      return write(files, status: job.status)
    } catch {
      job.report(error.diagnostics)
      return .failed
    }
  }

  /// The pages that have the box of `--box`; all without one.
  private static func holding(
    _ box: String?, _ pages: [LaidOutPage]
  ) throws(QuoinError) -> [LaidOutPage] {
    guard let box else { return pages }
    let holding = pages.filter { $0.inspectedBoxes.contains(box) }
    guard holding.isEmpty else { return holding }
    let hint = box.nearest(in: pages.flatMap(\.inspectedBoxes)).hint
    throw QuoinError([Diagnostic(.error, .unknownName, "no box '\(box)'\(hint)")])
  }

  private func plan(_ report: LayoutReport) throws(QuoinError) -> OutputPlan {
    let output = arguments.value(of: .output)
    // Where the name is ours, it is not that of a picture that `render` writes.
    let isOurs = output.map { $0.hasSuffix("/") } ?? true
    do throws(UsageError) {
      return try OutputPlan(
        output: output, template: report.template + (isOurs ? "-inspect" : ""), formats: formats,
        pages: report.pages.map { OutputPlan.Page(variant: $0.variant, number: $0.number) })
    } catch {
      throw OutputPlan.clash(error, output: output)
    }
  }

  private func draw(
    _ report: LayoutReport, as format: OutputFormat, by typesetter: Typesetter
  ) throws(QuoinError) -> [UInt8] {
    let box = arguments.value(of: .inspectedBox)
    if format == .html { return try typesetter.inspectionHTML(report, box: box) }
    let pictures = report.pages.compactMap { typesetter.inspectionPicture(of: $0, box: box) }
    switch format {
    case .png:
      let dpi = dpi ?? typesetter.inspectionResolution(of: report.pages[0])
      return try typesetter.png(pictures[0], dpi: dpi, scale: scale)
    case .svg: return try typesetter.svg(pictures[0], title: report.template)
    case .pdf, .html: return try typesetter.pdf(pictures)
    }
  }

  private func write(
    _ files: [(path: String, bytes: [UInt8])], status: ExitStatus
  ) -> ExitStatus {
    do throws(FileError) {
      try OutputFiles.write(files)
      guard !arguments.has(.quiet), arguments.value(of: .output) != "-" else { return status }
      try StandardOutput.write(Array(files.map { $0.path + "\n" }.joined().utf8))
      return status
    } catch {
      StandardError.report(error.message)
      return .failed
    }
  }
}
