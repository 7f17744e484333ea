import Quoin
import QuoinCore
import Testing

/// The same input gives the same bytes: in one typesetter, in another, after other work.
@Suite struct RepeatabilityTests {
  private struct Files: Equatable {
    var pdf: [UInt8]
    var png: [[UInt8]]
    var svg: [[UInt8]]
  }

  private func draw(_ typesetter: Typesetting, _ variants: [String]?) throws -> Files {
    let data = try typesetter.template.sample()
    let pages = typesetter.layOut(data, variants: variants).pages
    return Files(
      pdf: try typesetter.pdf(pages, data: data),
      png: try pages.map { page in try typesetter.png(page, dpi: 36) },
      svg: try pages.map { page in try typesetter.svg(page, data: data) })
  }

  @Test(arguments: ["poster", "invoice", "certificate"])
  func drawingTwiceGivesTheSameBytes(_ name: String) throws {
    let template = try DocumentTemplate(path: Repository.templates + "/\(name).xml")
    let first = try Typesetting(template)
    let once = try draw(first, nil)
    #expect(!once.pdf.isEmpty && !once.png.isEmpty && !once.svg.isEmpty)
    #expect(try draw(first, nil) == once)
    #expect(try draw(Typesetting(template), nil) == once)
  }

  @Test func whatWasDrawnBeforeLeavesNoTrace() throws {
    let template = try DocumentTemplate(path: Repository.templates + "/poster.xml")
    let fresh = try draw(Typesetting(template), ["square"])
    let used = try Typesetting(template)
    for variant in ["banner", "a3", "story"] { _ = try draw(used, [variant]) }
    #expect(try draw(used, ["square"]) == fresh)
  }

  @Test func workersAgree() async throws {
    let template = try DocumentTemplate(path: Repository.templates + "/certificate.xml")
    let files = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<3 {
        group.addTask {
          let typesetter = try Typesetting(template)
          let data = try template.sample()
          return try typesetter.pdf(typesetter.layOut(data).pages, data: data)
        }
      }
      var files: [[UInt8]] = []
      for try await file in group { files.append(file) }
      return files
    }
    #expect(files.count == 3)
    #expect(files.allSatisfy { $0 == files[0] })
  }
}
