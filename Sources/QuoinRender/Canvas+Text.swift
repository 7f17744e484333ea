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
      draw(line, left: set.left(of: line, in: scene.rect.width / scale))
    }
  }

  private mutating func draw(_ line: SetLine, left: Double) {
    let runs = line.glyphRuns()
    for run in runs {
      setSource(run.style.color)
      draw(run, x: left, baseline: line.baseline)
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

  private func draw(_ run: GlyphRun, x: Double, baseline: Double) {
    guard !run.glyphs.isEmpty else { return }
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(index: glyph.index, x: x + glyph.x, y: baseline + glyph.y)
    }
    cairo_set_scaled_font(cairo, run.font)
    switch surface {
    case .pixels:
      // Cairo puts cached glyphs on whole pixels, which tears words apart at low resolutions.
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      cairo_fill(cairo)
    case .pdf:
      let clusters = run.clusters.map { cluster in
        cairo_text_cluster_t(
          num_bytes: Int32(cluster.byteCount), num_glyphs: Int32(cluster.glyphCount))
      }
      run.text.withUnsafeBytes { bytes in
        cairo_show_text_glyphs(
          cairo, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), glyphs,
          Int32(glyphs.count), clusters, Int32(clusters.count),
          run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
      }
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
