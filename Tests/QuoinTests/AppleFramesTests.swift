import Quoin
import QuoinCore
import Testing

/// Apple's frames by way of templates; `QuoinLayoutTests` has them by way of Swift.
@Suite struct AppleFramesTests {
  @Test func allLayoutsAreThere() {
    #expect(AppleLayout.all.count == 183)
  }

  @Test(arguments: AppleLayout.all)
  func everyFrameIsApplesToHalfAPixel(_ layout: AppleLayout) throws {
    let typesetter = try Scratch().typesetter(layout.template)
    let report = typesetter.layOut(DocumentData(), variants: ["ltr"])
    let problems = report.diagnostics.filter { $0.severity == .error }
    #expect(problems.isEmpty, "\(problems.map(\.message))")
    let frames = frames(report.pages)
    #expect(frames.count == layout.boxes.count + 1)
    for view in layout.boxes {
      let frame = try #require(frames[view.id])
      let parent = try #require(frames[view.parent])
      let wanted = try #require(layout.frames[view.id])
      let actual = [frame.x - parent.x, frame.y - parent.y, frame.width, frame.height]
      let isNear = zip(actual, wanted).allSatisfy { abs($0 - $1) <= 0.51 }
      #expect(isNear, "\(layout.id).\(view.id) is \(actual), not \(wanted)")
    }
  }

  /// Only what stays at the left by default, and centres moved by a constant, are not mirrored.
  @Test(arguments: AppleLayout.all)
  func inRightToLeftEveryFrameIsMirrored(_ layout: AppleLayout) throws {
    let typesetter = try Scratch().typesetter(layout.template)
    let report = typesetter.layOut(DocumentData(), variants: ["ltr"])
    guard !layout.movesCenters, !report.diagnostics.contains(where: { $0.code == .ambiguous })
    else { return }
    let frames = frames(report.pages)
    let mirrored = self.frames(typesetter.layOut(DocumentData(), variants: ["rtl"]).pages)
    for view in layout.boxes {
      let frame = try #require(frames[view.id])
      let other = try #require(mirrored[view.id])
      let image = [layout.size[0] - other.maxX, other.y, other.width, other.height]
      let wanted = [frame.x, frame.y, frame.width, frame.height]
      let isNear = zip(image, wanted).allSatisfy { abs($0 - $1) <= 1e-6 }
      #expect(isNear, "\(layout.id).\(view.id) is \(image), not \(wanted)")
    }
  }

  private func frames(_ pages: [LaidOutPage]) -> [String: Rect] {
    guard let scene = pages.first?.scene else { return [:] }
    var frames = Dictionary(
      scene.frames.map { ($0.id, $0.rect) }, uniquingKeysWith: { first, _ in first })
    frames["b0"] = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    return frames
  }
}
