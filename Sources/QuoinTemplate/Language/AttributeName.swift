/// Every attribute of the language; raw values are the spellings.
package enum AttributeName: String, Sendable, CaseIterable {
  // Documents and pages.
  case name, version, lang, dir, timezone, title, author, subject, keywords
  case id, size, margin, safe, bleed, fill, page, extends, src, value, params, component
  // Boxes.
  case present, hidden, opacity, rotate, turn
  case stroke, strokeTop, strokeLeft, strokeBottom, strokeRight
  case radius, clip, shadow, blend, z, hugging, compression, aspect, href, alt, style
  case spacingAfter, span, keepTogether, keepWithNext, breakBefore, breakAfter
  // Pictures and drawings.
  case fit, position, d, viewBox
  // Stacks, grids, tables, flows, barcodes.
  case axis, spacing, alignment, distribution, columns, rows, gutter, rule, cellMargin, carry
  case rowspan, type, module
  // Text.
  case family, weight, slant, color, align, valign, leading, tracking, lines, truncation
  case hyphenate, breakAnywhere, features, transform, indent, minScale, outline
  case orphans, widows, to
  // Constraints.
  case equalTo, lessThanOrEqualTo, greaterThanOrEqualTo
  case multipliedBy, dividedBy, offset, inset, priority, label, orElse
  case boxes, itemLength, lead, tail, format
  // Control.
  case each, `as`, index, test, `for`
}
