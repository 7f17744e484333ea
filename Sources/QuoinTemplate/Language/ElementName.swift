/// Every element of the language but those of constraints, whose names are attributes of boxes.
package enum ElementName: String, Sendable, CaseIterable {
  case template, fonts, font, `let`, styles, style, sample, page, variants, variant, set
  case component, use, slot, include
  case box, text, image, shape, ellipse, line, guide, grid, stack, table, flow, barcode
  case header, footer, row, cell, column
  case make, update, remake, remove, distribute, visual
  case `for`, empty, `if`, elseif, `else`
  case b, i, u, s, sub, sup, br, span, a, leader, ref
}
