extension Language {
  private static let pageLook: [AttributeEntry] = [
    AttributeEntry(.margin, .insets, "Insets of the guide page.margins."),
    AttributeEntry(.safe, .insets, "Insets of the guide page.safeArea."),
    AttributeEntry(.bleed, .insets, "How far painting reaches beyond the page."),
    AttributeEntry(.fill, .paint, "Painted over the whole page."),
    AttributeEntry(.dir, directions, "Direction of reading."),
  ]

  static let documentElements: [ElementEntry] = [
    ElementEntry(
      .template, "The root of a template.",
      [
        AttributeEntry(.name, .text, "The template's name; default the file's."),
        AttributeEntry(.version, .version, "The version of the language: 1."),
        AttributeEntry(.lang, .language, "The language of texts, numbers and dates."),
        AttributeEntry(.dir, directions, "Direction of reading; default the language's."),
        AttributeEntry(.timezone, .text, "For dates that name an offset: 'Europe/Oslo'."),
        AttributeEntry(.title, .text, "Title of the document."),
        AttributeEntry(.author, .text, "Author of the document."),
        AttributeEntry(.subject, .text, "Subject of the document."),
        AttributeEntry(.keywords, .text, "Keywords of the document."),
      ], .document),
    ElementEntry(.fonts, "Fonts that come with the template.", [], .fonts),
    ElementEntry(
      .font, "A font file and what it is called.",
      [
        AttributeEntry(.family, .text, "The family's name.", isRequired: true),
        AttributeEntry(.weight, .integer(1...1000), "400 is regular, 700 bold."),
        AttributeEntry(.slant, .keyword(["upright", "italic", "oblique"]), "Upright or slanted."),
        AttributeEntry(.src, .path, "The font's file.", isRequired: true),
      ], .nothing),
    ElementEntry(.styles, "Named styles.", [], .styles),
    ElementEntry(
      .style, "A named style.",
      [
        AttributeEntry(.name, .identifier, "The style's name.", isRequired: true),
        AttributeEntry(.extends, .names, "Styles that it builds upon."),
      ] + styleAttributes, .nothing),
    ElementEntry(
      .sample, "Data to show the template with.",
      [AttributeEntry(.src, .path, "A JSON file.", isRequired: true)], .nothing),
    ElementEntry(
      .page, "A page.",
      [
        AttributeEntry(.id, .identifier, "A name, unique in the document."),
        AttributeEntry(.size, .pageSize, "A paper size, or width and height; default A4."),
        AttributeEntry(.lang, .language, "Language, inherited."),
        AttributeEntry(.style, .names, "Styles that every text of the page begins with."),
      ] + pageLook, .boxes),
    ElementEntry(.variants, "The variants of the pages.", [], .variants),
    ElementEntry(
      .variant, "What one variant changes.",
      [
        AttributeEntry(.name, .identifier, "The variant's name.", isRequired: true),
        AttributeEntry(.extends, .names, "Variants whose operations come first."),
        AttributeEntry(.page, .names, "The pages that it changes; default all."),
        AttributeEntry(.size, .pageSize, "The size of its pages."),
      ] + pageLook, .operations),
    ElementEntry(
      .component, "A piece of page to be used several times.",
      [
        AttributeEntry(.name, .identifier, "The component's name.", isRequired: true),
        AttributeEntry(.params, .parameters, "Parameters with optional defaults."),
      ], .boxes),
    ElementEntry(
      .include, "The elements of another file.",
      [AttributeEntry(.src, .path, "A template file inside the root.", isRequired: true)],
      .nothing),
  ]
}
