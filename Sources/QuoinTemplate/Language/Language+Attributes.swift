extension Language {
  static let anyNumber = ValueType.number(-.infinity ... .infinity)
  static let count = ValueType.integer(0...Int.max)

  static let directions = ValueType.keyword(["ltr", "rtl"])

  /// What every box that is painted can have.
  static let looks: [AttributeEntry] = [
    AttributeEntry(.hidden, .boolean, "Keeps its place and is not painted."),
    AttributeEntry(.opacity, .number(0...1), "From 0, invisible, to 1."),
    AttributeEntry(.rotate, anyNumber, "Degrees clockwise about the centre; painting only."),
    AttributeEntry(
      .turn, .keyword(["0", "90", "180", "270"]),
      "Turns the content clockwise; a quarter turn exchanges its sides."),
    AttributeEntry(.fill, .paint, "A colour or gradient behind the content."),
    AttributeEntry(.stroke, .stroke, "A line around the box."),
    AttributeEntry(.strokeTop, .stroke, "A line along the top edge."),
    AttributeEntry(.strokeLeft, .stroke, "A line along the left edge."),
    AttributeEntry(.strokeBottom, .stroke, "A line along the bottom edge."),
    AttributeEntry(.strokeRight, .stroke, "A line along the right edge."),
    AttributeEntry(.radius, .radii, "Rounds the corners, from the top left clockwise."),
    AttributeEntry(.clip, .boolean, "Cuts content and children at the box's outline."),
    AttributeEntry(.shadow, .text, "A shadow behind the box.", isSupported: false),
    AttributeEntry(.blend, .text, "How colours mix with what is below.", isSupported: false),
    AttributeEntry(.z, anyNumber, "Siblings are painted in ascending order."),
    AttributeEntry(.alt, .text, "What the box shows, in words."),
  ]

  /// What every box has in layout.
  static let placement: [AttributeEntry] = [
    AttributeEntry(.margin, .insets, "Insets of the guide id.margins."),
    AttributeEntry(.hugging, .priorities, "How strongly the box keeps from growing."),
    AttributeEntry(.compression, .priorities, "How strongly the box keeps from shrinking."),
    AttributeEntry(.aspect, .aspect, "Width to height, required; natural or none."),
    AttributeEntry(.spacingAfter, .length, "In a stack: the gap after this child."),
    AttributeEntry(.dir, directions, "Direction of reading, inherited."),
    AttributeEntry(.lang, .language, "Language, inherited."),
  ]

  /// What makes a box the one it is; no style can give it.
  static let identity: [AttributeEntry] = [
    AttributeEntry(.id, .identifier, "A name, unique in its scope."),
    AttributeEntry(.present, .boolean, "false: as if an <if> had left it out."),
    AttributeEntry(.href, .link, "Where a click leads."),
    AttributeEntry(.style, .names, "One or more styles, later ones over earlier ones."),
  ]

  /// How blocks of a flow keep together.
  static let flowing: [AttributeEntry] = [
    AttributeEntry(.span, .keyword(["all"]), "Crosses the columns.", isSupported: false),
    AttributeEntry(.keepTogether, .boolean, "Is not split.", isSupported: false),
    AttributeEntry(
      .keepWithNext, .boolean, "Stands with the next block.", isSupported: false),
    AttributeEntry(
      .breakBefore, .keyword(["page", "column"]), "Begins a new page.", isSupported: false),
    AttributeEntry(
      .breakAfter, .keyword(["page", "column"]), "Ends the page.", isSupported: false),
  ]

  static let boxAttributes = identity + looks + placement + flowing

  /// How letters look: what a run of text can have of its own.
  static let runAttributes: [AttributeEntry] = [
    AttributeEntry(.family, .families, "Font families in order of preference."),
    AttributeEntry(.size, .textSize, "Size; em is the size around."),
    AttributeEntry(.weight, .integer(1...1000), "400 is regular, 700 bold."),
    AttributeEntry(.slant, .keyword(["upright", "italic", "oblique"]), "Upright or slanted."),
    AttributeEntry(.color, .color, "Colour of the letters."),
    AttributeEntry(.tracking, .textLength, "Space after each letter; em is the run's size."),
    AttributeEntry(.features, .features, "OpenType features."),
    AttributeEntry(
      .transform, .keyword(["none", "uppercase", "lowercase", "capitalize"]),
      "Changes the case of letters."),
  ]

  /// How the lines of a text are set.
  static let paragraphAttributes: [AttributeEntry] = [
    AttributeEntry(
      .align, .keyword(["left", "center", "right", "start", "end", "justify"]),
      "Where lines stand across."),
    AttributeEntry(.valign, .keyword(["top", "center", "bottom"]), "Where lines stand in height."),
    AttributeEntry(.leading, .leading, "From baseline to baseline: a factor or a length."),
    AttributeEntry(.lines, count, "The most lines that are shown; 0 is unlimited."),
    AttributeEntry(
      .truncation, .keyword(["tail", "middle", "head", "none"]), "Where the ellipsis stands."),
    AttributeEntry(.hyphenate, .boolean, "Breaks words at syllables.", isSupported: false),
    AttributeEntry(.breakAnywhere, .boolean, "Breaks words longer than a line anywhere."),
    AttributeEntry(.indent, .length, "Indent of the first line."),
    AttributeEntry(.minScale, .number(0.01...1), "The least scale for fit=\"shrink\"."),
    AttributeEntry(
      .outline, .integer(1...6), "Level in the document's outline.", isSupported: false),
    AttributeEntry(
      .orphans, .integer(1...100), "Least lines before a page break.", isSupported: false),
    AttributeEntry(
      .widows, .integer(1...100), "Least lines after a page break.", isSupported: false),
  ]

  static let textAttributes =
    runAttributes + paragraphAttributes + [
      AttributeEntry(.fit, .keyword(["none", "shrink"]), "Scales the text down to fit its box.")
    ]

  static let pictureAttributes: [AttributeEntry] = [
    AttributeEntry(.src, .path, "The picture's file.", isRequired: true),
    AttributeEntry(
      .fit, .keyword(["contain", "cover", "fill", "none"]), "How the picture fills its box."),
    AttributeEntry(.position, .position, "Where the picture stands in its box."),
  ]

  static let stackAttributes: [AttributeEntry] = [
    AttributeEntry(.axis, .keyword(["horizontal", "vertical"]), "How children follow."),
    AttributeEntry(.spacing, .length, "The gap between children."),
    AttributeEntry(
      .alignment,
      .keyword([
        "fill", "leading", "center", "trailing", "top", "bottom", "firstBaseline",
        "lastBaseline",
      ]), "Where children stand across the axis."),
    AttributeEntry(
      .distribution,
      .keyword([
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
      ]), "How children share the axis."),
  ]

  /// Both meanings of `fit`, where the element that it will meet is not known.
  private static let anyFit = AttributeEntry(
    .fit, .keyword(["none", "shrink", "contain", "cover", "fill"]),
    "How a text or a picture fits its box.")

  /// What a style can hold.
  static let styleAttributes =
    runAttributes + paragraphAttributes + [anyFit, pictureAttributes[2]] + looks + placement

  /// What `set` can change.
  static let settableAttributes =
    identity.filter { $0.name != .id } + styleAttributes + stackAttributes + [
      AttributeEntry(.src, .path, "The picture's file.")
    ]
}
