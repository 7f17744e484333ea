public import QuoinCore

/// One page of one variant, solved.
public struct LaidOutPage: Sendable {
  /// The name of the variant; nil for a page as declared.
  public var variant: String?
  /// The page's number in its variant, from 1.
  public var number: Int
  public var scene: ScenePage

  public init(variant: String?, number: Int, scene: ScenePage) {
    self.variant = variant
    self.number = number
    self.scene = scene
  }
}
