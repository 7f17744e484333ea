import Foundation
import Quoin
import QuoinCore
import Testing

/// The cases of `Cases/`, each variant solved after the ones before it by the same typesetter.
@Suite struct LayoutCaseTests {
  @Test(arguments: LayoutCase.all) func framesAreThoseWorkedOut(_ example: LayoutCase) throws {
    try compare(example)
  }

  @Test func everyCaseOfTheFirstIssueIsThere() {
    let kinds = Set(LayoutCase.all.map { String($0.name.prefix(3)) })
    let wanted = [
      "C01", "C04", "C05", "C09", "C10", "C12", "C14", "C17", "C18", "C19", "C23",
    ]
    #expect(wanted.filter { !kinds.contains($0) } == [])
    #expect(LayoutCase.names(endingIn: ".expected") == LayoutCase.all.map(\.name))
  }

  private func compare(_ example: LayoutCase) throws {
    let text = try String(contentsOfFile: example.expectation, encoding: .utf8)
    let expected = try ExpectedVariant.read(text)
    let template = try DocumentTemplate(path: example.template)
    let typesetter = try Typesetting(template, fonts: .forTests)
    #expect(expected.compactMap(\.name) == template.variants)
    for variant in expected {
      let report = typesetter.layOut(DocumentData(), variants: variant.name.map { [$0] })
      let place = "\(example.name) [\(variant.name ?? "-")]"
      let found = report.diagnostics.map(\.short)
      #expect(found == variant.diagnostics, "\(place): \(report.diagnostics.map(\.message))")
      let frames = report.pages.flatMap(\.scene.frames)
      #expect(frames.map(\.id) == variant.frames.map(\.id), "\(place)")
      for (frame, wanted) in zip(frames, variant.frames) where !frame.matches(wanted) {
        Issue.record("\(place): \(frame.short), expected \(wanted)")
      }
    }
  }
}

extension Diagnostic {
  fileprivate var short: String {
    ([code.rawValue, location.map { "\($0.line)" } ?? "-"] + boxes).joined(separator: " ")
  }
}

extension SceneFrame {
  fileprivate func matches(_ expected: ExpectedVariant.Frame) -> Bool {
    guard let numbers = expected.numbers else { return isHidden }
    let mine = [rect.x, rect.y, rect.width, rect.height]
    return !isHidden && text?.lines == expected.lines
      && zip(mine, numbers).allSatisfy { abs($0 - $1) <= 1e-3 }
  }

  fileprivate var short: String {
    "\(id) \(rect.x) \(rect.y) \(rect.width) \(rect.height) \(text?.lines ?? [])"
  }
}
