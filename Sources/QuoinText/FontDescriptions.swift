internal import CPango
package import QuoinCore

/// Pango's description of each style's font, and the ascent and descent of its first font.
struct FontDescriptions: ~Copyable {
  /// Ascent and descent as parts of the font size.
  struct Extent {
    var ascent: Double
    var descent: Double
    var underlinePosition: Double
    var underlineThickness: Double
    var strikethroughPosition: Double
    var strikethroughThickness: Double
  }

  private struct Face: Hashable {
    var families: [String]
    var weight: Int
    var slant: TextStyle.Slant
  }

  private struct SizedFace: Hashable {
    var face: Face
    var units: Int32
  }

  private let library: FontLibrary
  private let context: OpaquePointer
  private var descriptions: [SizedFace: OpaquePointer] = [:]
  private var extents: [Face: Extent] = [:]
  private static let most = 4096

  /// - Parameters:
  ///   - library: Says under which names fontconfig knows its families.
  ///   - context: A Pango context, which must outlive this value.
  init(library: FontLibrary, context: OpaquePointer) {
    self.library = library
    self.context = context
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
  }

  /// The description of a style at the size it is drawn in; valid until the next call.
  mutating func description(of style: TextStyle) -> OpaquePointer? {
    let sized = SizedFace(face: face(of: style), units: PangoUnits(style.drawnSize).value)
    if let known = descriptions[sized] { return known }
    if descriptions.count >= Self.most { removeAll() }
    let made = make(sized)
    descriptions[sized] = made
    return made
  }

  /// Measured once at a large size: unhinted fonts are proportional, and units are coarse.
  mutating func extent(of style: TextStyle) -> Extent {
    let face = face(of: style)
    if let known = extents[face] { return known }
    if extents.count >= Self.most { extents.removeAll() }
    let extent = measure(face)
    extents[face] = extent
    return extent
  }

  private func face(of style: TextStyle) -> Face {
    Face(families: style.families, weight: min(max(style.weight, 1), 1000), slant: style.slant)
  }

  private func make(_ sized: SizedFace) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(
      description, library.requestedFamilies(sized.face.families))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(sized.face.weight)))
    pango_font_description_set_style(description, sized.face.slant.pangoStyle)
    pango_font_description_set_absolute_size(description, Double(sized.units))
    return description
  }

  private func measure(_ face: Face) -> Extent {
    let size = 1000.0
    let description = make(SizedFace(face: face, units: PangoUnits(size).value))
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else {
      return Extent(
        ascent: 0.8, descent: 0.2, underlinePosition: -0.1, underlineThickness: 0.05,
        strikethroughPosition: 0.3, strikethroughThickness: 0.05)
    }
    defer { g_object_unref(font) }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    func part(_ units: Int32) -> Double { Double(units) / PangoUnits.perPoint / size }
    return Extent(
      ascent: part(pango_font_metrics_get_ascent(metrics)),
      descent: part(pango_font_metrics_get_descent(metrics)),
      underlinePosition: part(pango_font_metrics_get_underline_position(metrics)),
      underlineThickness: part(pango_font_metrics_get_underline_thickness(metrics)),
      strikethroughPosition: part(pango_font_metrics_get_strikethrough_position(metrics)),
      strikethroughThickness: part(pango_font_metrics_get_strikethrough_thickness(metrics)))
  }

  private mutating func removeAll() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions.removeAll()
  }
}

extension TextStyle {
  /// The size of the letters in pt: smaller in sub- and superscripts, and within what Cairo's
  /// matrices and FreeType can bear.
  package var drawnSize: Double {
    let size = script == .normal ? size : size * 0.65
    return size.isNaN ? 0.01 : min(max(size, 0.01), 10_000)
  }

  /// How far the letters stand above the line's baseline in pt.
  var rise: Double {
    switch script {
    case .normal: 0
    case .superscript: size * 0.35
    case .subscript: size * -0.15
    }
  }
}

extension TextStyle.Slant {
  fileprivate var pangoStyle: PangoStyle {
    switch self {
    case .upright: PANGO_STYLE_NORMAL
    case .italic: PANGO_STYLE_ITALIC
    case .oblique: PANGO_STYLE_OBLIQUE
    }
  }
}
