public import QuoinCore
public import QuoinLayout

/// One page of one variant, solved.
public struct LaidOutPage: Sendable {
  /// The name of the variant; nil for a page as declared.
  public let variant: String?
  /// The page's number in its variant, from 1.
  public let number: Int
  public let scene: ScenePage
  /// Where its pictures are declared, by path.
  let pictures: [String: SourceLocation]
  /// What holds it together; nil unless it was laid out with `inspecting: true`.
  public let inspection: PageInspection?

  init(
    variant: String?, number: Int, scene: ScenePage, pictures: [String: SourceLocation],
    inspection: PageInspection? = nil
  ) {
    self.variant = variant
    self.number = number
    self.scene = scene
    self.pictures = pictures
    self.inspection = inspection
  }
}
