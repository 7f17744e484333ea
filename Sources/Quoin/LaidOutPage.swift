public import QuoinCore

/// One page of one variant, solved.
public struct LaidOutPage: Sendable {
  /// The name of the variant; nil for a page as declared.
  public let variant: String?
  /// The page's number in its variant, from 1.
  public let number: Int
  public let scene: ScenePage
  /// Where its pictures are declared, by path.
  let pictures: [String: SourceLocation]
}
