internal import CPango
internal import QuoinCore

/// The Pango attributes of a text's spans.
///
/// Neighbours that agree share one attribute, so that a change of colour inside a word breaks
/// neither a ligature nor Arabic joining.
struct SpanAttributes: ~Copyable {
  let list = pango_attr_list_new()

  deinit { pango_attr_list_unref(list) }

  init(_ text: borrowing PreparedText, fonts: inout FontDescriptions, breaksAnywhere: Bool) {
    // The first span's font is the layout's own.
    for (font, range) in text.stretches({ FontChoice($0) }) where range.lowerBound > 0 {
      guard let description = fonts.description(of: font.style) else { continue }
      insert(pango_attr_font_desc_new(description), range)
    }
    for (tracking, range) in text.stretches({ PangoUnits($0.tracking).value }) where tracking != 0 {
      insert(pango_attr_letter_spacing_new(tracking), range)
    }
    for (rise, range) in text.stretches({ PangoUnits($0.rise).value }) where rise != 0 {
      insert(pango_attr_rise_new(rise), range)
    }
    for (features, range) in text.stretches(\.features) where !features.isEmpty {
      insert(pango_attr_font_features_new(features.joined(separator: ",")), range)
    }
    for (language, range) in text.stretches(\.language) {
      guard let language else { continue }
      insert(pango_attr_language_new(pango_language_from_string(language)), range)
    }
    if breaksAnywhere {
      // A hyphen would spoil addresses and keys when copied.
      insert(pango_attr_insert_hyphens_new(0), 0..<text.bytes.count)
    }
    if text.spans.count > 1 {
      // A colour that is never drawn: it makes Pango cut its runs where a span ends, after shaping.
      for (index, span) in text.spans.enumerated() {
        insert(
          pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), span.range)
      }
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}

/// What of a style decides its font.
private struct FontChoice: Equatable {
  let style: TextStyle

  init(_ style: TextStyle) { self.style = style }

  static func == (a: FontChoice, b: FontChoice) -> Bool {
    a.style.drawnSize == b.style.drawnSize && a.style.weight == b.style.weight
      && a.style.slant == b.style.slant && a.style.families == b.style.families
  }
}

extension PreparedText {
  /// The longest ranges over which a property of the style stays the same.
  fileprivate func stretches<Value: Equatable>(
    _ property: (TextStyle) -> Value
  ) -> [(Value, Range<Int>)] {
    var stretches: [(Value, Range<Int>)] = []
    for span in spans {
      let value = property(span.style)
      if let last = stretches.last, last.0 == value {
        stretches[stretches.count - 1].1 = last.1.lowerBound..<span.range.upperBound
      } else {
        stretches.append((value, span.range))
      }
    }
    return stretches
  }
}
