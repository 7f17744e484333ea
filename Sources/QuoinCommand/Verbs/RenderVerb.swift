internal import Foundation
internal import Quoin
internal import QuoinCore

/// `quoin render`: PDF, PNG and SVG of every page and variant.
///
/// Everything is drawn before anything is written: with an error nothing is.
struct RenderVerb {
  private let job: TemplateJob
  private let arguments: Arguments
  private let formats: [OutputFormat]
  private let selection: PageSelection?
  private let dpi: Double
  private let scale: Double
  private let creationDate: String?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    let written = try arguments.value(of: .output).map { output throws(UsageError) in
      try OutputPattern(output).writtenFormat(of: .rendered)
    }
    formats = try arguments.formats(of: .rendered) ?? [(written ?? nil) ?? .pdf]
    selection = try arguments.pageSelection()
    dpi = try arguments.positiveNumber(.dpi) ?? 96
    scale = try arguments.positiveNumber(.scale) ?? 1
    creationDate = try CreationDate(arguments)?.iso
    job = try TemplateJob(arguments)
  }

  func run() -> ExitStatus {
    var job = job
    do throws(QuoinError) {
      let template = try job.template(at: arguments.operands[0])
      let typesetter = try job.typesetter(for: template)
      let data = try job.data(for: template)
      let report = typesetter.layOut(
        template, data, variants: try job.variants(of: template),
        locale: arguments.value(of: .locale))
      job.report(report.diagnostics)
      guard !job.hasErrors else { return job.status }

      let pages = try report.pages.chosen(by: selection)
      let plan = try Self.plan(arguments, formats, report.template, pages)
      var drawn: [(path: String, bytes: [UInt8])] = []
      for file in plan.files {
        let pages = file.pages.map { pages[$0] }
        var metadata = try template.metadata(
          data, variant: pages[0].variant, locale: arguments.value(of: .locale))
        metadata.creationDate = creationDate
        drawn.append((file.path, try draw(pages, as: file.format, metadata, by: typesetter)))
      }
      return write(drawn)
    } catch {
      job.report(error.diagnostics)
      return .failed
    }
  }

  private static func plan(
    _ arguments: Arguments, _ formats: [OutputFormat], _ template: String, _ pages: [LaidOutPage]
  ) throws(QuoinError) -> OutputPlan {
    do throws(UsageError) {
      return try OutputPlan(
        output: arguments.value(of: .output), template: template, formats: formats,
        pages: pages.map { OutputPlan.Page(variant: $0.variant, number: $0.number) })
    } catch {
      throw OutputPlan.clash(error, output: arguments.value(of: .output))
    }
  }

  private func draw(
    _ pages: [LaidOutPage], as format: OutputFormat, _ metadata: DocumentMetadata,
    by typesetter: Typesetter
  ) throws(QuoinError) -> [UInt8] {
    switch format {
    case .pdf: try typesetter.pdf(pages, metadata: metadata)
    case .png: try typesetter.png(pages[0], dpi: dpi, scale: scale)
    // HTML is none of the formats that `render` takes.
    case .svg, .html: try typesetter.svg(pages[0], title: metadata.title)
    }
  }

  private func write(_ files: [(path: String, bytes: [UInt8])]) -> ExitStatus {
    do throws(FileError) {
      try OutputFiles.write(files)
      guard !arguments.has(.quiet), arguments.value(of: .output) != "-" else { return .done }
      let lines = files.map { file in
        arguments.has(.verbose) ? "\(file.path) (\(file.bytes.count) bytes)\n" : file.path + "\n"
      }
      try StandardOutput.write(Array(lines.joined().utf8))
      return .done
    } catch {
      StandardError.report(error.message)
      return .failed
    }
  }
}
