internal import CCairo
internal import QuoinCore
internal import QuoinText

extension Canvas {
  mutating func draw(_ scene: SceneText) {
    guard scene.rect.isDrawable else { return }
    let set = text.set(scene.content, width: scene.wrapWidth, height: scene.fitHeight)
    let scale = set.metrics.scale
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, scene.rect.x, scene.rect.y + scene.drop(of: set.metrics))
    cairo_scale(cairo, scale, scale)
    for line in set.lines where !line.string.isEmpty {
      draw(line, left: set.left(of: line, in: scene.rect.width / scale), scale: scale)
    }
  }

  private mutating func draw(_ line: SetLine, left: Double, scale: Double) {
    let runs = line.glyphRuns()
    for run in runs {
      setSource(run.style.color)
      draw(run, x: left, baseline: line.baseline, scale: scale)
    }
    for rule in text.rules(of: runs) {
      setSource(rule.color)
      cairo_rectangle(
        cairo, left + rule.x, line.baseline + rule.y, rule.width, rule.thickness)
      cairo_fill(cairo)
    }
    for link in runs.links() {
      let area = Rect(x: left + link.x, y: line.top, width: link.width, height: line.height)
      links.append(LinkArea(target: link.target, rect: onPage(area)))
    }
  }

  private func draw(_ run: GlyphRun, x: Double, baseline: Double, scale: Double) {
    guard !run.glyphs.isEmpty else { return }
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(index: glyph.index, x: x + glyph.x, y: baseline + glyph.y)
    }
    switch surface {
    case .pdf: show(glyphs, of: run)
    case .pixels(let pixelsPerPoint):
      let pixelsPerPoint = pixelsPerPoint * scale
      if rotations == 0, run.style.drawnSize * pixelsPerPoint <= GlyphMasks.largestSize,
        let masks = masks.font(for: run.font, pixelsPerPoint: pixelsPerPoint)
      {
        stamp(glyphs, with: masks)
      } else {
        cairo_set_scaled_font(cairo, run.font)
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
        cairo_fill(cairo)
      }
    }
  }

  /// Writes glyphs as text that can be selected and searched.
  private func show(_ glyphs: [cairo_glyph_t], of run: GlyphRun) {
    let clusters = run.clusters.map { cluster in
      cairo_text_cluster_t(
        num_bytes: Int32(cluster.byteCount), num_glyphs: Int32(cluster.glyphCount))
    }
    cairo_set_scaled_font(cairo, run.font)
    run.text.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        cairo, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), glyphs,
        Int32(glyphs.count), clusters, Int32(clusters.count),
        run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    }
  }

  /// Draws small upright glyphs out of the cache.
  private func stamp(_ glyphs: [cairo_glyph_t], with font: OpaquePointer) {
    let stamps = glyphs.map { glyph in
      var (x, y) = (glyph.x, glyph.y)
      cairo_user_to_device(cairo, &x, &y)
      return GlyphMasks.glyph(glyph.index, x: x, y: y)
    }
    saved {
      cairo_identity_matrix(cairo)
      cairo_set_scaled_font(cairo, font)
      cairo_show_glyphs(cairo, stamps, Int32(stamps.count))
    }
  }
}

extension SceneText {
  /// How far below its box's top a text stands, by its vertical alignment.
  func drop(of metrics: TextMetrics) -> Double {
    let slack = rect.height - metrics.height
    return switch content.paragraph.verticalAlign {
    case .top: 0
    case .center: slack / 2
    case .bottom: slack
    }
  }
}
