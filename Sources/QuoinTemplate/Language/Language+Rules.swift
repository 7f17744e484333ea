extension Language {
  private static let forBoxes = AttributeEntry(
    .for, .boxes, "The boxes that it is about; default the box around.")

  /// What a constraint can have; its element's name says which attributes of the box it is about.
  package static let constraintAttributes: [AttributeEntry] = [
    AttributeEntry(.equalTo, .targets, "Equal to a target."),
    AttributeEntry(.lessThanOrEqualTo, .targets, "At most a target."),
    AttributeEntry(.greaterThanOrEqualTo, .targets, "At least a target."),
    AttributeEntry(.multipliedBy, anyNumber, "Multiplies the target."),
    AttributeEntry(.dividedBy, anyNumber, "Divides the target."),
    AttributeEntry(.offset, .lengths, "Added to the target; two for size and center."),
    AttributeEntry(.inset, .insets, "Inwards from each edge."),
    AttributeEntry(.priority, .priority, "How much it matters; default required."),
    AttributeEntry(.label, .text, "What messages call it."),
    AttributeEntry(.orElse, .targets, "The target in place of an absent one."),
  ]

  static let ruleElements: [ElementEntry] = [
    ElementEntry(.make, "Adds constraints.", [forBoxes], .constraints),
    ElementEntry(.update, "Changes constraints.", [forBoxes], .constraints),
    ElementEntry(.remake, "Replaces all constraints of a box.", [forBoxes], .constraints),
    ElementEntry(.remove, "Removes constraints.", [forBoxes], .constraints),
    ElementEntry(
      .set, "Changes attributes of boxes, or of a style.",
      [AttributeEntry(.for, .boxes, "The boxes.")] + settableAttributes, .nothing),
    ElementEntry(
      .distribute, "Spreads boxes along an axis.",
      [
        AttributeEntry(
          .axis, .keyword(["horizontal", "vertical"]), "The direction.", isRequired: true),
        AttributeEntry(.boxes, .boxes, "The boxes in order.", isRequired: true),
        AttributeEntry(.spacing, .length, "Equal gaps of this length."),
        AttributeEntry(.itemLength, .length, "Equal boxes of this length."),
        AttributeEntry(.lead, .length, "Before the first box."),
        AttributeEntry(.tail, .length, "After the last box."),
      ], .nothing),
    ElementEntry(
      .visual, "Constraints in Apple's Visual Format Language.",
      [AttributeEntry(.format, .text, "The format.", isRequired: true)], .nothing),
  ]
}
