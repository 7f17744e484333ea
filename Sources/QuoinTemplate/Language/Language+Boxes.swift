extension Language {
  static let boxElements: [ElementEntry] = [
    ElementEntry(.box, "A container.", boxAttributes, .boxes),
    ElementEntry(.text, "Rich text.", boxAttributes + textAttributes, .text),
    ElementEntry(
      .image, "A picture: PNG, JPEG, WebP or SVG.", boxAttributes + pictureAttributes, .rules),
    ElementEntry(
      .shape, "A drawing.",
      boxAttributes + [
        AttributeEntry(.d, .text, "A path as in SVG.", isRequired: true),
        AttributeEntry(.viewBox, .text, "The drawing's own coordinates."),
      ], .rules, isSupported: false),
    ElementEntry(.ellipse, "An ellipse that fills its box.", boxAttributes, .rules),
    ElementEntry(
      .line, "A line from the top left to the bottom right of its box.", boxAttributes, .rules),
    ElementEntry(
      .guide, "Takes part in layout and is never drawn.",
      identity.filter { $0.name == .id || $0.name == .present } + [
        AttributeEntry(.margin, .insets, "Insets of the guide id.margins."),
        AttributeEntry(.aspect, .aspect, "Width to height, required."),
      ], .rules),
    ElementEntry(
      .grid, "Columns and rows to align to.",
      [
        AttributeEntry(.id, .identifier, "A name, unique in its scope."),
        AttributeEntry(.columns, .integer(1...1000), "The number of columns."),
        AttributeEntry(.rows, .integer(1...1000), "The number of rows."),
        AttributeEntry(.gutter, .lengths, "Between columns and rows."),
      ], .rules),
    ElementEntry(
      .stack, "Children that follow one another.", boxAttributes + stackAttributes, .boxes),
    ElementEntry(.table, "Rows and columns.", [], .nothing, isSupported: false),
    ElementEntry(
      .flow, "Blocks over as many pages as they need.", [], .nothing, isSupported: false),
    ElementEntry(.barcode, "A bar code.", [], .nothing, isSupported: false),
    ElementEntry(.header, "The head of a table.", [], .nothing, isSupported: false),
    ElementEntry(.footer, "The foot of a table.", [], .nothing, isSupported: false),
    ElementEntry(.row, "A row of a table.", [], .nothing, isSupported: false),
    ElementEntry(.cell, "A cell of a table.", [], .nothing, isSupported: false),
    ElementEntry(.column, "A column of a table.", [], .nothing, isSupported: false),
    ElementEntry(
      .use, "A component put to use; a box.",
      boxAttributes + [
        AttributeEntry(.component, .identifier, "The component's name.", isRequired: true)
      ], .boxes),
    ElementEntry(.slot, "Where the content of a use stands.", [], .boxes),
  ]
}
