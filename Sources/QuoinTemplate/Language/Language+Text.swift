extension Language {
  private static let runStyle = AttributeEntry(.style, .names, "One or more styles.")
  private static let runLanguage = AttributeEntry(.lang, .language, "Language, inherited.")

  static let textElements: [ElementEntry] = [
    ElementEntry(.b, "Bold.", [], .runs),
    ElementEntry(.i, "Italic.", [], .runs),
    ElementEntry(.u, "Underlined.", [], .runs),
    ElementEntry(.s, "Struck through.", [], .runs),
    ElementEntry(.sub, "Subscript.", [], .runs),
    ElementEntry(.sup, "Superscript.", [], .runs),
    ElementEntry(.br, "A line break.", [], .nothing),
    ElementEntry(
      .span, "A run with a look of its own.", [runStyle, runLanguage] + runAttributes, .runs),
    ElementEntry(
      .a, "A link.",
      [
        AttributeEntry(.href, .link, "Where a click leads.", isRequired: true), runStyle,
        runLanguage,
      ] + runAttributes, .runs),
    ElementEntry(
      .leader, "Dots that fill the rest of the line.", [], .nothing, isSupported: false),
    ElementEntry(
      .ref, "The number of the page where a box stands.",
      [AttributeEntry(.to, .identifier, "The box.", isRequired: true)], .nothing,
      isSupported: false),
  ]

  static let controlElements: [ElementEntry] = [
    ElementEntry(
      .let, "Names a value for what follows.",
      [
        AttributeEntry(.name, .identifier, "The name.", isRequired: true),
        AttributeEntry(.value, .value, "The value.", isRequired: true),
      ], .nothing),
    ElementEntry(
      .for, "Once for each item of a list.",
      [
        AttributeEntry(.each, .each, "A list, or a range such as 1..5.", isRequired: true),
        AttributeEntry(.as, .identifier, "What the item is called; default item."),
        AttributeEntry(.index, .identifier, "What the item's number is called, from 0."),
      ], .same),
    ElementEntry(.empty, "In place of a list without items.", [], .same),
    ElementEntry(
      .if, "Only if a test holds.",
      [AttributeEntry(.test, .expression, "The test.", isRequired: true)], .same),
    ElementEntry(
      .elseif, "If no earlier test held and this one does.",
      [AttributeEntry(.test, .expression, "The test.", isRequired: true)], .same),
    ElementEntry(.else, "If no test held.", [], .same),
  ]
}
