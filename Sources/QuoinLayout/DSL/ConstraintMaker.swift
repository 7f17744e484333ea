/// What a block of constraints is written with: `make.left.equalTo(avatar.right).offset(12)`.
///
/// It only collects; constraints are installed together when the block has ended.
public final class ConstraintMaker: AttributeSource {
  public typealias Space = MixedSpace
  public typealias XChain = XPosition
  public typealias YChain = YPosition
  public typealias DimensionChain = QuoinLayout.Dimension

  private(set) var drafts: [ConstraintDraft] = []

  init() {}

  public func taking<Other: AnchorSpace>(_ attributes: [Attribute], _ space: Other.Type)
    -> AttributeChain<Other>
  {
    AttributeChain(maker: self, attributes: attributes)
  }

  func append(_ draft: ConstraintDraft) -> ConstraintEditor {
    drafts.append(draft)
    return ConstraintEditor(draft)
  }
}
