import Foundation
import Quoin
import QuoinCore
import Testing

/// 500 spoiled copies of the demo templates: each is laid out or refused with diagnostics.
@Suite struct MutationTests {
  private static let names = ["poster", "invoice", "certificate"]

  /// A copy of what the templates name, beside which the spoiled ones stand.
  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    for entry in try FileManager.default.contentsOfDirectory(atPath: Repository.templates)
    where !entry.hasSuffix(".xml") {
      try FileManager.default.copyItem(
        atPath: Repository.templates + "/" + entry, toPath: scratch.path + "/" + entry)
    }
    return scratch
  }

  @Test(.timeLimit(.minutes(10)), arguments: 0..<20)
  func spoiledTemplatesAreLaidOutOrRefused(_ group: Int) throws {
    let scratch = try folder()
    for seed in (group * 25)..<(group * 25 + 25) {
      let name = Self.names[seed % Self.names.count]
      let source = try Data(
        contentsOf: URL(fileURLWithPath: Repository.templates + "/\(name).xml"))
      var mutator = Mutator(seed: seed)
      let file = try scratch.write(mutator.spoil(Array(source)), to: "spoiled.xml")
      let start = ContinuousClock.now
      let outcome = layOut(file, variant: seed / Self.names.count)
      // Guards against hangs only: the slowest takes a second on a machine with nothing else to do.
      #expect(ContinuousClock.now - start < .seconds(60), "seed \(seed)")
      #expect(outcome.isRightful, "seed \(seed): \(outcome)")
    }
  }

  private struct Outcome {
    var diagnostics: [Diagnostic]
    /// nil where the template was refused before anything was laid out.
    var pages: [LaidOutPage]?

    /// Refused with at least one error, or laid out with finite frames; places are inside files.
    var isRightful: Bool {
      let errors = diagnostics.contains { $0.severity == .error }
      let isPlaced = diagnostics.allSatisfy { diagnostic in
        !diagnostic.message.isEmpty && !diagnostic.message.contains("\n")
          && (diagnostic.location.map { $0.line >= 1 && $0.column >= 1 } ?? true)
      }
      guard let pages, !pages.isEmpty else { return errors && isPlaced }
      let rects = pages.flatMap(\.scene.frames).map(\.rect)
      return isPlaced
        && rects.allSatisfy { rect in
          [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite) && rect.width >= -1e-6
            && rect.height >= -1e-6
        }
    }
  }

  private func layOut(_ file: String, variant: Int) -> Outcome {
    do throws(QuoinError) {
      let typesetter = try Typesetting(DocumentTemplate(path: file), fonts: .forTests)
      let variants = typesetter.template.variants
      let report = typesetter.layOut(
        try typesetter.template.sample(),
        variants: variants.isEmpty ? nil : [variants[variant % variants.count]])
      return Outcome(diagnostics: report.diagnostics, pages: report.pages)
    } catch {
      return Outcome(diagnostics: error.diagnostics, pages: nil)
    }
  }

  /// Data too: it is read, or refused with a place; what is read is laid out, or refused.
  @Test(.timeLimit(.minutes(10)), arguments: 0..<4)
  func spoiledDataIsBoundOrRefused(_ group: Int) throws {
    let template = try DocumentTemplate(path: Repository.templates + "/invoice.xml")
    let typesetter = try Typesetting(template, fonts: .forTests)
    let sample = URL(fileURLWithPath: Repository.templates + "/invoice.sample.json")
    let source = Array(try Data(contentsOf: sample))
    for seed in (group * 25)..<(group * 25 + 25) {
      var mutator = Mutator(seed: seed)
      let spoiled = mutator.spoil(source)
      do throws(QuoinError) {
        let report = typesetter.layOut(try DocumentData(json: spoiled, file: "data.json"))
        let outcome = Outcome(diagnostics: report.diagnostics, pages: report.pages)
        #expect(outcome.isRightful, "seed \(seed): \(outcome)")
      } catch {
        #expect(error.diagnostics.first?.location?.file == "data.json", "seed \(seed)")
        #expect(!error.diagnostics.isEmpty && error.diagnostics[0].severity == .error)
      }
    }
  }

  /// The copies differ, the same seed gives the same, and they are not all refused nor all fine.
  @Test func theMutatorSpoilsInManyWays() throws {
    let scratch = try folder()
    let source = try Data(
      contentsOf: URL(fileURLWithPath: Repository.templates + "/certificate.xml"))
    let spoiled = (0..<40).map { seed in
      var mutator = Mutator(seed: seed)
      return mutator.spoil(Array(source))
    }
    #expect(Set(spoiled).count > 30)
    var again = Mutator(seed: 7)
    #expect(again.spoil(Array(source)) == spoiled[7])
    let outcomes = try spoiled.map { bytes in
      layOut(try scratch.write(bytes, to: "spoiled.xml"), variant: 0)
    }
    let laidOut = outcomes.filter { $0.pages?.isEmpty == false }.count
    #expect(laidOut >= 8 && laidOut <= 32)
    let codes = Set(outcomes.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.code))
    #expect(codes.count >= 3)
  }
}
