internal import CPango
internal import QuoinCore

/// A Pango layout that is broken into lines and never changes again; the last owner frees it.
final class ShapedText {
  let text: PreparedText
  private let layout: OpaquePointer
  let lines: [Line]

  /// One line as Pango broke it; its pointer lives as long as the layout.
  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// The line's bytes, without the blanks at its end.
    let range: Range<Int>
    let isParagraphStart: Bool
    let isRightToLeft: Bool
    /// In pt, without white space at its end.
    let width: Double
    /// How far in from Pango's left its letters stand: the blanks at a right-to-left line's end.
    let lead: Double
  }

  /// Takes over a layout whose text, attributes and width are set.
  init(layout: OpaquePointer, text: PreparedText) {
    self.layout = layout
    self.text = text
    var lines: [Line] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        lines.append(Self.line(data.assumingMemoryBound(to: PangoLayoutLine.self), of: text))
      }
      node = current.pointee.next
    }
    self.lines = lines
  }

  deinit { FontLock.held { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  private static func line(
    _ pointer: UnsafeMutablePointer<PangoLayoutLine>, of text: PreparedText
  ) -> Line {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pointer, nil, &logical)
    let start = Int(pointer.pointee.start_index)
    let end = start + Int(pointer.pointee.length)
    let isRightToLeft = UInt32(pointer.pointee.resolved_dir) == PANGO_DIRECTION_RTL.rawValue
    let whole = GlyphRunBuilder.width(of: pointer)
    guard whole <= Int(Int32.max) else {
      // Pango's extents have wrapped around; such a line is only measured, or runs off the page.
      return Line(
        pointer: pointer, range: start..<end,
        isParagraphStart: pointer.pointee.is_paragraph_start != 0, isRightToLeft: isRightToLeft,
        width: Double(whole) / PangoUnits.perPoint, lead: 0)
    }
    var width = logical.width
    var lead: Int32 = 0
    let letters = text.endOfLetters(in: start..<end)
    if letters < end {
      // Pango takes the width of one blank away where it wraps; there may be more.
      var x: Int32 = 0
      pango_layout_line_index_to_x(pointer, Int32(letters), 0, &x)
      if isRightToLeft {
        lead = x
        width -= x
      } else {
        width = x
      }
    }
    return Line(
      pointer: pointer, range: start..<letters,
      isParagraphStart: pointer.pointee.is_paragraph_start != 0, isRightToLeft: isRightToLeft,
      width: Double(max(0, width)) / PangoUnits.perPoint,
      lead: Double(lead) / PangoUnits.perPoint)
  }
}

/// A length in Pango's units, 1/1024 pt, kept within what its integers can add up.
struct PangoUnits {
  static let perPoint = 1024.0
  let value: Int32

  /// The nearest number of units.
  init(_ points: Double) {
    value = Self.clamped((points * Self.perPoint).rounded())
  }

  /// The width to wrap at: never less than the width asked for by more than a rounding error, so
  /// that a text measured in whole units does not wrap at its own width.
  init(wrapping points: Double) {
    value = Self.clamped((points * Self.perPoint + 0.002).rounded(.down))
  }

  private static func clamped(_ units: Double) -> Int32 {
    guard !units.isNaN else { return 0 }
    return Int32(min(max(units, -1e9), 1e9))
  }
}
